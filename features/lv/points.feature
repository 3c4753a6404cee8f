# language: lv
@option:winner-collects
Funkcionalitāte: What cards are worth

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai sarkanais septītnieks

  @id:lv-points-numbers @lv-052.a @lv-057.a
  Scenārijs: A number card counts its number
    Kad Jānim rokās ir tikai zilā nulle un zilais devītnieks
    Un Ilzei rokās ir tikai dzeltenais četrinieks
    Ja Anna izspēlē sarkano septītnieku
    Tad Annai tagad ir 13 punktu

  @id:lv-points-action-cards @lv-053.a @lv-053.b @lv-053.c @lv-057.a
  Scenārijs: A Draw Two, a Reverse and a Skip count 20 points each
    Kad Jānim rokās ir tikai zilā +2 kārts un zaļā virzienmaiņas kārts
    Un Ilzei rokās ir tikai dzeltenā izlaišanas kārts
    Ja Anna izspēlē sarkano septītnieku
    Tad Annai tagad ir 60 punktu

  @id:lv-points-wilds @lv-054.a @lv-054.b @lv-057.a
  Scenārijs: A Wild and a Wild Draw Four count 50 points each
    Kad Jānim rokās ir tikai krāsas izvēles kārts
    Un Ilzei rokās ir tikai melnā +4 kārts
    Ja Anna izspēlē sarkano septītnieku
    Tad Annai tagad ir 100 punktu
