# language: hu
Jellemző: Játékosok

  @id:hu-two-can-play @hu-003.a @hu-070.a
  Forgatókönyv: Ketten is játszhatják
    Amennyiben Anna és Bence ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna az osztó
    És a kezdőlap egy piros hetes lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor Annának most hét lapja van
    És most Bence van soron

  @id:hu-ten-can-play @hu-003.a
  Forgatókönyv: Tízen is játszhatják
    Amennyiben Anna, Bence, Csilla, Dávid, Emma, Ferenc, Gréta, Henrik, Ildikó és János ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna az osztó
    És a kezdőlap egy piros hetes lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor Jánosnak most hét lapja van
    És most Bence van soron
