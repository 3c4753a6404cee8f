# language: hu
Jellemző: UNO

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros kettes és egy kék hármas van
    És Bence kezében csak egy piros ötös, egy zöld nyolcas, egy sárga hatos és egy kék négyes van

  @id:hu-missed-call-costs-two @hu-023.a @hu-054.a @hu-055.a @hu-055.b @hu-055.d
  Forgatókönyv: Akit rajtakapnak azon, hogy nem mondott UNO-t, az két lapot húz
    Ha Anna letesz egy piros kettest
    És Bence letesz egy piros ötöst
    És Csilla rajtakapja Annát azon, hogy nem mondott UNO-t
    Akkor Annának most három lapja van
    És most Csilla van soron

  @id:hu-next-player-catches @hu-055.a @hu-055.b @hu-055.d
  Forgatókönyv: A soron következő játékos a saját lépése után is rajtakaphatja azt, aki nem mondott UNO-t
    Ha Anna letesz egy piros kettest
    És Bence letesz egy piros ötöst
    És Bence rajtakapja Annát azon, hogy nem mondott UNO-t
    Akkor Annának most három lapja van

  @id:hu-called-in-time @hu-054.a
  Forgatókönyv: Aki UNO-t mondott, azt nem lehet rajtakapni
    Ha Anna időben UNO-t mond, és letesz egy piros kettest
    És Bence letesz egy piros ötöst
    És Csilla megpróbálja rajtakapni Annát azon, hogy nem mondott UNO-t
    Akkor ezt nem teheti meg
    És Annának most egy lapja van

  @id:hu-call-after-playing @hu-054.b
  Forgatókönyv: UNO-t a lap letétele után is lehet mondani, amíg a következő játékos nem lép
    Ha Anna letesz egy piros kettest
    És Anna megpróbál UNO-t mondani
    Akkor ezt megteheti
    Ha Bence letesz egy piros ötöst
    És Csilla megpróbálja rajtakapni Annát azon, hogy nem mondott UNO-t
    Akkor ezt nem teheti meg

  @id:hu-call-too-late @hu-054.b @hu-055.a @hu-055.d
  Forgatókönyv: Miután a következő játékos lépett, késő UNO-t mondani
    Ha Anna letesz egy piros kettest
    És Bence letesz egy piros ötöst
    És Anna megpróbál UNO-t mondani
    És Csilla rajtakapja Annát azon, hogy nem mondott UNO-t
    Akkor Annának most három lapja van

  @id:hu-unnoticed-costs-nothing @hu-055.c
  Forgatókönyv: Az elmaradt UNO semmibe sem kerül, ha senki sem veszi észre
    Amennyiben Csilla kezében csak egy piros egyes, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy piros kettest
    És Bence letesz egy piros ötöst
    És Csilla letesz egy piros egyest
    Akkor Annának most egy lapja van
