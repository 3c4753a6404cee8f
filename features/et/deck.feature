# language: et
Omadus: Kaardipakk
  Millised kaardid pakis kokku on.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et avakaardiks pööratakse punane viis

  @id:et-blue-numbers @et-024.a @et-024.b @et-024.c
  Stsenaarium: Siniseid nulle on üks ja iga muud sinist numbrit kaks
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on sinist nulli kokku 1 tükk
    Ja on sinist ühte kokku 2 tükki
    Ja on sinist kahte kokku 2 tükki
    Ja on sinist kolme kokku 2 tükki
    Ja on sinist nelja kokku 2 tükki
    Ja on sinist viit kokku 2 tükki
    Ja on sinist kuut kokku 2 tükki
    Ja on sinist seitset kokku 2 tükki
    Ja on sinist kaheksat kokku 2 tükki
    Ja on sinist üheksat kokku 2 tükki

  @id:et-green-numbers @et-025.a @et-025.b @et-025.c
  Stsenaarium: Rohelisi nulle on üks ja iga muud rohelist numbrit kaks
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on rohelist nulli kokku 1 tükk
    Ja on rohelist ühte kokku 2 tükki
    Ja on rohelist kahte kokku 2 tükki
    Ja on rohelist kolme kokku 2 tükki
    Ja on rohelist nelja kokku 2 tükki
    Ja on rohelist viit kokku 2 tükki
    Ja on rohelist kuut kokku 2 tükki
    Ja on rohelist seitset kokku 2 tükki
    Ja on rohelist kaheksat kokku 2 tükki
    Ja on rohelist üheksat kokku 2 tükki

  @id:et-red-numbers @et-026.a @et-026.b @et-026.c
  Stsenaarium: Punaseid nulle on üks ja iga muud punast numbrit kaks
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on punast nulli kokku 1 tükk
    Ja on punast ühte kokku 2 tükki
    Ja on punast kahte kokku 2 tükki
    Ja on punast kolme kokku 2 tükki
    Ja on punast nelja kokku 2 tükki
    Ja on punast viit kokku 2 tükki
    Ja on punast kuut kokku 2 tükki
    Ja on punast seitset kokku 2 tükki
    Ja on punast kaheksat kokku 2 tükki
    Ja on punast üheksat kokku 2 tükki

  @id:et-yellow-numbers @et-027.a @et-027.b @et-027.c
  Stsenaarium: Kollaseid nulle on üks ja iga muud kollast numbrit kaks
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on kollast nulli kokku 1 tükk
    Ja on kollast ühte kokku 2 tükki
    Ja on kollast kahte kokku 2 tükki
    Ja on kollast kolme kokku 2 tükki
    Ja on kollast nelja kokku 2 tükki
    Ja on kollast viit kokku 2 tükki
    Ja on kollast kuut kokku 2 tükki
    Ja on kollast seitset kokku 2 tükki
    Ja on kollast kaheksat kokku 2 tükki
    Ja on kollast üheksat kokku 2 tükki

  @id:et-draw-two-cards @et-029.a
  Stsenaarium: Igas värvis on kaks pluss kahte
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on sinist pluss kahte kokku 2 tükki
    Ja on rohelist pluss kahte kokku 2 tükki
    Ja on punast pluss kahte kokku 2 tükki
    Ja on kollast pluss kahte kokku 2 tükki

  @id:et-reverse-cards @et-030.a
  Stsenaarium: Igas värvis on kaks suunavahetust
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on sinist suunavahetust kokku 2 tükki
    Ja on rohelist suunavahetust kokku 2 tükki
    Ja on punast suunavahetust kokku 2 tükki
    Ja on kollast suunavahetust kokku 2 tükki

  @id:et-skip-cards @et-031.a
  Stsenaarium: Igas värvis on kaks vahelejättu
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on sinist vahelejättu kokku 2 tükki
    Ja on rohelist vahelejättu kokku 2 tükki
    Ja on punast vahelejättu kokku 2 tükki
    Ja on kollast vahelejättu kokku 2 tükki

  @id:et-wild-cards @et-032.a
  Stsenaarium: Värvivahetusi on neli
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on värvivahetust kokku 4 tükki

  @id:et-wild-draw-four-cards @et-033.a
  Stsenaarium: Pluss neljasid on neli
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on pluss nelja kokku 4 tükki

  @id:et-blank-cards @et-035.a
  Stsenaarium: Nelja tühja kaardiga on pakis kokku 112 kaarti
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on kaarte kokku 112
