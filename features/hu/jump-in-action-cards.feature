# language: hu
@option:jump-in-action-cards
Jellemző: Közbevágás akciókártyával

  Háttér:
    Amennyiben Anna, Bence, Csilla és Dávid ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros négyes, egy zöld nyolcas és egy sárga hatos van

  @id:hu-jump-in-skip @hu-026.a @hu-076.a
  Forgatókönyv: Ha akciókártyával szabad közbevágni, Kimaradsz lap is letehető soron kívül
    Amennyiben Csilla kezében csak egy piros Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Csilla megpróbál közbevágni egy piros Kimaradsz lappal
    Akkor ezt megteheti

  @id:hu-jump-in-reverse @hu-026.a @hu-076.a
  Forgatókönyv: Ha akciókártyával szabad közbevágni, Fordulj vissza lap is letehető soron kívül
    Amennyiben Csilla kezében csak egy piros Fordulj vissza lap, egy kék kettes és egy zöld hármas van
    Ha Csilla megpróbál közbevágni egy piros Fordulj vissza lappal
    Akkor ezt megteheti

  @id:hu-jump-in-wild @hu-026.a @hu-076.a
  Forgatókönyv: Ha akciókártyával szabad közbevágni, színválasztó is letehető soron kívül
    Amennyiben Csilla kezében csak egy színválasztó, egy kék kettes és egy zöld hármas van
    Ha Csilla közbevág egy színválasztóval, és kéket kér
    Akkor a dobópakli tetején most egy színválasztó van
    És a játék kékkel folytatódik

  @id:hu-action-jump-in-draw-two @hu-026.a @hu-076.a @hu-077.c
  Forgatókönyv: Ha akciókártyával szabad közbevágni, a Húzz kettőt lap miatt a soron lévő játékos húz
    Amennyiben Csilla kezében csak egy piros Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    Ha Csilla közbevág egy piros Húzz kettőt lappal
    És Anna felhúzza a büntetőlapokat
    Akkor Annának most öt lapja van

  @id:hu-action-jump-in-wild-draw-four @hu-026.a @hu-076.a @hu-077.d
  Forgatókönyv: Ha akciókártyával szabad közbevágni, a Húzz négyet lap miatt a soron lévő játékos húz
    Amennyiben Csilla kezében csak egy Húzz négyet lap, egy kék kettes és egy zöld hármas van
    Ha Csilla közbevág egy Húzz négyet lappal, és kéket kér
    És Anna felhúzza a büntetőlapokat
    Akkor Annának most hét lapja van

  @id:hu-no-jump-in-with-a-number @hu-076.a
  Forgatókönyv: Ha csak akciókártyával szabad közbevágni, számozott lappal nem lehet
    Amennyiben Csilla kezében csak egy piros ötös, egy kék kettes és egy zöld hármas van
    Ha Csilla megpróbál közbevágni egy piros ötössel
    Akkor ezt nem teheti meg

  @id:hu-action-jump-in-has-to-fit @hu-076.c
  Forgatókönyv: Ha akciókártyával szabad közbevágni, a lapnak akkor is illenie kell
    Amennyiben Csilla kezében csak egy kék Kimaradsz lap, egy kék kettes és egy zöld hármas van
    Ha Csilla megpróbál közbevágni egy kék Kimaradsz lappal
    Akkor ezt nem teheti meg
