# language: lv
Funkcionalitāte: Draw Two
  The next player draws two cards and misses the turn.

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai sarkanā +2 kārts, zilais vieninieks un zaļais divnieks

  @id:lv-draw-two @lv-018.a @lv-028.a
  Scenārijs: After a Draw Two the next player draws two cards
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis paceļ soda kārtis
    Tad Jānim rokās tagad ir 5 kārtis

  @id:lv-draw-two-turn-missed @lv-019.a @lv-028.b
  Scenārijs: Whoever has drawn for a Draw Two misses the turn
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis paceļ soda kārtis
    Tad gājiens tagad ir Ilzei

  @id:lv-draw-two-nothing-laid @lv-028.b @lv-012.c
  Scenārijs: Whoever has drawn for a Draw Two lays nothing
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis paceļ soda kārtis
    Un Jānis mēģina izspēlēt sarkano trijnieku
    Tad tas nav atļauts

  @id:lv-draw-two-no-draw-two @lv-018.c @lv-028.c @lv-012.c
  Scenārijs: A Draw Two is not answered with another one
    Kad Jānim rokās ir tikai zilā +2 kārts, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis mēģina izspēlēt zilo +2 kārti
    Tad tas nav atļauts

  @id:lv-draw-two-no-wild-draw-four @lv-018.c @lv-028.d @lv-012.c
  Scenārijs: A Draw Two is not answered with a Wild Draw Four
    Kad Jānim rokās ir tikai melnā +4 kārts, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis mēģina izspēlēt melno +4 kārti un nosaukt zaļo krāsu
    Tad tas nav atļauts

  @id:lv-draw-two-no-wild @lv-018.c @lv-028.e @lv-012.c
  Scenārijs: A Wild does not save anybody from drawing for a Draw Two
    Kad Jānim rokās ir tikai krāsas izvēles kārts, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis mēģina izspēlēt krāsas izvēles kārti un nosaukt zaļo krāsu
    Tad tas nav atļauts
