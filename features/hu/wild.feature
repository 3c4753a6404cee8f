# language: hu
Jellemző: Színválasztó

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron

  @id:hu-wild-on-a-number @hu-019.a @hu-039.a
  Forgatókönyv: Színválasztó bármelyik számozott lapra illik
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy színválasztó, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy színválasztót, és kéket kér
    Akkor ezt megteheti

  @id:hu-wild-on-a-wild @hu-039.a
  Forgatókönyv: Színválasztó másik színválasztóra is illik
    Amennyiben a dobópakli tetején egy színválasztó van
    És a kért szín a piros
    És Anna kezében csak egy színválasztó, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy színválasztót, és kéket kér
    Akkor ezt megteheti

  @id:hu-wild-names-colour @hu-040.a
  Forgatókönyv: Aki színválasztót tesz le, színt kér
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy színválasztó, egy kék kettes és egy zöld hármas van
    Ha Anna letesz egy színválasztót, és kéket kér
    Akkor a játék kékkel folytatódik

  @id:hu-wild-colour-followed @hu-040.b
  Forgatókönyv: Színválasztóra illik a kért színű lap
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy színválasztó, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy kék ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy színválasztót, és kéket kér
    És Bence megpróbál letenni egy kék ötöst
    Akkor ezt megteheti

  @id:hu-wild-other-colour @hu-040.b
  Forgatókönyv: Színválasztóra nem illik a kérttől eltérő színű számozott lap
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy színválasztó, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy piros ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy színválasztót, és kéket kér
    És Bence megpróbál letenni egy piros ötöst
    Akkor ezt nem teheti meg

  @id:hu-wild-same-colour @hu-041.a
  Forgatókönyv: Az érvényes színt is lehet kérni
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy színválasztó, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy színválasztót, és pirosat kér
    Akkor ezt megteheti

  @id:hu-wild-though-card-fits @hu-042.a
  Forgatókönyv: Az is letehet színválasztót, akinek van más illő lapja
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy színválasztó, egy piros kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy színválasztót, és kéket kér
    Akkor ezt megteheti
