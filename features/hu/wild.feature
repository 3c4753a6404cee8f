# language: hu
Jellemző: Wild

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron

  @id:hu-wild-on-a-number @hu-019.a @hu-039.a
  Forgatókönyv: A Wild fits on any number card
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy színválasztó, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy színválasztót, és kéket kér
    Akkor ezt megteheti

  @id:hu-wild-on-a-wild @hu-039.a
  Forgatókönyv: A Wild fits on another Wild
    Amennyiben a dobópakli tetején egy színválasztó van
    És a kért szín a piros
    És Anna kezében csak egy színválasztó, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy színválasztót, és kéket kér
    Akkor ezt megteheti

  @id:hu-wild-names-colour @hu-040.a
  Forgatókönyv: Whoever plays a Wild names the colour
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy színválasztó, egy kék kettes és egy zöld hármas van
    Ha Anna letesz egy színválasztót, és kéket kér
    Akkor a játék kékkel folytatódik

  @id:hu-wild-colour-followed @hu-040.b
  Forgatókönyv: A card of the colour named with a Wild fits
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy színválasztó, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy kék ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy színválasztót, és kéket kér
    És Bence megpróbál letenni egy kék ötöst
    Akkor ezt megteheti

  @id:hu-wild-other-colour @hu-040.b
  Forgatókönyv: A number card of a colour that was not named does not fit on a Wild
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy színválasztó, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy piros ötös, egy zöld négyes és egy sárga kilences van
    Ha Anna letesz egy színválasztót, és kéket kér
    És Bence megpróbál letenni egy piros ötöst
    Akkor ezt nem teheti meg

  @id:hu-wild-same-colour @hu-041.a
  Forgatókönyv: The colour in force may be named again
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy színválasztó, egy kék kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy színválasztót, és pirosat kér
    Akkor ezt megteheti

  @id:hu-wild-though-card-fits @hu-042.a
  Forgatókönyv: A Wild may be played by someone who holds another card that fits
    Amennyiben a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy színválasztó, egy piros kettes és egy zöld hármas van
    Ha Anna megpróbál letenni egy színválasztót, és kéket kér
    Akkor ezt megteheti
