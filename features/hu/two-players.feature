# language: hu
Jellemző: Two players

  Háttér:
    Amennyiben Anna és Bence ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van

  @id:hu-two-take-turns @hu-023.a @hu-070.b
  Forgatókönyv: Between two the turn passes to the other player
    Amennyiben Anna kezében csak egy piros kettes, egy kék hármas és egy zöld négyes van
    Ha Anna letesz egy piros kettest
    Akkor most Bence van soron

  @id:hu-two-reverse @hu-071.a
  Forgatókönyv: Between two the other player is next after a Reverse
    Amennyiben Anna kezében csak egy piros Fordulj vissza lap, egy kék hármas és egy zöld négyes van
    Ha Anna letesz egy piros Fordulj vissza lapot
    Akkor most Bence van soron

  @id:hu-two-reverse-no-second-turn @hu-071.a
  Forgatókönyv: Between two a Reverse gives no second turn
    Amennyiben Anna kezében csak egy piros Fordulj vissza lap, egy kék hármas és egy zöld négyes van
    Ha Anna letesz egy piros Fordulj vissza lapot
    És Anna megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-two-skip @hu-072.a
  Forgatókönyv: Between two whoever plays a Skip is in turn again
    Amennyiben Anna kezében csak egy piros Kimaradsz lap, egy kék hármas és egy zöld négyes van
    Ha Anna letesz egy piros Kimaradsz lapot
    Akkor most Anna van soron

  @id:hu-two-skip-other-waits @hu-072.a
  Forgatókönyv: Between two a Skip shuts the other player out
    Amennyiben Anna kezében csak egy piros Kimaradsz lap, egy kék hármas és egy zöld négyes van
    Ha Anna letesz egy piros Kimaradsz lapot
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-two-draw-two @hu-073.a @hu-073.b
  Forgatókönyv: Between two whoever plays a Draw Two goes on once the other player has drawn
    Amennyiben Anna kezében csak egy piros Húzz kettőt lap, egy kék hármas és egy zöld négyes van
    És Bence kezében csak egy kék ötös, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most öt lapja van
    És most Anna van soron

  @id:hu-two-draw-two-other-waits @hu-073.b
  Forgatókönyv: Between two whoever has drawn for a Draw Two gets no turn
    Amennyiben Anna kezében csak egy piros Húzz kettőt lap, egy kék hármas és egy zöld négyes van
    És Bence kezében csak egy kék ötös, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence felhúzza a büntetőlapokat
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-two-wild-draw-four @hu-073.a @hu-073.c
  Forgatókönyv: Between two whoever plays a Wild Draw Four goes on once the other player has drawn
    Amennyiben Anna kezében csak egy Húzz négyet lap, egy kék hármas és egy zöld négyes van
    És Bence kezében csak egy kék ötös, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most hét lapja van
    És most Anna van soron

  @id:hu-two-wild-draw-four-other-waits @hu-073.c
  Forgatókönyv: Between two whoever has drawn for a Wild Draw Four gets no turn
    Amennyiben Anna kezében csak egy Húzz négyet lap, egy kék hármas és egy zöld négyes van
    És Bence kezében csak egy kék ötös, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg
