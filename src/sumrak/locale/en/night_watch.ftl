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
night_watch-log-credited = { $card } may feed on { $after ->
    [one] { $after } wound
   *[other] { $after } wounds
}.
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
