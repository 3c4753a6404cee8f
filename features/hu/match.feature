# language: hu
Jellemző: A játszma

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros kettes van
    És Bence kezében csak egy zöld kilences és egy sárga hatos van
    És Csilla kezében csak egy kék ötös van

  @id:hu-match-ends-at-500 @hu-060.a @hu-063.a @hu-064.a @hu-064.d @hu-064.e
  Forgatókönyv: Aki túllép az 500 ponton, megnyeri a játszmát
    Amennyiben Annának eddig 490 pontja van
    Ha Anna letesz egy piros kettest
    Akkor Anna megnyerte a játszmát

  @id:hu-exactly-500-is-enough @hu-060.a @hu-063.a @hu-064.a @hu-064.b @hu-064.d @hu-064.e
  Forgatókönyv: Pontosan 500 ponttal is meg lehet nyerni a játszmát
    Amennyiben Annának eddig 480 pontja van
    Ha Anna letesz egy piros kettest
    Akkor Anna megnyerte a játszmát

  @id:hu-match-goes-on-below-500 @hu-060.a @hu-063.a @hu-064.a @hu-064.c
  Forgatókönyv: 500 pont alatt új forduló következik
    Amennyiben Annának eddig 479 pontja van
    Ha Anna letesz egy piros kettest
    Akkor a játszma folytatódik
    Ha kiosztják a lapokat a következő fordulóhoz
    Akkor Bencének most hét lapja van
    És Annának most 499 pontja van

  @id:hu-next-round-begins-to-the-left @hu-033.b @hu-038.c @hu-060.a @hu-063.a @hu-064.a @hu-064.c
  Forgatókönyv: A következő fordulóban ismét balra indul a játék
    Amennyiben a játék az óramutató járásával ellentétesen halad
    És a kezdőlap egy piros hármas lesz
    Ha Anna letesz egy piros kettest
    És kiosztják a lapokat a következő fordulóhoz
    Akkor a játék most az óramutató járása szerint halad

  @id:hu-500-puts-nobody-out @hu-064.e
  Forgatókönyv: Senki sem esik ki azzal, hogy eléri az 500 pontot
    Amennyiben Annának eddig 490 pontja van
    Ha Anna letesz egy piros kettest
    Akkor Anna nem esett ki a játszmából
