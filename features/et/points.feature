# language: et
Omadus: Points
  The winner of the round gets the points of all cards left in the other hands.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et on Mari kord käia
    Ja et viskepaki pealmine kaart on punane üheksa
    Ja et Maril on käes punane viis
    Ja et Maril on 100 punkti

  @id:et-number-cards-count @et-068.a @et-069.a
  Stsenaarium: A number card counts its number
    Eeldades et Jaanil on käes sinine null ja roheline üheksa
    Ja et Liisil on käes kollane neli
    Kui Mari käib välja punase viie
    Siis Maril on nüüd 113 punkti

  @id:et-winner-collects @et-067.a @et-068.a
  Stsenaarium: The winner gets the points of all others, and they get nothing
    Eeldades et Jaanil on käes sinine kaheksa ja roheline kaks
    Ja et Liisil on käes kollane kuus
    Ja et Jaanil on 30 punkti
    Kui Mari käib välja punase viie
    Siis Maril on nüüd 116 punkti
    Ja Jaanil on nüüd 30 punkti

  @id:et-draw-two-counts-twenty @et-052.c @et-068.a @et-070.a
  Stsenaarium: A Draw Two counts 20 points at the end of a round
    Eeldades et Jaanil on käes sinine pluss kaks
    Ja et Liisil on käes kollane üks
    Kui Mari käib välja punase viie
    Siis Maril on nüüd 121 punkti

  @id:et-reverse-counts-twenty @et-052.c @et-068.a @et-071.a
  Stsenaarium: A Reverse counts 20 points at the end of a round
    Eeldades et Jaanil on käes sinine suunavahetus
    Ja et Liisil on käes kollane üks
    Kui Mari käib välja punase viie
    Siis Maril on nüüd 121 punkti

  @id:et-skip-counts-twenty @et-052.c @et-068.a @et-072.a
  Stsenaarium: A Skip counts 20 points at the end of a round
    Eeldades et Jaanil on käes sinine vahelejätt
    Ja et Liisil on käes kollane üks
    Kui Mari käib välja punase viie
    Siis Maril on nüüd 121 punkti

  @id:et-wild-counts-fifty @et-052.c @et-068.a @et-073.a
  Stsenaarium: A Wild counts 50 points at the end of a round
    Eeldades et Jaanil on käes värvivahetus
    Ja et Liisil on käes kollane üks
    Kui Mari käib välja punase viie
    Siis Maril on nüüd 151 punkti

  @id:et-wild-draw-four-counts-fifty @et-052.c @et-068.a @et-074.a
  Stsenaarium: A Wild Draw Four counts 50 points at the end of a round
    Eeldades et Jaanil on käes pluss neli
    Ja et Liisil on käes kollane üks
    Kui Mari käib välja punase viie
    Siis Maril on nüüd 151 punkti
