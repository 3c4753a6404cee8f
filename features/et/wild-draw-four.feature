# language: et
Omadus: Pluss neli
  Seda saab käia alati; käija valib värvi ja järgmine mängija võtab neli kaarti.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et mäng käib päripäeva
    Ja et on Mari kord käia

  @id:et-next-draws-four @et-028.c @et-033.c @et-046.a @et-046.d
  Stsenaarium: Pluss nelja järel võtab järgmine mängija tõmbepakist neli kaarti
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult pluss neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes ainult kollane üks ja kollane kolm
    Ja et tõmbepaki järgmised kaardid on järjest punane üks, roheline seitse, kollane kaks ja sinine kaheksa
    Kui Mari käib välja pluss nelja ja valib värviks punase
    Ja Jaan võtab karistuskaardid
    Siis on Jaanil nüüd käes ainult kollane üks, kollane kolm, punane üks, roheline seitse, kollane kaks ja sinine kaheksa

  @id:et-drawing-four-costs-turn @et-046.a @et-047.a
  Stsenaarium: Kes võtab pluss nelja kaardid, jätab käigu vahele
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult pluss neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes ainult punane üks, kollane kolm ja roheline kaheksa
    Kui Mari käib välja pluss nelja ja valib värviks punase
    Ja Jaan võtab karistuskaardid
    Siis on nüüd Liisi kord käia

  @id:et-wild-draw-four-names-colour @et-033.b @et-046.b
  Stsenaarium: Pluss nelja käija valib värvi
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult pluss neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes ainult punane üks, kollane kolm ja roheline kaheksa
    Kui Mari käib välja pluss nelja ja valib värviks punase
    Siis on kehtiv värv nüüd punane

  @id:et-wild-draw-four-keeps-colour @et-043.b @et-046.b @et-046.c
  Stsenaarium: Pluss nelja käija tohib jätta värvi samaks
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult pluss neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes ainult punane üks, kollane kolm ja roheline kaheksa
    Kui Mari proovib välja käia pluss nelja ja valida värviks sinise
    Siis on see lubatud
    Ja on kehtiv värv nüüd sinine

  @id:et-wild-draw-four-without-fit @et-059.a
  Stsenaarium: Kellel sobivat kaarti ei ole, see tohib käia pluss nelja
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult pluss neli, punane kuus ja roheline kaks
    Kui Mari proovib välja käia pluss nelja ja valida värviks punase
    Siis on see lubatud

  @id:et-wild-draw-four-as-bluff @et-059.c
  Stsenaarium: Pluss nelja tohib käia ka siis, kui sobib mõni muu kaart
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult pluss neli, sinine neli ja punane kuus
    Kui Mari proovib välja käia pluss nelja ja valida värviks punase
    Siis on see lubatud

  @id:et-wild-draw-four-on-wild @et-044.a @et-044.d
  Stsenaarium: Värvivahetusele tohib pluss nelja käia ka see, kellel on valitud värvi kaart
    Eeldades et viskepaki pealmine kaart on värvivahetus
    Ja et valitud värv on roheline
    Ja et Maril on käes ainult pluss neli, roheline neli ja punane kuus
    Kui Mari proovib välja käia pluss nelja ja valida värviks punase
    Siis on see lubatud

  @id:et-wild-draw-four-answered @et-047.b
  Stsenaarium: Pluss neljale tohib vastata pluss neljaga ja järgmine mängija võtab kaheksa
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult pluss neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes ainult pluss neli, kollane kolm ja roheline kaheksa
    Ja et Liisil on käes ainult kollane neli, punane seitse ja roheline üks
    Kui Mari käib välja pluss nelja ja valib värviks punase
    Ja Jaan käib välja pluss nelja ja valib värviks sinise
    Ja Liis võtab karistuskaardid
    Siis on Liisil nüüd käes 11 kaarti

  @id:et-wild-against-wild-draw-four @et-042.d
  Stsenaarium: Värvivahetus pluss nelja kaartide võtmisest ei päästa
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult pluss neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes ainult värvivahetus, pluss neli ja roheline kaheksa
    Kui Mari käib välja pluss nelja ja valib värviks punase
    Ja Jaan proovib välja käia värvivahetuse ja valida värviks sinise
    Siis ei ole see lubatud
