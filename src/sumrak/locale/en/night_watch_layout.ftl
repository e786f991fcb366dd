# Night Watch: what the things on the table are called, and how to play.

night_watch-about = The Light and the Dark of one city. Send your Watchers through the Metro, fight at the Locations, go into the Gloom – and keep an eye on the Balance.
night_watch-credits = The board game Night Watch was made by Alexey Kalinin and published by Astrel Games; the world is Sergei Lukyanenko’s. This is an unofficial, non-commercial table; what of the rules is lost we have designed ourselves, and the rulebook says where.
night_watch-spirit-night = Anton and Medved from Gorsvet: Light, with mages and shapeshifters.
night_watch-spirit-day = Andrey and Larisa from the hairdresser’s: Dark, with vampires and witches.

night_watch-initiative = Initiative
night_watch-strength = Strength
night_watch-experience = Experience
night_watch-cost = Cost
night_watch-power = Power
night_watch-wounds = Wounds
night_watch-points = Victory points
night_watch-city = The city
night_watch-vortex = Vortex
night_watch-balance = Balance

night_watch-area-hand = Probability Lines
night_watch-area-hand-short = Lines
night_watch-area-lines = Probability deck
night_watch-area-lines-short = deck
night_watch-area-spells = Spells
night_watch-area-spells-short = Spells
night_watch-area-maneuvers = Maneuvers
night_watch-area-maneuvers-short = Maneuvers
night_watch-area-amulet = Amulet
night_watch-area-amulet-short = Amulet
night_watch-area-items = Items
night_watch-area-items-short = Items
night_watch-area-played = Played
night_watch-area-played-short = played
night_watch-area-spell-deck = Spell deck
night_watch-area-spell-deck-short = Spells
night_watch-area-spell-discard = Spell discards
night_watch-area-spell-discard-short = discards
night_watch-area-lines-discard = Lines discards
night_watch-area-lines-discard-short = Lines
night_watch-area-gone = Out of the game
night_watch-area-gone-short = gone

night_watch-type-watcher = Watchers
night_watch-type-spell = Spells
night_watch-type-item = Items
night_watch-type-accident = Accidents
night_watch-type-character = Characters

night_watch-badge-donor = Donor
night_watch-badge-entered = Entered this turn
night_watch-badge-called = Has called
night_watch-badge-jammed = Stuck in a traffic jam
night_watch-badge-ambushed = In ambush
night_watch-badge-held = Held by a Call

night_watch-mark-level = Gloom
night_watch-mark-price = Price of the Gloom
night_watch-mark-minus = Minus

night_watch-phase-vortex = Vortex
night_watch-phase-lines = Lines
night_watch-phase-movement = Movement
night_watch-phase-battle = Battle
night_watch-phase-receiving = Receiving

night_watch-scene-slot = Acts now
night_watch-scene-battle = Battle
night_watch-scene-price = The price of the Gloom
night_watch-meter-gloom = paid

night_watch-way-weaken = −{ $n } → { $left }
night_watch-way-burn = burn whole

night_watch-entry-attack = Attacks
night_watch-entry-maneuver = Maneuvers
night_watch-entry-protection = Protection
night_watch-entry-guard = Badge
night_watch-entry-healing = Healing
night_watch-entry-gloom = Gloom
night_watch-entry-vortex = Vortex

night_watch-how-1 = One common turn: the Vortex grows, both draw Probability Lines, the Watchers move, they fight, they receive Spells. Within a phase the Watchers act one by one, the smallest Initiative first.
night_watch-how-2 = Every Watcher has a hand of Spells of its own. A new Watcher enters in the Metro and pays the other side: the Treaty chip moves by its Cost.
night_watch-how-3 = In battle lay Attacks on the other Watch, Protection and Healing on your own. Attacks add up, Protection is taken off, the rest are wounds. Four wounds are death.
night_watch-how-4 = Without the Gloom a Watcher plays one Spell. On level n it plays n+1, and pays n: by weakening Spells (Minus chips), burning whole ones, or with wounds.
night_watch-how-5 = Shapeshifters draw in battle and keep what is left as Maneuvers. Vampires feed: a wound dealt is a Spell drawn. Witches keep an Amulet.
night_watch-how-6 = Light calms the Vortex at Svetlana’s, Dark feeds it. At 12 it bursts and Day takes the award; at 0 it is dispelled and Night takes it. Most victory points win.
night_watch-how-7 = Why does a card not glow? Open it (right click, long press or “?”): it says why not, and by which paragraph.

night_watch-stop-opening = The opening window: Accidents
night_watch-stop-calls = Calls
