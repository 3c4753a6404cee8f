# language: lv
@option:own-points
Funkcionalitāte: Katrs skaita savus punktus

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai sarkanais septītnieks

  @id:lv-own-points @lv-051.a @lv-055.a @lv-060.a
  Scenārijs: Kam paliek kārtis, tam pieraksta to punktus
    Kad Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais divnieks
    Un Ilzei ir 10 punktu
    Ja Anna izspēlē sarkano septītnieku
    Tad Annai tagad ir 0 punktu
    Un Jānim tagad ir 13 punktu
    Un Ilzei tagad ir 12 punktu

  @id:lv-own-points-target @lv-061.a @lv-061.b @lv-061.c @lv-062.a
  Scenārijs: Kad kādam ir 500 punktu, spēlē uzvar tas, kuram to ir vismazāk
    Kad Annai ir 100 punktu
    Un Jānim ir 480 punktu
    Un Jānim rokās ir tikai zilā izlaišanas kārts
    Un Ilzei ir 60 punktu
    Un Ilzei rokās ir tikai dzeltenais divnieks
    Ja Anna izspēlē sarkano septītnieku
    Tad visā spēlē uzvar Ilze

  @id:lv-own-points-below-target @lv-023.b @lv-060.a @lv-061.a
  Scenārijs: Kamēr nevienam nav 500 punktu, spēle turpinās
    Kad Jānim ir 480 punktu
    Un Jānim rokās ir tikai zilais devītnieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais divnieks
    Ja Anna izspēlē sarkano septītnieku
    Tad visa spēle vēl nav galā
    Ja izdala kārtis nākamajam raundam
    Tad Jānim tagad ir 498 punkti

  @id:lv-own-points-next-round-clockwise @lv-012.b @lv-023.b @lv-060.a @lv-061.a
  Scenārijs: Arī nākamajā raundā spēle sākas pulksteņrādītāja virzienā
    Kad spēle rit pretēji pulksteņrādītāja virzienam
    Un Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais divnieks
    Un pirmā atklājamā kārts ir zaļais astotnieks
    Ja Anna izspēlē sarkano septītnieku
    Un izdala kārtis nākamajam raundam
    Tad spēle tagad rit pulksteņrādītāja virzienā
