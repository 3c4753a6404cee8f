# language: lv
Funkcionalitāte: Gājieni

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens

  @id:lv-one-card-a-turn @lv-012.a @lv-013.a
  Scenārijs: Cits pēc cita katrs izspēlē vienu kārti
    Kad izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai sarkanais septītnieks, zilais vieninieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano septītnieku
    Un Jānis izspēlē sarkano trijnieku
    Tad gājiens tagad ir Ilzei
    Un Annai rokās tagad ir 2 kārtis

  @id:lv-no-jump-in @lv-012.c
  Scenārijs: Ārpus kārtas nespēlē neviens, pat ne ar tieši tādu pašu kārti
    Kad izmesto kāršu kaudzes virsējā kārts ir sarkanā izlaišanas kārts
    Un Ilzei rokās ir tikai sarkanā izlaišanas kārts, zilais vieninieks un zaļais divnieks
    Ja Ilze mēģina ārpus kārtas izspēlēt sarkano izlaišanas kārti
    Tad tas nav atļauts
