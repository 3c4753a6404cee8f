# language: hu
Jellemző: Wild Draw Four

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy Húzz négyet lap, egy kék kettes és egy zöld hármas van

  @id:hu-wild-draw-four-costs-four @hu-046.a @hu-046.b
  Forgatókönyv: After a Wild Draw Four the next player draws four cards and misses the turn
    Amennyiben Bence kezében csak egy kék ötös, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most hét lapja van
    És most Csilla van soron

  @id:hu-wild-draw-four-no-card @hu-023.c @hu-046.b
  Forgatókönyv: After drawing for a Wild Draw Four nobody plays in the same turn
    Amennyiben Bence kezében csak egy kék ötös, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    És Bence megpróbál letenni egy kék ötöst
    Akkor ezt nem teheti meg

  @id:hu-wild-draw-four-not-answered @hu-046.c
  Forgatókönyv: A Wild Draw Four may not be answered with another one
    Amennyiben Bence kezében csak egy Húzz négyet lap, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence megpróbál letenni egy Húzz négyet lapot, és zöldet kér
    Akkor ezt nem teheti meg

  @id:hu-wild-draw-four-no-draw-two @hu-046.d
  Forgatókönyv: A Wild Draw Four may not be answered with a Draw Two
    Amennyiben Bence kezében csak egy kék Húzz kettőt lap, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence megpróbál letenni egy kék Húzz kettőt lapot
    Akkor ezt nem teheti meg

  @id:hu-wild-draw-four-no-wild @hu-046.e
  Forgatókönyv: Whoever faces a Wild Draw Four may not play a Wild instead
    Amennyiben Bence kezében csak egy színválasztó, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence megpróbál letenni egy színválasztót, és zöldet kér
    Akkor ezt nem teheti meg

  @id:hu-wild-draw-four-names-colour @hu-047.a
  Forgatókönyv: Whoever plays a Wild Draw Four names the colour
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    Akkor a játék kékkel folytatódik

  @id:hu-wild-draw-four-colour-followed @hu-047.b
  Forgatókönyv: After a Wild Draw Four play goes on in the colour named
    Amennyiben Csilla kezében csak egy kék ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    És Csilla megpróbál letenni egy kék ötöst
    Akkor ezt megteheti

  @id:hu-wild-draw-four-other-colour @hu-047.b
  Forgatókönyv: A number card of a colour that was not named does not fit on a Wild Draw Four
    Amennyiben Csilla kezében csak egy piros ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    És Csilla megpróbál letenni egy piros ötöst
    Akkor ezt nem teheti meg
