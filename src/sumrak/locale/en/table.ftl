# The table in the browser: everything that does not depend on the game.

wordmark = Sumrak
home = Home
close = Close
cancel = Cancel
menu-main = Menu
copied = Copied

# Who sits at the table
player = Player { $n }
seat-counted = Seat { $n }
player-bot = { $bot ->
    [random] Bot Random
    [greedy] Bot Greedy
    [ismcts-quick] Bot Thinker (quick)
    [ismcts-steady] Bot Thinker (steady)
    [ismcts-deep] Bot Thinker (deep)
   *[other] Bot { $bot }
}
presence-online = online
presence-offline = connection lost
presence-left = left the table
presence-bot = bot
presence-free = seat is free
player-bot-counted = { player-bot } { $n }
spectator = Spectator
state-decides = deciding…
state-decides-you = you decide
state-turn = their turn
state-turn-you = your turn

# Start
start-lead = A table that knows the rules: it runs the game, lights up what you may do and says why you may not.
start-game = Game
start-deck = My deck
start-side = My side
start-look = Look inside
start-opponent = Opponent
start-other-deck = Their deck
start-any-deck = Any
start-name = Your name
start-name-hint = Name (optional)
start-play = Play
start-continue = Back to my game
start-invite = Invite a friend
start-how = How to play, in two minutes
start-unreachable = The server does not answer. Check that it is running and try again.
start-seats = Who sits at the table
start-clock = Clock
clock-none = no clock
clock-of = { $bank } min and { $increment } s a decision
seat-me = Me
seat-you = that is you
seat-who = Seat { $n }: who sits there
seat-deck = Seat { $n }: deck
seat-deck-friend = Their own choice
opponent-greedy = Bot Greedy
opponent-greedy-about = Looks one move ahead and takes the best
opponent-ismcts = Bot Thinker
opponent-ismcts-about = Tries out what may follow before it decides: the strongest
opponent-level = How long it thinks
level-quick = Quick: up to half a second
level-steady = Steady: up to two seconds
level-deep = Deep: up to five seconds
opponent-random = Bot Random
opponent-random-about = Plays at random: good for a first game
opponent-friend = A friend by link
opponent-friend-about = A private link to the other seat
opponent-both = Both seats here
opponent-both-about = One screen for two, with a curtain between turns
deck-part = { $part }: { $n }

# Waiting for a friend
waiting-title = Waiting for a friend
waiting-many = Waiting for friends
waiting-text = Send them this link: it opens the free seat. The game begins as soon as they sit down.
waiting-links = Send each of them a link: it opens a free seat. The game begins as soon as all have sat down.
waiting-note = The game begins when all players are here.
sit-title = You are invited
sit-where = Where to sit
sit-down = Sit down
waiting-copy = Copy the link
waiting-local = This link opens on this computer only. For a friend at another one, start with --host 0.0.0.0 and open the table by this computer’s address in your network.
waiting-deck = You play the deck “{ $deck }”.
watch-link = Link for spectators
seat-link = My seat on another device
watching = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}

# The table
table-label = Table
table-loading = Laying the table…
table-refused = There is no such table, or it is not open to you
title-mine = Your decision
title-theirs = { $player } decides
turn-mine = Your turn
turn-theirs = Turn of { $player }
turn-common = Turn { $n }
turn-none = The game begins
turn-over = The game is over
turn-number = turn { $n }
phase-past = Behind us: over or passed over
phase-now = Now
phase-ahead = Still to come
phases-label = Phases of the turn
hand-empty = The hand is empty
tray-label = Choose a card
tray-to-hand = Hand ({ $n })
tray-to-choice = Choices ({ $n })
pile-opens = opens to look
look-empty = Nothing here.
look-hidden = { $n ->
    [one] And { $n } card face down.
   *[other] And { $n } cards face down.
}
card-hidden = Card face down
card-turned = { $degrees ->
    [90] turned (90°)
    [180] double-turned (180°)
   *[other] turned by { $degrees }°
}
card-closed = closed
card-ours = yours
card-theirs = your opponent’s
card-cell = on { $cell }
cell-empty = Cell { $cell }, empty
cell-taken = Cell { $cell }
card-legal = can be chosen
card-target = possible target
card-doubtful = can be chosen, but in vain
card-chosen = chosen
card-printed = printed { $n }
card-unique = unique
card-key = Key
versus-over = { $what }: the result
versus-unmarked = no tokens
versus-against = against

# What is going on
stack-label = Stack: { $n }
stack-title = Stack
last-action = What has just been done
happening-over = over
steps-label = How far it has come
dice-label = Dice
dice-difference = Difference of the two rolls
roll-total = comes to { $n }
threat-label = Wounds so far
battle-nothing = Nobody has been attacked yet.
pays-label = Paid with this card
hands-label = Hands
budget-left = { $what } left
pool-empty = Everything has been taken.
pool-none = Nobody yet: click a card above.

# What to decide
prompt-waiting = Waiting for { $player }.
prompt-nothing = The table is thinking…
prompt-several = { $n } of { $of } chosen
prompt-picked = “{ $card }”:
prompt-target = point at what is lit.
prompt-target-card = point at a card that is lit.
prompt-target-cell = point at a cell that is lit.
# For what a second thing is pointed at, by the verb of the answer
aim-act-with = who acts?
aim-aim = on whom?
aim-amulet = on whom?
aim-attack = attack whom?
aim-call = call whom?
aim-diablerize = who is the victim?
aim-give = give it to whom?
aim-lay = lay it with whom?
aim-move = move where?
aim-place = place it on which cell?
aim-play = play it on whom?
aim-play-with = who plays it?
aim-put = play it where?
aim-rescue = rescue whom?
aim-strike = strike whom?
aim-take = take it from whom?
aim-use = use it on whom?
prompt-which = what to do?
prompt-past = You are looking at how it was.
menu-label = What to do?
menu-or-target = or point at a lit target
doubt-title = Are you sure?
doubt-anyway = Do it anyway

# A card up close
inspect-title = Card
inspect-can = What you can do now
inspect-more = …and { $n } more on the table
inspect-why = Why not
inspect-asking = Asking the rules…
inspect-nothing = There is nothing to do with this card now.
why-there-nothing = This card has nothing to do at { $cell }.
why-there-first = First point at a card that is lit.
inspect-attached = Under this card:

# Log and replay
log-title = Log
log-seek = Show the table at this moment
replay-label = Replay of the game
replay-at = Decision { $ply } of { $last }
replay-first = To the beginning
replay-back = One decision back
replay-forward = One decision forward
replay-live = Back to now
replay-eyes = Seen by
record-download = Record of the game

# Undo, resign, rematch
undo = Undo
undo-ask = Ask to undo
undo-asked = Waiting for your opponent to allow the undo…
undo-offer = { $player } asks to take the last decision back.
undo-allow = Allow
undo-refuse = Refuse
undo-refused = Your opponent does not allow the undo.
resign = Resign
resign-title = Resign?
resign-sure = The game ends and your opponent wins.
resign-many = The game goes on: a bot plays in your place.
seat-left = has left, a bot plays
rematch = Rematch
rematch-asked = Waiting for an answer to the rematch…
rematch-accept = Accept the rematch
rematch-go = To the new table
over-won = You have won
over-lost = You have lost
over-draw = A draw
over-winner = { $player } wins
over-look = Look at the table
over-analyse = Analyse the game
over-home = Home

# The curtain
curtain-title = For { $player } only
curtain-text = Hand over the screen. While the curtain is down no card shows.
curtain-show = Open

# The connection
connection-lost = The connection is lost. The game is safe.
connection-retry = { $n ->
    [one] Next try in { $n } second.
   *[other] Next try in { $n } seconds.
}
connection-trying = Connecting…

# Rules
rules-title = Rules
rules-search = Search the rules
rules-none = Nothing found.
cite-open = Open paragraph { $id }

# Settings
settings-title = Settings
settings-language = Language
settings-theme = Look
theme-auto = as the system
theme-dark = night
theme-light = day
settings-speed = Movement of cards
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = none

settings-confirms = Ask again before a secret card is laid
confirms-touch = when tapped
confirms-always = always
confirms-never = never
settings-passes = Ask me to pass
passes-matters = only where I could do something
passes-always = at every step

# Help
help-title = How to play
help-rules = Read the whole rules
help-keys = Keys
key-move = from card to card
key-pick = choose, point at a target
key-back = a step back, cancel
key-number = buttons of the decision
key-end = end
key-pass = pass
key-inspect = the card up close and “why not”
key-undo = undo
key-replay = back and forth in the game
key-log = log
key-rules = rules
key-language = language
key-settings = settings
key-resign = resign

# The ring: more than two seats
ring-label = The other players
ring-enlarge = Look at this seat closely
ring-shrink = All seats
ring-impulse = Impulse: { $player }
ring-out = out of the game
ring-turn = acts

# Stops
settings-stops = Where to be asked
stops-about = The table asks you where a box is ticked and passes for you elsewhere. Where there is nothing you could do it never asks.
stops-own = my turn
stops-others = others’ turns
stops-all = ask
settings-wake = Ask me without a tick too when something is aimed at me
wake-yes = yes
wake-no = no
until-turn = Pass until my turn
until-stop = Ask me again
until-on = Passing until your turn.

# Clock
clock-left = Time left

# The table as text
twin-open = As text
twin-close = As a picture
twin-title = The table as text
twin-skip = To the table as text
twin-now = Now
twin-decide = What you can do
twin-nothing = You are not asked anything.
twin-players = Players
twin-hidden = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
twin-under = on { $card }: 
twin-nobody = Common
twin-your = you
twin-happening = What is going on
key-twin = the table as text, and back
key-until = pass until my turn
