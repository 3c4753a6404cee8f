# language: hu
Jellemző: Osztás

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna az osztó
    És a kezdőlap egy piros hetes lesz

  @id:hu-seven-cards-each @hu-012.a
  Forgatókönyv: Mindenki hét lapot kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor Annának most hét lapja van
    És Bencének most hét lapja van
    És Csillának most hét lapja van

  @id:hu-rest-is-draw-pile @hu-013.a
  Forgatókönyv: A megmaradt lapokból lesz a húzópakli
    Amennyiben a húzópakli következő lapja egy zöld nullás
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor a húzópakliban ott van egy zöld nullás

  @id:hu-first-card-lies-open @hu-014.a
  Forgatókönyv: A kezdőlapot felfordítva az asztalra teszik
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor a dobópakli tetején most egy piros hetes van
    És a játék pirossal folytatódik

  @id:hu-left-of-dealer-begins @hu-015.a
  Forgatókönyv: Az osztótól balra ülő játékos kezd
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor most Bence van soron

  @id:hu-nobody-else-begins @hu-015.a
  Forgatókönyv: Csak az osztótól balra ülő játékos kezdhet
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Csilla megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-play-begins-to-the-left @hu-033.b @hu-023.a
  Forgatókönyv: A játék balra indul
    Amennyiben Bence az osztáskor többek között egy piros hármast kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence letesz egy piros hármast
    Akkor most Csilla van soron
