# Vampire: log, decisions, options, reasons, values.
# The log
vtes-log-began-turn = Turn { $after }: { $seat }
vtes-log-untapped-by = “{ $cause }” untaps “{ $card }”.
vtes-log-tapped-by = “{ $cause }” taps “{ $card }”.
vtes-log-gained-pool = { $seat } gains { $n } pool (now { $after }).
vtes-log-gained-pool-by = “{ $cause }”: { $seat } gains { $n } pool (now { $after }).
vtes-log-burned-pool = { $seat } burns { $n } pool ({ $after } left).
vtes-log-burned-pool-by = “{ $cause }”: { $seat } burns { $n } pool ({ $after } left).
vtes-log-gained-blood = “{ $card }” gains { $n } blood (now { $after }).
vtes-log-gained-blood-life = “{ $card }” gains { $n } life (now { $after }).
vtes-log-gained-blood-by = “{ $cause }”: “{ $card }” gains { $n } blood (now { $after }).
vtes-log-gained-blood-life-by = “{ $cause }”: “{ $card }” gains { $n } life (now { $after }).
vtes-log-burned-blood = “{ $card }” loses { $n } blood ({ $after } left).
vtes-log-burned-blood-life = “{ $card }” loses { $n } life ({ $after } left).
vtes-log-burned-blood-by = “{ $cause }”: “{ $card }” loses { $n } blood ({ $after } left).
vtes-log-burned-blood-life-by = “{ $cause }”: “{ $card }” loses { $n } life ({ $after } left).
vtes-log-drew = { $seat } draws “{ $card }”.
vtes-log-drew-hidden = { $seat } draws a card.
vtes-log-discarded = { $seat } discards “{ $card }”.
vtes-log-played = { $seat } plays “{ $card }”.
vtes-log-played-hidden = { $seat } plays a card.
vtes-log-cancelled = “{ $card }” is cancelled.
vtes-log-cancelled-referendum = The referendum is cancelled.
vtes-log-entered = “{ $card }” comes into play ({ $seat }).
vtes-log-title = “{ $card }” holds the title again.
vtes-log-became-anarch = “{ $card }” becomes an anarch.
vtes-log-put-on = “{ $card }” is put on “{ $other }”.
vtes-log-put-on-counters = “{ $card }” in the uncontrolled region of { $seat } now has { $after }.
vtes-log-put-on-counters-hidden = An uncontrolled vampire of { $seat } now has { $after }.
vtes-log-burned = “{ $card }” is burned.
vtes-log-burned-by = “{ $cause }”: “{ $card }” is burned.
vtes-log-burned-hidden = A face-down card of { $seat } is burned.
vtes-log-removed = “{ $card }” is removed from the game.
vtes-log-removed-hidden = A card is removed from the game.
vtes-log-announced-bleed = “{ $card }” bleeds { $target }.
vtes-log-announced-hunt = “{ $card }” hunts.
vtes-log-announced-take = “{ $card }” takes equipment.
vtes-log-announced-take-at = “{ $card }” takes equipment: “{ $other }”.
vtes-log-announced-card = “{ $card }” takes an action.
vtes-log-announced-card-at = “{ $card }” takes an action; its target: “{ $other }”.
vtes-log-announced-offered = “{ $card }” takes an action that a card in play offers.
vtes-log-announced-offered-at = “{ $card }” takes an action that a card in play offers; its target: “{ $other }”.
vtes-log-announced-leave-torpor = “{ $card }” tries to leave torpor.
vtes-log-announced-rescue = “{ $card }” goes to rescue a vampire from torpor.
vtes-log-announced-rescue-at = “{ $card }” goes to rescue “{ $other }” from torpor.
vtes-log-announced-diablerize = “{ $card }” goes to commit diablerie.
vtes-log-announced-diablerize-at = “{ $card }” goes to commit diablerie on “{ $other }”.
vtes-log-announced-become-anarch = “{ $card }” wants to become an anarch.
vtes-log-block-attempt = “{ $card }” attempts to block “{ $other }”.
vtes-log-block-failed = “{ $card }” fails to block.
vtes-log-block-failed-short = “{ $card }” fails to block: intercept { $before } against stealth { $after }.
vtes-log-blocked = “{ $card }” blocks “{ $other }”: intercept { $before } against stealth { $after }.
vtes-log-stealth = “{ $card }” gets { $before } stealth.
vtes-log-intercept = “{ $card }” gets { $before } intercept (now { $after }).
vtes-log-bleed-changed = “{ $card }” bleeds for { $before } more.
vtes-log-redirected = { $seat } redirects the bleed of “{ $card }” to { $target }.
vtes-log-fizzled = The action of “{ $card }” comes to nothing.
vtes-log-fizzled-poll = The referendum comes to nothing: there are no legal terms.
vtes-log-ended = The action ends.
vtes-log-failed = The action of “{ $card }” fails.
vtes-log-bled = “{ $card }” bleeds { $target } for { $after }.
vtes-log-took-edge = { $seat } takes the Edge.
vtes-log-lost-edge = { $seat } gives up the Edge.
vtes-log-hunted = “{ $card }” has hunted.
vtes-log-woke = “{ $card }” wakes.
vtes-log-combat = “{ $card }” fights “{ $other }”.
vtes-log-round = Round { $after }.
vtes-log-range = { $after ->
    [1] “{ $card }” maneuvers: long range.
   *[other] “{ $card }” maneuvers: close range.
}
vtes-log-strike = “{ $card }” strikes.
vtes-log-strike-by = “{ $card }” strikes with “{ $cause }”.
vtes-log-dodged = “{ $card }” dodges.
vtes-log-combat-ended = “{ $card }” ends the combat.
vtes-log-combat-over = The combat is over.
vtes-log-damage = { $after ->
    [0] “{ $card }” takes { $before } damage.
   *[other] “{ $card }” takes { $after } aggravated damage{ $before ->
        [0] .
       *[other] {" "}and { $before } normal.
    }
}
vtes-log-prevented = “{ $card }” prevents { $after } damage.
vtes-log-went-to-torpor = “{ $card }” goes to torpor.
vtes-log-left-torpor = “{ $card }” leaves torpor.
vtes-log-diablerized = “{ $card }” diablerizes “{ $other }”.
vtes-log-called = “{ $card }” calls a referendum.
vtes-log-called-hunt = A blood hunt on “{ $card }” is put to the vote.
vtes-log-voted-card-for = { $seat }: “{ $card }” votes for ({ $after }).
vtes-log-voted-card-against = { $seat }: “{ $card }” votes against ({ $after }).
vtes-log-voted-edge-for = { $seat } votes for with the Edge.
vtes-log-voted-edge-against = { $seat } votes against with the Edge.
vtes-log-passed-vote = The referendum passes: { $before } to { $after }.
vtes-log-failed-vote = The referendum fails: { $before } to { $after }.
vtes-log-ousted = { $seat } is ousted.
vtes-log-changed-places = { $seat } and { $target } change places.
vtes-log-new-seating = Everybody takes a new seat.
vtes-log-scored = { $seat } scores.
vtes-log-withdrew = { $seat } withdraws.
vtes-log-contested = “{ $card }” is contested ({ $seat }).
vtes-log-yielded = { $seat } yields “{ $card }”.
vtes-log-transferred = { $seat } moves { $n } pool to “{ $card }” (now { $after }).
vtes-log-transferred-hidden = { $seat } moves { $n } pool to an uncontrolled vampire (now { $after }).
vtes-log-recalled = { $seat } takes { $n } pool back from “{ $card }” ({ $after } left).
vtes-log-recalled-hidden = { $seat } takes { $n } pool back from an uncontrolled vampire ({ $after } left).
vtes-log-drained = “{ $card }” holds { $after }: the rest drains off ({ $n }).
vtes-log-brought-out = { $seat } brings out “{ $card }”.

# How it ends
vtes-end-won = { $seat } has the most victory points.
vtes-end-shared = Several players share the most victory points.
vtes-end-none = Nobody wins.
vtes-end-time = The game has gone on for too long.
vtes-end-repetition = The same position for the third time.

# What is asked
vtes-prompt-window-played = A card is being played: do you answer?
vtes-prompt-window-played-other = { $seat } is deciding.
vtes-prompt-window-announced = An action is announced.
vtes-prompt-window-announced-other = { $seat } is deciding.
vtes-prompt-window-a = An action is under way: block, use something, or pass.
vtes-prompt-window-a-other = { $seat } is deciding.
vtes-prompt-window-a-acting = Your action: use something or pass.
vtes-prompt-window-a-acting-other = { $seat } is deciding.
vtes-prompt-window-a-early = An action is under way: use something or pass.
vtes-prompt-window-a-early-other = { $seat } is deciding.
vtes-prompt-window-b = A block attempt is under way.
vtes-prompt-window-b-other = { $seat } is deciding.
vtes-prompt-window-c = All blocks are declined.
vtes-prompt-window-c-other = { $seat } is deciding.
vtes-prompt-window-d = The action would be successful.
vtes-prompt-window-d-other = { $seat } is deciding.
vtes-prompt-window-blocked = The action is blocked.
vtes-prompt-window-blocked-other = { $seat } is deciding.
vtes-prompt-window-facing = A combat is about to begin.
vtes-prompt-window-facing-other = { $seat } is deciding.
vtes-prompt-panics = Which of the two vampires panics?
vtes-prompt-panics-other = { $seat } is deciding.
vtes-prompt-weapon-chosen = Strike with your hand or with a melee weapon?
vtes-prompt-weapon-chosen-other = { $seat } is deciding.
vtes-prompt-window-after = After the action.
vtes-prompt-window-after-other = { $seat } is deciding.
vtes-prompt-window-before-votes = Before votes are cast.
vtes-prompt-window-before-votes-other = { $seat } is deciding.
vtes-prompt-window-poll = Cast your votes or pass.
vtes-prompt-window-poll-other = { $seat } is deciding.
vtes-prompt-window-before-range = Combat: before range.
vtes-prompt-window-before-range-other = { $seat } is deciding.
vtes-prompt-window-before-strikes = Combat: before strikes are chosen.
vtes-prompt-window-before-strikes-other = { $seat } is deciding.
vtes-prompt-window-strikes-chosen = Combat: a strike has been announced.
vtes-prompt-window-strikes-chosen-other = { $seat } is deciding.
vtes-prompt-window-more-strikes = Combat: additional strikes.
vtes-prompt-window-more-strikes-other = { $seat } is deciding.
vtes-prompt-window-prevent = Damage: do you prevent it?
vtes-prompt-window-prevent-other = { $seat } is deciding.
vtes-prompt-window-round-ends = Combat: the round ends.
vtes-prompt-window-round-ends-other = { $seat } is deciding.
vtes-prompt-window-after-combat = After the combat.
vtes-prompt-window-after-combat-other = { $seat } is deciding.
vtes-prompt-window-to-torpor = A vampire is going to torpor.
vtes-prompt-window-to-torpor-other = { $seat } is deciding.
vtes-prompt-window-burning = A vampire is about to be burned.
vtes-prompt-window-burning-other = { $seat } is deciding.
vtes-prompt-window-ousting = A player has no pool left.
vtes-prompt-window-ousting-other = { $seat } is deciding.
vtes-prompt-window-untap = The untap phase of another player.
vtes-prompt-window-untap-other = { $seat } is deciding.
vtes-prompt-window-between = Do you use anything?
vtes-prompt-window-between-other = { $seat } is deciding.
vtes-prompt-window-diablerie = Before the vote on the blood hunt.
vtes-prompt-window-diablerie-other = { $seat } is deciding.
vtes-prompt-master-act = { $n ->
    [0] Master phase: no master phase action left.
    [one] Master phase: { $n } master phase action.
   *[other] Master phase: { $n } master phase actions.
}
vtes-prompt-master-act-other = { $seat } is deciding.
vtes-prompt-minion-act = Minion phase: which action?
vtes-prompt-minion-act-other = { $seat } is deciding.
vtes-prompt-influence-act = { $n ->
    [one] Influence phase: { $n } transfer left.
   *[other] Influence phase: { $n } transfers left.
}
vtes-prompt-influence-act-other = { $seat } is deciding.
vtes-prompt-discarding-act = Discard phase: discard a card or end the turn.
vtes-prompt-discarding-act-other = { $seat } is deciding.
vtes-prompt-untapping-chosen = Untap phase.
vtes-prompt-untapping-chosen-other = { $seat } is deciding.
vtes-prompt-strikes-chosen = Choose a strike.
vtes-prompt-strikes-chosen-other = { $seat } is deciding.
vtes-prompt-range-chosen = Maneuver?
vtes-prompt-range-chosen-other = { $seat } is deciding.
vtes-prompt-press-chosen = Press?
vtes-prompt-press-chosen-other = { $seat } is deciding.
vtes-prompt-aimed = At whom is the strike aimed?
vtes-prompt-aimed-other = { $seat } is deciding.
vtes-prompt-aimed-at-equipment = Which equipment?
vtes-prompt-aimed-at-equipment-other = { $seat } is deciding.
vtes-prompt-slot-chosen = Choose.
vtes-prompt-slot-chosen-other = { $seat } is deciding.
vtes-prompt-slot-chosen-card = “{ $card }”: { $what ->
    [minion] choose a minion.
    [card] choose a card.
    [seat] choose a player.
    [number] how much?
   *[other] choose.
}
vtes-prompt-upkeep-chosen = Choose.
vtes-prompt-upkeep-chosen-other = { $seat } is deciding.
vtes-prompt-upkeep-chosen-card = “{ $card }”: choose.
vtes-prompt-term-chosen = Choose the terms of the referendum.
vtes-prompt-term-chosen-other = { $seat } is deciding.
vtes-prompt-points-given = Allocate the points.
vtes-prompt-points-given-other = { $seat } is deciding.
vtes-prompt-share-chosen = There is less pool than was named: share out what there is.
vtes-prompt-share-chosen-other = { $seat } is deciding.
vtes-prompt-piece-chosen = Which equipment is taken?
vtes-prompt-piece-chosen-other = { $seat } is deciding.
vtes-prompt-blocker-chose = Diablerize the vampire that you blocked?
vtes-prompt-blocker-chose-other = { $seat } is deciding.
vtes-prompt-rescue-split = How much blood does the rescued vampire pay?
vtes-prompt-rescue-split-other = { $seat } is deciding.
vtes-prompt-looted = Which equipment of the victim is taken?
vtes-prompt-looted-other = { $seat } is deciding.
vtes-prompt-learned = Which Discipline card goes on the diablerist?
vtes-prompt-learned-other = { $seat } is deciding.
vtes-prompt-comes = Which vampire comes out first?
vtes-prompt-comes-other = { $seat } is deciding.
vtes-prompt-chosen-one = Discard a card.
vtes-prompt-chosen-one-other = { $seat } is deciding.
vtes-prompt-fetched = Search your library.
vtes-prompt-fetched-other = { $seat } is deciding.
vtes-prompt-margin-split = How much of it goes to your pool?
vtes-prompt-margin-split-other = { $seat } is deciding.
vtes-prompt-paid-for-counter = Pay: pool, or blood of a vampire?
vtes-prompt-paid-for-counter-other = { $seat } is deciding.
vtes-prompt-sent-and-burned = Does it pass through torpor first?
vtes-prompt-sent-and-burned-other = { $seat } is deciding.
vtes-prompt-hunt-called = Call a blood hunt?
vtes-prompt-hunt-called-other = { $seat } is deciding.
vtes-prompt-kept-alive = How much pool do you give?
vtes-prompt-kept-alive-other = { $seat } is deciding.
vtes-prompt-armed = “{ $card }”: which weapon is taken from the hand?
vtes-prompt-armed-other = { $seat } is deciding.
vtes-prompt-bleed-paid = “{ $card }”: burn 1 blood for +1 bleed? (0: no)
vtes-prompt-bleed-paid-other = { $seat } is deciding.
vtes-prompt-blood-given = “{ $card }”: how much blood does its maker give it?
vtes-prompt-blood-given-other = { $seat } is deciding.
vtes-prompt-counted = “{ $card }”: put a counter on it? (0: no)
vtes-prompt-counted-other = { $seat } is deciding.
vtes-prompt-discarded = Which card of the hand that you see is discarded?
vtes-prompt-discarded-other = { $seat } is deciding.
vtes-prompt-discipline-chosen = “{ $card }”: which Discipline card goes on it?
vtes-prompt-discipline-chosen-other = { $seat } is deciding.
vtes-prompt-entering-used = “{ $card }” has come out: use its text?
vtes-prompt-entering-used-other = { $seat } is deciding.
vtes-prompt-found-in-crypt = “{ $card }”: which vampire do you take from your crypt?
vtes-prompt-found-in-crypt-other = { $seat } is deciding.
vtes-prompt-found-in-library = “{ $card }”: which card do you take from your library?
vtes-prompt-found-in-library-other = { $seat } is deciding.
vtes-prompt-gained = “{ $card }”: how much blood is gained?
vtes-prompt-gained-other = { $seat } is deciding.
vtes-prompt-has-bid = “{ $card }”: { $n ->
    [0] name the first bid or pass.
   *[other] bid more than { $n } or pass.
}
vtes-prompt-has-bid-other = { $seat } is deciding.
vtes-prompt-intercept-paid = “{ $card }”: does the blocking vampire burn 1 blood for +1 intercept? (0: no)
vtes-prompt-intercept-paid-other = { $seat } is deciding.
vtes-prompt-location-placed = Which of your minions gets the location?
vtes-prompt-location-placed-other = { $seat } is deciding.
vtes-prompt-master-chosen = “{ $card }”: which master cards do you discard for intercept?
vtes-prompt-master-chosen-other = { $seat } is deciding.
vtes-prompt-master-spent = “{ $card }”: which master card do you discard so that the action fails?
vtes-prompt-master-spent-other = { $seat } is deciding.
vtes-prompt-may-cancel = Your minion is blocked: is the combat with the blocker cancelled?
vtes-prompt-may-cancel-other = { $seat } is deciding.
vtes-prompt-moved-on = “{ $card }”: to whom does it move?
vtes-prompt-moved-on-other = { $seat } is deciding.
vtes-prompt-much = How much blood is moved?
vtes-prompt-much-other = { $seat } is deciding.
vtes-prompt-paid-for-location = Pay 1 pool for the location, or burn it?
vtes-prompt-paid-for-location-other = { $seat } is deciding.
vtes-prompt-picked-up = “{ $card }”: which card do you take from your ash heap?
vtes-prompt-picked-up-other = { $seat } is deciding.
vtes-prompt-spared = “{ $card }”: how much blood is burned to avoid the damage? (0: take it)
vtes-prompt-spared-other = { $seat } is deciding.
vtes-prompt-stolen-raised = “{ $card }”: how much blood is burned to bring the vampire out of torpor? (0: leave it there)
vtes-prompt-stolen-raised-other = { $seat } is deciding.
vtes-prompt-tapped-one = “{ $card }”: whom do you tap?
vtes-prompt-tapped-one-other = { $seat } is deciding.
vtes-prompt-tapped-or-paid = “{ $card }”: tap it, or burn 1 pool?
vtes-prompt-tapped-or-paid-other = { $seat } is deciding.
vtes-prompt-target-tapped = Which of your ready minions do you tap?
vtes-prompt-target-tapped-other = { $seat } is deciding.
vtes-prompt-through-mist = Burn 1 blood to go on with the blocked action at +1 stealth? (0: no)
vtes-prompt-through-mist-other = { $seat } is deciding.
vtes-prompt-toll-paid = “{ $card }”: how much blood is burned for the block attempt? (0: it is given up)
vtes-prompt-toll-paid-other = { $seat } is deciding.
vtes-prompt-vampire-chosen = “{ $card }”: which of your vampires is chosen for it?
vtes-prompt-vampire-chosen-other = { $seat } is deciding.

# Options
vtes-option-play = Play “{ $card }”
vtes-option-play-on = “{ $other }” plays “{ $card }”
vtes-option-play-on-superior = “{ $other }” plays “{ $card }” (superior)
vtes-option-play-on-way = “{ $other }” plays “{ $card }”: { $what }
vtes-option-play_as = Play “{ $card }” (another way)
vtes-option-use = Use “{ $card }”
vtes-option-use-way = “{ $card }”: { $what }
vtes-option-act = “{ $other }”: the action of “{ $card }”
vtes-option-act-way = “{ $other }”, action of “{ $card }”: { $what }
vtes-option-bleed = “{ $card }” bleeds
vtes-option-hunt = “{ $card }” hunts
vtes-option-take-on = “{ $card }” takes equipment of “{ $other }”
vtes-option-leave = “{ $card }” leaves torpor
vtes-option-rescue-on = “{ $card }” rescues “{ $other }”
vtes-option-diablerize-on = “{ $card }” diablerizes “{ $other }”
vtes-option-anarch = “{ $card }” becomes an anarch
vtes-option-block = Block with “{ $card }”
vtes-option-use_slave = “{ $card }” fights instead
vtes-option-finish = “{ $card }” ends the combat
vtes-option-through_torpor = “{ $card }” passes through torpor
vtes-option-burn = “{ $card }” is burned at once
vtes-option-hunt_down = Call a blood hunt on “{ $card }”
vtes-option-discard = Discard “{ $card }”
vtes-option-choose = “{ $card }”
vtes-option-learn = { $place ->
    [hand] “{ $card }” from the hand
    [library] “{ $card }” from the library
   *[ash_heap] “{ $card }” from the ash heap
}
vtes-option-target = { $seat }
vtes-option-number = { $n }
vtes-option-give = { $seat }: { $n }
vtes-option-edge = Gain 1 pool for the Edge
vtes-option-pay = Pay for “{ $card }”
vtes-option-pay_pool = Pay pool
vtes-option-yield = Yield “{ $card }”
vtes-option-untap = Burn 1 pool to untap “{ $card }”
vtes-option-withdraw = Announce that you withdraw
vtes-option-transfer = Move { $n } pool to “{ $card }”
vtes-option-recall = Take 1 pool back from “{ $card }” (2 transfers)
vtes-option-crypt = Draw from the crypt for 1 pool (4 transfers)
vtes-option-bring = Bring out “{ $card }”
vtes-option-merge = Merge “{ $card }”
vtes-option-strike = Strike: “{ $card }”
vtes-option-maneuver = Maneuver: “{ $card }”
vtes-option-press = Press: “{ $card }”
vtes-option-prevent = “{ $card }” prevents 1 damage
vtes-option-for = For: “{ $card }”
vtes-option-against = Against: “{ $card }”
vtes-option-edge_for = For, with the Edge
vtes-option-edge_against = Against, with the Edge
vtes-option-burn_for = For: burn “{ $card }”
vtes-option-burn_against = Against: burn “{ $card }”
vtes-option-decline = No
vtes-option-done = Done
vtes-option-pass = Pass
vtes-option-pass-a = Pass (and do not block)
vtes-option-end = End

# What is going on
vtes-scope-bleed = “{ $card }” bleeds { $seat } for { $n }, stealth { $stealth }
vtes-scope-bleed-blocked = “{ $card }” bleeds { $seat } for { $n }, stealth { $stealth }; { $block ->
    [blocks] blocked by “{ $blocker }”
   *[tries] “{ $blocker }” attempts to block, intercept { $intercept }
}
vtes-scope-hunt = “{ $card }” hunts, stealth { $stealth }
vtes-scope-hunt-blocked = “{ $card }” hunts, stealth { $stealth }; { $block ->
    [blocks] blocked by “{ $blocker }”
   *[tries] “{ $blocker }” attempts to block, intercept { $intercept }
}
vtes-scope-take = “{ $card }” takes equipment, stealth { $stealth }
vtes-scope-take-blocked = “{ $card }” takes equipment, stealth { $stealth }; { $block ->
    [blocks] blocked by “{ $blocker }”
   *[tries] “{ $blocker }” attempts to block, intercept { $intercept }
}
vtes-scope-take-at = “{ $card }” takes equipment: “{ $at }”, stealth { $stealth }
vtes-scope-take-at-blocked = “{ $card }” takes equipment: “{ $at }”, stealth { $stealth }; { $block ->
    [blocks] blocked by “{ $blocker }”
   *[tries] “{ $blocker }” attempts to block, intercept { $intercept }
}
vtes-scope-card = “{ $card }” is being played
vtes-scope-card-blocked = “{ $card }”: “{ $other }”, stealth { $stealth }; { $block ->
    [blocks] blocked by “{ $blocker }”
   *[tries] “{ $blocker }” attempts to block, intercept { $intercept }
}
vtes-scope-action = “{ $card }”: “{ $other }”, stealth { $stealth }
vtes-scope-action-blocked = “{ $card }”: “{ $other }”, stealth { $stealth }; { $block ->
    [blocks] blocked by “{ $blocker }”
   *[tries] “{ $blocker }” attempts to block, intercept { $intercept }
}
vtes-scope-action-at = “{ $card }”: “{ $other }” → “{ $at }”, stealth { $stealth }
vtes-scope-action-at-blocked = “{ $card }”: “{ $other }” → “{ $at }”, stealth { $stealth }; { $block ->
    [blocks] blocked by “{ $blocker }”
   *[tries] “{ $blocker }” attempts to block, intercept { $intercept }
}
vtes-scope-leave-torpor = “{ $card }” leaves torpor, stealth { $stealth }
vtes-scope-leave-torpor-blocked = “{ $card }” leaves torpor, stealth { $stealth }; { $block ->
    [blocks] blocked by “{ $blocker }”
   *[tries] “{ $blocker }” attempts to block, intercept { $intercept }
}
vtes-scope-rescue = “{ $card }” rescues a vampire, stealth { $stealth }
vtes-scope-rescue-blocked = “{ $card }” rescues a vampire, stealth { $stealth }; { $block ->
    [blocks] blocked by “{ $blocker }”
   *[tries] “{ $blocker }” attempts to block, intercept { $intercept }
}
vtes-scope-rescue-at = “{ $card }” rescues “{ $at }”, stealth { $stealth }
vtes-scope-rescue-at-blocked = “{ $card }” rescues “{ $at }”, stealth { $stealth }; { $block ->
    [blocks] blocked by “{ $blocker }”
   *[tries] “{ $blocker }” attempts to block, intercept { $intercept }
}
vtes-scope-diablerize = “{ $card }” goes to commit diablerie, stealth { $stealth }
vtes-scope-diablerize-blocked = “{ $card }” goes to commit diablerie, stealth { $stealth }; { $block ->
    [blocks] blocked by “{ $blocker }”
   *[tries] “{ $blocker }” attempts to block, intercept { $intercept }
}
vtes-scope-diablerize-at = “{ $card }” goes for diablerie on “{ $at }”, stealth { $stealth }
vtes-scope-diablerize-at-blocked = “{ $card }” goes for diablerie on “{ $at }”, stealth { $stealth }; { $block ->
    [blocks] blocked by “{ $blocker }”
   *[tries] “{ $blocker }” attempts to block, intercept { $intercept }
}
vtes-scope-become-anarch = “{ $card }” becomes an anarch, stealth { $stealth }
vtes-scope-become-anarch-blocked = “{ $card }” becomes an anarch, stealth { $stealth }; { $block ->
    [blocks] blocked by “{ $blocker }”
   *[tries] “{ $blocker }” attempts to block, intercept { $intercept }
}
vtes-scope-combat = “{ $card }” against “{ $other }”, round { $n }, close range
vtes-scope-combat-far = “{ $card }” against “{ $other }”, round { $n }, long range
vtes-scope-poll = Referendum “{ $card }”: { $before } for, { $after } against
vtes-scope-blood-hunt = Blood hunt on “{ $card }”: { $before } for, { $after } against
vtes-scope-torpor = “{ $card }” is going to torpor
vtes-scope-burning = “{ $card }” is about to be burned
vtes-scope-diablerie = “{ $card }” diablerizes “{ $other }”
vtes-scope-ousting = { $seat } has no pool left

# Values
vtes-value-bleed = bleed
vtes-value-strength = strength
vtes-value-capacity = capacity
vtes-value-stealth = stealth
vtes-value-intercept = intercept
vtes-value-votes = votes
vtes-term-own = { $n } own
vtes-term-text = { $n } by its text
vtes-term-card = { $n } “{ $card }”
vtes-term-title = { $n } by its title

# Why not
vtes-reason-game-over = The game is over.
vtes-reason-not-asked = It is not your impulse now.
vtes-reason-not-now = That is not possible now.
vtes-reason-another-moment = It is used at another moment.
vtes-reason-not-in-hand = That card is not in your hand.
vtes-reason-not-in-play = That card offers nothing in play.
vtes-reason-master-phase = Master cards are played in your own master phase.
vtes-reason-minion-phase = Actions are taken in your own minion phase.
vtes-reason-action-under-way = What is under way is resolved first; then the next action is announced.
vtes-reason-discard-phase = Cards are discarded in your own discard phase.
vtes-reason-not-there = You have no such card in hand, or there is no such minion.
vtes-reason-influence-phase = Transfers are spent in your own influence phase.
vtes-reason-needs-a-minion = One of your minions must play it.
vtes-reason-played-by-nobody = You play it yourself: no minion plays it.
vtes-reason-not-a-minion = Only a minion in play can do that.
vtes-reason-target-not-a-minion = There is no such minion in play.
vtes-reason-minion-not-yours = You do not control this minion.
vtes-reason-takes-from-another = Equipment is taken from another minion.
vtes-reason-not-political = Only a political action card is burned for a vote.
vtes-reason-not-among = This card is not among those to choose from now.
vtes-reason-not-this-minion = This minion is not the one that could use it now.
vtes-reason-no-action-to-block = There is no action that could be blocked.
vtes-reason-nobody-to-keep = There is nobody whom your pool could keep in the game.
vtes-reason-no-events = There are no events in these rules.
vtes-reason-one-event = One event in a phase, each once a game.
vtes-reason-slave = A slave takes no directed action without a ready vampire of that clan.
vtes-reason-only-improved = Only at the superior level.
vtes-reason-tried = Its attempt has failed, and nothing has been used since.
vtes-reason-no-discard = You have no discard left in this phase.
vtes-reason-no-partner = You control no other version of that vampire.
vtes-reason-not-enough-counters = It has fewer counters than its capacity.
vtes-reason-comes-by-itself = It comes out by itself at the end of the phase.
vtes-reason-empty-crypt = Your crypt is empty.
vtes-reason-too-much-blood = That is more than its capacity: the surplus drains off when it comes out.
vtes-reason-falls-short = Intercept { $has } against stealth { $needs }, and you have nothing that adds any: the block will fail.
vtes-reason-not-uncontrolled = That is no vampire of your uncontrolled region.
vtes-reason-no-transfers = There are not enough transfers left.
vtes-reason-no-pool-to-transfer = There is not enough pool.
vtes-reason-no-counters = There is nothing on it.
vtes-reason-diablerist-not-ready = Only a ready vampire commits diablerie.
vtes-reason-allies-do-not = Allies cannot do that.
vtes-reason-rescue-price = The two of them do not have 2 blood for it.
vtes-reason-no-torpid-vampire = That is no vampire in torpor.
vtes-reason-two-blood = It costs 2 blood.
vtes-reason-torpid-tapped = It is tapped.
vtes-reason-not-torpid = It is not in torpor.
vtes-reason-nobody-falls = Its opponent is not going to torpor.
vtes-reason-falls-itself = It is going to torpor itself.
vtes-reason-nothing-to-prevent = There is no damage to prevent.
vtes-reason-wrong-press = This press does not serve that way.
vtes-reason-one-source = One source of additional strikes in a round.
vtes-reason-hands-only = Only hand strikes are allowed in this round.
vtes-reason-no-equipment-there = The opponent has no equipment.
vtes-reason-is-committed = The strike is already chosen.
vtes-reason-weapon-maneuver-used = Its maneuver of this combat is spent.
vtes-reason-not-your-decision = It is not your decision now.
vtes-reason-is-queued = A combat is queued already.
vtes-reason-not-fighting = That minion is not in this combat.
vtes-reason-no-combat = There is no combat.
vtes-reason-no-poll = No votes are being cast.
vtes-reason-has-declined = You have declined to block this action.
vtes-reason-not-your-turn-to-block = Somebody else decides first whether to block.
vtes-reason-blocker-tapped = It is tapped and has not woken.
vtes-reason-blocker-not-yours = You do not control that minion.
vtes-reason-blocker-not-ready = It is not ready.
vtes-reason-outsider = You may not block this action.
vtes-reason-price-is-a-tap = It must tap, and it is tapped.
vtes-reason-is-awake = It is awake already.
vtes-reason-not-needed = It is not needed now.
vtes-reason-not-bled = You are not being bled.
vtes-reason-under-attempt = A block attempt is under way.
vtes-reason-not-offered = That card offers no action to this minion.
vtes-reason-recruit = It was recruited this turn.
vtes-reason-has-one = It has one like that already.
vtes-reason-no-equipment = There is no equipment to take.
vtes-reason-not-a-bleed = The action is no bleed.
vtes-reason-limited = The bleed of this action has been raised by a limited card.
vtes-reason-same-action = This minion has taken that action in this turn.
vtes-reason-has-called = This vampire has taken a political action in this turn.
vtes-reason-same-vote = This referendum was cancelled: nobody of that Methuselah’s calls it again in this turn.
vtes-reason-has-bled = This minion has bled in this turn.
vtes-reason-mandatory = Another minion must act first.
vtes-reason-is-stuck = It must hunt, and may not hunt again this turn.
vtes-reason-barred-action = That action was ended: this minion does not take it again this turn.
vtes-reason-not-yours = You do not control that.
vtes-reason-has-voted = It has cast its votes; they stay as they are.
vtes-reason-no-votes = It has no votes: a title gives them, or the text of a card.
vtes-reason-may-not-vote = It abstains: a text or a sect keeps it from voting in this referendum.
vtes-reason-not-ready = It is not ready.
vtes-reason-actor-tapped = It is tapped.
vtes-reason-no-master-action = You have no master phase action left.
vtes-reason-has-copy = You control or contest a copy of this unique card.
vtes-reason-same-name = This minion has played a card of this name in this action.
vtes-reason-ally-and-diablerie = Allies never commit diablerie.
vtes-reason-one-trifle = One trifle in a turn.
vtes-reason-in-debt = Your last out-of-turn master is not paid for yet.
vtes-reason-own-turn = An out-of-turn master is never played in your own turn.
vtes-reason-nothing-to-cancel = No card that it could cancel is being played.
vtes-reason-no-target = There is no legal target.
vtes-reason-no-action = There is no action.
vtes-reason-not-a-vampire = Only a vampire can play it.
vtes-reason-no-pool = There is not enough pool.
vtes-reason-no-blood-there = There is no blood to move.
vtes-reason-no-blood = There is not enough blood.
vtes-reason-nobody-fits = No ready minion of yours meets the requirements.
vtes-reason-wrong-sect = It belongs to another sect.
vtes-reason-too-young = Its capacity is too small.
vtes-reason-no-title = It does not have the title.
vtes-reason-no-discipline = It does not have that Discipline at that level.
vtes-reason-wrong-clan = It belongs to another clan.
vtes-reason-used-up = It has been used already.
vtes-reason-no-bearer = The minion on which it lies is not ready.
vtes-reason-cannot-block = A card forbids this minion to block.
vtes-reason-is-tapped = It is tapped.
vtes-reason-sterile = It cannot put vampires into play.
vtes-reason-blood-cursed = It is blood cursed.
vtes-reason-cannot-become-anarch = Only an untitled vampire that is no anarch and has the blood for it.
vtes-reason-only-bleed = Only when bleeding.
vtes-reason-only-bleed-of-you = Only when you are being bled.
vtes-reason-only-bleed-of-four = Only when you are being bled for 4 or more.
vtes-reason-only-political = Only during a political action.
vtes-reason-only-passed = Only after a referendum that passed.
vtes-reason-only-successful = Only after a successful action.
vtes-reason-only-was-blocked = Only after a blocked action.
vtes-reason-only-is-blocked = Only when it is blocked.
vtes-reason-only-younger-actor = Only against a younger acting vampire that it is about to fight.
vtes-reason-only-not-first-round = Not in the first round.
vtes-reason-only-close = Only at close range.
vtes-reason-only-long = Only at long range.
vtes-reason-only-once-a-round = Only one in a round.
vtes-reason-only-once-a-combat = Only one in a combat.
vtes-reason-only-both-ready = Only if both combatants are ready.
vtes-reason-only-opponent-is-vampire = Only against a vampire.
vtes-reason-only-tapped = Only if it is tapped.
vtes-reason-only-aggravated-strike = Only against a strike for aggravated damage that reaches.
vtes-reason-only-no-pool = Only when another player has no pool.
vtes-reason-only-in-torpor = Only in torpor.
vtes-reason-only-ready = Only if it is ready.
vtes-reason-only-against-ally = Only against an ally.
vtes-reason-only-merged = Only if it is merged.
vtes-reason-only-bleeds = Only when bleeding.
vtes-reason-only-your-blocker = Only when a minion of yours attempts to block.
vtes-reason-only-others-blocker = Only when a minion of another player attempts to block.
vtes-reason-only-acts = Only while this minion acts.
vtes-reason-only-blocks = Only while this minion attempts to block.
vtes-reason-only-has-blocked = Only if this minion has blocked.
vtes-reason-only-fights = Only while this minion fights.
vtes-reason-only-own-combat-ends = Only in a combat of this minion.
vtes-reason-only-your-action = Only while a minion of yours acts.
vtes-reason-only-untapped = Only if it is untapped.
vtes-reason-only-on-vote = Only on its political action.
vtes-reason-only-on-hunt = Only when it hunts.
vtes-reason-only-on-equip = Only when it equips.
vtes-reason-only-on-recruit = Only when it recruits or employs.
vtes-reason-only-on-undirected = Only on an undirected action.
vtes-reason-only-on-directed = Only on a directed action.
vtes-reason-only-on-diablerie = Only on a diablerie.
vtes-reason-only-on-fight = Only on an action to enter combat.
vtes-reason-only-on-rescue = Only on a rescue.
vtes-reason-only-not-on-bleed = Not during a bleed.
vtes-reason-only-not-on-vote = Not during a political action.
vtes-reason-only-aimed-at-you = Only when the action is directed at you.
vtes-reason-only-not-elsewhere = Only when the action is directed at its controller.
vtes-reason-only-first-round = Only in the first round.
vtes-reason-only-edge = Only if you have the Edge.
vtes-reason-only-no-edge = Only if nobody has the Edge.
vtes-reason-only-prey-has-edge = Only if your prey has the Edge.
vtes-reason-only-your-turn = Only in your turn.
vtes-reason-only-your-minion-phase = Only in your minion phase.
vtes-reason-only-predator-bleeds-you = Only when your predator bleeds you.
vtes-reason-only-three-players = Only while more than two players are left.
vtes-reason-only-younger-bleeds = Only when a younger vampire bleeds you.
vtes-reason-only-other-combat = Only in a combat of others.
vtes-reason-only-opponent-wounded = Only if the opponent was hurt in this round.
vtes-reason-only-failed-vote = Only after a referendum that failed.
vtes-reason-only-bled = Only after a successful bleed.
vtes-reason-only-hunted = Only after a successful hunt.
vtes-reason-only-titled = Only with a title.
vtes-reason-only-not-titled = Only without a title.
vtes-reason-only-if-action-needs = Only during an action that requires this Discipline.
vtes-reason-only-if-life-at-most = It has too much life.
vtes-reason-only-if-outnumber = There are not more of the one than of the other.
vtes-reason-only-if-bleeds-you = It does not bleed you now.
vtes-reason-only-first-this-turn = One each turn.
vtes-reason-only-your-first-this-turn = One of yours each turn.
vtes-reason-only-first-this-action = One each action.
vtes-reason-only-not-improved = Only at the basic level.
vtes-reason-only-same-targets = Only against the same players.
vtes-reason-only-directed = Only during a directed action.
vtes-reason-only-was-untapped = The card was not untapped as the turn began.
vtes-reason-only-comrade-fought = Only after a combat of another minion of yours that has blocked with the acting minion.
vtes-reason-only-abstained = It has voted, or there was no polling.
vtes-reason-only-it-acts = That minion does not act now.
vtes-reason-only-aimed-at-host = No action is directed at the card on which it lies.
vtes-reason-only-one-of-a-name = One card of this name has done that in this turn.
vtes-reason-only-was-put = It was not put there in a combat.
vtes-reason-only-has-passed = No referendum that it called in this turn has passed.
vtes-reason-only-if-acts-with-card = The action is not taken with such a card.
vtes-reason-no-such-trait = No minion of the kind that it asks for.
vtes-reason-muted = Such cards do not affect the acting vampire.
vtes-reason-only-no-blood = Only without blood.
vtes-reason-only-younger-or-ally-bleeds = Only when an ally or a younger vampire bleeds you.
vtes-reason-only-diablerie = Only during a diablerie.
vtes-reason-only-aimed-at-comrade = Only when the action is directed at another minion of yours.
vtes-reason-only-equipped = Only after a successful equip action.
vtes-reason-only-on-equip-weapon = Only when it equips with a weapon.
vtes-reason-only-if-against = Not against this opponent.
vtes-reason-only-if-blocking = Not against this acting minion.
vtes-reason-only-if-blocked-by = Not against this blocker.
vtes-reason-only-if-bleeds-holder = Not against whom it bleeds now.
vtes-reason-only-if-aims-at-holder = Not against whom it acts now.
vtes-reason-only-if-holds = What the card asks for is not in play.
vtes-reason-only-if-acts-by = Only on an action that requires this Discipline.
vtes-reason-only-if-actor-is = Not against this acting minion.
vtes-reason-only-if-pool-at-most = Whoever is bled has too much pool.
vtes-reason-only-if-counters = There are too few counters on it.
vtes-reason-nothing-there = There is nothing that it could be used on.
vtes-reason-not-burning = Only a vampire that is about to be burned uses this.
vtes-reason-toll = Attempting to block this action costs blood that it does not have.
vtes-reason-no-more-bleeds = Your minions cannot bleed any more in this turn.
vtes-reason-shielded = This minion cannot be the target of other Methuselahs’ actions.
vtes-reason-no-attempt = Nobody attempts to block.
vtes-reason-wrong-way = This maneuver leads to the other range only.
vtes-reason-no-retainer-there = The opponent has no retainer.
vtes-reason-no-strike-cards = It cannot play strike cards in this combat.
vtes-reason-no-edge-to-burn = You do not have the Edge.
vtes-reason-no-counters-on-it = There is no counter on it.
vtes-reason-no-master-action-left = You have no master phase action for it.
vtes-reason-one-a-game = One of these a game.
vtes-reason-text-forbids = A text forbids it.
vtes-reason-its-text-forbids = Its text forbids it to play this.
