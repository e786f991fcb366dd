# The linter of card files; file and line are put before each.

lint-syntax = This is not Python: { $detail }.
lint-import = Import nothing but Final and the words of the vocabulary; here: { $module }.
lint-not-data = A card file holds data only: calls of the vocabulary, numbers, texts and tuples. Take { $what } out.
lint-unknown-word = The vocabulary has no “{ $name }”.
lint-not-listed = { $name } is not in CARDS: add it, or delete it.
lint-fails = The card cannot be made: { $detail }.
lint-taken = { $card }: “{ $word }” is taken by the card at { $where }; ids and names must differ.
lint-name =
    { $language ->
        [ru] { $card }: the Russian name is missing or is not Russian.
       *[en] { $card }: the English name is missing or is not English.
    }
lint-no-values = { $card }: give its influence and threat.
lint-no-specialisation = { $card }: a title card needs a specialisation.
lint-number = { $card }: { $what } is { $n }; it must be { $low } to { $high }, and a keyword's number not 0.
lint-useless = { $card }: { $what } says nothing here; take it out.
lint-explained = { $card }: { $word } is explained, but it is not among the keywords.
lint-keyword-twice = { $card }: the keyword { $word } is there twice; add the numbers up.
lint-keyword-in-text = { $card }: { $word } is both a keyword and in the text; keep one.
lint-not-in-list = { $card }: { $what } is “{ $found }”; use one of { $allowed }.
lint-no-say = { $card }: { $what } has no `say`, so that the card cannot print what it does.
lint-wrong-type = { $card }: { $what } does not go with a card of type “{ $type }”.
lint-empty = { $card }: { $what } does nothing; give it something to do, or take it out.
lint-target-unused = { $card }: nothing uses what { $what } lets a player choose.
lint-nothing-chosen = { $card }: IT stands for a card chosen before, but nothing is.
lint-no-duel = { $card }: { $what } needs a duel, and this text works outside of duels.
lint-no-bearer = { $card }: a modification put into play needs `on`, the character that it goes under.
lint-unsayable =
    { $language ->
        [ru] { $card }: the text cannot be said in Russian: { $detail }
       *[en] { $card }: the text cannot be said in English: { $detail }
    }
lint-counted-noun = A number stands right before “{ $noun }” in a pattern; make it a noun phrase, which knows its forms.
lint-not-done = { $card }: { $what } is printed, but the rules do nothing of the kind.
lint-not-sudden = { $card }: { $what } is for a sudden feature only.
lint-no-attack = { $card }: { $what } is a card in an attack, and this text is about none.
