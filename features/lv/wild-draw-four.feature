# language: lv
Funkcionalitāte: Melnā +4 kārts
  Nākamais spēlētājs paceļ četras kārtis un izlaiž gājienu.

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai melnā +4 kārts, zilais vieninieks, zaļais divnieks un dzeltenais astotnieks

  @id:lv-wild-draw-four-colour @lv-043.a
  Scenārijs: Kas izspēlē melno +4 kārti, tas nosauc krāsu, kurai jāseko
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zilo krāsu
    Un Jānis paceļ soda kārtis
    Tad spēkā ir zilā krāsa

  @id:lv-wild-draw-four @lv-018.b @lv-044.a
  Scenārijs: Pēc melnās +4 kārts nākamais spēlētājs paceļ četras kārtis
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zilo krāsu
    Un Jānis paceļ soda kārtis
    Tad Jānim rokās tagad ir 7 kārtis

  @id:lv-wild-draw-four-turn-missed @lv-019.b @lv-044.b
  Scenārijs: Kas pacēlis kārtis par melno +4 kārti, tas izlaiž gājienu
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zilo krāsu
    Un Jānis paceļ soda kārtis
    Tad gājiens tagad ir Ilzei

  @id:lv-wild-draw-four-nothing-laid @lv-044.b @lv-012.c
  Scenārijs: Kas pacēlis kārtis par melno +4 kārti, tas neko neliek
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Jānis paceļ soda kārtis
    Un Jānis mēģina izspēlēt zaļo sešinieku
    Tad tas nav atļauts

  @id:lv-wild-draw-four-no-wild-draw-four @lv-018.c @lv-044.c
  Scenārijs: Uz melno +4 kārti neatbild ar vēl vienu melno +4 kārti
    Kad Jānim rokās ir tikai melnā +4 kārts, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zilo krāsu
    Un Jānis mēģina izspēlēt melno +4 kārti un nosaukt zaļo krāsu
    Tad tas nav atļauts

  @id:lv-wild-draw-four-no-draw-two @lv-018.c @lv-044.d
  Scenārijs: Uz melno +4 kārti neatbild ar +2 kārti
    Kad Jānim rokās ir tikai zilā +2 kārts, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zilo krāsu
    Un Jānis mēģina izspēlēt zilo +2 kārti
    Tad tas nav atļauts

  @id:lv-wild-draw-four-no-wild @lv-018.c @lv-044.e
  Scenārijs: Krāsas izvēles kārts neglābj no celšanas par melno +4 kārti
    Kad Jānim rokās ir tikai krāsas izvēles kārts, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zilo krāsu
    Un Jānis mēģina izspēlēt krāsas izvēles kārti un nosaukt zaļo krāsu
    Tad tas nav atļauts
