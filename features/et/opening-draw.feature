# language: et
Omadus: The opening draw
  Before the game each player draws a card to find out who starts.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et avakaardiks pööratakse roheline neli

  @id:et-highest-card-starts @et-050.a @et-051.a @et-051.b
  Stsenaarium: Whoever draws the highest card starts
    Eeldades et Mari tõmbab loosimisel punase nelja
    Ja et Jaan tõmbab loosimisel sinise üheksa
    Ja et Liis tõmbab loosimisel kollase kuue
    Kui kõik tõmbavad loosimiseks kaardi
    Ja kaardid jagatakse ja avakaart pööratakse üles
    Siis Jaani kord on käia

  @id:et-starter-lays-first-card @et-051.b @et-055.c @et-056.c
  Stsenaarium: The starter lays a card on the one turned up
    Eeldades et Mari tõmbab loosimisel punase nelja
    Ja et Jaan tõmbab loosimisel kollase kuue
    Ja et Liis tõmbab loosimisel sinise üheksa
    Ja et Liisile jagatakse muu hulgas roheline seitse
    Kui kõik tõmbavad loosimiseks kaardi
    Ja kaardid jagatakse ja avakaart pööratakse üles
    Ja Liis käib välja rohelise seitsme
    Siis viskepaki pealmine kaart on nüüd roheline seitse

  @id:et-action-card-counts-zero @et-051.a @et-052.a
  Stsenaarium: In the opening draw an action card counts zero
    Eeldades et Mari tõmbab loosimisel punase pluss kahe
    Ja et Jaan tõmbab loosimisel sinise ühe
    Ja et Liis tõmbab loosimisel kollase vahelejätu
    Kui kõik tõmbavad loosimiseks kaardi
    Ja kaardid jagatakse ja avakaart pööratakse üles
    Siis Jaani kord on käia

  @id:et-black-card-counts-zero @et-051.a @et-052.b
  Stsenaarium: In the opening draw a black card counts zero as well
    Eeldades et Mari tõmbab loosimisel värvivahetuse
    Ja et Jaan tõmbab loosimisel pluss nelja
    Ja et Liis tõmbab loosimisel sinise ühe
    Kui kõik tõmbavad loosimiseks kaardi
    Ja kaardid jagatakse ja avakaart pööratakse üles
    Siis Liisi kord on käia

  @id:et-drawn-cards-go-back @et-053.b
  Stsenaarium: The cards of the opening draw go back into the deck
    Eeldades et Mari tõmbab loosimisel punase nulli
    Ja et Jaan tõmbab loosimisel sinise üheksa
    Ja et Liis tõmbab loosimisel kollase nulli
    Kui kõik tõmbavad loosimiseks kaardi
    Ja kaardid jagatakse ja avakaart pööratakse üles
    Siis punast nulli on kokku 1 tükk
    Ja kollast nulli on kokku 1 tükk
