# language: et
Omadus: Punktid
  Vooru võitja saab teiste kätte jäänud kaartide punktid.

  Taust:
    Eeldades et laua ümber istuvad päripäeva Mari, Jaan ja Liis
    Ja et on Mari kord käia
    Ja et viskepaki pealmine kaart on punane üheksa
    Ja et Maril on käes ainult punane viis
    Ja et Maril on 100 punkti

  @id:et-number-cards-count @et-068.a @et-069.a
  Stsenaarium: Numbrikaart annab oma numbri jagu punkte
    Eeldades et Jaanil on käes ainult sinine null ja roheline üheksa
    Ja et Liisil on käes ainult kollane neli
    Kui Mari käib välja punase viie
    Siis on Maril nüüd 113 punkti

  @id:et-winner-collects @et-067.a @et-068.a
  Stsenaarium: Võitja saab kõigi teiste punktid, teised ei saa midagi
    Eeldades et Jaanil on käes ainult sinine kaheksa ja roheline kaks
    Ja et Liisil on käes ainult kollane kuus
    Ja et Jaanil on 30 punkti
    Kui Mari käib välja punase viie
    Siis on Maril nüüd 116 punkti
    Ja on Jaanil nüüd 30 punkti

  @id:et-draw-two-counts-twenty @et-052.c @et-068.a @et-070.a
  Stsenaarium: Pluss kaks annab vooru lõpus 20 punkti
    Eeldades et Jaanil on käes ainult sinine pluss kaks
    Ja et Liisil on käes ainult kollane üks
    Kui Mari käib välja punase viie
    Siis on Maril nüüd 121 punkti

  @id:et-reverse-counts-twenty @et-052.c @et-068.a @et-071.a
  Stsenaarium: Suunavahetus annab vooru lõpus 20 punkti
    Eeldades et Jaanil on käes ainult sinine suunavahetus
    Ja et Liisil on käes ainult kollane üks
    Kui Mari käib välja punase viie
    Siis on Maril nüüd 121 punkti

  @id:et-skip-counts-twenty @et-052.c @et-068.a @et-072.a
  Stsenaarium: Vahelejätt annab vooru lõpus 20 punkti
    Eeldades et Jaanil on käes ainult sinine vahelejätt
    Ja et Liisil on käes ainult kollane üks
    Kui Mari käib välja punase viie
    Siis on Maril nüüd 121 punkti

  @id:et-wild-counts-fifty @et-052.c @et-068.a @et-073.a
  Stsenaarium: Värvivahetus annab vooru lõpus 50 punkti
    Eeldades et Jaanil on käes ainult värvivahetus
    Ja et Liisil on käes ainult kollane üks
    Kui Mari käib välja punase viie
    Siis on Maril nüüd 151 punkti

  @id:et-wild-draw-four-counts-fifty @et-052.c @et-068.a @et-074.a
  Stsenaarium: Pluss neli annab vooru lõpus 50 punkti
    Eeldades et Jaanil on käes ainult pluss neli
    Ja et Liisil on käes ainult kollane üks
    Kui Mari käib välja punase viie
    Siis on Maril nüüd 151 punkti
