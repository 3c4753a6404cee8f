# language: hu
Jellemző: A kezdőlap
  Hogyan hat a kezdéskor felfordított lap.

  Háttér:
    Amennyiben Anna, Bence, Csilla és Dávid ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna az osztó

  @id:hu-start-draw-two @hu-030.a @hu-030.b
  Forgatókönyv: Húzz kettőt kezdőlapnál a kezdő játékos két lapot húz, és kimarad
    Amennyiben a kezdőlap egy piros Húzz kettőt lap lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most kilenc lapja van
    És most Csilla van soron

  @id:hu-start-draw-two-no-card @hu-030.b @hu-023.c
  Forgatókönyv: Húzz kettőt kezdőlapnál a kezdő játékos nem tesz le lapot
    Amennyiben a kezdőlap egy piros Húzz kettőt lap lesz
    És Bence az osztáskor többek között egy piros ötöst kap
    És a húzópakli következő lapja egy piros kilences
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence felhúzza a büntetőlapokat
    És Bence megpróbál letenni egy piros ötöst
    Akkor ezt nem teheti meg

  @id:hu-start-draw-two-answered @hu-030.a @hu-030.c
  Forgatókönyv: A Húzz kettőt kezdőlap Húzz kettőt lappal továbbadható
    Amennyiben a kezdőlap egy piros Húzz kettőt lap lesz
    És Bence az osztáskor többek között egy kék Húzz kettőt lapot kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence letesz egy kék Húzz kettőt lapot
    És Csilla felhúzza a büntetőlapokat
    Akkor Csillának most 11 lapja van

  @id:hu-start-reverse @hu-034.a
  Forgatókönyv: Fordulj vissza kezdőlapnál az osztótól jobbra ülő játékos kezd
    Amennyiben a kezdőlap egy piros Fordulj vissza lap lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor most Dávid van soron

  @id:hu-start-reverse-not-left @hu-034.a
  Forgatókönyv: Fordulj vissza kezdőlapnál az osztótól balra ülő játékos nem kezdhet
    Amennyiben a kezdőlap egy piros Fordulj vissza lap lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-start-reverse-goes-right @hu-034.b
  Forgatókönyv: Fordulj vissza kezdőlapnál a játék jobbra halad
    Amennyiben a kezdőlap egy piros Fordulj vissza lap lesz
    És Dávid az osztáskor többek között egy piros ötöst kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Dávid letesz egy piros ötöst
    Akkor most Csilla van soron

  @id:hu-start-skip @hu-038.b
  Forgatókönyv: Kimaradsz kezdőlapnál a második játékos kezd
    Amennyiben a kezdőlap egy piros Kimaradsz lap lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor most Csilla van soron

  @id:hu-start-skip-first-player @hu-038.a
  Forgatókönyv: Kimaradsz kezdőlapnál a kezdő játékos kimarad
    Amennyiben a kezdőlap egy piros Kimaradsz lap lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-start-skip-goes-left @hu-038.c @hu-038.b
  Forgatókönyv: Kimaradsz kezdőlapnál is balra halad a játék
    Amennyiben a kezdőlap egy piros Kimaradsz lap lesz
    És Csilla az osztáskor többek között egy piros ötöst kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Csilla letesz egy piros ötöst
    Akkor most Dávid van soron

  @id:hu-start-wild @hu-043.a
  Forgatókönyv: Ha színválasztó a kezdőlap, a kezdő játékos kér színt
    Amennyiben a kezdőlap egy színválasztó lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence zöldet kér
    Akkor a játék zölddel folytatódik

  @id:hu-start-wild-next-plays @hu-043.b @hu-043.c
  Forgatókönyv: Ha színválasztó a kezdőlap, a második játékos tesz le lapot a kért színből
    Amennyiben a kezdőlap egy színválasztó lesz
    És Csilla az osztáskor többek között egy zöld ötöst kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence zöldet kér
    És Csilla megpróbál letenni egy zöld ötöst
    Akkor ezt megteheti

  @id:hu-start-wild-other-colour @hu-043.b
  Forgatókönyv: Ha színválasztó a kezdőlap, a kérttől eltérő színű lap nem tehető le
    Amennyiben a kezdőlap egy színválasztó lesz
    És Csilla az osztáskor többek között egy piros ötöst kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence zöldet kér
    És Csilla megpróbál letenni egy piros ötöst
    Akkor ezt nem teheti meg

  @id:hu-start-wild-naming-is-turn @hu-043.c
  Forgatókönyv: Aki színválasztó kezdőlapnál színt kért, annak ezzel véget ért a köre
    Amennyiben a kezdőlap egy színválasztó lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence zöldet kér
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg
    És most Csilla van soron

  @id:hu-start-wild-draw-four @hu-048.a
  Forgatókönyv: A Húzz négyet kezdőlap visszakerül, és másik lapot fordítanak fel
    Amennyiben kezdőlapként egymás után egy Húzz négyet lap és egy kék ötös kerül elő
    És Bence az osztáskor többek között egy Húzz négyet lapot kap
    És Csilla az osztáskor többek között egy Húzz négyet lapot kap
    És Dávid az osztáskor többek között egy Húzz négyet lapot kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor a dobópakli tetején most egy kék ötös van
    És a húzópakliban ott van egy Húzz négyet lap
