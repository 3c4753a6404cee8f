# language: et
Omadus: UNO
  Whoever is down to one card has to say so, before anybody notices the omission.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et mäng käib päripäeva
    Ja et on Mari kord käia
    Ja et viskepaki pealmine kaart on punane üheksa
    Ja et Maril on käes punane viis ja sinine kolm

  @id:et-missed-call-costs-two @et-076.a @et-078.a @et-078.b @et-079.c @et-079.d
  Stsenaarium: Whoever is caught without a call draws two cards
    Eeldades et tõmbepaki järgmised kaardid on järjest roheline üks ja kollane neli
    Kui Mari käib välja punase viie
    Ja Jaan tabab Mari UNO ütlemata jätmiselt
    Siis Maril on nüüd käes ainult sinine kolm, roheline üks ja kollane neli

  @id:et-call-in-time-saves @et-076.a @et-077.a
  Stsenaarium: Whoever has called in time can't be caught
    Kui Mari ütleb õigel ajal UNO ja käib välja punase viie
    Ja Jaan proovib tabada Marit UNO ütlemata jätmiselt
    Siis ei ole see lubatud
    Ja Maril on nüüd käes 1 kaart

  @id:et-call-after-playing @et-077.a @et-078.c @et-079.e
  Stsenaarium: The call may still come once the card is laid
    Kui Mari käib välja punase viie
    Ja Mari proovib öelda UNO
    Siis on see lubatud
    Kui Jaan proovib tabada Marit UNO ütlemata jätmiselt
    Siis ei ole see lubatud

  @id:et-call-due-again @et-078.a @et-078.b @et-078.d @et-079.d
  Stsenaarium: The call is due again each time one card is left
    Eeldades et Jaanil on käes punane seitse, roheline kaks ja kollane kolm
    Ja et Liisil on käes punane kaheksa, roheline neli ja kollane kuus
    Ja et tõmbepaki järgmine kaart on kollane kaheksa
    Kui Mari ütleb õigel ajal UNO ja käib välja punase viie
    Ja Jaan käib välja punase seitsme
    Ja Liis käib välja punase kaheksa
    Ja Mari võtab pakist juurde
    Ja Mari käib välja kollase kaheksa
    Ja Jaan tabab Mari UNO ütlemata jätmiselt
    Siis Maril on nüüd käes 3 kaarti

  @id:et-unnoticed-omission @et-079.a
  Stsenaarium: A missed call that nobody notices costs nothing
    Eeldades et Jaanil on käes punane seitse, roheline kaks ja kollane kolm
    Kui Mari käib välja punase viie
    Ja Jaan käib välja punase seitsme
    Siis Maril on nüüd käes 1 kaart

  @id:et-anybody-may-catch @et-078.b @et-079.b @et-079.d
  Stsenaarium: Not only the next player may catch
    Kui Mari käib välja punase viie
    Ja Liis proovib tabada Marit UNO ütlemata jätmiselt
    Siis on see lubatud
    Ja Maril on nüüd käes 3 kaarti

  @id:et-caught-too-late @et-079.a @et-079.c
  Stsenaarium: Once the next player has moved it is too late to catch
    Eeldades et Jaanil on käes punane seitse, roheline kaks ja kollane kolm
    Kui Mari käib välja punase viie
    Ja Jaan käib välja punase seitsme
    Ja Liis proovib tabada Marit UNO ütlemata jätmiselt
    Siis ei ole see lubatud

  @id:et-caught-at-once @et-079.c @et-079.d
  Stsenaarium: A missed call may be caught at once
    Kui Mari käib välja punase viie
    Ja Jaan proovib tabada Marit UNO ütlemata jätmiselt
    Siis on see lubatud
