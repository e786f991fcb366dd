# Berserk: what the things on the table are called, and how to play.

berserk-about = Two squads of fantasy creatures on a field of five by six. Recruit in secret, place, and fight until one side has no creatures left.
berserk-credits = Berserk is a game by Maxim Istomin and Ivan Popov, published by Fantasy World and later Hobby World. This is an unofficial, non-commercial table; rules and card texts are told in our own words.
berserk-spirit-a = Holds the line: formations, shooters in the woods, heavy hands.
berserk-spirit-b = Poison and regeneration from the swamps, sudden strikes from the steppe.
berserk-spirit-c = The undead, demons and hired blades: drains, curses, flies.
berserk-spirit-d = Order against chaos: blessings, cannon and black knights.

berserk-life = Life
berserk-strike = Strike
berserk-move = Movement
berserk-cost = Cost
berserk-gold = Gold
berserk-silver = Silver
berserk-field = The field

berserk-area-deck = Deck
berserk-area-deck-short = deck
berserk-area-deal = Dealt cards
berserk-area-deal-short = dealt
berserk-area-squad = Squad
berserk-area-squad-short = squad
berserk-area-aside = Additional zone
berserk-area-graveyard = Graveyard
berserk-area-graveyard-short = graveyard
berserk-area-exile = Exile
berserk-area-exile-short = exile

berserk-type-ground = Ground creatures
berserk-type-flyer = Flyers
berserk-type-companion = Companions
berserk-type-parasite = Parasites
berserk-type-artifact = Artifacts
berserk-type-terrain = Terrain

berserk-badge-elite = Elite: paid in gold only
berserk-badge-blessed = Blessed
berserk-badge-cursed = Cursed
berserk-badge-net = Net
berserk-badge-fire = Fire
berserk-badge-bomb = Bomb
berserk-badge-wall = Wall of fire
berserk-badge-formation = In formation
berserk-badge-directed = Directed strike
berserk-badge-unanswered = Unanswered strike
berserk-badge-incorporeal = Incorporeal
berserk-badge-vampire = Vampirism
berserk-badge-hidden = Face down for the opponent
berserk-badge-dying = Dying
berserk-badge-aiming = Has closed to reach a flyer
berserk-badge-stays-closed = Stays closed
berserk-badge-controlled = Under another’s control

berserk-mark-wounds = Wounds
berserk-mark-poison = Poison
berserk-mark-armour = Armour left
berserk-mark-tokens = Tokens
berserk-mark-incarnation = Incarnation

berserk-phase-order = Who is first
berserk-phase-redeal = Redeal
berserk-phase-recruit = Recruiting
berserk-phase-place = Placement
berserk-phase-reveal = Reveal
berserk-phase-start = Start of battle
berserk-phase-preparation = Preparation
berserk-phase-beginning = Start of turn
berserk-phase-main = Main
berserk-phase-final = End of turn

berserk-kind-strike = Strike
berserk-kind-simple = Simple strike
berserk-kind-special = Special strike
berserk-kind-magic = Magic strike
berserk-kind-lunge = Strike across a row
berserk-kind-shot = Shot
berserk-kind-throw = Throw
berserk-kind-discharge = Discharge
berserk-kind-spell = Spell
berserk-kind-influence = Influence
berserk-kind-leap = Jump
berserk-kind-move = Movement
berserk-kind-gather = Token
berserk-kind-aim = At a flyer
berserk-kind-trigger = Triggered feature
berserk-kind-roll = Roll

berserk-step-declared = declared
berserk-step-targets = target
berserk-step-roll = dice
berserk-step-table = table
berserk-step-value = value
berserk-step-protect = protection
berserk-step-apply = wounds
berserk-step-pay = payment

berserk-entry-strike = strike
berserk-entry-bonus = bonus
berserk-entry-armour = armour
berserk-entry-protection = protection

berserk-how-1 = Recruit: you are dealt 15 cards and pay for your squad with crystals. Elite cards cost gold, regular ones silver (gold will do). Each element beyond the first costs one gold.
berserk-how-2 = Place your squad on your half, face down: first the middle block, then the sides. Click a card, then a lit cell, or drag it there.
berserk-how-3 = In your turn move a creature one cell in a row or column for each point of movement, and let it act once: strike a neighbour (diagonals too), shoot, use a feature. Who has acted is closed: it lies on its side and opens at the start of your next turn.
berserk-how-4 = A simple strike: both roll a die if the target is open. The table of strikes tells by the difference who hits how hard. 3-5-6 on a card are its weak, medium and strong strike.
berserk-how-5 = Struck from the side? An open creature of yours next to both may step in as defender; it closes afterwards.
berserk-how-6 = While something is on the stack, both may answer with sudden features, step by step. A preference says whether you are asked at every step or only where you have something to play.
berserk-how-7 = Whoever has no creatures left loses.
berserk-how-8 = Why does a card not glow? Open it (right click, long press or “?”): it says why not, and by which paragraph.

berserk-stop-defend = Naming a defender
berserk-stop-answer = An answer while something is declared
berserk-stop-dice = The dice have fallen
berserk-stop-wounds = Before wounds are dealt
berserk-stop-turn = Beginning and end of a turn
