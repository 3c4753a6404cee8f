# language: hu
Jellemző: Lap letétele

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van

  @id:hu-same-number @hu-016.a @hu-017.a @hu-018.b @hu-020.a
  Forgatókönyv: Az egyező számú lap illik
    Amennyiben Anna kezében csak egy zöld hetes, egy kék kettes és egy sárga hármas van
    Ha Anna letesz egy zöld hetest
    Akkor a dobópakli tetején most egy zöld hetes van

  @id:hu-same-colour @hu-016.a @hu-017.b @hu-018.a @hu-020.a
  Forgatókönyv: Az egyező színű lap illik
    Amennyiben Anna kezében csak egy piros kettes, egy kék ötös és egy sárga hármas van
    Ha Anna letesz egy piros kettest
    Akkor a dobópakli tetején most egy piros kettes van

  @id:hu-neither-colour-nor-number @hu-017.a @hu-017.b @hu-020.a
  Forgatókönyv: Más színű és más számú lap nem illik
    Amennyiben Anna kezében csak egy kék kettes, egy zöld ötös és egy sárga hármas van
    Ha Anna megpróbál letenni egy kék kettest
    Akkor ezt nem teheti meg

  @id:hu-one-card-a-turn @hu-017.d @hu-023.a
  Forgatókönyv: Egy lap letétele után a következő játékos van soron
    Amennyiben Anna kezében csak egy piros kettes, egy piros ötös, egy kék hármas és egy zöld négyes van
    Ha Anna letesz egy piros kettest
    Akkor Anna kezében most csak egy piros ötös, egy kék hármas és egy zöld négyes van
    És most Bence van soron

  @id:hu-no-second-card @hu-017.d @hu-023.c
  Forgatókönyv: Egy körben senki sem tesz le két lapot
    Amennyiben Anna kezében csak egy piros kettes, egy piros ötös, egy kék hármas és egy zöld négyes van
    Ha Anna letesz egy piros kettest
    És Anna megpróbál letenni egy piros ötöst
    Akkor ezt nem teheti meg

  @id:hu-next-player-moves @hu-023.b
  Forgatókönyv: A következő játékosnak is le kell tennie egy lapot, vagy húznia kell
    Amennyiben Anna kezében csak egy piros kettes, egy kék hármas és egy zöld négyes van
    És Bence kezében csak egy kék nyolcas, egy zöld ötös és egy sárga hármas van
    Ha Anna letesz egy piros kettest
    És Bence megpróbál húzás nélkül passzolni
    Akkor ezt nem teheti meg
    Ha Bence megpróbál húzni
    Akkor ezt megteheti

  @id:hu-nobody-out-of-turn @hu-023.c @hu-076.d
  Forgatókönyv: Soron kívül senki sem tehet le lapot
    Amennyiben Csilla kezében csak egy piros hetes, egy kék hármas és egy zöld négyes van
    Ha Csilla megpróbál letenni egy piros hetest
    Akkor ezt nem teheti meg

  @id:hu-latest-card-counts @hu-024.a
  Forgatókönyv: A legutóbb letett laphoz kell igazodni
    Amennyiben Anna kezében csak egy zöld hetes, egy kék hármas és egy sárga négyes van
    És Bence kezében csak egy zöld kettes, egy kék ötös és egy sárga hármas van
    Ha Anna letesz egy zöld hetest
    És Bence megpróbál letenni egy zöld kettest
    Akkor ezt megteheti

  @id:hu-earlier-card-is-past @hu-024.a
  Forgatókönyv: A már letakart lap nem számít
    Amennyiben Anna kezében csak egy zöld hetes, egy kék hármas és egy sárga négyes van
    És Bence kezében csak egy piros kettes, egy kék ötös és egy sárga hármas van
    Ha Anna letesz egy zöld hetest
    És Bence megpróbál letenni egy piros kettest
    Akkor ezt nem teheti meg
