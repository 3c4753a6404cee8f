# language: et
Omadus: Pluss kaks
  Järgmine mängija võtab kaardid või vastab teise pluss kahega.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et mäng käib päripäeva
    Ja et on Mari kord käia
    Ja et viskepaki pealmine kaart on punane üheksa

  @id:et-next-draws-two @et-028.c @et-036.a @et-036.j
  Stsenaarium: Pluss kahe järel võtab järgmine mängija tõmbepakist kaks kaarti
    Eeldades et Maril on käes ainult punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes ainult kollane kolm ja roheline kaheksa
    Ja et tõmbepaki järgmised kaardid on järjest punane üks ja roheline seitse
    Kui Mari käib välja punase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis on Jaanil nüüd käes ainult kollane kolm, roheline kaheksa, punane üks ja roheline seitse

  @id:et-drawing-two-costs-turn @et-036.b
  Stsenaarium: Kes võtab pluss kahe kaardid, jätab käigu vahele
    Eeldades et Maril on käes ainult punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes ainult punane neli, kollane kolm ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis on nüüd Liisi kord käia

  @id:et-draw-two-answered @et-036.c
  Stsenaarium: Pluss kahele tohib vastata pluss kahega
    Eeldades et Maril on käes ainult punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes ainult punane pluss kaks, kollane kolm ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan proovib välja käia punase pluss kahe
    Siis on see lubatud

  @id:et-answer-in-another-colour @et-036.c @et-036.d
  Stsenaarium: Vastata saab ka teist värvi pluss kahega
    Eeldades et Maril on käes ainult punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes ainult sinine pluss kaks, kollane kolm ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan proovib välja käia sinise pluss kahe
    Siis on see lubatud

  @id:et-draws-despite-answer @et-036.a @et-036.e
  Stsenaarium: Kes saaks vastata pluss kahega, tohib kaardid siiski võtta
    Eeldades et Maril on käes ainult punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes ainult sinine pluss kaks, kollane kolm ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis on Jaanil nüüd käes 5 kaarti

  @id:et-four-after-answer @et-036.c @et-036.f @et-037.b @et-038.a
  Stsenaarium: Pärast üht vastust tuleb võtta neli kaarti
    Eeldades et Maril on käes ainult punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes ainult sinine pluss kaks, kollane kolm ja roheline kaheksa
    Ja et Liisil on käes ainult sinine neli, punane seitse ja roheline üks
    Kui Mari käib välja punase pluss kahe
    Ja Jaan käib välja sinise pluss kahe
    Ja Liis võtab karistuskaardid
    Siis on Liisil nüüd käes 7 kaarti

  @id:et-second-answer @et-036.c @et-036.g
  Stsenaarium: Vastusele tohib omakorda vastata
    Eeldades et Maril on käes ainult punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes ainult sinine pluss kaks, kollane kolm ja roheline kaheksa
    Ja et Liisil on käes ainult roheline pluss kaks, punane seitse ja roheline üks
    Kui Mari käib välja punase pluss kahe
    Ja Jaan käib välja sinise pluss kahe
    Ja Liis proovib välja käia rohelise pluss kahe
    Siis on see lubatud

  @id:et-answers-without-limit @et-036.c @et-037.a @et-038.a
  Stsenaarium: Kaardid lähevad edasi nii kaua, kui käiakse pluss kahtesid
    Eeldades et Maril on käes ainult punane pluss kaks, kollane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes ainult sinine pluss kaks, kollane kolm ja roheline kaheksa
    Ja et Liisil on käes ainult roheline pluss kaks, punane seitse ja roheline üks
    Kui Mari käib välja punase pluss kahe
    Ja Jaan käib välja sinise pluss kahe
    Ja Liis käib välja rohelise pluss kahe
    Ja Mari käib välja kollase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis on Jaanil nüüd käes 10 kaarti

  @id:et-number-against-draw-two @et-037.c
  Stsenaarium: Õiget värvi kaart pluss kahe kaartide võtmisest ei päästa
    Eeldades et Maril on käes ainult punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes ainult punane neli, sinine pluss kaks ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan proovib välja käia punase nelja
    Siis ei ole see lubatud

  @id:et-wild-draw-four-against-draw-two @et-036.h @et-037.c
  Stsenaarium: Pluss neljaga pluss kahele ei vastata
    Eeldades et Maril on käes ainult punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes ainult pluss neli, sinine pluss kaks ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan proovib välja käia pluss nelja ja valida värviks sinise
    Siis ei ole see lubatud

  @id:et-wild-against-draw-two @et-036.i @et-042.c
  Stsenaarium: Värvivahetus pluss kahe kaartide võtmisest ei päästa
    Eeldades et Maril on käes ainult punane pluss kaks, sinine kuus ja roheline kaks
    Ja et Jaanil on käes ainult värvivahetus, sinine pluss kaks ja roheline kaheksa
    Kui Mari käib välja punase pluss kahe
    Ja Jaan proovib välja käia värvivahetuse ja valida värviks sinise
    Siis ei ole see lubatud
