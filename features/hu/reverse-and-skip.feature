# language: hu
Jellemző: Reverse and Skip

  Háttér:
    Amennyiben Anna, Bence, Csilla és Dávid ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És a játék az óramutató járása szerint halad
    És Anna van soron

  @id:hu-reverse-on-its-colour @hu-032.a
  Forgatókönyv: A Reverse fits on its own colour
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy piros Fordulj vissza lapot
    Akkor ezt megteheti

  @id:hu-reverse-on-another-colour @hu-032.a
  Forgatókönyv: A Reverse does not fit on a number card of another colour
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy kék Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy kék Fordulj vissza lapot
    Akkor ezt nem teheti meg

  @id:hu-reverse-on-reverse @hu-017.c @hu-032.b
  Forgatókönyv: A Reverse fits on a Reverse of another colour
    Amennyiben a dobópakli tetején egy piros Fordulj vissza lap van
    És Anna kezében csak egy kék Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy kék Fordulj vissza lapot
    Akkor ezt megteheti

  @id:hu-reverse-turns-direction @hu-033.a
  Forgatókönyv: A Reverse turns the direction of play
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    És Dávid kezében csak egy piros ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy piros Fordulj vissza lapot
    Akkor most Dávid van soron
    Ha Dávid letesz egy piros ötöst
    Akkor most Csilla van soron

  @id:hu-reverse-left-neighbour-waits @hu-033.a
  Forgatókönyv: After a Reverse the left neighbour is not in turn
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    Ha Anna letesz egy piros Fordulj vissza lapot
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-colour-of-reverse @hu-035.a @hu-035.b
  Forgatókönyv: After a Reverse play goes on in its colour
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    És Dávid kezében csak egy piros ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy piros Fordulj vissza lapot
    És Dávid megpróbál letenni egy piros ötöst
    Akkor ezt megteheti

  @id:hu-no-other-colour-after-reverse @hu-035.b
  Forgatókönyv: After a Reverse a number card of another colour does not fit
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    És Dávid kezében csak egy kék ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy piros Fordulj vissza lapot
    És Dávid megpróbál letenni egy kék ötöst
    Akkor ezt nem teheti meg

  @id:hu-skip-on-its-colour @hu-036.a
  Forgatókönyv: A Skip fits on its own colour
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy piros Kimaradsz lapot
    Akkor ezt megteheti

  @id:hu-skip-on-skip @hu-017.c @hu-036.b
  Forgatókönyv: A Skip fits on a Skip of another colour
    Amennyiben a dobópakli tetején egy piros Kimaradsz lap van
    És Anna kezében csak egy kék Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy kék Kimaradsz lapot
    Akkor ezt megteheti

  @id:hu-skip-on-another-colour @hu-036.c
  Forgatókönyv: A Skip does not fit on a number card of another colour
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy kék Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy kék Kimaradsz lapot
    Akkor ezt nem teheti meg

  @id:hu-skip-on-reverse @hu-017.c @hu-036.c
  Forgatókönyv: A Skip does not fit on a Reverse of another colour
    Amennyiben a dobópakli tetején egy piros Fordulj vissza lap van
    És Anna kezében csak egy kék Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy kék Kimaradsz lapot
    Akkor ezt nem teheti meg

  @id:hu-skip-passes-over @hu-037.b
  Forgatókönyv: After a Skip the player after the next one goes on
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Anna letesz egy piros Kimaradsz lapot
    Akkor most Csilla van soron

  @id:hu-skipped-player-does-nothing @hu-037.a
  Forgatókönyv: The player who is skipped does not even draw
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Anna letesz egy piros Kimaradsz lapot
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-skip-is-not-passed-on @hu-023.c @hu-037.c
  Forgatókönyv: A Skip cannot be passed on with another Skip
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Kimaradsz lap, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy kék Kimaradsz lap, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Kimaradsz lapot
    És Bence megpróbál letenni egy kék Kimaradsz lapot
    Akkor ezt nem teheti meg
