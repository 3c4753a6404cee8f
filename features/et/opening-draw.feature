# language: et
Omadus: Loosimine
  Enne mängu tõmbavad kõik ühe kaardi, et selguks alustaja.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et avakaardiks pööratakse roheline neli

  @id:et-highest-card-starts @et-050.a @et-051.a @et-051.b
  Stsenaarium: Alustab see, kes tõmbab kõrgeima kaardi
    Eeldades et Mari tõmbab loosimisel punase nelja
    Ja et Jaan tõmbab loosimisel sinise üheksa
    Ja et Liis tõmbab loosimisel kollase kuue
    Kui kõik tõmbavad loosimiseks kaardi
    Ja kaardid jagatakse ja avakaart pööratakse üles
    Siis on nüüd Jaani kord käia

  @id:et-starter-lays-first-card @et-051.b @et-055.c @et-056.c
  Stsenaarium: Alustaja käib oma kaardi avakaardile
    Eeldades et Mari tõmbab loosimisel punase nelja
    Ja et Jaan tõmbab loosimisel kollase kuue
    Ja et Liis tõmbab loosimisel sinise üheksa
    Ja et Liisile jagatakse muu hulgas roheline seitse
    Kui kõik tõmbavad loosimiseks kaardi
    Ja kaardid jagatakse ja avakaart pööratakse üles
    Ja Liis käib välja rohelise seitsme
    Siis on viskepaki pealmine kaart nüüd roheline seitse

  @id:et-action-card-counts-zero @et-051.a @et-052.a
  Stsenaarium: Loosimisel loeb tegevuskaart nullina
    Eeldades et Mari tõmbab loosimisel punase pluss kahe
    Ja et Jaan tõmbab loosimisel sinise ühe
    Ja et Liis tõmbab loosimisel kollase vahelejätu
    Kui kõik tõmbavad loosimiseks kaardi
    Ja kaardid jagatakse ja avakaart pööratakse üles
    Siis on nüüd Jaani kord käia

  @id:et-black-card-counts-zero @et-051.a @et-052.b
  Stsenaarium: Loosimisel loeb ka must kaart nullina
    Eeldades et Mari tõmbab loosimisel värvivahetuse
    Ja et Jaan tõmbab loosimisel pluss nelja
    Ja et Liis tõmbab loosimisel sinise ühe
    Kui kõik tõmbavad loosimiseks kaardi
    Ja kaardid jagatakse ja avakaart pööratakse üles
    Siis on nüüd Liisi kord käia

  @id:et-drawn-cards-go-back @et-053.b
  Stsenaarium: Loosimise kaardid lähevad pakki tagasi
    Eeldades et Mari tõmbab loosimisel punase nulli
    Ja et Jaan tõmbab loosimisel sinise üheksa
    Ja et Liis tõmbab loosimisel kollase nulli
    Kui kõik tõmbavad loosimiseks kaardi
    Ja kaardid jagatakse ja avakaart pööratakse üles
    Siis on kogu kaardipakis punast nulli 1 tükk
    Ja on kogu kaardipakis kollast nulli 1 tükk
