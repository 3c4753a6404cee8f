# language: et
Omadus: Kaardipakk
  Millised kaardid pakis kokku on.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et avakaardiks pööratakse punane viis

  @id:et-blue-numbers @et-024.a @et-024.b @et-024.c
  Stsenaarium: Siniseid nulle on üks ja iga muud sinist numbrit kaks
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on kogu kaardipakis sinist nulli 1 tükk
    Ja on kogu kaardipakis sinist ühte 2 tükki
    Ja on kogu kaardipakis sinist kahte 2 tükki
    Ja on kogu kaardipakis sinist kolme 2 tükki
    Ja on kogu kaardipakis sinist nelja 2 tükki
    Ja on kogu kaardipakis sinist viit 2 tükki
    Ja on kogu kaardipakis sinist kuut 2 tükki
    Ja on kogu kaardipakis sinist seitset 2 tükki
    Ja on kogu kaardipakis sinist kaheksat 2 tükki
    Ja on kogu kaardipakis sinist üheksat 2 tükki

  @id:et-green-numbers @et-025.a @et-025.b @et-025.c
  Stsenaarium: Rohelisi nulle on üks ja iga muud rohelist numbrit kaks
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on kogu kaardipakis rohelist nulli 1 tükk
    Ja on kogu kaardipakis rohelist ühte 2 tükki
    Ja on kogu kaardipakis rohelist kahte 2 tükki
    Ja on kogu kaardipakis rohelist kolme 2 tükki
    Ja on kogu kaardipakis rohelist nelja 2 tükki
    Ja on kogu kaardipakis rohelist viit 2 tükki
    Ja on kogu kaardipakis rohelist kuut 2 tükki
    Ja on kogu kaardipakis rohelist seitset 2 tükki
    Ja on kogu kaardipakis rohelist kaheksat 2 tükki
    Ja on kogu kaardipakis rohelist üheksat 2 tükki

  @id:et-red-numbers @et-026.a @et-026.b @et-026.c
  Stsenaarium: Punaseid nulle on üks ja iga muud punast numbrit kaks
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on kogu kaardipakis punast nulli 1 tükk
    Ja on kogu kaardipakis punast ühte 2 tükki
    Ja on kogu kaardipakis punast kahte 2 tükki
    Ja on kogu kaardipakis punast kolme 2 tükki
    Ja on kogu kaardipakis punast nelja 2 tükki
    Ja on kogu kaardipakis punast viit 2 tükki
    Ja on kogu kaardipakis punast kuut 2 tükki
    Ja on kogu kaardipakis punast seitset 2 tükki
    Ja on kogu kaardipakis punast kaheksat 2 tükki
    Ja on kogu kaardipakis punast üheksat 2 tükki

  @id:et-yellow-numbers @et-027.a @et-027.b @et-027.c
  Stsenaarium: Kollaseid nulle on üks ja iga muud kollast numbrit kaks
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on kogu kaardipakis kollast nulli 1 tükk
    Ja on kogu kaardipakis kollast ühte 2 tükki
    Ja on kogu kaardipakis kollast kahte 2 tükki
    Ja on kogu kaardipakis kollast kolme 2 tükki
    Ja on kogu kaardipakis kollast nelja 2 tükki
    Ja on kogu kaardipakis kollast viit 2 tükki
    Ja on kogu kaardipakis kollast kuut 2 tükki
    Ja on kogu kaardipakis kollast seitset 2 tükki
    Ja on kogu kaardipakis kollast kaheksat 2 tükki
    Ja on kogu kaardipakis kollast üheksat 2 tükki

  @id:et-draw-two-cards @et-029.a
  Stsenaarium: Igas värvis on kaks pluss kahte
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on kogu kaardipakis sinist pluss kahte 2 tükki
    Ja on kogu kaardipakis rohelist pluss kahte 2 tükki
    Ja on kogu kaardipakis punast pluss kahte 2 tükki
    Ja on kogu kaardipakis kollast pluss kahte 2 tükki

  @id:et-reverse-cards @et-030.a
  Stsenaarium: Igas värvis on kaks suunavahetust
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on kogu kaardipakis sinist suunavahetust 2 tükki
    Ja on kogu kaardipakis rohelist suunavahetust 2 tükki
    Ja on kogu kaardipakis punast suunavahetust 2 tükki
    Ja on kogu kaardipakis kollast suunavahetust 2 tükki

  @id:et-skip-cards @et-031.a
  Stsenaarium: Igas värvis on kaks vahelejättu
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on kogu kaardipakis sinist vahelejättu 2 tükki
    Ja on kogu kaardipakis rohelist vahelejättu 2 tükki
    Ja on kogu kaardipakis punast vahelejättu 2 tükki
    Ja on kogu kaardipakis kollast vahelejättu 2 tükki

  @id:et-wild-cards @et-032.a
  Stsenaarium: Värvivahetusi on neli
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on kogu kaardipakis värvivahetust 4 tükki

  @id:et-wild-draw-four-cards @et-033.a
  Stsenaarium: Pluss neljasid on neli
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on kogu kaardipakis pluss nelja 4 tükki

  @id:et-blank-cards @et-035.a
  Stsenaarium: Nelja tühja kaardiga on pakis kokku 112 kaarti
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on kogu kaardipakis 112 kaarti
