# language: et
Omadus: Värvivahetus
  Sobib igale kaardile, ja käija valib värvi.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et mäng käib päripäeva
    Ja et on Mari kord käia

  @id:et-wild-without-fit @et-042.a @et-059.a
  Stsenaarium: Kellel sobivat kaarti ei ole, see tohib käia värvivahetuse
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult värvivahetus, punane kuus ja roheline kaks
    Kui Mari proovib välja käia värvivahetuse ja valida värviks punase
    Siis on see lubatud
    Ja on viskepaki pealmine kaart nüüd värvivahetus

  @id:et-wild-on-action-card @et-042.a
  Stsenaarium: Värvivahetus sobib ka tegevuskaardile
    Eeldades et viskepaki pealmine kaart on sinine vahelejätt
    Ja et Maril on käes ainult värvivahetus, punane kuus ja roheline kaks
    Kui Mari proovib välja käia värvivahetuse ja valida värviks punase
    Siis on see lubatud

  @id:et-wild-though-card-fits @et-042.b @et-059.b
  Stsenaarium: Värvivahetuse tohib käia ka siis, kui sobib mõni muu kaart
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult värvivahetus, sinine neli ja punane kuus
    Kui Mari proovib välja käia värvivahetuse ja valida värviks punase
    Siis on see lubatud

  @id:et-wild-names-colour @et-028.b @et-032.b @et-043.a
  Stsenaarium: Värvivahetuse käija valib värvi
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult värvivahetus, punane kuus ja roheline kaks
    Kui Mari käib välja värvivahetuse ja valib värviks rohelise
    Siis on kehtiv värv nüüd roheline

  @id:et-wild-keeps-colour @et-043.b
  Stsenaarium: Valida tohib ka juba kehtiva värvi
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult värvivahetus, punane kuus ja roheline kaks
    Kui Mari proovib välja käia värvivahetuse ja valida värviks sinise
    Siis on see lubatud
    Ja on kehtiv värv nüüd sinine

  @id:et-named-colour-followed @et-032.b @et-043.a @et-044.a
  Stsenaarium: Värvivahetusele sobib valitud värvi kaart
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult värvivahetus, punane kuus ja roheline kaks
    Ja et Jaanil on käes ainult roheline neli, sinine seitse ja kollane kolm
    Kui Mari käib välja värvivahetuse ja valib värviks rohelise
    Ja Jaan proovib välja käia rohelise nelja
    Siis on see lubatud

  @id:et-other-colour-on-wild @et-032.b @et-043.a @et-044.a
  Stsenaarium: Värvivahetusele ei sobi muud värvi kaart
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult värvivahetus, punane kuus ja roheline kaks
    Ja et Jaanil on käes ainult roheline neli, sinine seitse ja kollane kolm
    Kui Mari käib välja värvivahetuse ja valib värviks rohelise
    Ja Jaan proovib välja käia sinise seitsme
    Siis ei ole see lubatud

  @id:et-wild-on-wild @et-044.a @et-044.b
  Stsenaarium: Värvivahetus sobib värvivahetusele
    Eeldades et viskepaki pealmine kaart on värvivahetus
    Ja et valitud värv on roheline
    Ja et Maril on käes ainult värvivahetus, sinine neli ja punane kuus
    Kui Mari proovib välja käia värvivahetuse ja valida värviks punase
    Siis on see lubatud
    Ja on kehtiv värv nüüd punane

  @id:et-wild-though-colour-held @et-044.b @et-044.c
  Stsenaarium: Värvivahetusele tohib värvivahetuse käia ka see, kellel on valitud värvi kaart
    Eeldades et viskepaki pealmine kaart on värvivahetus
    Ja et valitud värv on roheline
    Ja et Maril on käes ainult värvivahetus, roheline neli ja punane kuus
    Kui Mari proovib välja käia värvivahetuse ja valida värviks punase
    Siis on see lubatud
