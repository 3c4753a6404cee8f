# language: hu
Jellemző: UNO

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros kettes és egy kék hármas van
    És Bence kezében csak egy piros ötös, egy zöld nyolcas és egy sárga hatos van

  @id:hu-missed-call-costs-two @hu-054.a @hu-055.a @hu-055.b @hu-055.d
  Forgatókönyv: Whoever is caught without having called UNO draws two cards
    Ha Anna letesz egy piros kettest
    És Bence letesz egy piros ötöst
    És Csilla rajtakapja Annát azon, hogy nem mondott UNO-t
    Akkor Annának most három lapja van

  @id:hu-next-player-catches @hu-055.a @hu-055.b @hu-055.d
  Forgatókönyv: The next player may catch a missed call as well
    Ha Anna letesz egy piros kettest
    És Bence letesz egy piros ötöst
    És Bence rajtakapja Annát azon, hogy nem mondott UNO-t
    Akkor Annának most három lapja van

  @id:hu-called-in-time @hu-054.a
  Forgatókönyv: Whoever has called UNO cannot be caught
    Ha Anna időben UNO-t mond, és letesz egy piros kettest
    És Bence letesz egy piros ötöst
    És Csilla megpróbálja rajtakapni Annát azon, hogy nem mondott UNO-t
    Akkor ezt nem teheti meg
    És Annának most egy lapja van

  @id:hu-call-after-playing @hu-054.b
  Forgatókönyv: UNO may be called after playing, before the next player acts
    Ha Anna letesz egy piros kettest
    És Anna megpróbál UNO-t mondani
    Akkor ezt megteheti
    Ha Bence letesz egy piros ötöst
    És Csilla megpróbálja rajtakapni Annát azon, hogy nem mondott UNO-t
    Akkor ezt nem teheti meg

  @id:hu-call-too-late @hu-054.b @hu-055.a @hu-055.d
  Forgatókönyv: A call after the next player has acted comes too late
    Ha Anna letesz egy piros kettest
    És Bence letesz egy piros ötöst
    És Anna megpróbál UNO-t mondani
    És Csilla rajtakapja Annát azon, hogy nem mondott UNO-t
    Akkor Annának most három lapja van

  @id:hu-unnoticed-costs-nothing @hu-055.c
  Forgatókönyv: A missed call that nobody notices costs nothing
    Amennyiben Csilla kezében csak egy piros egyes, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy piros kettest
    És Bence letesz egy piros ötöst
    És Csilla letesz egy piros egyest
    Akkor Annának most egy lapja van
