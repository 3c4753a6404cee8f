# language: lv
Funkcionalitāte: Celšana
  Kam nav ko likt, tas ceļ, līdz kārts der, un to izspēlē.

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks

  @id:lv-draw-until-it-fits @lv-017.a @lv-017.b
  Scenārijs: Kam nav ko likt, tas ceļ kārti pēc kārts, līdz kāda der
    Kad Annai rokās ir tikai zilais vieninieks, zaļais divnieks un dzeltenais astotnieks
    Un nākamās kārtis neizspēlēto kāršu kaudzē pēc kārtas ir zaļais trijnieks, zilais četrinieks un sarkanais devītnieks
    Ja Anna ceļ no kaudzes
    Tad Annai rokās tagad ir tikai zilais vieninieks, zaļais divnieks, dzeltenais astotnieks, zaļais trijnieks, zilais četrinieks un sarkanais devītnieks

  @id:lv-no-draw-past-it @lv-017.b
  Scenārijs: Kad pacelta derīga kārts, tālāk neceļ
    Kad Annai rokās ir tikai zilais vieninieks, zaļais divnieks un dzeltenais astotnieks
    Un nākamās kārtis neizspēlēto kāršu kaudzē pēc kārtas ir zaļais trijnieks, sarkanais devītnieks un zilais četrinieks
    Ja Anna ceļ no kaudzes
    Un Anna mēģina celt no kaudzes
    Tad tas nav atļauts

  @id:lv-no-draw-with-fitting-card @lv-013.c @lv-017.c
  Scenārijs: Kam ir derīga kārts, tas nedrīkst celt
    Kad Annai rokās ir tikai sarkanais septītnieks, zilais vieninieks un zaļais divnieks
    Ja Anna mēģina celt no kaudzes
    Tad tas nav atļauts

  @id:lv-no-pass-with-fitting-card @lv-013.d
  Scenārijs: Kam ir derīga kārts, tas nedrīkst nodot gājienu tālāk
    Kad Annai rokās ir tikai sarkanais septītnieks, zilais vieninieks un zaļais divnieks
    Ja Anna mēģina nodot gājienu tālāk, neceļot no kaudzes
    Tad tas nav atļauts

  @id:lv-no-pass-without-fitting-card @lv-017.a
  Scenārijs: Kam nav ko likt, tas nedrīkst nodot gājienu tālāk, neko nepaceļot
    Kad Annai rokās ir tikai zilais vieninieks, zaļais divnieks un dzeltenais astotnieks
    Ja Anna mēģina nodot gājienu tālāk, neceļot no kaudzes
    Tad tas nav atļauts

  @id:lv-drawn-card-laid @lv-013.e @lv-017.d
  Scenārijs: Derīgu pacelto kārti izspēlē tajā pašā gājienā
    Kad Annai rokās ir tikai zilais vieninieks, zaļais divnieks un dzeltenais astotnieks
    Un nākamā kārts neizspēlēto kāršu kaudzē ir zaļais piecinieks
    Ja Anna ceļ no kaudzes
    Un Anna izspēlē zaļo piecinieku
    Tad izmesto kāršu kaudzes virsējā kārts tagad ir zaļais piecinieks
    Un spēkā ir zaļā krāsa
    Un gājiens tagad ir Jānim

  @id:lv-drawn-card-not-kept @lv-013.e @lv-017.d
  Scenārijs: Derīgu pacelto kārti nedrīkst paturēt
    Kad Annai rokās ir tikai zilais vieninieks, zaļais divnieks un dzeltenais astotnieks
    Un nākamā kārts neizspēlēto kāršu kaudzē ir sarkanais devītnieks
    Ja Anna ceļ no kaudzes
    Un Anna mēģina paturēt pacelto kārti
    Tad tas nav atļauts
