# language: hu
Jellemző: First card
  What the card does that is turned up at the start.

  Háttér:
    Amennyiben Anna, Bence, Csilla és Dávid ebben a sorrendben ül az asztal körül, az óramutató járása szerint
    És Anna az osztó

  @id:hu-start-draw-two @hu-030.a @hu-030.b
  Forgatókönyv: A Draw Two turned up at the start costs the first player two cards and the turn
    Amennyiben a kezdőlap egy piros Húzz kettőt lap lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence felhúzza a büntetőlapokat
    Akkor Bencének most kilenc lapja van
    És most Csilla van soron

  @id:hu-start-draw-two-no-card @hu-030.b @hu-023.c
  Forgatókönyv: After a Draw Two turned up at the start the first player plays no card
    Amennyiben a kezdőlap egy piros Húzz kettőt lap lesz
    És Bence az osztáskor többek között egy piros ötöst kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence felhúzza a büntetőlapokat
    És Bence megpróbál letenni egy piros ötöst
    Akkor ezt nem teheti meg

  @id:hu-start-draw-two-answered @hu-030.a @hu-030.c
  Forgatókönyv: A Draw Two turned up at the start may be answered with a Draw Two
    Amennyiben a kezdőlap egy piros Húzz kettőt lap lesz
    És Bence az osztáskor többek között egy kék Húzz kettőt lapot kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence letesz egy kék Húzz kettőt lapot
    És Csilla felhúzza a büntetőlapokat
    Akkor Csillának most 11 lapja van

  @id:hu-start-reverse @hu-034.a
  Forgatókönyv: With a Reverse turned up the player on the dealer's right starts
    Amennyiben a kezdőlap egy piros Fordulj vissza lap lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor most Dávid van soron

  @id:hu-start-reverse-not-left @hu-034.a
  Forgatókönyv: With a Reverse turned up the player on the dealer's left does not start
    Amennyiben a kezdőlap egy piros Fordulj vissza lap lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-start-reverse-goes-right @hu-034.b
  Forgatókönyv: With a Reverse turned up play goes to the right
    Amennyiben a kezdőlap egy piros Fordulj vissza lap lesz
    És Dávid az osztáskor többek között egy piros ötöst kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Dávid letesz egy piros ötöst
    Akkor most Csilla van soron

  @id:hu-start-skip @hu-038.b
  Forgatókönyv: With a Skip turned up the second player starts
    Amennyiben a kezdőlap egy piros Kimaradsz lap lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor most Csilla van soron

  @id:hu-start-skip-first-player @hu-038.a
  Forgatókönyv: With a Skip turned up the first player misses the turn
    Amennyiben a kezdőlap egy piros Kimaradsz lap lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg

  @id:hu-start-skip-goes-left @hu-038.c @hu-038.b
  Forgatókönyv: With a Skip turned up play still goes to the left
    Amennyiben a kezdőlap egy piros Kimaradsz lap lesz
    És Csilla az osztáskor többek között egy piros ötöst kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Csilla letesz egy piros ötöst
    Akkor most Dávid van soron

  @id:hu-start-wild @hu-043.a
  Forgatókönyv: With a Wild turned up the first player names the colour
    Amennyiben a kezdőlap egy színválasztó lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence zöldet kér
    Akkor a játék zölddel folytatódik

  @id:hu-start-wild-next-plays @hu-043.b @hu-043.c
  Forgatókönyv: With a Wild turned up the second player plays the colour that the first one named
    Amennyiben a kezdőlap egy színválasztó lesz
    És Csilla az osztáskor többek között egy zöld ötöst kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence zöldet kér
    És Csilla megpróbál letenni egy zöld ötöst
    Akkor ezt megteheti

  @id:hu-start-wild-other-colour @hu-043.b
  Forgatókönyv: With a Wild turned up no other colour than the one named may be played
    Amennyiben a kezdőlap egy színválasztó lesz
    És Csilla az osztáskor többek között egy piros ötöst kap
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence zöldet kér
    És Csilla megpróbál letenni egy piros ötöst
    Akkor ezt nem teheti meg

  @id:hu-start-wild-naming-is-turn @hu-043.c
  Forgatókönyv: Whoever names the colour of a Wild turned up has had a turn
    Amennyiben a kezdőlap egy színválasztó lesz
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    És Bence zöldet kér
    És Bence megpróbál húzni
    Akkor ezt nem teheti meg
    És most Csilla van soron

  @id:hu-start-wild-draw-four @hu-048.a
  Forgatókönyv: A Wild Draw Four turned up at the start goes back and another card is turned up
    Amennyiben kezdőlapként egymás után egy Húzz négyet lap és egy kék ötös kerül elő
    Ha kiosztják a lapokat, és felfordítják a kezdőlapot
    Akkor a dobópakli tetején most egy kék ötös van
