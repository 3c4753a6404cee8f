# language: et
Omadus: UNO
  Kellele jääb üks kaart, see peab seda ütlema, enne kui keegi ütlemata jätmist märkab.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et mäng käib päripäeva
    Ja et on Mari kord käia
    Ja et viskepaki pealmine kaart on punane üheksa
    Ja et Maril on käes ainult punane viis ja sinine kolm

  @id:et-missed-call-costs-two @et-055.c @et-076.a @et-078.a @et-078.b @et-079.c @et-079.d
  Stsenaarium: Kes tabatakse UNO ütlemata jätmiselt, võtab kaks kaarti
    Eeldades et tõmbepaki järgmised kaardid on järjest roheline üks ja kollane neli
    Kui Mari käib välja punase viie
    Ja Jaan tabab Mari UNO ütlemata jätmiselt
    Siis on Maril nüüd käes ainult sinine kolm, roheline üks ja kollane neli
    Ja on nüüd Jaani kord käia

  @id:et-call-in-time-saves @et-076.a @et-077.a
  Stsenaarium: Kes ütles UNO õigel ajal, seda tabada ei saa
    Kui Mari ütleb õigel ajal UNO ja käib välja punase viie
    Ja Jaan proovib tabada Marit UNO ütlemata jätmiselt
    Siis ei ole see lubatud
    Ja on Maril nüüd käes 1 kaart

  @id:et-call-after-playing @et-077.a @et-078.c @et-079.e
  Stsenaarium: UNO tohib öelda ka pärast kaardi väljakäimist
    Kui Mari käib välja punase viie
    Ja Mari proovib öelda UNO
    Siis on see lubatud
    Kui Jaan proovib tabada Marit UNO ütlemata jätmiselt
    Siis ei ole see lubatud

  @id:et-call-due-again @et-078.a @et-078.b @et-078.d @et-079.d
  Stsenaarium: UNO tuleb öelda iga kord, kui kätte jääb üks kaart
    Eeldades et Jaanil on käes ainult punane seitse, roheline kaks, kollane kolm ja sinine kuus
    Ja et Liisil on käes ainult punane kaheksa, roheline neli ja kollane kuus
    Ja et tõmbepaki järgmine kaart on kollane kaheksa
    Kui Mari ütleb õigel ajal UNO ja käib välja punase viie
    Ja Jaan käib välja punase seitsme
    Ja Liis käib välja punase kaheksa
    Ja Mari võtab pakist juurde
    Ja Mari käib välja kollase kaheksa
    Ja Jaan tabab Mari UNO ütlemata jätmiselt
    Siis on Maril nüüd käes 3 kaarti

  @id:et-unnoticed-omission @et-079.a
  Stsenaarium: Kui keegi ütlemata jätmist ei märka, karistust ei ole
    Eeldades et Jaanil on käes ainult punane seitse, roheline kaks ja kollane kolm
    Kui Mari käib välja punase viie
    Ja Jaan käib välja punase seitsme
    Siis on Maril nüüd käes 1 kaart

  @id:et-anybody-may-catch @et-078.b @et-079.b @et-079.d
  Stsenaarium: Tabada tohib ka keegi muu kui järgmine mängija
    Eeldades et Liisil on käes ainult roheline üks ja sinine kuus
    Kui Mari käib välja punase viie
    Ja Liis proovib tabada Marit UNO ütlemata jätmiselt
    Siis on see lubatud
    Ja on Maril nüüd käes 3 kaarti

  @id:et-caught-too-late @et-079.a @et-079.c
  Stsenaarium: Kui järgmine mängija on käinud, on tabamiseks hilja
    Eeldades et Jaanil on käes ainult punane seitse, roheline kaks ja kollane kolm
    Kui Mari käib välja punase viie
    Ja Jaan käib välja punase seitsme
    Ja Liis proovib tabada Marit UNO ütlemata jätmiselt
    Siis ei ole see lubatud

  @id:et-caught-at-once @et-079.c @et-079.d
  Stsenaarium: Ütlemata jätmiselt tohib tabada kohe
    Kui Mari käib välja punase viie
    Ja Jaan proovib tabada Marit UNO ütlemata jätmiselt
    Siis on see lubatud
