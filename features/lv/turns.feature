# language: lv
Funkcionalitāte: Taking turns

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks

  @id:lv-one-card-a-turn @lv-012.a @lv-013.a
  Scenārijs: One after another everybody lays one card
    Kad Annai rokās ir tikai sarkanais septītnieks, zilais vieninieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano septītnieku
    Un Jānis izspēlē sarkano trijnieku
    Tad gājiens tagad ir Ilzei
    Un Annai rokās tagad ir 2 kārtis
