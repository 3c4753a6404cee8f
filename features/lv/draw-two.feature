# language: lv
Funkcionalitāte: +2 kārts
  Nākamais spēlētājs paceļ divas kārtis un izlaiž gājienu.

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai sarkanā +2 kārts, zilais vieninieks un zaļais divnieks

  @id:lv-draw-two @lv-018.a @lv-028.a
  Scenārijs: Pēc +2 kārts nākamais spēlētājs paceļ divas kārtis
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis paceļ soda kārtis
    Tad Jānim rokās tagad ir 5 kārtis

  @id:lv-draw-two-turn-missed @lv-019.a @lv-028.b
  Scenārijs: Kas pacēlis kārtis par +2 kārti, tas izlaiž gājienu
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis paceļ soda kārtis
    Tad gājiens tagad ir Ilzei

  @id:lv-draw-two-nothing-laid @lv-028.b @lv-012.c
  Scenārijs: Kas pacēlis kārtis par +2 kārti, tas neko neliek
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis paceļ soda kārtis
    Un Jānis mēģina izspēlēt sarkano trijnieku
    Tad tas nav atļauts

  @id:lv-draw-two-no-draw-two @lv-018.c @lv-028.c @lv-012.c
  Scenārijs: Uz +2 kārti neatbild ar vēl vienu +2 kārti
    Kad Jānim rokās ir tikai zilā +2 kārts, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis mēģina izspēlēt zilo +2 kārti
    Tad tas nav atļauts

  @id:lv-draw-two-no-wild-draw-four @lv-018.c @lv-028.d @lv-012.c
  Scenārijs: Uz +2 kārti neatbild ar melno +4 kārti
    Kad Jānim rokās ir tikai melnā +4 kārts, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis mēģina izspēlēt melno +4 kārti un nosaukt zaļo krāsu
    Tad tas nav atļauts

  @id:lv-draw-two-no-wild @lv-018.c @lv-028.e @lv-012.c
  Scenārijs: Krāsas izvēles kārts neglābj no celšanas par +2 kārti
    Kad Jānim rokās ir tikai krāsas izvēles kārts, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis mēģina izspēlēt krāsas izvēles kārti un nosaukt zaļo krāsu
    Tad tas nav atļauts
