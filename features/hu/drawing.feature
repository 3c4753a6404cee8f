# language: hu
Jellemző: Húzás

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van

  @id:hu-no-card-fits @hu-016.a @hu-021.a @hu-021.b @hu-021.d @hu-023.a
  Forgatókönyv: Akinek nincs illő lapja, felhúzza a húzópakli felső lapját
    Amennyiben Anna kezében csak egy kék kettes, egy zöld hármas és egy sárga négyes van
    És a húzópakli következő lapja egy zöld kilences
    Ha Anna húz
    Akkor Anna kezében most csak egy kék kettes, egy zöld hármas, egy sárga négyes és egy zöld kilences van
    És most Bence van soron

  @id:hu-no-passing @hu-021.a
  Forgatókönyv: Senki sem passzolhat húzás nélkül
    Amennyiben Anna kezében csak egy kék kettes, egy zöld hármas és egy sárga négyes van
    Ha Anna megpróbál húzás nélkül passzolni
    Akkor ezt nem teheti meg

  @id:hu-no-second-draw @hu-021.b
  Forgatókönyv: Egy körben senki sem húz két lapot
    Amennyiben Anna kezében csak egy kék kettes, egy zöld hármas és egy sárga négyes van
    És a húzópakli következő lapja egy zöld kilences
    Ha Anna húz
    És Anna megpróbál húzni
    Akkor ezt nem teheti meg
    És Annának most négy lapja van

  @id:hu-may-draw-though-card-fits @hu-021.c
  Forgatókönyv: Aki le tudna tenni egy lapot, húzhat is helyette
    Amennyiben Anna kezében csak egy piros kettes, egy zöld hármas és egy sárga négyes van
    És a húzópakli következő lapja egy piros kilences
    Ha Anna megpróbál húzni
    Akkor ezt megteheti

  @id:hu-draws-beside-wild @hu-021.c
  Forgatókönyv: A színválasztó letétele helyett húzni is lehet
    Amennyiben Anna kezében csak egy színválasztó, egy zöld hármas és egy sárga négyes van
    Ha Anna megpróbál húzni
    Akkor ezt megteheti

  @id:hu-drawn-card-played @hu-022.a
  Forgatókönyv: Az illő húzott lap azonnal letehető
    Amennyiben Anna kezében csak egy kék kettes, egy zöld hármas és egy sárga négyes van
    És a húzópakli következő lapja egy piros kilences
    Ha Anna húz
    És Anna megpróbál letenni egy piros kilencest
    Akkor ezt megteheti

  @id:hu-drawn-card-has-to-fit @hu-022.a
  Forgatókönyv: Ha a húzott lap nem illik, nem tehető le
    Amennyiben Anna kezében csak egy kék kettes, egy zöld hármas és egy sárga négyes van
    És a húzópakli következő lapja egy zöld kilences
    Ha Anna húz
    És Anna megpróbál letenni egy zöld kilencest
    Akkor ezt nem teheti meg

  @id:hu-drawn-card-kept @hu-022.b
  Forgatókönyv: Az illő húzott lap megtartható
    Amennyiben Anna kezében csak egy kék kettes, egy zöld hármas és egy sárga négyes van
    És a húzópakli következő lapja egy piros kilences
    Ha Anna húz
    És Anna megtartja a húzott lapot
    Akkor Anna kezében most ott van egy piros kilences
    És most Bence van soron

  @id:hu-no-older-card @hu-021.c @hu-022.c
  Forgatókönyv: Húzás után a korábbi lapok már nem tehetők le
    Amennyiben Anna kezében csak egy piros kettes, egy zöld hármas és egy sárga négyes van
    És a húzópakli következő lapja egy piros kilences
    Ha Anna húz
    És Anna megpróbál letenni egy piros kettest
    Akkor ezt nem teheti meg

  @id:hu-no-older-card-beside-unfit @hu-021.c @hu-022.c @hu-076.d
  Forgatókönyv: Ha a húzott lap nem illik, helyette a korábbi lapok sem tehetők le
    Amennyiben Anna kezében csak egy piros kettes, egy zöld hármas és egy sárga négyes van
    És a húzópakli következő lapja egy zöld kilences
    Ha Anna húz
    És Anna megpróbál letenni egy piros kettest
    Akkor ezt nem teheti meg
