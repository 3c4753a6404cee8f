# language: et
Omadus: Kogu mäng
  Mängitakse, kuni kellelgi on 500 punkti.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et on Mari kord käia
    Ja et viskepaki pealmine kaart on punane üheksa
    Ja et Maril on käes ainult punane viis
    Ja et Jaanil on käes ainult sinine kaheksa ja roheline seitse
    Ja et Liisil on käes ainult kollane viis

  @id:et-first-to-500-wins @et-065.b @et-065.c @et-065.e @et-068.a
  Stsenaarium: Mängu võidab see, kellel on esimesena 500 punkti
    Eeldades et Maril on 490 punkti
    Ja et Jaanil on 320 punkti
    Ja et Liisil on 410 punkti
    Kui Mari käib välja punase viie
    Siis on Maril nüüd 510 punkti
    Ja võidab Mari mängu

  @id:et-exactly-500-is-enough @et-065.b @et-065.c @et-065.d @et-065.e @et-068.a
  Stsenaarium: Täpselt 500 punktist piisab
    Eeldades et Maril on 480 punkti
    Ja et Jaanil on 320 punkti
    Ja et Liisil on 410 punkti
    Kui Mari käib välja punase viie
    Siis on Maril nüüd 500 punkti
    Ja võidab Mari mängu

  @id:et-match-goes-on @et-065.b @et-068.a
  Stsenaarium: Kui kellelgi ei ole 500 punkti täis, mäng jätkub
    Eeldades et Maril on 479 punkti
    Ja et Jaanil on 320 punkti
    Ja et Liisil on 410 punkti
    Kui Mari käib välja punase viie
    Siis on Maril nüüd 499 punkti
    Ja kestab mäng edasi
    Kui jagatakse järgmise vooru kaardid
    Siis on Maril nüüd 499 punkti
