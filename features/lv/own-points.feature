# language: lv
@option:own-points
Funkcionalitāte: Everybody counts their own points

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai sarkanais septītnieks

  @id:lv-own-points @lv-051.a @lv-055.a @lv-060.a
  Scenārijs: Whoever is left with cards is charged their points
    Kad Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais divnieks
    Un Ilzei ir 10 punktu
    Ja Anna izspēlē sarkano septītnieku
    Tad Annai tagad ir 0 punktu
    Un Jānim tagad ir 13 punktu
    Un Ilzei tagad ir 12 punktu

  @id:lv-own-points-target @lv-061.a @lv-061.b @lv-061.c @lv-062.a
  Scenārijs: When somebody has 500 points whoever has the fewest wins the match
    Kad Annai ir 100 punktu
    Un Jānim ir 480 punktu
    Un Jānim rokās ir tikai zilā izlaišanas kārts
    Un Ilzei ir 60 punktu
    Un Ilzei rokās ir tikai dzeltenais divnieks
    Ja Anna izspēlē sarkano septītnieku
    Tad visā spēlē uzvar Ilze

  @id:lv-own-points-below-target @lv-061.a
  Scenārijs: As long as nobody has 500 points the match goes on
    Kad Jānim ir 480 punktu
    Un Jānim rokās ir tikai zilais devītnieks un zaļais devītnieks
    Un Ilzei rokās ir tikai dzeltenais divnieks
    Ja Anna izspēlē sarkano septītnieku
    Tad spēle turpinās
