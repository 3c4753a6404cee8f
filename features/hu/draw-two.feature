# language: hu
Jellemző: Húzz kettőt lap

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron

  @id:hu-draw-two-on-its-colour @hu-027.a
  Forgatókönyv: Húzz kettőt lap illik a saját színére
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy piros Húzz kettőt lapot
    Akkor ezt megteheti

  @id:hu-draw-two-on-another-colour @hu-027.a
  Forgatókönyv: Húzz kettőt lap nem illik más színű számozott lapra
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy kék Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy kék Húzz kettőt lapot
    Akkor ezt nem teheti meg

  @id:hu-draw-two-on-draw-two @hu-017.c @hu-027.b
  Forgatókönyv: Húzz kettőt lap illik más színű Húzz kettőt lapra
    Amennyiben a dobópakli tetején egy piros Húzz kettőt lap van
    És Anna kezében csak egy kék Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy kék Húzz kettőt lapot
    Akkor ezt megteheti

  @id:hu-draw-two-costs-two @hu-028.a @hu-028.b
  Forgatókönyv: Húzz kettőt lap után a soron következő játékos két lapot húz, és kimarad
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy piros ötös, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most öt lapja van
    És most Csilla van soron

  @id:hu-draw-two-no-other-card @hu-028.b
  Forgatókönyv: Akinek Húzz kettőt lap miatt húznia kell, nem teheti le más illő lapját
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy piros ötös, egy kék Húzz kettőt lap és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence megpróbál letenni egy piros ötöst
    Akkor ezt nem teheti meg

  @id:hu-draw-two-no-wild @hu-028.c
  Forgatókönyv: Akinek Húzz kettőt lap miatt húznia kell, nem tehet le helyette színválasztót
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy színválasztó, egy kék Húzz kettőt lap és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence megpróbál letenni egy színválasztót, és zöldet kér
    Akkor ezt nem teheti meg

  @id:hu-draw-two-no-wild-draw-four @hu-028.d
  Forgatókönyv: A Húzz kettőt lap nem adható tovább Húzz négyet lappal
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy Húzz négyet lap, egy kék Húzz kettőt lap és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence megpróbál letenni egy Húzz négyet lapot, és zöldet kér
    Akkor ezt nem teheti meg

  @id:hu-draw-two-answered @hu-029.a @hu-029.c @hu-029.d
  Forgatókönyv: Aki továbbadja a Húzz kettőt lapot, nem húz, az utána következő pedig négyet húz
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy piros Húzz kettőt lap, egy zöld nyolcas és egy sárga hatos van
    És Csilla kezében csak egy kék ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence letesz egy piros Húzz kettőt lapot
    És Csilla felhúzza a büntetőlapokat
    Akkor Csillának most hét lapja van
    És Bencének most két lapja van

  @id:hu-draw-two-answered-in-another-colour @hu-029.a @hu-029.b
  Forgatókönyv: A Húzz kettőt lap más színű Húzz kettőt lappal is továbbadható
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy kék Húzz kettőt lap, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence megpróbál letenni egy kék Húzz kettőt lapot
    Akkor ezt megteheti

  @id:hu-four-cards-cost-the-turn @hu-023.c @hu-029.a @hu-029.e
  Forgatókönyv: Aki két Húzz kettőt lap miatt négyet húz, az kimarad
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy kék Húzz kettőt lap, egy zöld nyolcas és egy sárga hatos van
    És Csilla kezében csak egy kék ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence letesz egy kék Húzz kettőt lapot
    És Csilla felhúzza a büntetőlapokat
    És Csilla megpróbál letenni egy kék ötöst
    Akkor ezt nem teheti meg
    És most Anna van soron

  @id:hu-colour-of-draw-two @hu-031.a @hu-031.b
  Forgatókönyv: Húzz kettőt lap után a játék a lap színével folytatódik
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    És Csilla kezében csak egy piros ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence felhúzza a büntetőlapokat
    És Csilla megpróbál letenni egy piros ötöst
    Akkor ezt megteheti

  @id:hu-no-other-colour-after-draw-two @hu-031.b
  Forgatókönyv: Húzz kettőt lapra nem illik más színű számozott lap
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    És Csilla kezében csak egy kék ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence felhúzza a büntetőlapokat
    És Csilla megpróbál letenni egy kék ötöst
    Akkor ezt nem teheti meg
