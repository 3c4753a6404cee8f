# language: hu
Jellemző: Last card

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van

  @id:hu-last-card-ends-round @hu-056.a @hu-063.b
  Forgatókönyv: Whoever plays the last card wins the round
    Amennyiben Anna kezében csak egy piros kettes van
    Ha Anna letesz egy piros kettest
    Akkor Anna megnyerte a fordulót

  @id:hu-last-draw-two @hu-057.a @hu-057.c
  Forgatókönyv: A Draw Two played as last card still costs the next player two cards
    Amennyiben Anna kezében csak egy piros Húzz kettőt lap van
    És Bence kezében csak egy kék kilences, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most öt lapja van

  @id:hu-last-wild-draw-four @hu-057.b @hu-057.c
  Forgatókönyv: A Wild Draw Four played as last card still costs the next player four cards
    Amennyiben Anna kezében csak egy Húzz négyet lap van
    És Bence kezében csak egy kék kilences, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most hét lapja van

  @id:hu-last-draw-two-in-direction @hu-057.a @hu-057.c
  Forgatókönyv: It is the next player in the direction of play who draws for the last card
    Amennyiben a játék az óramutató járásával ellentétesen halad
    És Anna kezében csak egy piros Húzz kettőt lap van
    És Csilla kezében csak egy kék kilences, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Csilla felhúzza a büntetőlapokat
    Akkor Csillának most öt lapja van

  @id:hu-last-draw-two-not-passed-on @hu-057.d
  Forgatókönyv: A Draw Two played as last card cannot be passed on
    Amennyiben Anna kezében csak egy piros Húzz kettőt lap van
    És Bence kezében csak egy kék Húzz kettőt lap, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence megpróbál letenni egy kék Húzz kettőt lapot
    Akkor ezt nem teheti meg
