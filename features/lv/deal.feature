# language: lv
Funkcionalitāte: Dalīšana
  Kas ir uz galda un rokās, kad sākas raunds.

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un šajā raundā kārtis dala Ilze
    Un ir Annas gājiens
    Un pirmā atklājamā kārts ir sarkanais piecinieks

  @id:lv-seven-cards @lv-007.a
  Scenārijs: Katrs saņem septiņas kārtis
    Ja izdala kārtis un atklāj pirmo kārti
    Tad Annai rokās tagad ir 7 kārtis
    Un Jānim rokās tagad ir 7 kārtis
    Un Ilzei rokās tagad ir 7 kārtis

  @id:lv-draw-pile @lv-008.a
  Scenārijs: Kas nav izdalīts, tas ir neizspēlēto kāršu kaudze
    Kad nākamā kārts neizspēlēto kāršu kaudzē ir zaļā nulle
    Ja izdala kārtis un atklāj pirmo kārti
    Tad zaļā nulle ir neizspēlēto kāršu kaudzē

  @id:lv-first-discard @lv-009.a @lv-010.a
  Scenārijs: Atklātā kārts ir izmesto kāršu kaudzes sākums
    Ja izdala kārtis un atklāj pirmo kārti
    Tad izmesto kāršu kaudzes virsējā kārts tagad ir sarkanais piecinieks
    Un izmesto kāršu kaudzē ir 1 kārts

  @id:lv-clockwise-start @lv-012.b
  Scenārijs: Spēle sākas pulksteņrādītāja virzienā
    Kad starp kārtīm, ko iedalīs Annai, ir sarkanais septītnieks
    Ja izdala kārtis un atklāj pirmo kārti
    Un Anna izspēlē sarkano septītnieku
    Tad gājiens tagad ir Jānim

  @id:lv-number-of-cards @lv-005.a
  Scenārijs: Kavā ir 112 kāršu
    Ja izdala kārtis un atklāj pirmo kārti
    Tad kavā pavisam ir 112 kāršu
