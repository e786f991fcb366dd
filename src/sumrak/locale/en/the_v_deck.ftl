# Deck files of The V: what cannot be read, and what breaks V-10 … V-15.

the_v-deck-syntax = Line { $line }, column { $column }: this is not TOML.
the_v-deck-unknown-field = Line { $line }: a deck file has no “{ $field }”; it has game, name, group, title, [main] and [duel].
the_v-deck-missing-field = “{ $field }” is missing.
the_v-deck-not-text = Line { $line }: “{ $field }” must be a text in quotes.
the_v-deck-not-a-list = Line { $line }: “{ $field }” must be a list of names, like ["House of the Reaper"].
the_v-deck-not-a-table = Line { $line }: “{ $field }” must be a table: [{ $field }], and under it a card a line, like "Margo" = 3.
the_v-deck-not-a-number = Line { $line }: “{ $name }” needs a number of copies, 1 or more.
the_v-deck-other-game = Line { $line }: this is a deck of “{ $game }”, not of the_v.
the_v-deck-unknown-group = Line { $line }: there is no group “{ $group }”. Groups: { $known }.
the_v-deck-unknown-card = Line { $line }: there is no card “{ $name }”.
the_v-deck-unknown-card-near = Line { $line }: there is no card “{ $name }”. Near: { $near }.
the_v-deck-twice = Line { $line }: “{ $card }” is already listed above.

the_v-deck-title-count =
    { $n ->
        [0] There is no title card; a deck has exactly one.
       *[other] There are { $n } title cards; a deck has exactly one.
    }
the_v-deck-not-a-title = “{ $card }” is no title card.
the_v-deck-title-group = The title card “{ $card }” is of another group than the deck.
the_v-deck-main-size =
    { $n ->
        [one] The main deck has { $n } card; it must have exactly 40.
       *[other] The main deck has { $n } cards; it must have exactly 40.
    }
the_v-deck-duel-size =
    { $n ->
        [one] The duel deck has { $n } card; it must have exactly 8.
       *[other] The duel deck has { $n } cards; it must have exactly 8.
    }
the_v-deck-not-main = “{ $card }” does not belong in the main deck.
the_v-deck-not-duel = “{ $card }” is no duel card.
the_v-deck-foreign = “{ $card }” is of another group.
the_v-deck-foreign-duel = The duel card “{ $card }” is for another group only.
the_v-deck-main-copies = “{ $card }”: { $n } copies in the main deck; at most 3 are allowed.
the_v-deck-duel-copies = “{ $card }”: { $n } copies in the duel deck; at most 2 are allowed.
the_v-deck-duel-unique = “{ $card }” is unique: { $n } copies in the duel deck; only 1 is allowed.
