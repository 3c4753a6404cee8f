# language: et
Omadus: The last card
  Whoever plays the last card has won the round, and a draw card still does what it says.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et on Mari kord käia
    Ja et viskepaki pealmine kaart on punane üheksa

  @id:et-last-card-wins @et-040.c @et-065.a @et-066.a
  Stsenaarium: Whoever plays the last card has won the round
    Eeldades et Maril on käes punane viis
    Kui Mari käib välja punase viie
    Siis Mari võidab vooru

  @id:et-last-draw-two @et-075.a
  Stsenaarium: For a Draw Two as last card two cards are still drawn
    Eeldades et mäng käib päripäeva
    Ja et Maril on käes punane pluss kaks
    Ja et Jaanil on käes roheline üks ja kollane kolm
    Kui Mari käib välja punase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis Jaanil on nüüd käes 4 kaarti
    Ja Mari võidab vooru

  @id:et-last-wild-draw-four @et-075.b
  Stsenaarium: For a Wild Draw Four as last card four cards are still drawn
    Eeldades et mäng käib päripäeva
    Ja et Maril on käes pluss neli
    Ja et Jaanil on käes roheline üks ja kollane kolm
    Kui Mari käib välja pluss nelja ja valib värviks sinise
    Ja Jaan võtab karistuskaardid
    Siis Jaanil on nüüd käes 6 kaarti
    Ja Mari võidab vooru

  @id:et-left-hand-player-draws @et-075.a @et-075.c
  Stsenaarium: The player on the left draws for the last card, whichever way play goes
    Eeldades et mäng käib vastupäeva
    Ja et Maril on käes punane pluss kaks
    Ja et Jaanil on käes roheline üks ja kollane kolm
    Ja et Liisil on käes sinine neli ja roheline kuus
    Kui Mari käib välja punase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis Jaanil on nüüd käes 4 kaarti
    Ja Liisil on nüüd käes 2 kaarti

  @id:et-drawn-cards-count @et-067.a @et-068.a @et-075.a @et-075.d
  Stsenaarium: The cards drawn for the last card count for the winner
    Eeldades et mäng käib päripäeva
    Ja et Maril on 100 punkti
    Ja et Maril on käes punane pluss kaks
    Ja et Jaanil on käes roheline üks
    Ja et Liisil on käes sinine neli
    Ja et tõmbepaki järgmised kaardid on järjest punane kolm ja kollane seitse
    Kui Mari käib välja punase pluss kahe
    Ja Jaan võtab karistuskaardid
    Siis Maril on nüüd 115 punkti
