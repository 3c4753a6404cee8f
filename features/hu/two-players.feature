# language: hu
Jellemző: Két játékos

  Háttér:
    Amennyiben Anna és Bence ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van

  @id:hu-two-take-turns @hu-023.a @hu-070.b
  Forgatókönyv: Két játékosnál mindig a másik kerül sorra
    Amennyiben Anna kezében csak egy piros kettes, egy kék hármas és egy zöld négyes van
    Ha Anna letesz egy piros kettest
    Akkor most Bence van soron

  @id:hu-two-reverse @hu-071.a
  Forgatókönyv: Két játékosnál Fordulj vissza lap után a másik következik
    Amennyiben Anna kezében csak egy piros Fordulj vissza lap, egy kék hármas és egy zöld négyes van
    Ha Anna letesz egy piros Fordulj vissza lapot
    Akkor most Bence van soron

  @id:hu-two-reverse-no-second-turn @hu-071.a
  Forgatókönyv: Két játékosnál a Fordulj vissza lap nem ad újabb kört
    Amennyiben Anna kezében csak egy piros Fordulj vissza lap, egy kék hármas és egy zöld négyes van
    Ha Anna letesz egy piros Fordulj vissza lapot
    És Anna megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-two-skip @hu-072.a
  Forgatókönyv: Két játékosnál újra az van soron, aki Kimaradsz lapot tett le
    Amennyiben Anna kezében csak egy piros Kimaradsz lap, egy kék hármas és egy zöld négyes van
    Ha Anna letesz egy piros Kimaradsz lapot
    Akkor most Anna van soron

  @id:hu-two-skip-other-waits @hu-072.a
  Forgatókönyv: Két játékosnál Kimaradsz lap után a másik nem tehet le lapot
    Amennyiben Anna kezében csak egy piros Kimaradsz lap, egy kék hármas és egy zöld négyes van
    Ha Anna letesz egy piros Kimaradsz lapot
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-two-draw-two @hu-073.a @hu-073.b
  Forgatókönyv: Két játékosnál Húzz kettőt lap után a másik húz, és az folytatja, aki a lapot letette
    Amennyiben Anna kezében csak egy piros Húzz kettőt lap, egy kék hármas és egy zöld négyes van
    És Bence kezében csak egy kék ötös, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most öt lapja van
    És most Anna van soron

  @id:hu-two-draw-two-other-waits @hu-073.b
  Forgatókönyv: Két játékosnál kimarad, aki Húzz kettőt lap miatt húzott
    Amennyiben Anna kezében csak egy piros Húzz kettőt lap, egy kék hármas és egy zöld négyes van
    És Bence kezében csak egy kék ötös, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence felhúzza a büntetőlapokat
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-two-wild-draw-four @hu-073.a @hu-073.c
  Forgatókönyv: Két játékosnál Húzz négyet lap után a másik húz, és az folytatja, aki a lapot letette
    Amennyiben Anna kezében csak egy Húzz négyet lap, egy kék hármas és egy zöld négyes van
    És Bence kezében csak egy kék ötös, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most hét lapja van
    És most Anna van soron

  @id:hu-two-wild-draw-four-other-waits @hu-073.c
  Forgatókönyv: Két játékosnál kimarad, aki Húzz négyet lap miatt húzott
    Amennyiben Anna kezében csak egy Húzz négyet lap, egy kék hármas és egy zöld négyes van
    És Bence kezében csak egy kék ötös, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg
