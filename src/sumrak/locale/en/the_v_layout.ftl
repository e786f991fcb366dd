# The V: what the things on the table are called, and how to play.

the_v-about = The city of V by night. You lead one of its powers and fight for a district: whoever is first to bring domination to 10 wins.
the_v-credits = The V was made by ShadeMemory (shadem.ru), © 2008–2011. This is an unofficial, non-commercial table; the rules are told in our own words.
the_v-spirit-reaper = Wears you down in duels and draws cards.
the_v-spirit-court = Rules by influence: commands and subdues.
the_v-spirit-skorn = Gathers madness and breaks the will.

the_v-influence = Influence
the_v-threat = Threat
the_v-exhaustion = Exhaustion
the_v-domination = Domination
the_v-madness = Madness
the_v-duel = Duel

the_v-area-title = Title card
the_v-area-characters = Characters
the_v-area-locations = Locations
the_v-area-hand = Hand
the_v-area-hand-short = hand
the_v-area-deck = Deck
the_v-area-deck-short = deck
the_v-area-duel = Closed duel cards
the_v-area-duel-short = duel
the_v-area-open = Open duel cards
the_v-area-open-short = open
the_v-area-scrapheap = Scrapheap
the_v-area-scrapheap-short = scrapheap
the_v-area-void = Void
the_v-area-void-short = void
the_v-area-limbo = Being played
the_v-area-laid = Laid down

the_v-type-title = Title card
the_v-type-character = Characters
the_v-type-modification = Modifications
the_v-type-action = Actions
the_v-type-location = Locations
the_v-type-duel = Duel cards

the_v-phase-start = Start
the_v-phase-draw = Draw
the_v-phase-untap = Untap
the_v-phase-domination = Domination
the_v-phase-actions = Actions
the_v-phase-attack = Attack
the_v-phase-additional = Extra cards
the_v-phase-end = End

the_v-badge-key = Key
the_v-badge-endurance = Endurance
the_v-badge-reaper = Reaper
the_v-badge-fatality = Fatality
the_v-badge-inviolable = Inviolable
the_v-badge-guarded = Guarded
the_v-badge-rage = Rage
the_v-badge-irresistible = Irresistible
the_v-badge-madness = Madness
the_v-badge-no-abilities = Cannot use abilities
the_v-badge-silenced = Has lost its game text

the_v-how-1 = The first to 10 levels of domination wins. Two levels come for each opposing character that is fully exhausted, and two at the start of your turn if only you have characters.
the_v-how-2 = In your turn: draw a card, untap, domination, then actions. You may play one character a turn, any number of actions and locations, and one modification per character.
the_v-how-3 = To play a card, click it in your hand; if it needs a target, the targets light up: the sign (+) in a text means a target of your choice. Whatever glows warm is what you may do now.
the_v-how-4 = To attack, click an untapped character of yours, then one of theirs. After the first attack there are no more actions this turn.
the_v-how-5 = The duel: both lay a duel card in secret and open them together. Then influence is compared with influence and threat with threat: a tie is enough for the attacker.
the_v-how-6 = Each comparison won puts one exhaustion token on the attacked. As many tokens as endurance (mostly three) and the character goes to the scrapheap, and you gain two levels. The attacker risks nothing by comparing.
the_v-how-7 = If you played no character this turn you may draw two cards at its end. Whoever must draw from an empty deck in the draw phase loses.
the_v-how-8 = Why does a card not glow? Open it (right click, long press or “?”): it says why not, and by which paragraph.
