# language: hu
Jellemző: Húzz négyet lap

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy Húzz négyet lap, egy kék kettes és egy zöld hármas van

  @id:hu-wild-draw-four-costs-four @hu-046.a @hu-046.b
  Forgatókönyv: Húzz négyet lap után a soron következő játékos négy lapot húz, és kimarad
    Amennyiben Bence kezében csak egy kék ötös, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most hét lapja van
    És most Csilla van soron

  @id:hu-wild-draw-four-no-card @hu-023.c @hu-046.b
  Forgatókönyv: Aki Húzz négyet lap miatt húzott, abban a körben nem tehet le lapot
    Amennyiben Bence kezében csak egy kék ötös, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    És Bence megpróbál letenni egy kék ötöst
    Akkor ezt nem teheti meg

  @id:hu-wild-draw-four-not-answered @hu-046.c
  Forgatókönyv: A Húzz négyet lap nem adható tovább egy másikkal
    Amennyiben Bence kezében csak egy Húzz négyet lap, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence megpróbál letenni egy Húzz négyet lapot, és zöldet kér
    Akkor ezt nem teheti meg

  @id:hu-wild-draw-four-no-draw-two @hu-046.d
  Forgatókönyv: A Húzz négyet lap nem adható tovább Húzz kettőt lappal
    Amennyiben Bence kezében csak egy kék Húzz kettőt lap, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence megpróbál letenni egy kék Húzz kettőt lapot
    Akkor ezt nem teheti meg

  @id:hu-wild-draw-four-no-wild @hu-046.e
  Forgatókönyv: Akinek Húzz négyet lap miatt húznia kell, nem tehet le helyette színválasztót
    Amennyiben Bence kezében csak egy színválasztó, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence megpróbál letenni egy színválasztót, és zöldet kér
    Akkor ezt nem teheti meg

  @id:hu-wild-draw-four-names-colour @hu-047.a
  Forgatókönyv: Aki Húzz négyet lapot tesz le, színt kér
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    Akkor a játék kékkel folytatódik

  @id:hu-wild-draw-four-colour-followed @hu-047.b
  Forgatókönyv: Húzz négyet lap után a játék a kért színnel folytatódik
    Amennyiben Csilla kezében csak egy kék ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    És Csilla megpróbál letenni egy kék ötöst
    Akkor ezt megteheti

  @id:hu-wild-draw-four-other-colour @hu-047.b
  Forgatókönyv: Húzz négyet lapra nem illik a kérttől eltérő színű számozott lap
    Amennyiben Csilla kezében csak egy piros ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy Húzz négyet lapot, és kéket kér
    És Bence felhúzza a büntetőlapokat
    És Csilla megpróbál letenni egy piros ötöst
    Akkor ezt nem teheti meg
