# Deck files of Berserk: what cannot be read, and what breaks B-4.1 and B-4.2.

berserk-deck-syntax = Line { $line }, column { $column }: this is not TOML.
berserk-deck-unknown-field = Line { $line }: a deck file has no “{ $field }”; it has game, name and [cards].
berserk-deck-missing-field = “{ $field }” is missing.
berserk-deck-not-text = Line { $line }: “{ $field }” must be a text in quotes.
berserk-deck-not-a-table = Line { $line }: “{ $field }” must be a table: [{ $field }], and under it a card a line, like "Nomad" = 2.
berserk-deck-not-a-number = Line { $line }: “{ $name }” needs a number of copies, 1 or more.
berserk-deck-other-game = Line { $line }: this is a deck of “{ $game }”, not of berserk.
berserk-deck-unknown-card = Line { $line }: there is no card “{ $name }”.
berserk-deck-unknown-card-near = Line { $line }: there is no card “{ $name }”. Near: { $near }.
berserk-deck-twice = Line { $line }: “{ $card }” is already listed above.

berserk-deck-size =
    { $n ->
        [one] The deck has { $n } card; it must have { $least } to { $most }.
       *[other] The deck has { $n } cards; it must have { $least } to { $most }.
    }
berserk-deck-copies = “{ $card }”: { $n } copies; at most { $most } are allowed.
