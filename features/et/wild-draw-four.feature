# language: et
Omadus: Wild Draw Four
  It can always be played, names the colour and makes the next player draw four cards.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et mäng käib päripäeva
    Ja et on Mari kord käia

  @id:et-next-draws-four @et-028.c @et-033.c @et-046.a @et-046.d
  Stsenaarium: After a Wild Draw Four the next player draws four cards from the draw pile
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes pluss neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes kollane üks ja kollane kolm
    Ja et tõmbepaki järgmised kaardid on järjest punane üks, roheline seitse, kollane kaks ja sinine kaheksa
    Kui Mari käib välja pluss nelja ja valib värviks punase
    Ja Jaan võtab karistuskaardid
    Siis Jaanil on nüüd käes ainult kollane üks, kollane kolm, punane üks, roheline seitse, kollane kaks ja sinine kaheksa

  @id:et-drawing-four-costs-turn @et-046.a @et-047.a
  Stsenaarium: Whoever draws for a Wild Draw Four misses the turn
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes pluss neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes punane üks, kollane kolm ja roheline kaheksa
    Kui Mari käib välja pluss nelja ja valib värviks punase
    Ja Jaan võtab karistuskaardid
    Siis Liisi kord on käia

  @id:et-wild-draw-four-names-colour @et-033.b @et-046.b
  Stsenaarium: Whoever plays a Wild Draw Four names the colour
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes pluss neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes punane üks, kollane kolm ja roheline kaheksa
    Kui Mari käib välja pluss nelja ja valib värviks punase
    Siis kehtiv värv on nüüd punane

  @id:et-wild-draw-four-keeps-colour @et-043.b @et-046.b @et-046.c
  Stsenaarium: A Wild Draw Four may leave the colour as it is
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes pluss neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes punane üks, kollane kolm ja roheline kaheksa
    Kui Mari proovib välja käia pluss nelja ja valida värviks sinise
    Siis on see lubatud
    Ja kehtiv värv on nüüd sinine

  @id:et-wild-draw-four-without-fit @et-059.a
  Stsenaarium: Someone with no card that fits may play a Wild Draw Four
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes pluss neli, punane kuus ja roheline kaks
    Kui Mari proovib välja käia pluss nelja ja valida värviks punase
    Siis on see lubatud

  @id:et-wild-draw-four-as-bluff @et-059.c
  Stsenaarium: A Wild Draw Four may be played though another card fits
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes pluss neli, sinine neli ja punane kuus
    Kui Mari proovib välja käia pluss nelja ja valida värviks punase
    Siis on see lubatud

  @id:et-wild-draw-four-on-wild @et-044.a @et-044.d
  Stsenaarium: A Wild Draw Four goes on a Wild even for someone who holds the colour named
    Eeldades et viskepaki pealmine kaart on värvivahetus
    Ja et valitud värv on roheline
    Ja et Maril on käes pluss neli, roheline neli ja punane kuus
    Kui Mari proovib välja käia pluss nelja ja valida värviks punase
    Siis on see lubatud

  @id:et-wild-draw-four-answered @et-047.b
  Stsenaarium: A Wild Draw Four may be answered with a Wild Draw Four, and the next player draws eight
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes pluss neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes pluss neli, kollane kolm ja roheline kaheksa
    Ja et Liisil on käes kollane neli, punane seitse ja roheline üks
    Kui Mari käib välja pluss nelja ja valib värviks punase
    Ja Jaan käib välja pluss nelja ja valib värviks sinise
    Ja Liis võtab karistuskaardid
    Siis Liisil on nüüd käes 11 kaarti

  @id:et-wild-against-wild-draw-four @et-042.d
  Stsenaarium: A Wild does not save from drawing for a Wild Draw Four
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes pluss neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes värvivahetus, pluss neli ja roheline kaheksa
    Kui Mari käib välja pluss nelja ja valib värviks punase
    Ja Jaan proovib välja käia värvivahetuse ja valida värviks sinise
    Siis ei ole see lubatud
