# language: lv
Funkcionalitāte: Pirmā kārts
  Ko dara īpašā kārts, kas atklāta sākumā. Pirmā spēlē Anna.

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un šajā raundā kārtis dala Ilze
    Un ir Annas gājiens

  @id:lv-first-draw-two @lv-029.a
  Scenārijs: Ja pirmā kārts ir +2 kārts, pirmais spēlētājs paceļ divas kārtis
    Kad pirmā atklājamā kārts ir sarkanā +2 kārts
    Ja izdala kārtis un atklāj pirmo kārti
    Un Anna paceļ soda kārtis
    Tad Annai rokās tagad ir 9 kārtis

  @id:lv-first-draw-two-not-answered @lv-029.a @lv-029.c
  Scenārijs: +2 kārts rokās neglābj pirmo spēlētāju no celšanas
    Kad pirmā atklājamā kārts ir sarkanā +2 kārts
    Un starp kārtīm, ko iedalīs Annai, ir dzeltenā +2 kārts
    Un nākamās kārtis neizspēlēto kāršu kaudzē pēc kārtas ir zaļā nulle un zilā nulle
    Ja izdala kārtis un atklāj pirmo kārti
    Un Anna mēģina izspēlēt dzelteno +2 kārti
    Tad starp Annas kārtīm tagad ir zaļā nulle
    Un starp Annas kārtīm tagad ir zilā nulle

  @id:lv-first-skip @lv-037.a
  Scenārijs: Ja pirmā kārts ir izlaišanas kārts, pirmais spēlētājs izlaiž gājienu
    Kad pirmā atklājamā kārts ir zaļā izlaišanas kārts
    Ja izdala kārtis un atklāj pirmo kārti
    Tad gājiens tagad ir Jānim

  @id:lv-first-skip-nothing-laid @lv-037.a @lv-012.c
  Scenārijs: Ja pirmā kārts ir izlaišanas kārts, pirmais spēlētājs neko neliek
    Kad pirmā atklājamā kārts ir zaļā izlaišanas kārts
    Un starp kārtīm, ko iedalīs Annai, ir zaļais četrinieks
    Un nākamā kārts neizspēlēto kāršu kaudzē ir zaļais devītnieks
    Ja izdala kārtis un atklāj pirmo kārti
    Un Anna mēģina izspēlēt zaļo četrinieku
    Tad tas nav atļauts

  @id:lv-first-wild @lv-041.a @lv-041.b
  Scenārijs: Ja pirmā kārts ir krāsas izvēles kārts, pirmais spēlētājs nosauc krāsu un izspēlē tās kārti
    Kad pirmā atklājamā kārts ir krāsas izvēles kārts
    Un starp kārtīm, ko iedalīs Annai, ir zaļais četrinieks
    Ja izdala kārtis un atklāj pirmo kārti
    Un Anna nosauc zaļo krāsu
    Un Anna izspēlē zaļo četrinieku
    Tad izmesto kāršu kaudzes virsējā kārts tagad ir zaļais četrinieks

  @id:lv-first-wild-colour @lv-041.a
  Scenārijs: Krāsai, kas nosaukta sākumā atklātajai krāsas izvēles kārtij, jāseko
    Kad pirmā atklājamā kārts ir krāsas izvēles kārts
    Ja izdala kārtis un atklāj pirmo kārti
    Un Anna nosauc dzelteno krāsu
    Tad spēkā ir dzeltenā krāsa

  @id:lv-first-wild-draw-four @lv-049.a @lv-049.b
  Scenārijs: Melnā +4 kārts par pirmo kārti nepaliek
    Kad pirmās atklājamās kārtis pēc kārtas ir melnā +4 kārts un zilais astotnieks
    Un starp kārtīm, ko iedalīs Annai, ir melnā +4 kārts
    Un starp kārtīm, ko iedalīs Jānim, ir melnā +4 kārts
    Un starp kārtīm, ko iedalīs Ilzei, ir melnā +4 kārts
    Ja izdala kārtis un atklāj pirmo kārti
    Tad izmesto kāršu kaudzes virsējā kārts tagad ir zilais astotnieks
    Un melnā +4 kārts ir neizspēlēto kāršu kaudzē
