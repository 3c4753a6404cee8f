# language: hu
Jellemző: Az utolsó lap

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van

  @id:hu-last-card-ends-round @hu-056.a @hu-063.b
  Forgatókönyv: Aki leteszi az utolsó lapját, megnyeri a fordulót
    Amennyiben Anna kezében csak egy piros kettes van
    Ha Anna letesz egy piros kettest
    Akkor Anna megnyerte a fordulót

  @id:hu-last-draw-two @hu-057.a @hu-057.c
  Forgatókönyv: Utolsóként letett Húzz kettőt lap után a soron következő játékos két lapot húz
    Amennyiben Anna kezében csak egy piros Húzz kettőt lap van
    És Bence kezében csak egy kék kilences, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most öt lapja van

  @id:hu-last-wild-draw-four @hu-057.b @hu-057.c
  Forgatókönyv: Utolsóként letett Húzz négyet lap után a soron következő játékos négy lapot húz
    Amennyiben Anna kezében csak egy Húzz négyet lap van
    És Bence kezében csak egy kék kilences, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most hét lapja van

  @id:hu-last-draw-two-in-direction @hu-057.a @hu-057.c
  Forgatókönyv: Az utolsó lap miatt az húz, aki a játék iránya szerint következik
    Amennyiben a játék az óramutató járásával ellentétesen halad
    És Anna kezében csak egy piros Húzz kettőt lap van
    És Csilla kezében csak egy kék kilences, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Csilla felhúzza a büntetőlapokat
    Akkor Csillának most öt lapja van

  @id:hu-last-draw-two-not-passed-on @hu-057.d
  Forgatókönyv: Az utolsóként letett Húzz kettőt lap nem adható tovább
    Amennyiben Anna kezében csak egy piros Húzz kettőt lap van
    És Bence kezében csak egy kék Húzz kettőt lap, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence megpróbál letenni egy kék Húzz kettőt lapot
    Akkor ezt nem teheti meg
