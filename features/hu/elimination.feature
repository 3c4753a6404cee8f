# language: hu
@option:elimination
Jellemző: Kiesés a ponthatárnál

  Háttér:
    Amennyiben Anna, Bence, Csilla és Dávid ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros kettes van
    És Bence kezében csak egy zöld kilences és egy sárga hatos van
    És Csilla kezében csak egy kék ötös van
    És Dávid kezében csak egy sárga egyes van

  @id:hu-out-at-the-limit @hu-060.a @hu-065.b @hu-066.a @hu-066.b
  Forgatókönyv: Aki hibapontjaival eléri a ponthatárt, nem játszik tovább
    Amennyiben Bencének eddig 490 pontja van
    Ha Anna letesz egy piros kettest
    Akkor Bence kiesett a játszmából
    És Dávid nem esett ki a játszmából

  @id:hu-exactly-the-limit @hu-060.a @hu-065.b @hu-066.a @hu-066.b @hu-066.c
  Forgatókönyv: Aki pontosan eléri a ponthatárt, kiesik
    Amennyiben Bencének eddig 485 pontja van
    Ha Anna letesz egy piros kettest
    Akkor Bence kiesett a játszmából

  @id:hu-below-the-limit @hu-060.a @hu-066.a @hu-066.b
  Forgatókönyv: Aki a ponthatár alatt marad, továbbjátszik
    Amennyiben Bencének eddig 484 pontja van
    Ha Anna letesz egy piros kettest
    Akkor Bence nem esett ki a játszmából

  @id:hu-out-gets-no-cards @hu-060.a @hu-065.b @hu-066.a @hu-066.b
  Forgatókönyv: Aki kiesett, nem kap több lapot
    Amennyiben Bencének eddig 490 pontja van
    Ha Anna letesz egy piros kettest
    És kiosztják a lapokat a következő fordulóhoz
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg
    És Bencének most nincs lapja
    És Csillának most 5 pontja van

  @id:hu-three-play-on @hu-060.a @hu-065.b @hu-066.a @hu-066.b @hu-067.a
  Forgatókönyv: Amíg kettőnél többen vannak, a játszma folytatódik
    Amennyiben Bencének eddig 490 pontja van
    Ha Anna letesz egy piros kettest
    Akkor Bence kiesett a játszmából
    És a játszma folytatódik

  @id:hu-last-two-duel @hu-060.a @hu-065.b @hu-066.a @hu-066.b @hu-067.a @hu-068.a
  Forgatókönyv: Az utolsó két játékos párbajt vív
    Amennyiben Bencének eddig 490 pontja van
    És Csillának eddig 496 pontja van
    Ha Anna letesz egy piros kettest
    Akkor Anna és Dávid párbajt vív
    És a játszma folytatódik
