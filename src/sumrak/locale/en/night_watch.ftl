# Night Watch: log, decisions, options, reasons, values.

# The sides
night_watch-seat-night = Night
night_watch-seat-day = Day

# The log: the turn, the Vortex, the Balance
night_watch-log-turn-began = Turn { $after }
night_watch-log-vortex-moved = The Vortex: { $before } → { $after }.
night_watch-log-vortex-moved-by = “{ $cause }”: the Vortex { $before } → { $after }.
night_watch-log-balance-moved = The Treaty chip goes to { $side ->
    [night] { $n } on the half of Night
    [day] { $n } on the half of Day
   *[none] 0
}.
night_watch-log-token = Breach of the Treaty: { $seat } takes a token of victory points (now { $after }).
night_watch-log-award = { $seat } takes the award: { $after } points.
night_watch-log-points = { $seat }: { $after ->
    [one] { $after } point
   *[other] { $after } points
}.
night_watch-log-tie = Points are equal, and the Vortex is at { $after }: { $seat } wins.

# The log: cards of the Probability Lines
night_watch-log-drew-lines = { $seat } draws { $after ->
    [one] a card
   *[other] { $after } cards
} of the Probability Lines.
night_watch-log-played = { $seat } plays “{ $card }”.
night_watch-log-named = { $seat } plays “{ $card }” and names { $other }.
night_watch-log-put = { $seat } plays “{ $card }”: { $to }.
night_watch-log-donor-left = “{ $card }” leaves: nobody has called.
night_watch-log-donor-stays = “{ $card }” stays in play: called.
night_watch-log-jammed-by = “{ $cause }”: { $card } does not move this turn.
night_watch-log-ambushed-by = “{ $cause }”: the first Attack of { $card } in this turn’s battle has +1.
night_watch-log-checked-by = “{ $cause }”: no Attacks on Donors this turn.
night_watch-log-blacked-out-by = “{ $cause }”: nobody changes level in the Gloom this turn.
night_watch-log-looked-at-lines-by = “{ $cause }”: { $seat } looks at the opponent’s cards of the Probability Lines.
night_watch-log-looked-at-deck-by = “{ $cause }”: the top card of the deck is “{ $card }”.
night_watch-log-looked-at-deck-hidden-by = “{ $cause }”: { $seat } looks at the top card of the deck.
night_watch-log-put-under-by = “{ $cause }”: { $seat } puts the top card under the deck.
night_watch-log-looked-at-spells-by = “{ $cause }”: { $seat } looks at the Spells of { $card }.

# The log: Watchers, moves, Calls
night_watch-log-introduced = { $seat } introduces { $card } (Cost { $before }).
night_watch-log-withdrew = { $seat } takes { $card } out of the game.
night_watch-log-moved = { $card }: { $from } → { $to }.
night_watch-log-escorted = { $other } takes { $card } along.
night_watch-log-called = { $card } calls { $other }.
night_watch-log-came = { $card } comes to the Call: { $from } → { $to }.
night_watch-log-held = { $other } keeps { $card } by the Call.
night_watch-log-call-lost = The Call of { $other } is lost: { $card } is not to be moved.
night_watch-log-lured = { $card } goes on to { $other }: { $from } → { $to }.

# The log: Items
night_watch-log-laid-item = { $seat } lays “{ $card }” on { $other }.
night_watch-log-gave-item-by = { $cause } gives “{ $card }” to { $other }.
night_watch-log-took-item = { $other } takes “{ $card }”.
night_watch-log-item-dropped = “{ $card }” stays behind: { $to }.
night_watch-log-item-destroyed = “{ $card }” is destroyed.

# The log: Spells and the Gloom
night_watch-log-drew-spells = { $card } draws { $after ->
    [one] a Spell
   *[other] { $after } Spells
}.
night_watch-log-deck-renewed = The Spell deck is empty: { $after ->
    [one] the discarded Spell is
   *[other] the { $after } discarded Spells are
} shuffled into a new one.
night_watch-log-discarded = { $other } discards { $card }.
night_watch-log-set-level = { $move ->
    [in] { $card } goes into the Gloom, to level { $after }
    [deeper] { $card } goes deeper, to level { $after }
    [out] { $card } leaves the Gloom
    [up] { $card } comes up to level { $after }
   *[stays] { $card } stays on level { $after }
}.
night_watch-log-price = { $card } owes { $after } for the Gloom.
night_watch-log-weakened = { $other } pays with { $card }: weaker by { $after }.
night_watch-log-burnt = { $other } burns { $card }, which pays { $after }.
night_watch-log-paid-wounds = { $card } pays with { $after ->
    [one] a wound
   *[other] { $after } wounds
}.

# The log: the battle
night_watch-log-played-spell-by = { $on ->
    [self] { $cause } plays { $card } on itself (Power { $after })
    [vortex] { $cause } plays { $card } into the Vortex (Power { $after })
   *[other] { $cause } plays { $card } on { $other } (Power { $after })
}.
night_watch-log-used-sword = “{ $other }”: +1 for { $card }.
night_watch-log-made-maneuvers = { $card } keeps { $after ->
    [one] a card as a Maneuver
   *[other] { $after } cards as Maneuvers
}.
night_watch-log-used-maneuver-by = { $on ->
    [self] { $cause } defends with a Maneuver ({ $card })
   *[other] { $cause } adds a Maneuver against { $other } ({ $card })
}.
night_watch-log-lost-maneuvers = { $card } loses { $after ->
    [one] a Maneuver
   *[other] { $after } Maneuvers
}.
night_watch-log-reckoned = { $card }: Attacks { $before }, Protection { $after }.
night_watch-log-healed = { $card } is healed: wounds { $before } → { $after }.
night_watch-log-fed = { $card } feeds: wounds healed { $before }, Spells drawn { $after }.
night_watch-log-wounded = { $card } is wounded: { $before } → { $after }.
night_watch-log-died = { $card } dies.
night_watch-log-drained = { $card } is drained.
night_watch-log-made-amulet = { $other } lays { $card } as the Amulet.
night_watch-log-made-amulet-hidden = { $other } lays a Spell as the Amulet.
night_watch-log-drank-own-blood = { $card } draws { $after ->
    [one] a Spell for a wound
   *[other] { $after } Spells for as many wounds
}.

# The end
night_watch-end-burst = The Vortex has burst, and Day takes the award: { $seat } wins.
night_watch-end-dispelled = The Vortex is dispelled, and Night takes the award: { $seat } wins.
night_watch-end-wiped_out = A Watch has nobody left: { $seat } wins.
night_watch-end-turn_limit = The last turn is over: { $seat } wins.

# What is asked; “-other”: what the others read after “waiting for …”
night_watch-prompt-in-window = Your opening window: play Accidents, or pass.
night_watch-prompt-in-window-other = The opening window.
night_watch-prompt-came = Introduce { $card }?
night_watch-prompt-came-other = Whether { $card } enters.
night_watch-prompt-acted = { $card } ({ $place }): Items, Accidents, then a step.
night_watch-prompt-acted-other = The slot of { $card }.
night_watch-prompt-declared = Whom does { $card } call?
night_watch-prompt-declared-other = The Call of { $card }.
night_watch-prompt-set-level = { $card } ({ $place }): which level of the Gloom? Now { $n }.
night_watch-prompt-set-level-other = Which level { $card } chooses.
night_watch-prompt-paid = { $card } pays for the Gloom: { $left } of { $price } left.
night_watch-prompt-paid-other = How { $card } pays for the Gloom.
night_watch-prompt-played = { $room ->
    [any] { $card }: play as many Spells as you like.
    [some] { $card }: play { $n ->
        [one] a Spell
       *[other] up to { $n } Spells
    }.
   *[none] { $card }: finish the slot.
}
night_watch-prompt-played-other = The Spells of { $card }.
night_watch-prompt-sworded = { $card }: does { $other } get +1 from the Sword?
night_watch-prompt-sworded-other = Whether the Sword is used.
night_watch-prompt-defended = { $card }: defend with Maneuvers, too?
night_watch-prompt-defended-other = The defence of { $card }.
night_watch-prompt-divided = Two vampires, { $n ->
    [one] one wound
   *[other] { $n } wounds
} to their credit: how much is { $card }’s?
night_watch-prompt-divided-other = How the vampires share.
night_watch-prompt-fed = { $card } feeds on { $n ->
    [one] one wound: heal or draw
   *[other] { $n } wounds: how many to heal? For the rest Spells are drawn
}.
night_watch-prompt-fed-other = How { $card } feeds.
night_watch-prompt-amulet-made = { $card }: lay a Spell as the Amulet?
night_watch-prompt-amulet-made-other = The Amulet of { $card }.
night_watch-prompt-drank = { $card } has no Spells: draw some for wounds?
night_watch-prompt-drank-other = Whether { $card } draws for wounds.
night_watch-prompt-discard = { $card } holds too many Spells: discard { $n ->
    [one] one
   *[other] { $n }
}.
night_watch-prompt-discard-other = What { $card } discards.
night_watch-prompt-looked = “{ $card }”: look at the top card of your deck?
night_watch-prompt-looked-other = Whether “{ $card }” is used.
night_watch-prompt-decided = “{ $card }”: the top card is “{ $other }”. Put it under the deck?
night_watch-prompt-decided-other = Whether the card goes under the deck.
night_watch-prompt-seen = “{ $card }”: at whose Spells to look?
night_watch-prompt-seen-other = At whose Spells “{ $card }” lets Night look.

# What an option does
night_watch-option-pass-in-window = Nothing more
night_watch-option-pass-came = Keep the card
night_watch-option-pass-declared = No Call
night_watch-option-pass-amulet-made = No new Amulet
night_watch-option-pass-drank = Draw nothing
night_watch-option-pass-seen = Look at nobody’s
night_watch-option-introduce = { $side ->
    [night] Introduce { $card }: the chip goes to { $n } for Night
    [day] Introduce { $card }: the chip goes to { $n } for Day
   *[none] Introduce { $card }: the chip goes to 0
}
night_watch-option-lay = Lay “{ $card }” on { $other }
night_watch-option-take = Take “{ $card }”
night_watch-option-give = Give “{ $card }” to { $other }
night_watch-option-play = Play “{ $card }”
night_watch-option-play-on = Play “{ $card }”: { $other }
night_watch-option-put = Play “{ $card }”: { $place }
night_watch-option-move = { $card } → { $place }
night_watch-option-move-with = { $card } → { $place }, with { $other }
night_watch-option-withdraw = Take { $card } out of the game
night_watch-option-stay = { $card } stays
night_watch-option-call = { $card } calls { $other }
night_watch-option-call-keep = { $card } keeps { $other } here
night_watch-option-level = { $move ->
    [stays] { $n ->
        [0] Stay outside: one Spell
       *[other] Stay on level { $n }: { $cards } Spells, price { $price }
    }
    [in] Into the Gloom, level { $n }: { $cards } Spells, price { $price }
    [deeper] Down to level { $n }: { $cards } Spells, price { $price }
    [up] Up to level { $n }: { $cards } Spells, price { $price }
   *[out] Leave the Gloom: one Spell, price { $price }
}
night_watch-option-weaken = { $card }: pay { $n }, { $rest } left
night_watch-option-burn = Burn { $card }: pays { $n }
night_watch-option-amulet-pays = Amulet { $card }: pay { $n }, { $rest } left
night_watch-option-burn-amulet = Burn the Amulet { $card }: pays { $n }
night_watch-option-wound = { $n ->
    [one] Take a wound
   *[other] Take { $n } wounds
}
night_watch-option-play-spell = { $on ->
    [self] { $card } on itself: Power { $n }
    [vortex] { $card } into the Vortex: Power { $n }
   *[other] { $card } on { $other }: Power { $n }
}
night_watch-option-play-amulet = { $on ->
    [self] Amulet { $card } on itself: Power { $n }
    [vortex] Amulet { $card } into the Vortex: Power { $n }
   *[other] Amulet { $card } on { $other }: Power { $n }
}
night_watch-option-maneuver-on = Maneuver { $card } against { $other }
night_watch-option-maneuver-defended = Defend with { $card }
night_watch-option-end-played = Nothing more
night_watch-option-end-defended = Nothing more
night_watch-option-accept-sworded = +1 for { $card }
night_watch-option-decline-sworded = { $card } as it is
night_watch-option-credit = { $card }: { $n }
night_watch-option-heal = { $n ->
    [0] Draw { $rest }
   *[other] Heal { $n }, draw { $rest }
}
night_watch-option-choose = Discard { $card }
night_watch-option-amulet-amulet-made = Amulet: { $card }
night_watch-option-draw = { $n ->
    [one] Draw a Spell for a wound
   *[other] Draw { $n } Spells for { $n } wounds
}
night_watch-option-look = { $card }
night_watch-option-accept-looked = Look
night_watch-option-decline-looked = Do not look
night_watch-option-accept-decided = Put it under the deck
night_watch-option-decline-decided = Leave it on top

# Why something may not be done
night_watch-reason-too-far = That is too far: one step, to a neighbouring Location.
night_watch-reason-no-actions-in-the-metro = No actions are possible in the Metro.
night_watch-reason-not-in-the-metro = It cannot be laid in the Metro.
night_watch-reason-not-in-hand = You introduce only Watchers whose cards you hold.
night_watch-reason-only-watchers-come = Only Watchers are introduced.
night_watch-reason-no-watcher-in-play = There is no such Watcher in play.
night_watch-reason-other-watch = Watchers of the other Watch do not serve you.
night_watch-reason-just-entered = Who has entered this turn does nothing more in its slot before the next turn.
night_watch-reason-past-the-track = The Treaty chip would pass the tenth cell of your opponent.
night_watch-reason-too-dear = A Cost above 10 is more than the track has cells.
night_watch-reason-stays-in-play = No Watcher can be taken out of play, except Geser.
night_watch-reason-not-for-them = The Item does not serve this Watcher.
night_watch-reason-item-not-in-hand = Items are laid from the hand, and this one is not there.
night_watch-reason-not-an-item = This is no Item.
night_watch-reason-no-watcher-to-have-it = Only a Watcher in play can have an Item.
night_watch-reason-not-on-the-giver = The giver does not have this Item.
night_watch-reason-not-together = They are in two Locations: Items are passed within one.
night_watch-reason-to-itself = The Watcher has it already.
night_watch-reason-items-are-attacked = Protection and Healing cannot be played on an Item.
night_watch-reason-not-a-colleague = Nobody takes an Item of the other Watch.
night_watch-reason-not-loose-here = No such Item lies loose in this Watcher’s Location.
night_watch-reason-not-its-spell = Each Watcher plays the Spells of its own hand.
night_watch-reason-not-a-spell = This is no Spell.
night_watch-reason-no-spell-target = A Spell cannot be played on this.
night_watch-reason-not-weakened = Only a card that has been weakened to pay is aimed afterwards.
night_watch-reason-not-a-maneuver = It is no Maneuver: those lie under a shapeshifter.
night_watch-reason-names-nobody = This Accident is not played on anybody.
night_watch-reason-names-a-watcher = This Accident is played on a Watcher in play.
night_watch-reason-not-played-so = It is not played so: Watchers are introduced, Items laid on a Watcher, Donors put into a Location.
night_watch-reason-donor-moved = This Donor has been moved in this phase.
night_watch-reason-no-donor-here = No such Donor stands where the Watcher starts.
night_watch-reason-only-light-escorts = Only Light Watchers escort Donors.
night_watch-reason-not-yours = That is not your Watcher.
night_watch-reason-donor-kept = A Call keeps this Donor here.
night_watch-reason-cannot-pay = This level could not be paid without coming to four wounds.
night_watch-reason-too-deep = Level 3 is the deepest.
night_watch-reason-no-more-cards = This Watcher has used all the Spells that its level allows.
night_watch-reason-donors-are-not-healed = A Donor can be protected, not healed.
night_watch-reason-not-here = It is not in this Watcher’s Location.
night_watch-reason-only-dark = Only the Dark attack into the Vortex.
night_watch-reason-only-light-mages = Only Light mages can do that.
night_watch-reason-other-side = You protect and heal your own Watch only.
night_watch-reason-own-side = You do not attack your own Watch.
night_watch-reason-too-much = That is more than is due: a card pays more only if it is burnt whole.
night_watch-reason-would-die = That brings four wounds, and it can be paid otherwise.
night_watch-reason-out-of-reach = An Attack reaches only a Watcher on its own level or above it.
night_watch-reason-goes-by-itself = This Donor is on its way through the Metro by itself.
night_watch-reason-one-card = Outside the Gloom a Watcher uses one Spell in a battle; a vampire always.
night_watch-reason-truce = The Cops are here: no Attacks on Watchers and Items this turn.
night_watch-reason-egor-guarded = His Mother is with Egor: he cannot be moved or attacked this turn.
night_watch-reason-jammed = Stuck in a Traffic Jam: no move this turn.
night_watch-reason-licence-check = Licence Check: no Attacks on Donors this turn.
night_watch-reason-blackout = Blackout: nobody changes level this turn.
night_watch-reason-no-gloom = Only mages and witches go into the Gloom.
night_watch-reason-set-already = The level is set once in a turn: nobody goes in and comes out in the same turn.
night_watch-reason-leads-nowhere = So the price could not be paid in full.
night_watch-reason-no-room = No more Spells may be used: what pays counts among them.
night_watch-reason-whole-is-burnt = A card that pays all its Power is burnt.
night_watch-reason-not-its-card = Each Watcher pays with its own Spells.
night_watch-reason-pays-in-its-slot = The Gloom is paid in the Watcher’s slot in battle, before anything else.
night_watch-reason-only-on-itself = A shapeshifter plays Protection and Healing on itself only.
night_watch-reason-no-spell-now = It is a Maneuver now and no longer a Spell.
night_watch-reason-one-opponent = All Maneuvers spent in attack go at one opponent.
night_watch-reason-no-attack-there = No Maneuvers in attack without an Attack of its own on the same Watcher.
night_watch-reason-no-protection = No Maneuvers in defence without a Protection on it.
night_watch-reason-only-on-itself-or-attack = A vampire plays Protection and Healing on itself, or as an Attack-1.
night_watch-reason-has-cards = Only a vampire without cards draws for wounds.
night_watch-reason-only-vampires-drink = Only vampires draw for wounds.
night_watch-reason-suicide = A vampire cannot kill itself so, and it draws three at most.
night_watch-reason-only-vampires = Only vampires attack Donors.
night_watch-reason-only-vampires-call = Only vampires call.
night_watch-reason-has-called = This vampire has called, so it does not move.
night_watch-reason-one-call = One vampire calls one Donor.
night_watch-reason-called-already = This Donor is moved already: never twice in a phase.
night_watch-reason-vampire-in-the-metro = A vampire in the Metro cannot call.
night_watch-reason-not-a-donor = Only Donors in play can be called.
night_watch-reason-not-her-spell = The Amulet is one of her own Spells.
night_watch-reason-only-witches = Only witches have Amulets.
night_watch-reason-no-amulet = That is not her Amulet.
night_watch-reason-egor-is-out = Egor is not in play.
night_watch-reason-had-its-slot = This Watcher has had its slot in this turn.
night_watch-reason-needs-an-opponent = Name a Watcher of your opponent.
night_watch-reason-needs-your-own = Name a Watcher of your own.
night_watch-reason-nobody-in-the-flat = Nobody who is needed for it is in Svetlana’s Flat.
night_watch-reason-not-with-egor = She is laid where Egor is.
night_watch-reason-wrong-kind = The card does not name Watchers of this kind.

# Values and their terms, as in “Power 2 = 3 printed, −1 paid for the Gloom”
night_watch-value-power = Power
night_watch-term-printed = { $n } printed
night_watch-term-paid = { $n } paid for the Gloom
night_watch-term-amulet = { $n } Amulet
night_watch-term-self = { $n } on itself
night_watch-term-floor = never less than 0
night_watch-term-bite = { $n } as a vampire’s Attack
night_watch-term-item = { $n } “{ $card }”
night_watch-term-ambush = { $n } Ambush
night_watch-term-maneuver = { $n } Maneuver
night_watch-value-strength = Strength
night_watch-value-experience = Experience
night_watch-value-initiative = Initiative
night_watch-value-cost = Cost
night_watch-value-wounds = Wounds
night_watch-value-steps = Steps
night_watch-value-price = Price of the Gloom
night_watch-value-cards = Spells in a battle
night_watch-value-vortex = Vortex
night_watch-term-wounds = { $n } on it
night_watch-term-step = { $n } in a turn
night_watch-term-level = { $n } for the level
night_watch-term-one-card = { $n } outside the Gloom
night_watch-term-headquarters = { $n } in its headquarters
night_watch-term-vortex = { $n } on the track

# Reasons: whose turn it is, and when
night_watch-reason-game-over = The game is over.
night_watch-reason-opponent-decides = Your opponent decides now.
night_watch-reason-answer-first = Something else is being decided first.
night_watch-reason-not-its-slot = A Watcher moves in its own slot.
night_watch-reason-slot-over = This Watcher’s slot is over: it can come next turn.
night_watch-reason-comes-in-its-slot = A Watcher is introduced in its own slot.
night_watch-reason-laid-in-its-slot = An Item is laid on a Watcher in that Watcher’s movement slot.
night_watch-reason-given-in-givers-slot = An Item is passed in the giver’s movement slot.
night_watch-reason-taken-in-its-slot = A Watcher takes an Item in its own movement slot.
night_watch-reason-leaves-in-its-slot = Geser is taken out of the game in his own movement slot.
night_watch-reason-accident-not-in-hand = This card is not in your hand.
night_watch-reason-not-your-turn = Accidents are played in your opening window or in a slot of one of your Watchers.
night_watch-reason-only-in-the-window = Donors are played in the opening window only.
night_watch-reason-only-day-calls = Only the vampires of the Day Watch call.
night_watch-reason-calls-before-moves = Calls are declared before any Watcher has moved.
night_watch-reason-in-the-gloom-step = Levels are set in the Gloom step at the beginning of the battle.
night_watch-reason-in-battle = Spells are played in battle, in the slot of the Watcher who holds them.
night_watch-reason-in-its-slot-or-defence = Maneuvers are used in the shapeshifter’s slot, or in defence after the last slot.
night_watch-reason-when-receiving = An Amulet is laid when the witch receives her Spells.
night_watch-reason-blood-when-receiving = Cards for wounds are drawn when Spells are received.
night_watch-reason-not-among = This card is not among those to choose from.
night_watch-reason-must-pay = The price of the Gloom is due first.
night_watch-reason-must-aim = A weakened card has to be played first.
night_watch-reason-not-now = That is not being decided now.

# What is going on
night_watch-title-slot = { $card } acts
night_watch-title-price = { $card } pays for the Gloom: { $n }
night_watch-title-battle = Battle: { $place }
night_watch-sum-wounds = { $card }: new wounds
night_watch-sum-healing = { $card }: Healing
night_watch-sum-item = Item attacked: { $card }
night_watch-sum-vortex = The Vortex moves by

# Warnings
night_watch-reason-powerless = It has no Power left: it will do nothing.
night_watch-reason-nothing-to-heal = There are no old wounds on this Watcher: nothing to heal.
night_watch-reason-deadly-price = This price cannot be paid without a fourth wound.
night_watch-reason-no-effect = It is legal and will have no effect.
