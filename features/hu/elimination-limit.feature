# language: hu
@option:elimination=300
Jellemző: Másik ponthatár

  Háttér:
    Amennyiben Anna, Bence, Csilla és Dávid ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros kettes van
    És Bence kezében csak egy zöld kilences és egy sárga hatos van
    És Csilla kezében csak egy kék ötös van
    És Dávid kezében csak egy sárga egyes van

  @id:hu-out-at-300 @hu-060.a @hu-065.b @hu-066.a @hu-066.b
  Forgatókönyv: A hibapontok határa más szám is lehet
    Amennyiben Bencének eddig 290 pontja van
    Ha Anna letesz egy piros kettest
    Akkor Bence kiesett a játszmából
    És Csilla nem esett ki a játszmából
