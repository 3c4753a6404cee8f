# language: et
Omadus: Reverse and Skip
  One turns the direction of play, the other costs the next player a turn.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan, Liis ja Toomas
    Ja et mäng käib päripäeva
    Ja et on Mari kord käia
    Ja et viskepaki pealmine kaart on punane üheksa

  @id:et-reverse-turns-play @et-028.a @et-039.a @et-040.a
  Stsenaarium: A Reverse turns play from clockwise to counterclockwise
    Eeldades et Maril on käes punane suunavahetus, sinine kuus ja roheline kaks
    Kui Mari käib välja punase suunavahetuse
    Siis mäng käib nüüd vastupäeva
    Ja Toomase kord on käia

  @id:et-second-reverse-turns-back @et-040.b
  Stsenaarium: Another Reverse turns play back
    Eeldades et Maril on käes punane suunavahetus, sinine kuus ja roheline kaks
    Ja et Toomasel on käes punane suunavahetus, kollane kolm ja roheline kaheksa
    Kui Mari käib välja punase suunavahetuse
    Ja Toomas käib välja punase suunavahetuse
    Siis mäng käib nüüd päripäeva
    Ja Mari kord on käia

  @id:et-skip-costs-turn @et-028.d @et-041.a
  Stsenaarium: After a Skip the next player misses a turn
    Eeldades et Maril on käes punane vahelejätt, sinine kuus ja roheline kaks
    Kui Mari käib välja punase vahelejätu
    Siis Liisi kord on käia

  @id:et-skip-costs-one-turn @et-041.a
  Stsenaarium: A Skip costs just one turn
    Eeldades et Maril on käes punane vahelejätt, punane kuus, roheline kaks ja sinine üks
    Ja et Liisil on käes punane neli, kollane kolm ja roheline kaheksa
    Ja et Toomasel on käes punane viis, kollane seitse ja roheline kolm
    Kui Mari käib välja punase vahelejätu
    Ja Liis käib välja punase nelja
    Ja Toomas käib välja punase viie
    Ja Mari käib välja punase kuue
    Siis Jaani kord on käia
