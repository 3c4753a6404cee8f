# language: lv
Funkcionalitāte: Virzienmaiņas un izlaišanas kārts

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un spēle rit pulksteņrādītāja virzienā
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks

  @id:lv-reverse-direction @lv-032.a @lv-033.a
  Scenārijs: Pēc virzienmaiņas kārts spēle rit uz otru pusi
    Kad Annai rokās ir tikai sarkanā virzienmaiņas kārts, zilais vieninieks un zaļais divnieks
    Ja Anna izspēlē sarkano virzienmaiņas kārti
    Tad spēle tagad rit pretēji pulksteņrādītāja virzienam

  @id:lv-reverse-turn @lv-032.a @lv-033.a
  Scenārijs: Ja spēle rit pulksteņrādītāja virzienā, pēc virzienmaiņas kārts gājiens ir kaimiņam pa labi
    Kad Annai rokās ir tikai sarkanā virzienmaiņas kārts, zilais vieninieks un zaļais divnieks
    Ja Anna izspēlē sarkano virzienmaiņas kārti
    Tad gājiens tagad ir Ilzei

  @id:lv-skip @lv-036.a
  Scenārijs: Pēc izlaišanas kārts nākamais spēlētājs izlaiž gājienu
    Kad Annai rokās ir tikai sarkanā izlaišanas kārts, zilais vieninieks un zaļais divnieks
    Ja Anna izspēlē sarkano izlaišanas kārti
    Tad gājiens tagad ir Ilzei

  @id:lv-skip-nothing-laid @lv-036.a @lv-012.c
  Scenārijs: Kas izlaiž gājienu pēc izlaišanas kārts, tas neko neliek
    Kad Annai rokās ir tikai sarkanā izlaišanas kārts, zilais vieninieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano izlaišanas kārti
    Un Jānis mēģina izspēlēt sarkano trijnieku
    Tad tas nav atļauts
