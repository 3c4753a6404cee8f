# language: lv
Funkcionalitāte: Melnās +4 kārts apstrīdēšana
  Kam ir cita derīga kārts, tas nedrīkst izspēlēt melno +4 kārti; bet pārkāpums vēl jāatklāj.

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks

  @id:lv-breach-stands @lv-045.a @lv-046.d @lv-048.c
  Scenārijs: Pretēji noteikumiem izspēlēta melnā +4 kārts paliek, ja neviens nejautā
    Kad Annai rokās ir tikai melnā +4 kārts, sarkanais septītnieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Jānis paceļ soda kārtis
    Tad Annai rokās tagad ir 2 kārtis
    Un Jānim rokās tagad ir 7 kārtis

  @id:lv-challenge-right @lv-045.a @lv-046.a @lv-046.d @lv-048.a
  Scenārijs: Kam atrod spēkā esošās krāsas kārti, tas pats paceļ četras kārtis
    Kad Annai rokās ir tikai melnā +4 kārts, sarkanais septītnieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Jānis apstrīd melno +4 kārti
    Tad Annai rokās tagad ir 6 kārtis
    Un Jānim rokās tagad ir 3 kārtis

  @id:lv-challenge-right-number @lv-045.a @lv-046.a @lv-046.c @lv-046.d @lv-048.a @lv-048.b
  Scenārijs: Pārkāpumu pierāda arī kārts ar to pašu ciparu
    Kad Annai rokās ir tikai melnā +4 kārts, zilais piecinieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Jānis apstrīd melno +4 kārti
    Tad Annai rokās tagad ir 6 kārtis
    Un Jānim rokās tagad ir 3 kārtis

  @id:lv-challenge-right-wild @lv-045.b @lv-046.a @lv-046.c @lv-046.d @lv-048.a @lv-048.b
  Scenārijs: Pārkāpumu pierāda arī krāsas izvēles kārts rokās
    Kad Annai rokās ir tikai melnā +4 kārts, krāsas izvēles kārts un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Jānis apstrīd melno +4 kārti
    Tad Annai rokās tagad ir 6 kārtis
    Un Jānim rokās tagad ir 3 kārtis

  @id:lv-challenge-wrong @lv-044.b @lv-044.f @lv-046.a @lv-048.d
  Scenārijs: Ja pārkāpuma nav, četras kārtis paceļ apstrīdētājs
    Kad Annai rokās ir tikai melnā +4 kārts, zilais vieninieks, zaļais divnieks un dzeltenais astotnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Jānis apstrīd melno +4 kārti
    Tad Jānim rokās tagad ir 7 kārtis
    Un gājiens tagad ir Ilzei

  @id:lv-challenge-by-bystander @lv-046.b
  Scenārijs: Apstrīdēt drīkst tikai tas, kuram jāceļ
    Kad Annai rokās ir tikai melnā +4 kārts, zilais vieninieks, zaļais divnieks un dzeltenais astotnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Ilze mēģina apstrīdēt melno +4 kārti
    Tad tas nav atļauts
