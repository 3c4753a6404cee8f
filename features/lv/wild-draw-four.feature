# language: lv
Funkcionalitāte: Wild Draw Four
  The next player draws four cards and misses the turn.

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai melnā +4 kārts, zilais vieninieks, zaļais divnieks un dzeltenais astotnieks

  @id:lv-wild-draw-four-colour @lv-043.a
  Scenārijs: Whoever plays a Wild Draw Four names the colour to be followed
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zilo krāsu
    Un Jānis paceļ soda kārtis
    Tad spēkā ir zilā krāsa

  @id:lv-wild-draw-four @lv-018.b @lv-044.a
  Scenārijs: After a Wild Draw Four the next player draws four cards
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zilo krāsu
    Un Jānis paceļ soda kārtis
    Tad Jānim rokās tagad ir 7 kārtis

  @id:lv-wild-draw-four-turn-missed @lv-019.b @lv-044.b
  Scenārijs: Whoever has drawn for a Wild Draw Four misses the turn
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zilo krāsu
    Un Jānis paceļ soda kārtis
    Tad gājiens tagad ir Ilzei

  @id:lv-wild-draw-four-nothing-laid @lv-044.b @lv-012.c
  Scenārijs: Whoever has drawn for a Wild Draw Four lays nothing
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Jānis paceļ soda kārtis
    Un Jānis mēģina izspēlēt zaļo sešinieku
    Tad tas nav atļauts

  @id:lv-wild-draw-four-no-wild-draw-four @lv-018.c @lv-044.c
  Scenārijs: A Wild Draw Four is not answered with another one
    Kad Jānim rokās ir tikai melnā +4 kārts, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zilo krāsu
    Un Jānis mēģina izspēlēt melno +4 kārti un nosaukt zaļo krāsu
    Tad tas nav atļauts

  @id:lv-wild-draw-four-no-draw-two @lv-018.c @lv-044.d
  Scenārijs: A Wild Draw Four is not answered with a Draw Two
    Kad Jānim rokās ir tikai zilā +2 kārts, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zilo krāsu
    Un Jānis mēģina izspēlēt zilo +2 kārti
    Tad tas nav atļauts

  @id:lv-wild-draw-four-no-wild @lv-018.c @lv-044.e
  Scenārijs: A Wild does not save anybody from drawing for a Wild Draw Four
    Kad Jānim rokās ir tikai krāsas izvēles kārts, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zilo krāsu
    Un Jānis mēģina izspēlēt krāsas izvēles kārti un nosaukt zaļo krāsu
    Tad tas nav atļauts
