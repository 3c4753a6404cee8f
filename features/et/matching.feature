# language: et
Omadus: Which card fits
  A card is laid by the player in turn, by colour, number or symbol.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et mäng käib päripäeva
    Ja et on Mari kord käia

  @id:et-same-colour-fits @et-056.a @et-058.a
  Stsenaarium: A card of the same colour fits
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes sinine neli, punane kuus ja roheline kaks
    Kui Mari proovib välja käia sinise nelja
    Siis on see lubatud
    Ja viskepaki pealmine kaart on nüüd sinine neli

  @id:et-same-number-fits @et-056.a @et-058.a
  Stsenaarium: A card of the same number fits
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes punane üheksa, punane kuus ja roheline kaks
    Kui Mari proovib välja käia punase üheksa
    Siis on see lubatud
    Ja viskepaki pealmine kaart on nüüd punane üheksa

  @id:et-other-card-does-not-fit @et-056.a @et-058.a
  Stsenaarium: A card of another colour and number does not fit
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes sinine neli, punane kuus ja roheline kaks
    Kui Mari proovib välja käia punase kuue
    Siis ei ole see lubatud

  @id:et-action-card-on-its-colour @et-056.b
  Stsenaarium: An action card fits its own colour
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes sinine vahelejätt, punane kuus ja roheline kaks
    Kui Mari käib välja sinise vahelejätu
    Siis viskepaki pealmine kaart on nüüd sinine vahelejätt

  @id:et-draw-two-on-draw-two @et-056.b
  Stsenaarium: A Draw Two fits a Draw Two of another colour
    Eeldades et viskepaki pealmine kaart on sinine pluss kaks
    Ja et Maril on käes punane pluss kaks, punane kuus ja roheline kaks
    Kui Mari käib välja punase pluss kahe
    Siis viskepaki pealmine kaart on nüüd punane pluss kaks

  @id:et-reverse-on-reverse @et-056.b
  Stsenaarium: A Reverse fits a Reverse of another colour
    Eeldades et viskepaki pealmine kaart on sinine suunavahetus
    Ja et Maril on käes punane suunavahetus, punane kuus ja roheline kaks
    Kui Mari käib välja punase suunavahetuse
    Siis viskepaki pealmine kaart on nüüd punane suunavahetus

  @id:et-skip-on-skip @et-056.b
  Stsenaarium: A Skip fits a Skip of another colour
    Eeldades et viskepaki pealmine kaart on sinine vahelejätt
    Ja et Maril on käes punane vahelejätt, punane kuus ja roheline kaks
    Kui Mari käib välja punase vahelejätu
    Siis viskepaki pealmine kaart on nüüd punane vahelejätt

  @id:et-action-card-on-other-number @et-056.b
  Stsenaarium: An action card does not fit a number of another colour
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes punane vahelejätt, sinine neli ja roheline kaks
    Kui Mari proovib välja käia punase vahelejätu
    Siis ei ole see lubatud

  @id:et-action-card-on-other-symbol @et-056.b
  Stsenaarium: An action card does not fit another action card of another colour
    Eeldades et viskepaki pealmine kaart on sinine vahelejätt
    Ja et Maril on käes punane suunavahetus, sinine neli ja roheline kaks
    Kui Mari proovib välja käia punase suunavahetuse
    Siis ei ole see lubatud

  @id:et-one-after-another @et-055.c @et-058.b
  Stsenaarium: The players lay their cards in turn
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes sinine neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes sinine seitse, punane üks ja roheline kolm
    Kui Mari käib välja sinise nelja
    Ja Jaan käib välja sinise seitsme
    Siis viskepaki pealmine kaart on nüüd sinine seitse
    Ja Liisi kord on käia

  @id:et-not-out-of-turn @et-055.d @et-058.b
  Stsenaarium: Nobody lays a card out of turn
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Jaanil on käes sinine neli, punane kuus ja roheline kaks
    Kui Jaan proovib välja käia sinise nelja
    Siis ei ole see lubatud
