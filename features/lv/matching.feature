# language: lv
Funkcionalitāte: Kas der
  Kārtij jāsakrīt ar virsējo izmesto kārti krāsā, ciparā vai simbolā.

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens

  @id:lv-same-colour @lv-013.b @lv-014.a @lv-015.a
  Scenārijs: Der tās pašas krāsas kārts
    Kad izmesto kāršu kaudzes virsējā kārts ir sarkanais vieninieks
    Un Annai rokās ir tikai sarkanais septītnieks, zilais trijnieks un zaļais divnieks
    Ja Anna mēģina izspēlēt sarkano septītnieku
    Tad tas ir atļauts

  @id:lv-same-number @lv-013.b @lv-014.b @lv-015.b
  Scenārijs: Der kārts ar to pašu ciparu
    Kad izmesto kāršu kaudzes virsējā kārts ir sarkanais vieninieks
    Un Annai rokās ir tikai zilais vieninieks, dzeltenais trijnieks un zaļais divnieks
    Ja Anna mēģina izspēlēt zilo vieninieku
    Tad tas ir atļauts

  @id:lv-nothing-shared @lv-013.b @lv-014.d @lv-015.c
  Scenārijs: Citas krāsas kārts ar citu ciparu neder
    Kad izmesto kāršu kaudzes virsējā kārts ir sarkanais vieninieks
    Un Annai rokās ir tikai zilais trijnieks, sarkanais septītnieks un zaļais divnieks
    Ja Anna mēģina izspēlēt zilo trijnieku
    Tad tas nav atļauts

  @id:lv-skip-on-skip @lv-014.c
  Scenārijs: Izlaišanas kārts der uz citas krāsas izlaišanas kārts
    Kad izmesto kāršu kaudzes virsējā kārts ir sarkanā izlaišanas kārts
    Un Annai rokās ir tikai zilā izlaišanas kārts, dzeltenais trijnieks un zaļais divnieks
    Ja Anna mēģina izspēlēt zilo izlaišanas kārti
    Tad tas ir atļauts

  @id:lv-skip-on-colour @lv-014.a
  Scenārijs: Izlaišanas kārts der uz tās pašas krāsas kārts
    Kad izmesto kāršu kaudzes virsējā kārts ir zilais sešinieks
    Un Annai rokās ir tikai zilā izlaišanas kārts, dzeltenais trijnieks un zaļais divnieks
    Ja Anna mēģina izspēlēt zilo izlaišanas kārti
    Tad tas ir atļauts

  @id:lv-skip-elsewhere @lv-014.d
  Scenārijs: Izlaišanas kārts neder uz citas krāsas ciparu kārts
    Kad izmesto kāršu kaudzes virsējā kārts ir sarkanais sešinieks
    Un Annai rokās ir tikai zilā izlaišanas kārts, sarkanais trijnieks un zaļais divnieks
    Ja Anna mēģina izspēlēt zilo izlaišanas kārti
    Tad tas nav atļauts

  @id:lv-draw-two-on-colour @lv-030.a
  Scenārijs: +2 kārts der uz tās pašas krāsas kārts
    Kad izmesto kāršu kaudzes virsējā kārts ir dzeltenais devītnieks
    Un Annai rokās ir tikai dzeltenā +2 kārts, zilais trijnieks un zaļais divnieks
    Ja Anna mēģina izspēlēt dzelteno +2 kārti
    Tad tas ir atļauts

  @id:lv-draw-two-on-draw-two @lv-030.b @lv-014.c
  Scenārijs: Kad soda kārtis paceltas, uz +2 kārts drīkst likt citas krāsas +2 kārti
    Kad izmesto kāršu kaudzes virsējā kārts ir dzeltenais devītnieks
    Un Annai rokās ir tikai dzeltenā +2 kārts, zilais trijnieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, sarkanais astotnieks un zaļais sešinieks
    Un Ilzei rokās ir tikai zilā +2 kārts, sarkanais četrinieks un zaļais septītnieks
    Ja Anna izspēlē dzelteno +2 kārti
    Un Jānis paceļ soda kārtis
    Un Ilze mēģina izspēlēt zilo +2 kārti
    Tad tas ir atļauts

  @id:lv-draw-two-elsewhere @lv-030.c @lv-014.d
  Scenārijs: +2 kārts neder uz citas krāsas ciparu kārts
    Kad izmesto kāršu kaudzes virsējā kārts ir sarkanais divnieks
    Un Annai rokās ir tikai dzeltenā +2 kārts, sarkanais trijnieks un zaļais sešinieks
    Ja Anna mēģina izspēlēt dzelteno +2 kārti
    Tad tas nav atļauts

  @id:lv-reverse-on-colour @lv-034.a
  Scenārijs: Virzienmaiņas kārts der uz tās pašas krāsas kārts
    Kad izmesto kāršu kaudzes virsējā kārts ir zaļais četrinieks
    Un Annai rokās ir tikai zaļā virzienmaiņas kārts, zilais trijnieks un sarkanais divnieks
    Ja Anna mēģina izspēlēt zaļo virzienmaiņas kārti
    Tad tas ir atļauts

  @id:lv-reverse-on-reverse @lv-034.b @lv-014.c
  Scenārijs: Virzienmaiņas kārts der uz citas krāsas virzienmaiņas kārts
    Kad izmesto kāršu kaudzes virsējā kārts ir dzeltenā virzienmaiņas kārts
    Un Annai rokās ir tikai zaļā virzienmaiņas kārts, zilais trijnieks un sarkanais divnieks
    Ja Anna mēģina izspēlēt zaļo virzienmaiņas kārti
    Tad tas ir atļauts

  @id:lv-reverse-elsewhere @lv-034.c @lv-014.d
  Scenārijs: Virzienmaiņas kārts neder uz citas krāsas ciparu kārts
    Kad izmesto kāršu kaudzes virsējā kārts ir sarkanais četrinieks
    Un Annai rokās ir tikai zaļā virzienmaiņas kārts, zilais trijnieks un sarkanais divnieks
    Ja Anna mēģina izspēlēt zaļo virzienmaiņas kārti
    Tad tas nav atļauts
