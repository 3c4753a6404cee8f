# language: et
Omadus: Suunavahetus ja vahelejätt
  Üks pöörab mängusuuna, teine jätab järgmise mängija käigu vahele.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan, Liis ja Toomas
    Ja et mäng käib päripäeva
    Ja et on Mari kord käia
    Ja et viskepaki pealmine kaart on punane üheksa

  @id:et-reverse-turns-play @et-028.a @et-039.a @et-040.a
  Stsenaarium: Suunavahetuse järel käib mäng päripäeva asemel vastupäeva
    Eeldades et Maril on käes ainult punane suunavahetus, sinine kuus ja roheline kaks
    Kui Mari käib välja punase suunavahetuse
    Siis käib mäng nüüd vastupäeva
    Ja on nüüd Toomase kord käia

  @id:et-second-reverse-turns-back @et-040.b
  Stsenaarium: Teine suunavahetus pöörab mängu tagasi
    Eeldades et Maril on käes ainult punane suunavahetus, sinine kuus ja roheline kaks
    Ja et Toomasel on käes ainult punane suunavahetus, kollane kolm ja roheline kaheksa
    Kui Mari käib välja punase suunavahetuse
    Ja Toomas käib välja punase suunavahetuse
    Siis käib mäng nüüd päripäeva
    Ja on nüüd Mari kord käia

  @id:et-skip-costs-turn @et-028.d @et-041.a
  Stsenaarium: Vahelejätu järel jääb järgmise mängija käik vahele
    Eeldades et Maril on käes ainult punane vahelejätt, sinine kuus ja roheline kaks
    Kui Mari käib välja punase vahelejätu
    Siis on nüüd Liisi kord käia

  @id:et-skip-costs-one-turn @et-041.a
  Stsenaarium: Vahelejätu tõttu jääb vahele ainult üks käik
    Eeldades et Maril on käes ainult punane vahelejätt, punane kuus, roheline kaks ja sinine üks
    Ja et Liisil on käes ainult punane neli, kollane kolm ja roheline kaheksa
    Ja et Toomasel on käes ainult punane viis, kollane seitse ja roheline kolm
    Kui Mari käib välja punase vahelejätu
    Ja Liis käib välja punase nelja
    Ja Toomas käib välja punase viie
    Ja Mari käib välja punase kuue
    Siis on nüüd Jaani kord käia
