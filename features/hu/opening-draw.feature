# language: hu
Jellemző: Sorshúzás

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint

  @id:hu-highest-number-deals @hu-008.a @hu-009.a @hu-010.a @hu-010.b
  Forgatókönyv: Aki a legnagyobb számot húzza, az oszt először
    Amennyiben Anna a sorshúzáskor egy piros négyest húz
    És Bence a sorshúzáskor egy zöld kilencest húz
    És Csilla a sorshúzáskor egy kék hatost húz
    Ha mindenki húz egy lapot a sorshúzáshoz
    Akkor Bence oszt

  @id:hu-opening-cards-go-back @hu-010.b @hu-011.a
  Forgatókönyv: A sorshúzás lapját ki lehet osztani
    Amennyiben Anna a sorshúzáskor egy piros nullást húz
    És Bence a sorshúzáskor egy zöld kilencest húz
    És Csilla a sorshúzáskor egy kék hatost húz
    És Anna az osztáskor többek között egy piros nullást kap
    Ha mindenki húz egy lapot a sorshúzáshoz
    És kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor Anna kezében most ott van egy piros nullás

  @id:hu-left-of-highest-begins @hu-010.a @hu-010.b @hu-015.a
  Forgatókönyv: Annak a bal oldali szomszédja kezd, aki a legnagyobb számot húzta
    Amennyiben Anna a sorshúzáskor egy piros négyest húz
    És Bence a sorshúzáskor egy zöld kilencest húz
    És Csilla a sorshúzáskor egy kék hatost húz
    És a kezdőlap egy piros hetes lesz
    Ha mindenki húz egy lapot a sorshúzáshoz
    És kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor most Csilla van soron
