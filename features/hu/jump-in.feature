# language: hu
@option:jump-in
Jellemző: Közbevágás bármelyik lappal

  Háttér:
    Amennyiben Anna, Bence, Csilla és Dávid ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És Anna kezében csak egy piros négyes, egy zöld nyolcas és egy sárga hatos van

  @id:hu-jump-in-with-a-number @hu-076.b
  Forgatókönyv: Ha bármelyik lappal szabad közbevágni, számozott lap is letehető soron kívül
    Amennyiben Csilla kezében csak egy piros ötös, egy kék kettes és egy zöld hármas van
    Ha Csilla megpróbál közbevágni egy piros ötössel
    Akkor ezt megteheti

  @id:hu-jump-in-has-to-fit @hu-076.c
  Forgatókönyv: Ha bármelyik lappal szabad közbevágni, a lapnak akkor is illenie kell
    Amennyiben Csilla kezében csak egy kék ötös, egy kék kettes és egy zöld hármas van
    Ha Csilla megpróbál közbevágni egy kék ötössel
    Akkor ezt nem teheti meg

  @id:hu-jump-in-draw-two @hu-076.b @hu-077.c
  Forgatókönyv: Ha bármelyik lappal szabad közbevágni, a Húzz kettőt lap miatt a soron lévő játékos húz
    Amennyiben Csilla kezében csak egy piros Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    Ha Csilla közbevág egy piros Húzz kettőt lappal
    És Anna felhúzza a büntetőlapokat
    Akkor Annának most öt lapja van

  @id:hu-jump-in-wild-draw-four @hu-076.b @hu-077.d
  Forgatókönyv: Ha bármelyik lappal szabad közbevágni, a Húzz négyet lap miatt a soron lévő játékos húz
    Amennyiben Csilla kezében csak egy Húzz négyet lap, egy kék kettes és egy zöld hármas van
    Ha Csilla közbevág egy Húzz négyet lappal, és kéket kér
    És Anna felhúzza a büntetőlapokat
    Akkor Annának most hét lapja van

  @id:hu-nobody-jumps-in @hu-077.a
  Forgatókönyv: Ha senki sem vág közbe, a soron lévő játékosnak le kell tennie egy lapot, vagy húznia kell
    Ha Anna megpróbál húzás nélkül passzolni
    Akkor ezt nem teheti meg
    Ha Anna megpróbál letenni egy piros négyest
    Akkor ezt megteheti
