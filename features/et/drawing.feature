# language: et
Omadus: Kaardi võtmine
  Kes ei saa või ei taha käia, võtab ühe kaardi.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et mäng käib päripäeva
    Ja et on Mari kord käia
    Ja et viskepaki pealmine kaart on sinine üheksa

  @id:et-draws-one-card @et-060.a @et-060.b
  Stsenaarium: Kellel sobivat kaarti ei ole, see võtab ühe kaardi
    Eeldades et Maril on käes ainult punane kuus, roheline kaks ja kollane kolm
    Ja et tõmbepaki järgmised kaardid on järjest roheline viis ja sinine üks
    Kui Mari võtab pakist juurde
    Siis on Maril nüüd käes ainult punane kuus, roheline kaks, kollane kolm ja roheline viis

  @id:et-no-pass-without-fit @et-060.a @et-064.c
  Stsenaarium: Ilma sobiva kaardita ei tohi võtmata passida
    Eeldades et Maril on käes ainult punane kuus, roheline kaks ja kollane kolm
    Kui Mari proovib passida ilma kaarti võtmata
    Siis ei ole see lubatud

  @id:et-drawn-card-played @et-060.b @et-061.a
  Stsenaarium: Sobiva võetud kaardi tohib kohe välja käia
    Eeldades et Maril on käes ainult punane kuus, roheline kaks ja kollane kolm
    Ja et tõmbepaki järgmine kaart on roheline üheksa
    Kui Mari võtab pakist juurde
    Ja Mari käib välja rohelise üheksa
    Siis on viskepaki pealmine kaart nüüd roheline üheksa
    Ja on kehtiv värv nüüd roheline
    Ja on nüüd Jaani kord käia

  @id:et-drawn-card-kept @et-060.b @et-061.a
  Stsenaarium: Sobiva võetud kaardi tohib endale jätta
    Eeldades et Maril on käes ainult punane kuus, roheline kaks ja kollane kolm
    Ja et tõmbepaki järgmine kaart on sinine üks
    Kui Mari võtab pakist juurde
    Ja Mari proovib võetud kaardi endale jätta
    Siis on see lubatud
    Ja on Maril nüüd käes ainult punane kuus, roheline kaks, kollane kolm ja sinine üks
    Ja on nüüd Jaani kord käia

  @id:et-turn-passes-on @et-060.b @et-062.a
  Stsenaarium: Kui võetud kaart ei sobi, on järgmise mängija kord
    Eeldades et Maril on käes ainult punane kuus, roheline kaks ja kollane kolm
    Ja et tõmbepaki järgmised kaardid on järjest roheline viis ja sinine üks
    Kui Mari võtab pakist juurde
    Siis on nüüd Jaani kord käia

  @id:et-no-second-card @et-060.b @et-062.b
  Stsenaarium: Teist kaarti ei võeta
    Eeldades et Maril on käes ainult punane kuus, roheline kaks ja kollane kolm
    Ja et tõmbepaki järgmised kaardid on järjest roheline viis ja sinine üks
    Kui Mari võtab pakist juurde
    Ja Mari proovib pakist juurde võtta
    Siis ei ole see lubatud
    Ja on Maril nüüd käes 4 kaarti

  @id:et-held-card-after-draw @et-055.c @et-058.b @et-062.a @et-062.c @et-063.a @et-064.a @et-064.b
  Stsenaarium: Kui võetud kaart ei sobi, ei tohi ka varasemat kaarti käia
    Eeldades et Maril on käes ainult sinine neli, punane kuus ja roheline kaks
    Ja et tõmbepaki järgmine kaart on kollane viis
    Kui Mari võtab pakist juurde
    Ja Mari proovib välja käia sinise nelja
    Siis ei ole see lubatud

  @id:et-draws-though-card-fits @et-063.a @et-064.a @et-064.b
  Stsenaarium: Kes saaks käia, tohib selle asemel võtta ühe kaardi
    Eeldades et Maril on käes ainult sinine neli, punane kuus ja roheline kaks
    Ja et tõmbepaki järgmised kaardid on järjest kollane viis ja sinine üks
    Kui Mari proovib pakist juurde võtta
    Siis on see lubatud
    Ja on Maril nüüd käes ainult sinine neli, punane kuus, roheline kaks ja kollane viis

  @id:et-draws-beside-wild @et-063.a @et-064.a
  Stsenaarium: Värvivahetuse tohib käimata jätta ja selle asemel kaardi võtta
    Eeldades et Maril on käes ainult värvivahetus, roheline kaks ja punane kuus
    Kui Mari proovib pakist juurde võtta
    Siis on see lubatud

  @id:et-held-card-after-free-draw @et-063.a @et-064.a @et-064.d
  Stsenaarium: Kes otsustas võtta, ei tohi enam varasemat kaarti käia
    Eeldades et Maril on käes ainult sinine neli, punane kuus ja roheline kaks
    Ja et tõmbepaki järgmine kaart on sinine üks
    Kui Mari võtab pakist juurde
    Ja Mari proovib välja käia sinise nelja
    Siis ei ole see lubatud

  @id:et-no-pass-though-card-fits @et-064.c
  Stsenaarium: Kes käia ei taha, ei tohi võtmata passida
    Eeldades et Maril on käes ainult sinine neli, punane kuus ja roheline kaks
    Kui Mari proovib passida ilma kaarti võtmata
    Siis ei ole see lubatud
