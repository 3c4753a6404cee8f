# language: et
Omadus: The deal
  Who can play, and how the cards are laid out before the first move.

  @id:et-two-can-play @et-021.a
  Stsenaarium: Two can play
    Eeldades et laua ümber istuvad päripäeva Mari ja Jaan
    Ja et avakaardiks pööratakse punane viis
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis Maril on nüüd käes 7 kaarti
    Ja Jaanil on nüüd käes 7 kaarti

  @id:et-ten-can-play @et-021.a
  Stsenaarium: Ten can play
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan, Liis, Toomas, Kadri, Peeter, Anu, Siim, Eva ja Rasmus
    Ja et avakaardiks pööratakse punane viis
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis Maril on nüüd käes 7 kaarti
    Ja Rasmusel on nüüd käes 7 kaarti

  @id:et-seven-cards-each @et-053.c
  Stsenaarium: Everybody is dealt seven cards
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et avakaardiks pööratakse punane viis
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis Maril on nüüd käes 7 kaarti
    Ja Jaanil on nüüd käes 7 kaarti
    Ja Liisil on nüüd käes 7 kaarti

  @id:et-rest-is-draw-pile @et-054.a
  Stsenaarium: The cards that are not dealt make up the draw pile
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et avakaardiks pööratakse punane viis
    Ja et tõmbepaki järgmised kaardid on järjest roheline null ja sinine null
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis roheline null on tõmbepakis
    Ja sinine null on tõmbepakis

  @id:et-top-card-turned-up @et-055.a
  Stsenaarium: The top card is turned up as the first discard
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et avakaardiks pööratakse roheline neli
    Kui kaardid jagatakse ja avakaart pööratakse üles
    Siis viskepaki pealmine kaart on nüüd roheline neli
    Ja viskepakis on 1 kaart
