# language: hu
Jellemző: Kihívás

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És Bence kezében csak egy kék kilences, egy zöld nyolcas és egy sárga hatos van

  @id:hu-next-player-may-challenge @hu-049.a
  Forgatókönyv: Akinek Húzz négyet lap miatt húznia kellene, megkérdőjelezheti a lapot
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy Húzz négyet lap, egy kék kettes és egy zöld ötös van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence megpróbálja megkérdőjelezni a Húzz négyet lapot
    Akkor ezt megteheti

  @id:hu-unlawful-wild-draw-four-stands @hu-049.d
  Forgatókönyv: A szabálytalan Húzz négyet lap érvényes, amíg senki sem kérdőjelezi meg
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy Húzz négyet lap, egy piros hármas és egy zöld ötös van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most hét lapja van

  @id:hu-challenge-right @hu-044.a @hu-045.a @hu-049.a @hu-049.d @hu-050.a @hu-050.b @hu-050.c
  Forgatókönyv: Akinek volt lapja az érvényes színből, és mégis Húzz négyet lapot tett le, kihíváskor maga húz négyet
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy Húzz négyet lap, egy piros hármas és egy zöld ötös van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence megkérdőjelezi a Húzz négyet lapot
    Akkor Annának most hat lapja van
    És Bencének most három lapja van

  @id:hu-challenge-wrong @hu-046.b @hu-049.a @hu-051.a
  Forgatókönyv: Aki szabályos Húzz négyet lapot kérdőjelez meg, hat lapot húz
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy Húzz négyet lap, egy kék kettes és egy zöld ötös van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence megkérdőjelezi a Húzz négyet lapot
    Akkor Bencének most kilenc lapja van
    És Annának most két lapja van
    És most Csilla van soron

  @id:hu-same-number-is-lawful @hu-044.b @hu-045.b @hu-049.a @hu-051.a
  Forgatókönyv: Akinél egyező számú lap van, az is szabályosan tehet le Húzz négyet lapot
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy Húzz négyet lap, egy kék hetes és egy zöld ötös van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence megkérdőjelezi a Húzz négyet lapot
    Akkor Bencének most kilenc lapja van

  @id:hu-same-symbol-is-lawful @hu-044.b @hu-049.a @hu-051.a
  Forgatókönyv: Akinél egyező szimbólumú lap van, az is szabályosan tehet le Húzz négyet lapot
    Amennyiben a dobópakli tetején egy piros Kimaradsz lap van
    És Anna kezében csak egy Húzz négyet lap, egy kék Kimaradsz lap és egy zöld ötös van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence megkérdőjelezi a Húzz négyet lapot
    Akkor Bencének most kilenc lapja van

  @id:hu-wild-in-hand-is-lawful @hu-044.b @hu-049.a @hu-051.a
  Forgatókönyv: Akinél színválasztó van, az is szabályosan tehet le Húzz négyet lapot
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy Húzz négyet lap, egy színválasztó és egy zöld ötös van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence megkérdőjelezi a Húzz négyet lapot
    Akkor Bencének most kilenc lapja van
