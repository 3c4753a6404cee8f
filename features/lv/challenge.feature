# language: lv
Funkcionalitāte: Challenging a Wild Draw Four
  Nobody who has another card to play may play a Wild Draw Four; but a breach has to be found out.

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks

  @id:lv-breach-stands @lv-045.a @lv-046.d @lv-048.c
  Scenārijs: A Wild Draw Four that breaks the limit stands if nobody asks
    Kad Annai rokās ir tikai melnā +4 kārts, sarkanais septītnieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Jānis paceļ soda kārtis
    Tad Annai rokās tagad ir 2 kārtis
    Un Jānim rokās tagad ir 7 kārtis

  @id:lv-challenge-right @lv-045.a @lv-046.a @lv-046.d @lv-048.a
  Scenārijs: Whoever is found to hold a card of the colour draws the four cards
    Kad Annai rokās ir tikai melnā +4 kārts, sarkanais septītnieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Jānis apstrīd melno +4 kārti
    Tad Annai rokās tagad ir 6 kārtis
    Un Jānim rokās tagad ir 3 kārtis

  @id:lv-challenge-right-number @lv-045.a @lv-046.a @lv-046.c @lv-046.d @lv-048.a @lv-048.b
  Scenārijs: A card of the same number proves a challenge right as well
    Kad Annai rokās ir tikai melnā +4 kārts, zilais piecinieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Jānis apstrīd melno +4 kārti
    Tad Annai rokās tagad ir 6 kārtis
    Un Jānim rokās tagad ir 3 kārtis

  @id:lv-challenge-right-wild @lv-045.b @lv-046.a @lv-046.c @lv-046.d @lv-048.a @lv-048.b
  Scenārijs: A Wild in the hand proves a challenge right as well
    Kad Annai rokās ir tikai melnā +4 kārts, krāsas izvēles kārts un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Jānis apstrīd melno +4 kārti
    Tad Annai rokās tagad ir 6 kārtis
    Un Jānim rokās tagad ir 3 kārtis

  @id:lv-challenge-wrong @lv-044.b @lv-044.f @lv-046.a @lv-048.d
  Scenārijs: Where no breach is found the challenger draws the four cards
    Kad Annai rokās ir tikai melnā +4 kārts, zilais vieninieks, zaļais divnieks un dzeltenais astotnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Jānis apstrīd melno +4 kārti
    Tad Jānim rokās tagad ir 7 kārtis
    Un gājiens tagad ir Ilzei

  @id:lv-challenge-by-bystander @lv-046.b
  Scenārijs: Nobody but the player who has to draw may challenge
    Kad Annai rokās ir tikai melnā +4 kārts, zilais vieninieks, zaļais divnieks un dzeltenais astotnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais četrinieks un zaļais sešinieks
    Ja Anna izspēlē melno +4 kārti un nosauc zaļo krāsu
    Un Ilze mēģina apstrīdēt melno +4 kārti
    Tad tas nav atļauts
