# language: et
Omadus: Viimane kaart
  Kes käib välja viimase kaardi, on vooru võitnud; plusskaart mõjub aga ikka.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et on Mari kord käia
    Ja et viskepaki pealmine kaart on punane üheksa

  @id:et-last-card-wins @et-040.c @et-065.a @et-066.a
  Stsenaarium: Vooru võidab see, kes käib välja viimase kaardi
    Eeldades et Maril on käes ainult punane viis
    Kui Mari käib välja punase viie
    Siis võidab Mari vooru

  @id:et-last-draw-two @et-075.a
  Stsenaarium: Viimaseks kaardiks olnud pluss kahe eest võetakse ikka kaks kaarti
    Eeldades et mäng käib päripäeva
    Ja et Maril on käes ainult punane pluss kaks
    Ja et Jaanil on käes ainult roheline üks ja kollane kolm
    Kui Mari käib välja punase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis on Jaanil nüüd käes 4 kaarti
    Ja võidab Mari vooru

  @id:et-last-wild-draw-four @et-075.b
  Stsenaarium: Viimaseks kaardiks olnud pluss nelja eest võetakse ikka neli kaarti
    Eeldades et mäng käib päripäeva
    Ja et Maril on käes ainult pluss neli
    Ja et Jaanil on käes ainult roheline üks ja kollane kolm
    Kui Mari käib välja pluss nelja ja valib värviks sinise
    Ja Jaan võtab karistuskaardid
    Siis on Jaanil nüüd käes 6 kaarti
    Ja võidab Mari vooru

  @id:et-left-hand-player-draws @et-075.a @et-075.c
  Stsenaarium: Viimase kaardi eest võtab vasakpoolne mängija igas mängusuunas
    Eeldades et mäng käib vastupäeva
    Ja et Maril on käes ainult punane pluss kaks
    Ja et Jaanil on käes ainult roheline üks ja kollane kolm
    Ja et Liisil on käes ainult sinine neli ja roheline kuus
    Kui Mari käib välja punase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis on Jaanil nüüd käes 4 kaarti
    Ja on Liisil nüüd käes 2 kaarti

  @id:et-drawn-cards-count @et-067.a @et-068.a @et-075.a @et-075.d
  Stsenaarium: Viimase kaardi eest võetud kaardid lähevad võitja punktide hulka
    Eeldades et mäng käib päripäeva
    Ja et Maril on 100 punkti
    Ja et Maril on käes ainult punane pluss kaks
    Ja et Jaanil on käes ainult roheline üks
    Ja et Liisil on käes ainult sinine neli
    Ja et tõmbepaki järgmised kaardid on järjest punane kolm ja kollane seitse
    Kui Mari käib välja punase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis on Maril nüüd 115 punkti
