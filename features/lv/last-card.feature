# language: lv
Funkcionalitāte: The last card

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai sarkanais septītnieks

  @id:lv-last-card @lv-023.a
  Scenārijs: The round ends with somebody's last card
    Ja Anna izspēlē sarkano septītnieku
    Tad raundā uzvar Anna

  @id:lv-no-points @lv-023.c @lv-051.b
  Scenārijs: Nobody gets points unless the game is played for them
    Kad Jānim rokās ir tikai zilais četrinieks un zaļais devītnieks
    Ja Anna izspēlē sarkano septītnieku
    Tad Annai tagad ir 0 punktu
    Un Jānim tagad ir 0 punktu
