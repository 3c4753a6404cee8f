# language: hu
Jellemző: Újra UNO

  Háttér:
    Amennyiben Anna és Bence ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van

  @id:hu-call-each-time @hu-022.a @hu-054.d @hu-055.a @hu-055.d @hu-072.a
  Forgatókönyv: Valahányszor valakinek egy lapja marad, újra UNO-t kell mondania
    Amennyiben Anna kezében csak egy piros Kimaradsz lap és egy kék hármas van
    És Bence kezében csak egy piros egyes, egy zöld nyolcas, egy sárga hatos és egy kék négyes van
    És a húzópakli következő lapja egy piros kilences
    Ha Anna időben UNO-t mond, és letesz egy piros Kimaradsz lapot
    És Anna húz
    És Anna letesz egy piros kilencest
    És Bence letesz egy piros egyest
    És Bence rajtakapja Annát azon, hogy nem mondott UNO-t
    Akkor Annának most három lapja van
