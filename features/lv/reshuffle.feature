# language: lv
Funkcionalitāte: Kad kaudze beidzas

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks

  @id:lv-reshuffle-all-discards @lv-024.a
  Scenārijs: Jaunajā kaudzē iemaisa visas izmestās kārtis, arī virsējo
    Kad Annai rokās ir tikai sarkanā +2 kārts, zilais vieninieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Un neizspēlēto kāršu kaudzē no augšas uz leju ir tikai dzeltenais četrinieks
    Un zem izmesto kāršu kaudzes virsējās kārts ir tikai zaļais trijnieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis paceļ soda kārtis
    Tad neizspēlēto kāršu kaudzē ir 2 kārtis
    Un izmesto kāršu kaudzē ir 0 kāršu

  @id:lv-reshuffle-at-once @lv-024.a @lv-024.b
  Scenārijs: Izmestās kārtis pārmaisa, tiklīdz neizspēlēto kāršu kaudze ir tukša
    Kad Annai rokās ir tikai zilais vieninieks, zaļais divnieks un dzeltenais astotnieks
    Un neizspēlēto kāršu kaudzē no augšas uz leju ir tikai sarkanais devītnieks
    Un zem izmesto kāršu kaudzes virsējās kārts ir tikai zaļais trijnieks
    Ja Anna ceļ no kaudzes
    Tad neizspēlēto kāršu kaudzē ir 2 kārtis
    Un sarkanais piecinieks ir neizspēlēto kāršu kaudzē

  @id:lv-reshuffle-round-goes-on @lv-024.c
  Scenārijs: Ar jauno kaudzi raunds turpinās
    Kad Annai rokās ir tikai sarkanā +2 kārts, zilais vieninieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Un neizspēlēto kāršu kaudzē no augšas uz leju ir tikai dzeltenais četrinieks
    Un zem izmesto kāršu kaudzes virsējās kārts ir tikai zaļais trijnieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis paceļ soda kārtis
    Tad Jānim rokās tagad ir 5 kārtis
    Un gājiens tagad ir Ilzei

  @id:lv-reshuffle-not-before @lv-024.b @lv-028.a
  Scenārijs: Kamēr neizspēlēto kāršu kaudze nav tukša, izmestās kārtis nepārmaisa
    Kad Annai rokās ir tikai sarkanā +2 kārts, zilais vieninieks un zaļais divnieks
    Un Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Un neizspēlēto kāršu kaudzē no augšas uz leju ir tikai dzeltenais četrinieks
    Un zem izmesto kāršu kaudzes virsējās kārts ir tikai zaļais trijnieks, zilais divnieks, zilais trijnieks, zilais četrinieks, zilais piecinieks un zilais sešinieks
    Ja Anna izspēlē sarkano +2 kārti
    Un Jānis paceļ soda kārtis
    Tad Jānim rokās tagad ir 5 kārtis
    Un starp Jāņa kārtīm tagad ir dzeltenais četrinieks
