# language: hu
Jellemző: Új húzópakli

  Háttér:
    Amennyiben Anna, Bence és Csilla ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna van soron
    És a dobópakli tetején egy piros hetes van
    És a dobópakli felső lapja alatt csak egy sárga egyes, egy sárga kettes, egy sárga hármas, egy sárga négyes, egy sárga ötös és egy sárga hatos van
    És a húzópakli felülről lefelé csak egy piros kilencesből áll

  @id:hu-discards-become-draw-pile @hu-053.a @hu-053.b
  Forgatókönyv: Ha elfogy a húzópakli, a dobópakliból keverik az újat, de a felső lap a helyén marad
    Amennyiben Anna kezében csak egy piros Húzz kettőt lap, egy kék kettes és egy zöld hármas van
    És Bence kezében csak egy zöld nyolcas és egy kék négyes van
    Ha Anna letesz egy piros Húzz kettőt lapot
    És Bence felhúzza a büntetőlapokat
    Akkor a dobópakli tetején most egy piros Húzz kettőt lap van
    És a dobópakliban egy lap van
    És a húzópakliban hat lap van
    És Bence kezében most ott van egy piros kilences

  @id:hu-new-draw-pile-at-once @hu-053.a @hu-053.c
  Forgatókönyv: Az új húzópakli azonnal elkészül, amint a régi utolsó lapját is felhúzták
    Amennyiben Anna kezében csak egy kék kettes, egy zöld hármas és egy sárga négyes van
    Ha Anna húz
    Akkor a húzópakliban hat lap van
    És a dobópakliban egy lap van
