# language: lv
Funkcionalitāte: Pēdējā kārts

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai sarkanais septītnieks

  @id:lv-last-card @lv-023.a
  Scenārijs: Raunds beidzas ar kāda pēdējo kārti
    Ja Anna izspēlē sarkano septītnieku
    Tad raundā uzvar Anna

  @id:lv-no-points @lv-023.c @lv-051.b
  Scenārijs: Ja nespēlē uz punktiem, tos nesaņem neviens
    Kad Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Ja Anna izspēlē sarkano septītnieku
    Tad Annai tagad ir 0 punktu
    Un Jānim tagad ir 0 punktu

  @id:lv-last-card-wins-the-game @lv-023.c @lv-051.b
  Scenārijs: Ja punktus neskaita, raunda uzvarētājs uzvar visā spēlē
    Ja Anna izspēlē sarkano septītnieku
    Tad visā spēlē uzvar Anna
