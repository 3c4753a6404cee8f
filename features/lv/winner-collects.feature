# language: lv
@option:winner-collects
Funkcionalitāte: Punkti raunda uzvarētājam

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai sarkanais septītnieks

  @id:lv-winner-collects @lv-051.a @lv-055.a @lv-057.a
  Scenārijs: Raunda uzvarētājs saņem punktus par visām pārējo kārtīm
    Kad Annai ir 30 punktu
    Un Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais divnieks
    Ja Anna izspēlē sarkano septītnieku
    Tad Annai tagad ir 45 punkti
    Un Jānim tagad ir 0 punktu

  @id:lv-winner-collects-target @lv-058.a @lv-058.b @lv-058.c @lv-058.d
  Scenārijs: Kam pirmajam ir 500 punktu, tas uzvar spēlē
    Kad Annai ir 480 punktu
    Un Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais septītnieks
    Ja Anna izspēlē sarkano septītnieku
    Tad visā spēlē uzvar Anna

  @id:lv-winner-collects-below-target @lv-058.a
  Scenārijs: Ar 499 punktiem spēle turpinās
    Kad Annai ir 480 punktu
    Un Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais sešinieks
    Ja Anna izspēlē sarkano septītnieku
    Tad visa spēle vēl nav galā

  @id:lv-next-round @lv-023.b @lv-007.a @lv-057.a @lv-058.a
  Scenārijs: Kad raunds galā, izdala kārtis nākamajam raundam
    Kad Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais sešinieks
    Un pirmā atklājamā kārts ir zaļais astotnieks
    Ja Anna izspēlē sarkano septītnieku
    Un izdala kārtis nākamajam raundam
    Tad raunds turpinās
    Un Jānim rokās tagad ir 7 kārtis
    Un Annai tagad ir 19 punktu

  @id:lv-next-round-clockwise @lv-012.b @lv-023.b @lv-057.a @lv-058.a
  Scenārijs: Arī nākamajā raundā spēle sākas pulksteņrādītāja virzienā
    Kad spēle rit pretēji pulksteņrādītāja virzienam
    Un Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais sešinieks
    Un pirmā atklājamā kārts ir zaļais astotnieks
    Ja Anna izspēlē sarkano septītnieku
    Un izdala kārtis nākamajam raundam
    Tad spēle tagad rit pulksteņrādītāja virzienā
