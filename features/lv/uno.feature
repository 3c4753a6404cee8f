# language: lv
Funkcionalitāte: UNO paziņojums
  Kam palikusi viena kārts, tam UNO jāpasaka pirms nākamā spēlētāja gājiena.

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un ir Annas gājiens
    Un izmesto kāršu kaudzes virsējā kārts ir sarkanais piecinieks
    Un Annai rokās ir tikai sarkanais septītnieks un zilais divnieks

  @id:lv-uno-caught @lv-002.a @lv-012.a @lv-020.a @lv-021.a @lv-021.b @lv-022.b
  Scenārijs: Kas nav pateicis UNO un tiek pieķerts, tas paceļ četras kārtis
    Ja Anna izspēlē sarkano septītnieku
    Un Ilze pieķer Annu nepasakām UNO
    Tad Annai rokās tagad ir 5 kārtis
    Un gājiens tagad ir Jānim

  @id:lv-uno-called @lv-020.a @lv-021.a
  Scenārijs: Kas pateicis UNO, to nepieķer
    Ja Anna laikus pasaka UNO un izspēlē sarkano septītnieku
    Un Ilze mēģina pieķert Annu nepasakām UNO
    Tad tas nav atļauts
    Un Annai rokās tagad ir 1 kārts

  @id:lv-uno-called-afterwards @lv-020.b @lv-021.a @lv-022.c
  Scenārijs: UNO pateikts laikus, kamēr nākamais spēlētājs nav izdarījis gājienu
    Ja Anna izspēlē sarkano septītnieku
    Un Anna pasaka UNO
    Un Ilze mēģina pieķert Annu nepasakām UNO
    Tad tas nav atļauts
    Un Annai rokās tagad ir 1 kārts

  @id:lv-uno-caught-too-late @lv-022.a
  Scenārijs: Kad nākamais spēlētājs izdarījis gājienu, pieķert ir par vēlu
    Kad Jānim rokās ir tikai sarkanais trijnieks, dzeltenais astotnieks un zaļais sešinieks
    Ja Anna izspēlē sarkano septītnieku
    Un Jānis izspēlē sarkano trijnieku
    Un Ilze mēģina pieķert Annu nepasakām UNO
    Tad tas nav atļauts
    Un Annai rokās tagad ir 1 kārts

  @id:lv-uno-again @lv-020.c @lv-021.b @lv-022.b
  Scenārijs: UNO jāpasaka no jauna katru reizi, kad paliek viena kārts
    Kad Jānim rokās ir tikai sarkanā izlaišanas kārts, dzeltenais astotnieks un zaļais sešinieks
    Un nākamā kārts neizspēlēto kāršu kaudzē ir sarkanais vieninieks
    Ja Anna laikus pasaka UNO un izspēlē sarkano septītnieku
    Un Jānis izspēlē sarkano izlaišanas kārti
    Un Anna ceļ no kaudzes
    Un Anna izspēlē sarkano vieninieku
    Un Ilze pieķer Annu nepasakām UNO
    Tad Annai rokās tagad ir 5 kārtis
