# language: et
Omadus: Kaartide jagamine
  Mitmekesi saab mängida ja mis on laual ja kätes enne esimest käiku.

  @id:et-two-can-play @et-021.a
  Stsenaarium: Mängida saab kahekesi
    Eeldades et laua ümber istuvad päripäeva Mari ja Jaan
    Ja et avakaardiks pööratakse punane viis
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on Maril nüüd käes 7 kaarti
    Ja on Jaanil nüüd käes 7 kaarti

  @id:et-ten-can-play @et-021.a
  Stsenaarium: Mängida saab kümnekesi
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan, Liis, Toomas, Kadri, Peeter, Anu, Siim, Eva ja Rasmus
    Ja et avakaardiks pööratakse punane viis
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on Maril nüüd käes 7 kaarti
    Ja on Rasmusel nüüd käes 7 kaarti

  @id:et-seven-cards-each @et-053.c
  Stsenaarium: Kõigile jagatakse seitse kaarti
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et avakaardiks pööratakse punane viis
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on Maril nüüd käes 7 kaarti
    Ja on Jaanil nüüd käes 7 kaarti
    Ja on Liisil nüüd käes 7 kaarti

  @id:et-rest-is-draw-pile @et-054.a
  Stsenaarium: Jagamata kaardid moodustavad tõmbepaki
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et avakaardiks pööratakse punane viis
    Ja et tõmbepaki järgmised kaardid on järjest roheline null ja sinine null
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on tõmbepakis roheline null
    Ja on tõmbepakis sinine null

  @id:et-top-card-turned-up @et-055.a
  Stsenaarium: Pealmine kaart pööratakse avakaardiks
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et avakaardiks pööratakse roheline neli
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis on viskepaki pealmine kaart nüüd roheline neli
    Ja on viskepakis 1 kaart
