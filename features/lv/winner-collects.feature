# language: lv
@option:winner-collects
Funkcionalitāte: Points to the winner of the round

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai sarkanais septītnieks

  @id:lv-winner-collects @lv-051.a @lv-055.a @lv-057.a
  Scenārijs: The winner of the round gets the points of all other hands
    Kad Annai ir 30 punktu
    Un Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais divnieks
    Ja Anna izspēlē sarkano septītnieku
    Tad Annai tagad ir 45 punkti
    Un Jānim tagad ir 0 punktu

  @id:lv-winner-collects-target @lv-058.a @lv-058.b @lv-058.c @lv-058.d
  Scenārijs: Whoever is the first to have 500 points wins the match
    Kad Annai ir 480 punktu
    Un Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais septītnieks
    Ja Anna izspēlē sarkano septītnieku
    Tad visā spēlē uzvar Anna

  @id:lv-winner-collects-below-target @lv-058.a
  Scenārijs: With 499 points the match goes on
    Kad Annai ir 480 punktu
    Un Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais sešinieks
    Ja Anna izspēlē sarkano septītnieku
    Tad spēle turpinās

  @id:lv-next-round @lv-023.b @lv-007.a @lv-057.a @lv-058.a
  Scenārijs: After a round another one is dealt
    Kad Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais sešinieks
    Un pirmā atklājamā kārts ir zaļais astotnieks
    Ja Anna izspēlē sarkano septītnieku
    Un izdala kārtis nākamajam raundam
    Tad raunds turpinās
    Un Jānim rokās tagad ir 7 kārtis
