# Deck lists of Vampire and the official lists of cards
vtes-imported = { $crypt } vampires and { $library } library cards are known now; their facts are kept in { $file }.
vtes-no-list = “{ $file }” is no deck list: no line has a number and a name.
vtes-list-no-columns = “{ $file }” is neither vtescrypt.csv nor vteslib.csv: its first line does not name their columns.
vtes-list-no-csv = “{ $file }”, line { $line }: this is no CSV ({ $detail }).
vtes-list-both = Both lists are needed; { $missing } is not among the files.
vtes-list-no-number = “{ $file }”, line { $line }: { $column } is “{ $value }”, not a whole number.
vtes-list-not-kept = “{ $file }” is damaged; read the official lists in again with sumrak vtes import.
vtes-deck-read = { $deck }: crypt { $crypt }, library { $library }
vtes-deck-sum = Line { $line }: the list says { $stated } for { $what }, its lines come to { $counted }.
vtes-deck-skipped = Line { $line } does not count: “{ $text }” has no number before the name.
vtes-of-crypt = the crypt
vtes-of-library = the library
vtes-deck-good = By the rules “{ $profile }” this deck may be played.
vtes-deck-broken = By the rules “{ $profile }” it may not: { $n ->
    [one] one breach.
   *[other] { $n } breaches.
}
vtes-deck-unknown = Line { $line }: no card is called “{ $name }”.
vtes-deck-crypt-size = The crypt has { $n ->
    [one] one card
   *[other] { $n } cards
}; at least { $least } are needed.
vtes-deck-groups = The vampires are of groups { $groups }: one group or two consecutive ones may be together.
vtes-deck-library-size = The library has { $n ->
    [one] one card
   *[other] { $n } cards
}; { $least } to { $most } are allowed.
vtes-deck-later = Line { $line }: “{ $name }” was printed after 2003.
vtes-column-deck = Deck
vtes-column-cards = Cards
vtes-column-play = Play here
vtes-column-lack = Do not play yet
vtes-lack-unknown = { $name } (unknown name)
vtes-supported = Card for card can be played: { $whole } of { $n }. Cards of Vampire that play here: { $cards }.
