# language: et
Omadus: Drawing
  Whoever cannot play, or does not want to, draws one card.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et mäng käib päripäeva
    Ja et on Mari kord käia
    Ja et viskepaki pealmine kaart on sinine üheksa

  @id:et-draws-one-card @et-060.a @et-060.b
  Stsenaarium: Someone with no card that fits draws one card
    Eeldades et Maril on käes punane kuus, roheline kaks ja kollane kolm
    Ja et tõmbepaki järgmised kaardid on järjest roheline viis ja sinine üks
    Kui Mari võtab pakist juurde
    Siis Maril on nüüd käes ainult punane kuus, roheline kaks, kollane kolm ja roheline viis

  @id:et-no-pass-without-fit @et-060.a @et-064.c
  Stsenaarium: Someone with no card that fits may not pass without drawing
    Eeldades et Maril on käes punane kuus, roheline kaks ja kollane kolm
    Kui Mari proovib passida ilma kaarti võtmata
    Siis ei ole see lubatud

  @id:et-drawn-card-played @et-060.b @et-061.a
  Stsenaarium: A drawn card that fits may be played at once
    Eeldades et Maril on käes punane kuus, roheline kaks ja kollane kolm
    Ja et tõmbepaki järgmine kaart on sinine üks
    Kui Mari võtab pakist juurde
    Ja Mari käib välja sinise ühe
    Siis viskepaki pealmine kaart on nüüd sinine üks
    Ja Jaani kord on käia

  @id:et-drawn-card-kept @et-060.b @et-061.a
  Stsenaarium: A drawn card that fits may be kept
    Eeldades et Maril on käes punane kuus, roheline kaks ja kollane kolm
    Ja et tõmbepaki järgmine kaart on sinine üks
    Kui Mari võtab pakist juurde
    Ja Mari proovib võetud kaardi endale jätta
    Siis on see lubatud
    Ja Maril on nüüd käes ainult punane kuus, roheline kaks, kollane kolm ja sinine üks
    Ja Jaani kord on käia

  @id:et-turn-passes-on @et-060.b @et-062.a
  Stsenaarium: If the drawn card does not fit, the next player is in turn
    Eeldades et Maril on käes punane kuus, roheline kaks ja kollane kolm
    Ja et tõmbepaki järgmised kaardid on järjest roheline viis ja sinine üks
    Kui Mari võtab pakist juurde
    Siis Jaani kord on käia

  @id:et-no-second-card @et-060.b @et-062.b
  Stsenaarium: No second card is drawn
    Eeldades et Maril on käes punane kuus, roheline kaks ja kollane kolm
    Ja et tõmbepaki järgmised kaardid on järjest roheline viis ja sinine üks
    Kui Mari võtab pakist juurde
    Ja Mari proovib pakist juurde võtta
    Siis ei ole see lubatud
    Ja Maril on nüüd käes 4 kaarti

  @id:et-held-card-after-draw @et-055.c @et-058.b @et-062.a @et-062.c @et-063.a @et-064.a @et-064.b
  Stsenaarium: After drawing a card that does not fit, no card held before may be played
    Eeldades et Maril on käes sinine neli, punane kuus ja roheline kaks
    Ja et tõmbepaki järgmine kaart on kollane viis
    Kui Mari võtab pakist juurde
    Ja Mari proovib välja käia sinise nelja
    Siis ei ole see lubatud

  @id:et-draws-though-card-fits @et-063.a @et-064.a @et-064.b
  Stsenaarium: Someone who could play may draw one card instead
    Eeldades et Maril on käes sinine neli, punane kuus ja roheline kaks
    Ja et tõmbepaki järgmised kaardid on järjest kollane viis ja sinine üks
    Kui Mari proovib pakist juurde võtta
    Siis on see lubatud
    Ja Maril on nüüd käes ainult sinine neli, punane kuus, roheline kaks ja kollane viis

  @id:et-held-card-after-free-draw @et-063.a @et-064.a @et-064.d
  Stsenaarium: Whoever chose to draw may not play the card held before
    Eeldades et Maril on käes sinine neli, punane kuus ja roheline kaks
    Ja et tõmbepaki järgmine kaart on sinine üks
    Kui Mari võtab pakist juurde
    Ja Mari proovib välja käia sinise nelja
    Siis ei ole see lubatud

  @id:et-no-pass-though-card-fits @et-064.c
  Stsenaarium: Someone who does not want to play may not pass without drawing
    Eeldades et Maril on käes sinine neli, punane kuus ja roheline kaks
    Kui Mari proovib passida ilma kaarti võtmata
    Siis ei ole see lubatud
