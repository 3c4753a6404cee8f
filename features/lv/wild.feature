# language: lv
Funkcionalitāte: Krāsas izvēles kārts

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks

  @id:lv-wild-nothing-fits @lv-016.a
  Scenārijs: Krāsas izvēles kārts palīdz tam, kuram nekas cits neder
    Kad Annai rokās ir tikai krāsas izvēles kārts, zilais vieninieks un zaļais divnieks
    Ja Anna mēģina izspēlēt krāsas izvēles kārti un nosaukt zaļo krāsu
    Tad tas ir atļauts

  @id:lv-wild-colour @lv-039.a
  Scenārijs: Kas izspēlē krāsas izvēles kārti, tas nosauc krāsu, kurai jāseko
    Kad Annai rokās ir tikai krāsas izvēles kārts, zilais vieninieks un zaļais divnieks
    Ja Anna izspēlē krāsas izvēles kārti un nosauc zilo krāsu
    Tad spēkā ir zilā krāsa

  @id:lv-wild-though-another-fits @lv-040.a
  Scenārijs: Krāsas izvēles kārti drīkst izspēlēt arī tad, ja der cita kārts
    Kad Annai rokās ir tikai krāsas izvēles kārts, sarkanais septītnieks un zaļais divnieks
    Ja Anna mēģina izspēlēt krāsas izvēles kārti un nosaukt zaļo krāsu
    Tad tas ir atļauts
