# language: et
Omadus: Kaardipakk
  Millised kaardid pakis kokku on.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et avakaardiks pööratakse punane viis

  @id:et-blue-numbers @et-024.a @et-024.b @et-024.c
  Stsenaarium: Siniseid nulle on üks ja teisi siniseid numbreid kaks
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis sinist nulli on kokku 1 tükk
    Ja sinist ühte on kokku 2 tükki
    Ja sinist kahte on kokku 2 tükki
    Ja sinist kolme on kokku 2 tükki
    Ja sinist nelja on kokku 2 tükki
    Ja sinist viit on kokku 2 tükki
    Ja sinist kuut on kokku 2 tükki
    Ja sinist seitset on kokku 2 tükki
    Ja sinist kaheksat on kokku 2 tükki
    Ja sinist üheksat on kokku 2 tükki

  @id:et-green-numbers @et-025.a @et-025.b @et-025.c
  Stsenaarium: Rohelisi nulle on üks ja teisi rohelisi numbreid kaks
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis rohelist nulli on kokku 1 tükk
    Ja rohelist ühte on kokku 2 tükki
    Ja rohelist kahte on kokku 2 tükki
    Ja rohelist kolme on kokku 2 tükki
    Ja rohelist nelja on kokku 2 tükki
    Ja rohelist viit on kokku 2 tükki
    Ja rohelist kuut on kokku 2 tükki
    Ja rohelist seitset on kokku 2 tükki
    Ja rohelist kaheksat on kokku 2 tükki
    Ja rohelist üheksat on kokku 2 tükki

  @id:et-red-numbers @et-026.a @et-026.b @et-026.c
  Stsenaarium: Punaseid nulle on üks ja teisi punaseid numbreid kaks
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis punast nulli on kokku 1 tükk
    Ja punast ühte on kokku 2 tükki
    Ja punast kahte on kokku 2 tükki
    Ja punast kolme on kokku 2 tükki
    Ja punast nelja on kokku 2 tükki
    Ja punast viit on kokku 2 tükki
    Ja punast kuut on kokku 2 tükki
    Ja punast seitset on kokku 2 tükki
    Ja punast kaheksat on kokku 2 tükki
    Ja punast üheksat on kokku 2 tükki

  @id:et-yellow-numbers @et-027.a @et-027.b @et-027.c
  Stsenaarium: Kollaseid nulle on üks ja teisi kollaseid numbreid kaks
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis kollast nulli on kokku 1 tükk
    Ja kollast ühte on kokku 2 tükki
    Ja kollast kahte on kokku 2 tükki
    Ja kollast kolme on kokku 2 tükki
    Ja kollast nelja on kokku 2 tükki
    Ja kollast viit on kokku 2 tükki
    Ja kollast kuut on kokku 2 tükki
    Ja kollast seitset on kokku 2 tükki
    Ja kollast kaheksat on kokku 2 tükki
    Ja kollast üheksat on kokku 2 tükki

  @id:et-draw-two-cards @et-029.a
  Stsenaarium: Igas värvis on kaks pluss kahte
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis sinist pluss kahte on kokku 2 tükki
    Ja rohelist pluss kahte on kokku 2 tükki
    Ja punast pluss kahte on kokku 2 tükki
    Ja kollast pluss kahte on kokku 2 tükki

  @id:et-reverse-cards @et-030.a
  Stsenaarium: Igas värvis on kaks suunavahetust
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis sinist suunavahetust on kokku 2 tükki
    Ja rohelist suunavahetust on kokku 2 tükki
    Ja punast suunavahetust on kokku 2 tükki
    Ja kollast suunavahetust on kokku 2 tükki

  @id:et-skip-cards @et-031.a
  Stsenaarium: Igas värvis on kaks vahelejättu
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis sinist vahelejättu on kokku 2 tükki
    Ja rohelist vahelejättu on kokku 2 tükki
    Ja punast vahelejättu on kokku 2 tükki
    Ja kollast vahelejättu on kokku 2 tükki

  @id:et-wild-cards @et-032.a
  Stsenaarium: Värvivahetusi on neli
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis värvivahetust on kokku 4 tükki

  @id:et-wild-draw-four-cards @et-033.a
  Stsenaarium: Pluss neljasid on neli
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis pluss nelja on kokku 4 tükki
