# language: hu
@option:own-points
Jellemző: Hibapontok

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros kettes van
    És Bence kezében csak egy zöld kilences és egy sárga hatos van
    És Csilla kezében csak egy kék ötös van

  @id:hu-own-points @hu-060.a @hu-065.a @hu-065.b
  Forgatókönyv: Mindenkinek a saját kezében maradt lapok pontjait írják fel
    Amennyiben Annának eddig 30 pontja van
    És Bencének eddig 10 pontja van
    Ha Anna letesz egy piros kettest
    Akkor Annának most 30 pontja van
    És Bencének most 25 pontja van
    És Csillának most 5 pontja van

  @id:hu-fewest-points-win @hu-060.a @hu-065.b @hu-065.c
  Forgatókönyv: Amikor a játékosok abbahagyják, az nyeri meg a játszmát, akinek a legkevesebb pontja van
    Amennyiben Annának eddig 30 pontja van
    És Bencének eddig 10 pontja van
    És Csillának eddig 40 pontja van
    Ha Anna letesz egy piros kettest
    És a játékosok úgy döntenek, hogy befejezik a játszmát
    Akkor Bence megnyerte a játszmát

  @id:hu-penalty-points-end-nothing @hu-065.b @hu-065.c
  Forgatókönyv: Ponthatár nélkül a játszma akárhány hibapont után is folytatódik
    Amennyiben Bencének eddig 490 pontja van
    Ha Anna letesz egy piros kettest
    Akkor Bencének most 505 pontja van
    És a játszma folytatódik
    Ha kiosztják a lapokat a következő fordulóhoz
    Akkor Bencének most 505 pontja van
