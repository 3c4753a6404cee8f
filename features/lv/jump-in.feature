# language: lv
Funkcionalitāte: Out of turn

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens

  @id:lv-no-jump-in @lv-012.c
  Scenārijs: Nobody plays out of turn, not even the very same card
    Kad izmesto kāršu kaudzes virsējā kārts ir sarkanā izlaišanas kārts
    Un Ilzei rokās ir tikai sarkanā izlaišanas kārts, zilais vieninieks un zaļais divnieks
    Ja Ilze mēģina ārpus kārtas izspēlēt sarkano izlaišanas kārti
    Tad tas nav atļauts
