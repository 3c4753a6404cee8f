# language: et
Omadus: Draw Two
  The next player draws, or answers with another Draw Two.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et mäng käib päripäeva
    Ja et on Mari kord käia
    Ja et viskepaki pealmine kaart on punane üheksa

  @id:et-next-draws-two @et-028.c @et-036.a @et-036.j
  Stsenaarium: After a Draw Two the next player draws two cards from the draw pile
    Eeldades et Maril on käes punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes kollane kolm ja roheline kaheksa
    Ja et tõmbepaki järgmised kaardid on järjest punane üks ja roheline seitse
    Kui Mari käib välja punase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis Jaanil on nüüd käes ainult kollane kolm, roheline kaheksa, punane üks ja roheline seitse

  @id:et-drawing-two-costs-turn @et-036.b
  Stsenaarium: Whoever draws for a Draw Two misses the turn
    Eeldades et Maril on käes punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes punane neli, kollane kolm ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis Liisi kord on käia

  @id:et-draw-two-answered @et-036.c
  Stsenaarium: A Draw Two may be answered with a Draw Two
    Eeldades et Maril on käes punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes punane pluss kaks, kollane kolm ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan proovib välja käia punase pluss kahe
    Siis on see lubatud

  @id:et-answer-in-another-colour @et-036.c @et-036.d
  Stsenaarium: A Draw Two of another colour answers as well
    Eeldades et Maril on käes punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes sinine pluss kaks, kollane kolm ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan proovib välja käia sinise pluss kahe
    Siis on see lubatud

  @id:et-draws-despite-answer @et-036.a @et-036.e
  Stsenaarium: Someone who could answer with a Draw Two may draw all the same
    Eeldades et Maril on käes punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes sinine pluss kaks, kollane kolm ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis Jaanil on nüüd käes 5 kaarti

  @id:et-four-after-answer @et-036.c @et-036.f @et-037.b @et-038.a
  Stsenaarium: After one answer there are four cards to draw
    Eeldades et Maril on käes punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes sinine pluss kaks, kollane kolm ja roheline kaheksa
    Ja et Liisil on käes sinine neli, punane seitse ja roheline üks
    Kui Mari käib välja punase pluss kahe
    Ja Jaan käib välja sinise pluss kahe
    Ja Liis võtab karistuskaardid
    Siis Liisil on nüüd käes 7 kaarti

  @id:et-second-answer @et-036.c @et-036.g
  Stsenaarium: An answer may be answered once more
    Eeldades et Maril on käes punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes sinine pluss kaks, kollane kolm ja roheline kaheksa
    Ja et Liisil on käes roheline pluss kaks, punane seitse ja roheline üks
    Kui Mari käib välja punase pluss kahe
    Ja Jaan käib välja sinise pluss kahe
    Ja Liis proovib välja käia rohelise pluss kahe
    Siis on see lubatud

  @id:et-answers-without-limit @et-036.c @et-037.a @et-038.a
  Stsenaarium: The cards are passed on as long as Draw Twos are laid
    Eeldades et Maril on käes punane pluss kaks, kollane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes sinine pluss kaks, kollane kolm ja roheline kaheksa
    Ja et Liisil on käes roheline pluss kaks, punane seitse ja roheline üks
    Kui Mari käib välja punase pluss kahe
    Ja Jaan käib välja sinise pluss kahe
    Ja Liis käib välja rohelise pluss kahe
    Ja Mari käib välja kollase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis Jaanil on nüüd käes 10 kaarti

  @id:et-number-against-draw-two @et-037.c
  Stsenaarium: A card of the right colour does not save from drawing for a Draw Two
    Eeldades et Maril on käes punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes punane neli, sinine pluss kaks ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan proovib välja käia punase nelja
    Siis ei ole see lubatud

  @id:et-wild-draw-four-against-draw-two @et-036.h @et-037.c
  Stsenaarium: A Wild Draw Four does not answer a Draw Two
    Eeldades et Maril on käes punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes pluss neli, sinine pluss kaks ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan proovib välja käia pluss nelja ja valida värviks sinise
    Siis ei ole see lubatud

  @id:et-wild-against-draw-two @et-036.i @et-042.c
  Stsenaarium: A Wild does not save from drawing for a Draw Two
    Eeldades et Maril on käes punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes värvivahetus, sinine pluss kaks ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan proovib välja käia värvivahetuse ja valida värviks sinise
    Siis ei ole see lubatud
