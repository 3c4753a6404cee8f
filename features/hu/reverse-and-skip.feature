# language: hu
Jellemző: Fordulj vissza és Kimaradsz lap

  Háttér:
    Amennyiben Anna, Bence, Csilla és Dávid ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És a játék az óramutató járása szerint halad
    És Anna van soron

  @id:hu-reverse-on-its-colour @hu-032.a
  Forgatókönyv: Fordulj vissza lap illik a saját színére
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy piros Fordulj vissza lapot
    Akkor ezt megteheti

  @id:hu-reverse-on-another-colour @hu-032.a
  Forgatókönyv: Fordulj vissza lap nem illik más színű számozott lapra
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy kék Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy kék Fordulj vissza lapot
    Akkor ezt nem teheti meg

  @id:hu-reverse-on-reverse @hu-017.c @hu-032.b
  Forgatókönyv: Fordulj vissza lap illik más színű Fordulj vissza lapra
    Amennyiben a dobópakli tetején egy piros Fordulj vissza lap van
    És Anna kezében csak egy kék Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy kék Fordulj vissza lapot
    Akkor ezt megteheti

  @id:hu-reverse-turns-direction @hu-033.a
  Forgatókönyv: A Fordulj vissza lap megfordítja a játék irányát
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    És Dávid kezében csak egy piros ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy piros Fordulj vissza lapot
    Akkor most Dávid van soron
    Ha Dávid letesz egy piros ötöst
    Akkor most Csilla van soron

  @id:hu-reverse-left-neighbour-waits @hu-033.a
  Forgatókönyv: Fordulj vissza lap után nem a bal oldali szomszéd van soron
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    Ha Anna letesz egy piros Fordulj vissza lapot
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-colour-of-reverse @hu-035.a @hu-035.b
  Forgatókönyv: Fordulj vissza lap után a játék a lap színével folytatódik
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    És Dávid kezében csak egy piros ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy piros Fordulj vissza lapot
    És Dávid megpróbál letenni egy piros ötöst
    Akkor ezt megteheti

  @id:hu-no-other-colour-after-reverse @hu-035.b
  Forgatókönyv: Fordulj vissza lapra nem illik más színű számozott lap
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    És Dávid kezében csak egy kék ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy piros Fordulj vissza lapot
    És Dávid megpróbál letenni egy kék ötöst
    Akkor ezt nem teheti meg

  @id:hu-skip-on-its-colour @hu-036.a
  Forgatókönyv: Kimaradsz lap illik a saját színére
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy piros Kimaradsz lapot
    Akkor ezt megteheti

  @id:hu-skip-on-skip @hu-017.c @hu-036.b
  Forgatókönyv: Kimaradsz lap illik más színű Kimaradsz lapra
    Amennyiben a dobópakli tetején egy piros Kimaradsz lap van
    És Anna kezében csak egy kék Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy kék Kimaradsz lapot
    Akkor ezt megteheti

  @id:hu-skip-on-another-colour @hu-036.c
  Forgatókönyv: Kimaradsz lap nem illik más színű számozott lapra
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy kék Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy kék Kimaradsz lapot
    Akkor ezt nem teheti meg

  @id:hu-skip-on-reverse @hu-017.c @hu-036.c
  Forgatókönyv: Kimaradsz lap nem illik más színű Fordulj vissza lapra
    Amennyiben a dobópakli tetején egy piros Fordulj vissza lap van
    És Anna kezében csak egy kék Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy kék Kimaradsz lapot
    Akkor ezt nem teheti meg

  @id:hu-skip-passes-over @hu-037.b
  Forgatókönyv: Kimaradsz lap után a kimaradó utáni játékos folytatja
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Anna letesz egy piros Kimaradsz lapot
    Akkor most Csilla van soron

  @id:hu-skipped-player-does-nothing @hu-037.a
  Forgatókönyv: Aki kimarad, még csak nem is húz
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Anna letesz egy piros Kimaradsz lapot
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-skip-is-not-passed-on @hu-023.c @hu-037.c
  Forgatókönyv: A Kimaradsz lap nem adható tovább másik Kimaradsz lappal
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros Kimaradsz lap, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy kék Kimaradsz lap, egy zöld nyolcas és egy sárga hatos van
    Ha Anna letesz egy piros Kimaradsz lapot
    És Bence megpróbál letenni egy kék Kimaradsz lapot
    Akkor ezt nem teheti meg
