# language: lv
@option:winner-collects
Funkcionalitāte: Kāršu vērtība

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai sarkanais septītnieks

  @id:lv-points-numbers @lv-052.a @lv-057.a
  Scenārijs: Ciparu kārts ir tik punktu vērta, cik rāda tās cipars
    Kad Jānim rokās ir tikai zilā nulle un zilais devītnieks
    Un Ilzei rokās ir tikai dzeltenais četrinieks
    Ja Anna izspēlē sarkano septītnieku
    Tad Annai tagad ir 13 punktu

  @id:lv-points-action-cards @lv-053.a @lv-053.b @lv-053.c @lv-057.a
  Scenārijs: +2, virzienmaiņas un izlaišanas kārts katra ir 20 punktu vērta
    Kad Jānim rokās ir tikai zilā +2 kārts un zaļā virzienmaiņas kārts
    Un Ilzei rokās ir tikai dzeltenā izlaišanas kārts
    Ja Anna izspēlē sarkano septītnieku
    Tad Annai tagad ir 60 punktu

  @id:lv-points-wilds @lv-054.a @lv-054.b @lv-057.a
  Scenārijs: Krāsas izvēles kārts un melnā +4 kārts katra ir 50 punktu vērta
    Kad Jānim rokās ir tikai krāsas izvēles kārts
    Un Ilzei rokās ir tikai melnā +4 kārts
    Ja Anna izspēlē sarkano septītnieku
    Tad Annai tagad ir 100 punktu
