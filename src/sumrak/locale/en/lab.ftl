# The lab.

lab-help = The lab: many games of bots, and what they say of decks, seats and cards.
lab-help-matchups = Everybody against everybody: who wins, from which seat, how long it takes.
lab-help-cards = How each card moves the win rate: in the opening hand, drawn, played, or left in the deck.
lab-help-fork = Play on from a position of a record many times, as it is and with a card changed, and compare.
lab-help-report = Print the results in a folder again, and write its report anew.
lab-help-game = Play one game of a folder of results again and write its record.

lab-arg-record = The record of a game
lab-arg-folder = A folder of results
lab-arg-number = The number of the game: column “task” of the results
lab-opt-games = How many games for each pairing (with more than two at a table: for each player)
lab-opt-fork-games = How many continuations
lab-opt-bots = Bots, separated by commas; each plays with every deck
lab-opt-fork-bots = One bot for all seats, or one for each
lab-opt-simulations = How many simulations ismcts thinks for a decision
lab-opt-decks = Decks: ids or deck files, separated by commas. Otherwise all of the game
lab-opt-change = Cards with other numbers: “Shilo.threat=3”, several separated by commas
lab-opt-pairings = What plays --games games: every pairing of bots, whose decks take turns (bots), or of bots with decks (all). Otherwise bots where several are named, else all
lab-opt-no-mirrors = Leave out the games of everybody against himself
lab-opt-out = The folder of results. Otherwise lab/ and a name made of what was asked
lab-opt-resume = Go on with what the folder has
lab-opt-format = Results as csv or parquet
lab-opt-ray = Play on a Ray cluster: its address (auto, HOST:PORT, ray://…), or local
lab-opt-at = The position after so many answers; otherwise the end of the record
lab-opt-seen-by = Guess what this seat does not know (0, 1 …); otherwise hands stay and what nobody knows is shuffled

# What is wrong
lab-no-change = “{ $text }” is no change; write CARD.FACT=VALUE, such as Shilo.threat=3.
lab-no-card = There is no card “{ $card }”.
lab-no-card-near = There is no card “{ $card }”; did you mean { $near }?
lab-no-fact = { $card } has no “{ $fact }”; it has: { $known }.
lab-no-facts = { $card } has no numbers to change.
lab-no-number = “{ $text }” gives no value that fits; now it is { $value }.
lab-changed-twice = { $card }.{ $fact } is changed twice.
lab-out-of-range = { $card }: { $fact } must lie between { $low } and { $high }, not { $value }.
lab-no-sense = With “{ $text }” the cards make no sense: { $detail }.
lab-nothing-changed = Something must be changed: --change "CARD.FACT=VALUE".
lab-no-answer = There is no answer { $at }; this game has { $last }.
lab-over = After answer { $at } the game is over; name an earlier one with --at.
lab-no-seat = There is no seat { $seat }; seats are 0 to { $last }.
lab-how-many-bots = Name one bot for all seats or one for each ({ $seats }); bots named: { $n }.
lab-cannot-fork = From this position the game cannot go on with other cards: { $detail }.
lab-simulations-unused = --simulations is for ismcts, which is not among the bots.
lab-no-run = There are no results in “{ $folder }”.
lab-bad-file = “{ $file }” cannot be read: { $detail }. Mend it, or begin anew in another folder (--out).
lab-bad-row = “{ $file }”, line { $line } cannot be read: { $detail }. Without that line --resume plays its game again.
lab-bad-value = { $field } cannot be “{ $value }”
lab-in-use = Another run is writing into “{ $folder }” now; wait for it, or name another folder with --out.
lab-not-ours = In “{ $folder }” there is no plan.json, but { $files }: nothing can be gone on with, and nothing is overwritten. Move that away, or name another folder with --out.
lab-has-run = There are results in “{ $folder }” already; --resume goes on with them, --out names another folder.
lab-other-run = “{ $folder }” holds a run that was asked for otherwise ({ $detail }). --out names another folder.
lab-other-pairings = The games in “{ $folder }” are counted by other pairings; --pairings { $pairings } goes on with them, --out names another folder.
lab-fewer-games = “{ $folder }” has more than --games { $asked } already; ask for as many as were asked before, or more.
lab-same-name = “{ $one }” and “{ $other }” would both be called { $name }; give one of the files another name.
lab-other-cards = The cards here are not those of the run; its results cannot be gone on with.
lab-cannot-write = “{ $folder }” cannot be written to: { $detail }.
lab-rows-unwritten = “{ $file }” cannot be written: { $detail }. What was played before is kept; once that is put right, --resume goes on.
lab-results-unwritten = “{ $file }” cannot be written: { $detail }. The games are kept; once that is put right: { $command }
lab-worker-lost = Game { $task } has ended its process { $tries } times; the run stops. What is done is kept.
lab-simulate-lost = Game { $task } has ended its process { $tries } times; the simulation stops.
lab-no-polars = Parquet needs an extra; in the folder of Sumrak: .venv/bin/pip install ".[lab]". Without it, --format csv.
lab-no-ray = --ray needs an extra; in the folder of Sumrak: .venv/bin/pip install ".[ray]".
lab-no-cluster = No Ray cluster answers at “{ $address }”: { $detail }.
lab-no-sumrak-there = The workers of the cluster cannot load Sumrak: { $detail }.
lab-bad-format = There is no format “{ $format }”; there are: csv, parquet.
lab-bad-pairings = There are no pairings “{ $pairings }”; there are: bots, all.
lab-pairings-of-two = Games are counted by pairings of bots only where two sit at a table, not { $seats }: use --pairings all.
lab-no-game = There is no game { $number }; they are 0 to { $last }.
lab-no-record = The continuations of a fork have no records of their own.

# While it runs
lab-column-running = Games
lab-plan-pairings = { $games ->
    [one] One game
   *[other] { $games } games
} will be played: { $pairings ->
    [one] one pairing
   *[other] { $pairings } pairings
}{ $by ->
    [bots] {" "}of bots
   *[all] {""}
}, { $each } each.
lab-plan-tables = { $games } games will be played at { $tables ->
    [one] one table
   *[other] { $tables } tables
}; each of { $who } players sits in { $least ->
    [0] none
   *[other] { $least }
} to { $most } of them.
lab-plan-fork = The position will be played on { $games ->
    [one] once
   *[other] { $games } times
}, each time as it is and with the change.
lab-decks-take-turns = { $decks } decks take turns, with the same deals for all bots; after { $games } games of a pairing all decks have met at either seat with either bot.
lab-broken-off = Broken off after { $done } of { $all }. To go on: { $command }
lab-kept = { $done ->
    [one] One game was there already.
   *[other] { $done } games were there already.
}
lab-report-at = Results: { $results }
    Report: { $report }
lab-rate = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s.

# The report
lab-contents = Contents
lab-title-matchups = { $game }: everybody against everybody
lab-title-cards = { $game }: what each card is worth
lab-title-fork = { $game }: a position with another card
lab-nothing = No game has been played yet
lab-all-played = { $all ->
    [one] One game was played
   *[other] { $all } games were played
}; bots: { $bots }.
lab-some-played = { $done } of { $all } games have been played so far; bots: { $bots }.
lab-changed = These cards had other numbers: { $what }.
lab-matrix = Who wins
lab-matrix-how = How much of the games the row won against the column; a draw counts half. Below it the interval that holds the true share with 95 % (Wilson). Bold: 50 % lies outside.
lab-matrix-how-many = How often the row did better than the column at the same table; as well counts half. Below it the interval of 95 % (Wilson). “All games” is the share of the game won.
lab-decks-matrix = Which deck wins
lab-decks-how = The same games by their decks, whichever bots played them.
lab-pairings = Pairings
lab-decks-pairings = Pairings of decks
lab-pairings-how = The share of the first of both, who sit at either seat in turn with the same deals. The band is 45 to 55 %; red: the interval does not meet it.
lab-seats = Seats and the first turn
lab-seats-how = What each seat won in all games, and whoever had the first turn.
lab-first-turn = The first turn
lab-length = Length
lab-length-how = Half of all games lie between the quarters.
lab-length-plot = How many games took so many turns
lab-endings = Endings
lab-forfeits = Forfeited: { $why }
lab-decks = Decks
lab-cards-how = Opening hand: how much more the deck wins with the card in it than without; it is dealt by chance, so this is what the card does. Drawn: than if it stayed in the deck. Played: than if it was drawn but not played.
lab-cards-warning = Long games see more cards, and whoever is winning plays more of them: the last two have that in them too. Of a hundred intervals of 95 % five miss by chance.
lab-cards-plot = Points of win rate that drawing the card adds, with the interval of 95 %; red: chance alone would hardly do this.
lab-fork = What the change does
lab-fork-how = From the position after { $at } answers; changed: { $what }. Both ways have the same luck for as long as they go the same way, and the difference is taken pair by pair.
lab-fork-open = What players hold stayed as it was; what nobody knew was shuffled anew each time.
lab-fork-guess = What { $seat } does not know was guessed anew each time.
lab-fork-alike = { $alike } of { $pairs } pairs went the same way.
lab-fork-plot = Points of win rate that the change adds, by seat
lab-fork-turns = Turns with the change: { $turns } ({ $low } … { $high }).
lab-again = The same again
lab-again-how = The same command gives the same games, with however many processes or machines. “Seed” of a pairing is the --seed of sumrak simulate; sumrak lab game FOLDER NUMBER writes the record of any game.
lab-again-how-fork = The same command gives the same games, with however many processes or machines; the record is in plan.json too.
lab-change = { $card }, { $fact }: { $before } → { $after }
# Bots, as at the table
lab-bot-random = Random
lab-bot-greedy = Greedy
lab-bot-ismcts = Thinker
lab-bot-asked = { $bot } ({ $name })
lab-yes = yes
lab-no = no

lab-column-who = Who
lab-column-all = All games
lab-column-against = Against
lab-column-games = Games
lab-column-share = Share
lab-column-even = Meets 45–55 %
lab-column-at-seat-1 = At seat 1
lab-column-at-seat-2 = At seat 2
lab-column-first = First turn
lab-column-turns = Turns
lab-column-decisions = Decisions
lab-column-seed = Seed
lab-column-seat = Seat
lab-column-what = What
lab-column-least = Least
lab-column-quarter = Quarter
lab-column-median = Median
lab-column-quarters = Three quarters
lab-column-most = Most
lab-column-ending = Ending
lab-column-part = Share
lab-column-deck = Deck
lab-column-card = Card
lab-column-opening = Opening hand
lab-column-opening-effect = Points
lab-column-drawn = Drawn
lab-column-drawn-effect = Points
lab-column-played = Played
lab-column-played-effect = Points
lab-column-unseen = Left in the deck
lab-column-before = As it is
lab-column-after = Changed
lab-column-difference = Difference, points
lab-column-command = Command
lab-column-value = Value
lab-column-version = Version
lab-column-cards = Cards

# What the numbers of cards are called
lab-fact-influence = influence
lab-fact-threat = threat
lab-fact-endurance = endurance
lab-fact-rage = rage
lab-fact-madness = madness
lab-fact-cost = cost
lab-fact-life = life
lab-fact-move = move
lab-fact-strike = strike
lab-fact-armour = armour
lab-fact-initiative = initiative
lab-fact-strength = strength
lab-fact-experience = experience
lab-fact-power = power
lab-fact-pool = pool
lab-fact-blood = blood
lab-fact-draw-number = cards drawn
lab-fact-discard-number = cards discarded
lab-fact-exhaust-times = exhaustions
lab-fact-madnessatleast-number = madness needed
