# The command `sumrak`.

cli-help = A table that knows the rules of complex card games. Without a command it opens the table in a browser.
cli-help-table = Open the table in a browser; Ctrl-C closes it.
cli-help-play = Play a game against a bot in the terminal.
cli-help-simulate = Let bots play each other and count who wins.
cli-help-replay = Tell a recorded game, or show the table as it was.
cli-help-scenario = Judge: show a position from a text, or answer a question about it.
cli-help-rules = Read the rulebook or one of its paragraphs.
cli-help-games = List the games and their decks.
cli-help-cards = List the cards of a game, or show one.
cli-help-deck = Decks: check a deck file, look into a deck.
cli-help-deck-check = Check a deck file: everything that breaks a rule, with its paragraph.
cli-help-deck-show = Show what is in a deck.

cli-arg-game = A game, such as the_v
cli-arg-file = A file
cli-arg-paragraph = A paragraph, such as V-66
cli-arg-card = A card by its name in English or Russian, or by its id
cli-arg-deck = A deck by its id, or a deck file

cli-opt-lang = Language; may stand anywhere. Otherwise that of the system
cli-opt-version = Print the version
cli-opt-help = Show this help
cli-opt-port = Port; 0 takes a free one
cli-opt-host = Address to listen on; 0.0.0.0 lets other machines in
cli-opt-no-browser = Do not open a browser
cli-opt-data = Where games are kept
cli-opt-seed = A whole number; the same seed, the same game
cli-opt-seat = Seen by this seat (0 is the first)
cli-opt-my-seat = Your seat (0 is the first)
cli-opt-deck = Your deck: an id or a deck file
cli-opt-bot = The opponent: random, greedy, or ismcts, which thinks (ismcts:200 simulations, ismcts:2s seconds); or a program of yours: its command, or ws://… where it listens
cli-opt-bot-deck = The opponent’s deck
cli-opt-resume = Go on with a saved game
cli-opt-games = How many games
cli-opt-bots = Bots, separated by commas; they change seats from game to game
cli-opt-decks = Their decks: ids or deck files, separated by commas
cli-opt-rules = Rules: a profile, switches name=value separated by commas, or both: modern,turn_cap=100
cli-opt-seats = How many play, in a game for more than two
cli-opt-jobs = How many processes play
cli-opt-records = Keep the record of every game in this folder
cli-opt-at = Show the table after so many answers
cli-opt-why = Why may this not be done? Such as “play Margo”
cli-opt-explain = Where does a value come from? Such as “Margo threat”
cli-opt-coverage = Show where the code cites each paragraph and which tests exercise it

cli-heading-options = Options
cli-heading-arguments = Arguments
cli-heading-commands = Commands
cli-heading-default = default:
cli-heading-required = required

# What is wrong
cli-unknown-language = There is no language “{ $language }”; there are: { $known }.
cli-unknown-game = There is no game “{ $game }”; there are: { $known }.
cli-unknown-deck = There is no deck “{ $deck }”, nor a file of that name; there are: { $known }.
cli-unknown-bot = There is no bot “{ $bot }”; there are: { $known }.
cli-unknown-rules = There are no rules “{ $rules }” of { $game }: { $detail }.
cli-unknown-card = There is no card “{ $card }”.
cli-unknown-card-near = There is no card “{ $card }”; did you mean { $near }?
cli-unknown-command = There is no command “{ $command }”; there are: { $known }.
cli-unknown-command-near = There is no command “{ $command }”; did you mean { $near }?
cli-no-such-option = There is no option { $option } here.
cli-missing = Something is missing: { $name }.
cli-not-a-number = { $name } takes a whole number.
cli-extra = There is something too much: { $words }.
cli-usage = The command line cannot be read: { $detail }
cli-out-of-range = { $name } must lie between { $low } and { $high }, not { $value }.
cli-seats-exactly = This game is for { $most } players, not { $value }.
cli-bot-absent = The bot “{ $bot }” does not come to the table: { $why }
cli-record-of-another-game = “{ $file }” is the record of another game: { $game }.
cli-no-file = There is no file “{ $file }”.
cli-is-folder = “{ $file }” is a folder, not a file.
cli-not-text = The file “{ $file }” is not a text.
cli-cannot-read = The file “{ $file }” cannot be read: { $detail }.
cli-cannot-write = The file “{ $file }” cannot be written: { $detail }.
cli-bad-record = “{ $file }” is no record that can be read: { $detail }.
cli-record-parted = “{ $file }”: { $detail }.
cli-bad-scenario = “{ $file }” is no scenario that can be read: { $detail }.
cli-cannot-explain = “{ $question }”: no such card is in sight, or it has no such value now.
cli-no-value = “{ $question }” must name a card and then one of: { $known }.
cli-no-seat = There is no seat { $seat }; seats are 0 to { $last }.
cli-no-answer = There is no answer { $at }; this game has { $last }.
cli-how-many-bots = This game is for { $fewest } to { $most } players; bots named: { $n }.
cli-how-many-bots-exactly = This game is for { $most } players; bots named: { $n }.
cli-how-many-decks = One deck is needed for each bot ({ $seats }); decks named: { $n }.
cli-deck-unread = The deck file “{ $file }” cannot be read:
cli-no-own-decks = There are no decks of one's own in { $game }: everybody plays with the cards of its box.
cli-deck-list = A deck of Vampire is a list as people have them: sumrak vtes check says what is wrong with it, sumrak vtes supported what of it plays.
cli-deck-of-another-game = The deck file “{ $file }” is of the game { $game }.
cli-deck-not-playable = The deck “{ $file }” breaks the rules; sumrak deck check says which.
cli-not-understood = “{ $text }” is not understood here.
cli-why-what = Why – what? For example: why { $example }
cli-why-no-verb = “{ $text }” is nothing that is done here. One may ask about: { $known }.
cli-not-understood-near = “{ $text }” is not understood here; near to it: { $near }.
cli-not-understood-how = “{ $text }” is not understood here. Answer by number (1 to { $last }), by what an option is called, or in words, for example: { $example }
cli-why-which = “{ $text }” – what? Now one may: { $near }.
cli-why-which-card = “{ $text }” – with what? Name a card, too.
cli-several = “{ $text }” – which: { $near }?
cli-no-option = There is no option { $n }; they go from 1 to { $last }.
cli-nothing-to-undo = There is nothing to take back.

# Lists
cli-column-decks = Decks
cli-deck-main = Main deck: { $n }
cli-deck-duel = Duel deck: { $n }
cli-deck-good = The deck “{ $deck }” may be played.
cli-deck-broken = The deck “{ $deck }” breaks { $n ->
    [one] one rule.
   *[other] { $n } rules.
}

# Simulation
cli-games-column = Games
cli-column-bot = Bot
cli-column-deck = Deck
cli-column-wins = Wins
cli-column-share = Share
cli-column-interval = 95 % interval
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
}, { $draws ->
    [0] no draws
    [one] one draw
   *[other] { $draws } draws
}, { $answers } decisions a game.
cli-simulated-all = All of them
cli-simulated-end = { $end }: { $n }
cli-simulated-seed = Seed { $seed }; { $rate } games/s.
cli-simulated-forfeit = Forfeited – { $why }
cli-forfeit = { $player } forfeits the game: { $why }
cli-forfeit-no-command = no program is named behind “run:”.
cli-forfeit-not-started = the program cannot be started ({ $detail }).
cli-forfeit-unreachable = the bot cannot be reached ({ $detail }).
cli-forfeit-ended = the program has ended or hung up.
cli-forfeit-silent = no answer came in time ({ $detail }).
cli-forfeit-no-json = this is no line of JSON: { $detail }
cli-forfeit-no-answer = this is no answer: { $detail }
cli-forfeit-stale = this answers something else: { $detail }
cli-forfeit-refused = this may not be done: { $detail }

# Judging
cli-may = “{ $notation }” may be done.
cli-replayed = { $answers ->
    [one] One answer.
   *[other] { $answers } answers.
}

# At the table
cli-headline = Turn { $turn }: { $player }
cli-headline-common = Turn { $turn }
cli-play-hint = Answer by an option's number, by what it is called, or in words. ? helps, ?card shows a card.
cli-play-help =
    number            take this option; what it is called will do as well, or the beginning of that
    { $example }
                      the same in words, in English or Russian
    ?{ $card }
                      the text of a card
    why …             why it may not be done: why, and then what you would like to do
    rules { $cite }
                      a paragraph of the rules
    table, log        show the table again; everything that has happened
    piles             what lies in discards and other open piles
    undo              take your last answer back
    save FILE         keep the game; sumrak play { $game } --resume FILE goes on
    quit              leave
cli-no-piles = Nothing lies in open piles.
cli-undone = Your last answer is taken back.
cli-saved = Saved: { $file }
cli-left = You leave the table.
cli-in-order = { $n } more, in the order of the list: what stands above the one that you name is not offered again.
cli-play-over = The game is over: new, undo, save FILE, log, table, piles, rules, ?card, or Enter to leave.
cli-play-over-help =
    new                     play once more: the same decks, other luck
    undo                    take your last answer back and end it otherwise
    save FILE               save the game
    table, log              show the table again; all that has happened
    piles                   what lies in the discards and other open piles
    rules PARAGRAPH         a paragraph of the rules
    ?card                   the text of a card
    Enter                   leave the table
cli-new-later = Another game can begin once this one is over. To leave the table: quit.

# Lists of Vampire: cli
cli-help-vtes = Vampire: deck lists as people have them, and which of their cards play here.
cli-help-vtes-import = Read the official lists of cards in; only their facts are kept.
cli-help-vtes-check = Judge deck lists under the rules of 2003 and of today.
cli-help-vtes-supported = Which cards of deck lists play here.
cli-arg-official = The two official lists of cards
cli-arg-lists = Deck lists: the tournament archive's text, exports for JOL or Lackey, or a text with numbers and names
cli-opt-players = How many play: the greatest library depends on it
