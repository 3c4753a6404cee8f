# language: lv
Funkcionalitāte: Reverse and Skip

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un spēle rit pulksteņrādītāja virzienā
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks

  @id:lv-reverse-direction @lv-032.a @lv-033.a
  Scenārijs: After a Reverse play goes the other way
    Kad Annai rokās ir tikai sarkanā virzienmaiņas kārts, zilais vieninieks un zaļais divnieks
    Ja Anna izspēlē sarkano virzienmaiņas kārti
    Tad spēle tagad rit pretēji pulksteņrādītāja virzienam

  @id:lv-reverse-turn @lv-032.a @lv-033.a
  Scenārijs: After a Reverse in clockwise play the right-hand neighbour is next
    Kad Annai rokās ir tikai sarkanā virzienmaiņas kārts, zilais vieninieks un zaļais divnieks
    Ja Anna izspēlē sarkano virzienmaiņas kārti
    Tad gājiens tagad ir Ilzei

  @id:lv-skip @lv-036.a
  Scenārijs: After a Skip the next player misses a turn
    Kad Annai rokās ir tikai sarkanā izlaišanas kārts, zilais vieninieks un zaļais divnieks
    Ja Anna izspēlē sarkano izlaišanas kārti
    Tad gājiens tagad ir Ilzei

  @id:lv-skip-nothing-laid @lv-036.a @lv-012.c
  Scenārijs: Whoever misses a turn for a Skip lays nothing
    Kad Annai rokās ir tikai sarkanā izlaišanas kārts, zilais vieninieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano izlaišanas kārti
    Un Jānis mēģina izspēlēt sarkano trijnieku
    Tad tas nav atļauts
