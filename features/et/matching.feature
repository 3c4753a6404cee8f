# language: et
Omadus: Milline kaart sobib
  Käib see, kelle kord on; kaart peab sobima värvi, numbri või sümboli poolest.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et mäng käib päripäeva
    Ja et on Mari kord käia

  @id:et-same-colour-fits @et-056.a @et-058.a
  Stsenaarium: Sama värvi kaart sobib
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult sinine neli, punane kuus ja roheline kaks
    Kui Mari proovib välja käia sinise nelja
    Siis on see lubatud
    Ja on viskepaki pealmine kaart nüüd sinine neli

  @id:et-same-number-fits @et-056.a @et-058.a
  Stsenaarium: Sama numbriga kaart sobib
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult punane üheksa, punane kuus ja roheline kaks
    Kui Mari proovib välja käia punase üheksa
    Siis on see lubatud
    Ja on viskepaki pealmine kaart nüüd punane üheksa

  @id:et-other-card-does-not-fit @et-056.a @et-058.a
  Stsenaarium: Teist värvi ja teise numbriga kaart ei sobi
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult sinine neli, punane kuus ja roheline kaks
    Kui Mari proovib välja käia punase kuue
    Siis ei ole see lubatud

  @id:et-action-card-on-its-colour @et-056.b
  Stsenaarium: Tegevuskaart sobib omale värvile
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult sinine vahelejätt, punane kuus ja roheline kaks
    Kui Mari käib välja sinise vahelejätu
    Siis on viskepaki pealmine kaart nüüd sinine vahelejätt

  @id:et-draw-two-on-draw-two @et-056.b
  Stsenaarium: Pluss kaks sobib teist värvi pluss kahele
    Eeldades et viskepaki pealmine kaart on sinine pluss kaks
    Ja et Maril on käes ainult punane pluss kaks, punane kuus ja roheline kaks
    Kui Mari käib välja punase pluss kahe
    Siis on viskepaki pealmine kaart nüüd punane pluss kaks

  @id:et-reverse-on-reverse @et-056.b
  Stsenaarium: Suunavahetus sobib teist värvi suunavahetusele
    Eeldades et viskepaki pealmine kaart on sinine suunavahetus
    Ja et Maril on käes ainult punane suunavahetus, punane kuus ja roheline kaks
    Kui Mari käib välja punase suunavahetuse
    Siis on viskepaki pealmine kaart nüüd punane suunavahetus

  @id:et-skip-on-skip @et-056.b
  Stsenaarium: Vahelejätt sobib teist värvi vahelejätule
    Eeldades et viskepaki pealmine kaart on sinine vahelejätt
    Ja et Maril on käes ainult punane vahelejätt, punane kuus ja roheline kaks
    Kui Mari käib välja punase vahelejätu
    Siis on viskepaki pealmine kaart nüüd punane vahelejätt

  @id:et-action-card-on-other-number @et-056.b
  Stsenaarium: Tegevuskaart ei sobi teist värvi numbrikaardile
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult punane vahelejätt, sinine neli ja roheline kaks
    Kui Mari proovib välja käia punase vahelejätu
    Siis ei ole see lubatud

  @id:et-action-card-on-other-symbol @et-056.b
  Stsenaarium: Tegevuskaart ei sobi teist värvi ja teise sümboliga kaardile
    Eeldades et viskepaki pealmine kaart on sinine vahelejätt
    Ja et Maril on käes ainult punane suunavahetus, sinine neli ja roheline kaks
    Kui Mari proovib välja käia punase suunavahetuse
    Siis ei ole see lubatud

  @id:et-one-after-another @et-055.c @et-058.b
  Stsenaarium: Mängijad käivad kordamööda
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Maril on käes ainult sinine neli, punane kuus ja roheline kaks
    Ja et Jaanil on käes ainult sinine seitse, punane üks ja roheline kolm
    Kui Mari käib välja sinise nelja
    Ja Jaan käib välja sinise seitsme
    Siis on viskepaki pealmine kaart nüüd sinine seitse
    Ja on nüüd Liisi kord käia

  @id:et-not-out-of-turn @et-055.d @et-058.b
  Stsenaarium: Keegi ei käi kaarti väljaspool järjekorda
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Jaanil on käes ainult sinine neli, punane kuus ja roheline kaks
    Kui Jaan proovib välja käia sinise nelja
    Siis ei ole see lubatud

  @id:et-action-card-not-out-of-turn @et-055.d @et-058.b
  Stsenaarium: Ka tegevuskaarti ei käi keegi väljaspool järjekorda
    Eeldades et viskepaki pealmine kaart on sinine üheksa
    Ja et Jaanil on käes ainult sinine vahelejätt, punane kuus ja roheline kaks
    Kui Jaan proovib vahele hüpata sinise vahelejätuga
    Siis ei ole see lubatud
