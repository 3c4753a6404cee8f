# language: lv
Funkcionalitāte: The deal
  What lies on the table and in the hands when a round begins.

  Konteksts:
    Kad ap galdu pulksteņrādītāja virzienā sēž Anna, Jānis un Ilze
    Un šajā raundā kārtis dala Ilze
    Un ir Annas gājiens
    Un pirmā atklājamā kārts ir sarkanais piecinieks

  @id:lv-seven-cards @lv-007.a
  Scenārijs: Everybody is dealt seven cards
    Ja izdala kārtis un atklāj pirmo kārti
    Tad Annai rokās tagad ir 7 kārtis
    Un Jānim rokās tagad ir 7 kārtis
    Un Ilzei rokās tagad ir 7 kārtis

  @id:lv-draw-pile @lv-008.a
  Scenārijs: What has not been dealt is the draw pile
    Kad nākamā kārts neizspēlēto kāršu kaudzē ir zaļā nulle
    Ja izdala kārtis un atklāj pirmo kārti
    Tad zaļā nulle ir neizspēlēto kāršu kaudzē

  @id:lv-first-discard @lv-009.a @lv-010.a
  Scenārijs: The card turned up begins the discard pile
    Ja izdala kārtis un atklāj pirmo kārti
    Tad izmesto kāršu kaudzes virsējā kārts tagad ir sarkanais piecinieks
    Un izmesto kāršu kaudzē ir 1 kārts

  @id:lv-clockwise-start @lv-012.b
  Scenārijs: Play begins clockwise
    Kad starp kārtīm, ko iedalīs Annai, ir sarkanais septītnieks
    Ja izdala kārtis un atklāj pirmo kārti
    Un Anna izspēlē sarkano septītnieku
    Tad gājiens tagad ir Jānim
