# The linter of card files of The V; file and line are put before each.

the_v-lint-syntax = This is not Python: { $detail }.
the_v-lint-import = Import nothing but Final and the words of the vocabulary; here: { $module }.
the_v-lint-not-data = A card file holds data only: calls of the vocabulary, numbers, texts and tuples. Take { $what } out.
the_v-lint-unknown-word = The vocabulary has no “{ $name }”.
the_v-lint-not-listed = { $name } is not in CARDS: add it, or delete it.
the_v-lint-fails = The card cannot be made: { $detail }.
the_v-lint-taken = { $card }: “{ $word }” is taken by the card at { $where }; ids and names must differ.
the_v-lint-name =
    { $language ->
        [ru] { $card }: the Russian name is missing or is not Russian.
       *[en] { $card }: the English name is missing or is not English.
    }
the_v-lint-no-values = { $card }: give its influence and threat.
the_v-lint-no-specialisation = { $card }: a title card needs a specialisation.
the_v-lint-number = { $card }: { $what } is { $n }; it must be { $low } to { $high }, and a keyword's number not 0.
the_v-lint-useless = { $card }: { $what } says nothing here; take it out.
the_v-lint-explained = { $card }: { $word } is explained, but it is not among the keywords.
the_v-lint-keyword-twice = { $card }: the keyword { $word } is there twice; add the numbers up.
the_v-lint-keyword-in-text = { $card }: { $word } is both a keyword and in the text; keep one.
the_v-lint-not-in-list = { $card }: { $what } is “{ $found }”; use one of { $allowed }.
the_v-lint-no-say = { $card }: { $what } has no `say`, so that the card cannot print what it does.
the_v-lint-wrong-type = { $card }: { $what } does not go with a card of type “{ $type }”.
the_v-lint-empty = { $card }: { $what } does nothing; give it something to do, or take it out.
the_v-lint-target-unused = { $card }: nothing uses what { $what } lets a player choose.
the_v-lint-nothing-chosen = { $card }: IT stands for a card chosen before, but nothing is.
the_v-lint-no-duel = { $card }: { $what } needs a duel, and this text works outside of duels.
the_v-lint-no-bearer = { $card }: a modification put into play needs `on`, the character that it goes under.
the_v-lint-unsayable =
    { $language ->
        [ru] { $card }: the text cannot be said in Russian: { $detail }
       *[en] { $card }: the text cannot be said in English: { $detail }
    }
the_v-lint-counted-noun = A number stands right before “{ $noun }” in a pattern; make it a noun phrase, which knows its forms.
