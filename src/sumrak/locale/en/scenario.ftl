# Positions and records as text: what is wrong with them.

scenario-at = line { $line }, column { $column }: { $what }
scenario-no-text = a scenario is a text, not { $found }
scenario-no-game = a scenario begins with its game, such as `game: the_v`
scenario-none = this game has no position between two effects

# lines
scenario-long-line = a line of more than { NUMBER($most, useGrouping: 0) } characters
scenario-long-number = a number of more than { $most } digits
scenario-no-colon = a line of a scenario is `what: value`, not '{ $found }'
scenario-unknown-line = unknown line '{ $found }'; the lines are: { $known }
scenario-unknown-line-near = unknown line '{ $found }'; near: { $near }
scenario-twice = '{ $found }' stands here twice
scenario-card-twice = { $name } stands here twice
scenario-has-no = { $who } has no '{ $found }'; there are: { $known }
scenario-whose = whose? `me` or `opponent`, not '{ $found }'
scenario-turn = a turn is a number, whose it is, and a phase ({ $known }), not '{ $found }'
scenario-luck = luck is three numbers: how many have been drawn from each stream of chance
scenario-clock = the clock says { $clock }, and something here is of the time { $time }
scenario-a-whole-number = { $word } is a whole number, not '{ $found }'

# cards
scenario-brackets-inside-brackets = brackets inside brackets
scenario-open-bracket = a bracket [ is not closed
scenario-unexpected = unexpected '{ $found }'
scenario-name-missing = here a card's name should stand
scenario-no-card = no card is called '{ $name }'
scenario-no-card-near = no card is called '{ $name }'; near: { $near }
scenario-copies = { $name } x{ $n }: from 1 to { $most } copies may stand here
scenario-flag = { $name }: unknown word ({ $flag }) here; docs/scenario.md says which there are
scenario-known-to = unknown word ({ $flag }); there is: known to { $seats }/both/nobody
scenario-no-time = no card has the time of entry ^{ $time }
scenario-same-time = { $name }^{ $time }: another card has that time of entry
scenario-lasting-no-card = no card '{ $found }' is there for a lasting effect

# test cards
scenario-test-card = a test card is declared as `card "Name": …` or `card "English" / "Русский": …`
scenario-is-no-card = this is no card: { $detail }
scenario-no-card-at-all = this is no card
scenario-card-is-one-of = a card is one of { $known }(…)
scenario-no-word = the vocabulary has no word '{ $found }'
scenario-only-words = only words of the vocabulary, numbers, texts and tuples may stand here
scenario-name-taken = there is a card '{ $found }' already: a test card has a name of its own
scenario-a-tuple = { $field } is a tuple: write (…,) with a comma, not { $found }
scenario-cannot-be = { $field } of { $of } cannot be { $found }

# records
record-no-text = a record is a text, not { $found }
record-no-toml = this is no record: { $detail }
record-no-version = this is no record of a game: it does not begin with `sumrak = 1`
record-version = a record of version { $found }; this Sumrak reads version { $known }
record-no-game = the record does not say of which game it is (game = …)
record-no-answers = the record has no list of answers (answers = [ … ])
record-position = the record's position is no text: { $found }
record-lacks = the record does not say the { $what }
record-seed = the record's seed is no whole number: { $found }
record-no-deck = no deck '{ $deck }' is here, and the record does not hold it in full
record-answer = answer { $answer } is not `seat notation`: { $found }
record-begins-wrong = the game of this record cannot begin: { $why }
record-parted = the record parts at answer { $answer }: { $why }
record-parted-old = the record parts at answer { $answer }: { $why }; this record was made with other cards than are here now
record-other-position = the position is another one than was recorded
record-of-a-guess = a guess that begins in the middle of an effect has no record

# what a game is begun with, and what is said in it
game-unknown = unknown game { $found }; there are: { $known }
game-seats = this game is for { $fewest } to { $most } players, not { $found }
game-seats-exactly = this game is for { $most } players, not { $found }
game-decks = { $n } decks are needed, one per seat, not { $found }
game-no-deck = there is no deck '{ $deck }', nor a file of that name; there are: { $known }
game-seed = a seed is a whole number, not { $found }
rules-none = rules are a profile, a mapping of switches or Rules, not { $found }
rules-no-profile = there are no rules '{ $found }'; there are: { $known }
rules-no-switch = there is no switch '{ $found }'; there are: { $known }
rules-no-switches = there is no switch '{ $found }': this game is played in one way only
rules-value = the switch { $name } is one of { $known }, not { $found }
rules-number = the switch { $name } is a whole number from { $least } on, not { $found }
reason-of = { $reason }. “{ $card }” is meant.
notation-unknown = { $found } is no option here
notation-near = { $found } is no option here; near: { $near }
notation-several = { $found } fits several options; say one of: { $near }
