# language: hu
Jellemző: Pontok

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van

  @id:hu-number-cards-count @hu-060.a @hu-063.a
  Forgatókönyv: A számozott lap annyit ér, amennyi a száma
    Amennyiben Anna kezében csak egy piros kettes van
    És Bence kezében csak egy kék nullás van
    És Csilla kezében csak egy zöld kilences van
    Ha Anna letesz egy piros kettest
    Akkor Annának most 9 pontja van

  @id:hu-draw-two-counts-twenty @hu-061.a @hu-063.a
  Forgatókönyv: A Húzz kettőt lap 20 pontot ér
    Amennyiben Anna kezében csak egy piros kettes van
    És Bence kezében csak egy kék nullás van
    És Csilla kezében csak egy zöld Húzz kettőt lap van
    Ha Anna letesz egy piros kettest
    Akkor Annának most 20 pontja van

  @id:hu-reverse-counts-twenty @hu-061.b @hu-063.a
  Forgatókönyv: A Fordulj vissza lap 20 pontot ér
    Amennyiben Anna kezében csak egy piros kettes van
    És Bence kezében csak egy kék nullás van
    És Csilla kezében csak egy zöld Fordulj vissza lap van
    Ha Anna letesz egy piros kettest
    Akkor Annának most 20 pontja van

  @id:hu-skip-counts-twenty @hu-061.c @hu-063.a
  Forgatókönyv: A Kimaradsz lap 20 pontot ér
    Amennyiben Anna kezében csak egy piros kettes van
    És Bence kezében csak egy kék nullás van
    És Csilla kezében csak egy zöld Kimaradsz lap van
    Ha Anna letesz egy piros kettest
    Akkor Annának most 20 pontja van

  @id:hu-wild-counts-fifty @hu-062.a @hu-063.a
  Forgatókönyv: A színválasztó 50 pontot ér
    Amennyiben Anna kezében csak egy piros kettes van
    És Bence kezében csak egy kék nullás van
    És Csilla kezében csak egy színválasztó van
    Ha Anna letesz egy piros kettest
    Akkor Annának most 50 pontja van

  @id:hu-wild-draw-four-counts-fifty @hu-062.b @hu-063.a
  Forgatókönyv: A Húzz négyet lap 50 pontot ér
    Amennyiben Anna kezében csak egy piros kettes van
    És Bence kezében csak egy kék nullás van
    És Csilla kezében csak egy Húzz négyet lap van
    Ha Anna letesz egy piros kettest
    Akkor Annának most 50 pontja van

  @id:hu-winner-collects @hu-059.a @hu-060.a @hu-063.a
  Forgatókönyv: A forduló győztese megkapja a többiek kezében maradt összes lap pontjait
    Amennyiben Anna kezében csak egy piros kettes van
    És Bence kezében csak egy kék kilences és egy zöld nyolcas van
    És Csilla kezében csak egy sárga ötös van
    És Annának eddig 10 pontja van
    És Bencének eddig 30 pontja van
    Ha Anna letesz egy piros kettest
    Akkor Annának most 32 pontja van
    És Bencének most 30 pontja van

  @id:hu-last-cards-drawn-count @hu-057.a @hu-058.a @hu-060.a @hu-063.a
  Forgatókönyv: Az utolsó lap miatt húzott lapok is számítanak
    Amennyiben Anna kezében csak egy piros Húzz kettőt lap van
    És Bence kezében csak egy kék egyes van
    És Csilla kezében csak egy zöld hármas van
    És a húzópakliban sorra egy sárga ötös és egy kék nyolcas következik
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence felhúzza a büntetőlapokat
    Akkor Annának most 17 pontja van
