# language: hu
@option:rounds-won
Jellemző: Rounds won

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros kettes van
    És Bence kezében csak egy zöld kilences van

  @id:hu-rounds-are-counted @hu-074.a
  Forgatókönyv: The rounds that each player has won are counted
    Amennyiben Anna eddig egy fordulót nyert
    És Bence eddig három fordulót nyert
    Ha Anna letesz egy piros kettest
    Akkor Annának most két megnyert fordulója van
    És Bencének most három megnyert fordulója van
    És a játszma folytatódik

  @id:hu-rounds-instead-of-points @hu-074.a
  Forgatókönyv: Where rounds are counted no points are
    Ha Anna letesz egy piros kettest
    Akkor Annának most nincs pontja
    És Bencének most nincs pontja

  @id:hu-most-rounds-win @hu-074.b
  Forgatókönyv: Whoever has won the most rounds when the players stop wins the match
    Amennyiben Anna eddig két fordulót nyert
    És Bence eddig egy fordulót nyert
    És Csilla eddig két fordulót nyert
    Ha Anna letesz egy piros kettest
    És a játékosok befejezik a játszmát
    Akkor Anna megnyerte a játszmát
