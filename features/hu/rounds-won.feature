# language: hu
@option:rounds-won
Jellemző: Megnyert fordulók

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros kettes van
    És Bence kezében csak egy zöld kilences van

  @id:hu-rounds-are-counted @hu-074.a
  Forgatókönyv: Azt számolják, ki hány fordulót nyert
    Amennyiben Anna eddig egy fordulót nyert
    És Bence eddig három fordulót nyert
    Ha Anna letesz egy piros kettest
    Akkor Annának most két megnyert fordulója van
    És Bencének most három megnyert fordulója van
    És a játszma folytatódik
    Ha kiosztják a lapokat a következő fordulóhoz
    Akkor Annának most két megnyert fordulója van

  @id:hu-rounds-instead-of-points @hu-074.a
  Forgatókönyv: Ha a fordulókat számolják, pontokat nem írnak
    Ha Anna letesz egy piros kettest
    Akkor Annának most nincs pontja
    És Bencének most nincs pontja

  @id:hu-most-rounds-win @hu-074.b
  Forgatókönyv: Amikor a játékosok abbahagyják, az nyeri meg a játszmát, aki a legtöbb fordulót nyerte
    Amennyiben Anna eddig két fordulót nyert
    És Bence eddig egy fordulót nyert
    És Csilla eddig két fordulót nyert
    Ha Anna letesz egy piros kettest
    És a játékosok úgy döntenek, hogy befejezik a játszmát
    Akkor Anna megnyerte a játszmát
