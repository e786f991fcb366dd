# Berserk: log, decisions, options, reasons, values.

# The log: before the battle
berserk-log-dealt = { $seat } is dealt { $after ->
    [one] { $after } card
   *[other] { $after } cards
}.
berserk-log-rolled-for-order = { $seat } rolls for the order of play: a { $after }.
berserk-log-is-first = { $chooser } has the higher roll and chooses to be the First player.
berserk-log-is-first-given = { $chooser } has the higher roll and chooses to be the Second player: { $seat } is the First.
berserk-log-redealt = { $seat } puts the deal back and is dealt anew (redeals: { $after }).
berserk-log-kept-deal = { $seat } keeps the deal.
berserk-log-recruited = { $seat } recruits “{ $card }”.
berserk-log-put-back = { $seat } puts “{ $card }” back.
berserk-log-squad-ready = { $seat } has recruited the squad.
berserk-log-placed = { $seat } lays “{ $card }” on { $cell }.
berserk-log-placed-hidden = { $seat } lays a card on { $cell }.
berserk-log-placement-done = { $seat } has placed the squad.
berserk-log-stays-hidden = { $seat } keeps “{ $card }” hidden.
berserk-log-stays-hidden-hidden = { $seat } keeps a card hidden on { $cell }.
berserk-log-revealed = “{ $card }” is turned up.
berserk-log-went-aside = “{ $card }” goes to the additional zone.
berserk-log-got-host = “{ $card }” sits on “{ $other }”.
berserk-log-no-host = There is no host for “{ $card }”.
berserk-log-battle-began = The battle begins.

# The log: the turn
berserk-log-started-turn = Turn { $after }: { $seat }
berserk-log-opened = “{ $card }” opens.
berserk-log-opened-by = “{ $cause }” opens “{ $card }”.
berserk-log-stays-closed = “{ $card }” stays closed.
berserk-log-moved = “{ $card }” moves to { $cell }.
berserk-log-leapt = “{ $card }” lands on { $cell }.
berserk-log-relocated = “{ $card }” is relocated to { $cell }.
berserk-log-relocated-by = “{ $cause }” relocates “{ $card }” to { $cell }.
berserk-log-gathers = “{ $card }” accumulates a token (now { $after }).
berserk-log-aims = “{ $card }” gets ready to strike a flyer in the next turn.

# The log: actions
berserk-log-declared-strike = Simple strike: “{ $card }” → “{ $other }”.
berserk-log-declared-special = Special strike: “{ $card }” → “{ $other }”.
berserk-log-declared-magic = Magic strike: “{ $card }” → “{ $other }”.
berserk-log-declared-lunge = Lunge: “{ $card }” → “{ $other }”.
berserk-log-declared-shot = Shot: “{ $card }” → “{ $other }”.
berserk-log-declared-throw = Throw: “{ $card }” → “{ $other }”.
berserk-log-declared-discharge = Discharge: “{ $card }” → “{ $other }”.
berserk-log-declared-spell = “{ $card }”: { $words }.
berserk-log-declared-spell-on = “{ $card }” → “{ $other }”: { $words }.
berserk-log-declared-influence = “{ $card }”: { $words }.
berserk-log-declared-influence-on = “{ $card }” → “{ $other }”: { $words }.
berserk-log-became-defender = “{ $card }” defends “{ $other }”.
berserk-log-became-defender-hidden = “{ $card }” defends the hidden card.
berserk-log-redirected = The strike is redirected to “{ $card }”.
berserk-log-redirected-by = “{ $cause }” redirects the strike to “{ $card }”.
berserk-log-illegal-target = “{ $card }” is no legal target: nothing happens, but it is paid.
berserk-log-cancelled = Cancelled, nothing is paid: “{ $card }”.
berserk-log-blocked = Blocked, but paid: “{ $card }”.
berserk-log-blocked-by = “{ $cause }” blocks what “{ $card }” does; it is paid.
berserk-log-triggered = A feature of “{ $card }” triggers.
berserk-log-triggered-text = “{ $card }” triggers: { $words }.
berserk-log-ambushed = Ambush: “{ $card }”.
berserk-log-declined = “{ $card }”: its feature is not used.
berserk-log-fails = “{ $card }”: there is nothing to choose, so nothing is done.
berserk-log-fails-rest = “{ $card }”: its influence had no effect, so the rest of it is not done.
berserk-log-no-effect = “{ $card }”: it had no effect.
berserk-log-no-effect-by = “{ $cause }”: it had no effect.
berserk-log-chain-blocked = “{ $card }” would repeat an endless chain: blocked.

# The log: dice and what they decide
berserk-log-rolled = “{ $card }” rolls { $after }.
berserk-log-rerolled = “{ $card }” rolls again: { $after } (was { $before }).
berserk-log-rerolled-by = “{ $cause }”: “{ $card }” rolls again: { $after } (was { $before }).
berserk-log-die-changed = “{ $card }”: { $change } to its die.
berserk-log-die-changed-by = “{ $cause }”: { $change } to the die of “{ $card }”.
berserk-log-die-changed-attack = “{ $card }”: { $change }, attack experience.
berserk-log-die-changed-defence = “{ $card }”: { $change }, defence experience.
berserk-log-die-changed-ranged = “{ $card }”: { $change }, experience with this attack.
berserk-log-die-changed-clumsy = “{ $card }”: { $change }, Clumsiness.
berserk-log-die-changed-blessing = “{ $card }”: { $change }, Blessing.
berserk-log-die-changed-curse = “{ $card }”: { $change }, Curse.
berserk-log-total = “{ $card }”: { $after } in all.
berserk-log-result = Strike table: { $before ->
    [0] miss
    [1] weak
    [2] medium
   *[3] strong
}, { $after ->
    [0] no answer
    [1] a weak answer
    [2] a medium answer
   *[3] a strong answer
}.
berserk-log-result-one = By one die: { $before ->
    [0] miss
    [1] weak
    [2] medium
   *[3] strong
}.
berserk-log-weakened = { $seat } weakens: { $before ->
    [0] miss
    [1] weak
    [2] medium
   *[3] strong
}, { $after ->
    [0] no answer
    [1] a weak answer
    [2] a medium answer
   *[3] a strong answer
}.
berserk-log-brought = The strike of “{ $card }” is brought to { $after ->
    [1] weak
    [2] medium
   *[3] strong
}.
berserk-log-brought-by = “{ $cause }” brings the strike of “{ $card }” to { $after ->
    [1] weak
    [2] medium
   *[3] strong
}.
berserk-log-reduced = The attack of “{ $card }” is reduced to { $after }.
berserk-log-reduced-by = “{ $cause }” reduces the attack of “{ $card }” to { $after }.
berserk-log-value-changed = “{ $card }”: { $change } to the number of its attack.
berserk-log-value-changed-by = “{ $cause }”: { $change } to the attack of “{ $card }”.
berserk-log-value = “{ $card }” deals { $after }.
berserk-log-protected = “{ $card }” is protected: the attack does nothing to it.
berserk-log-protected-by = “{ $card }” is protected from “{ $cause }”.
berserk-log-missed = “{ $card }” misses.
berserk-log-prevented = “{ $card }”: { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} prevented.
berserk-log-wounded = “{ $card }” takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}.
berserk-log-wounded-by = “{ $cause }” wounds “{ $card }” by { $n }.
berserk-log-healed = “{ $card }” heals by { $n }.
berserk-log-healed-by = “{ $cause }” heals “{ $card }” by { $n }.

# The log: what becomes of cards
berserk-log-closed = “{ $card }” closes.
berserk-log-closed-by = “{ $cause }” closes “{ $card }”.
berserk-log-token-gained = “{ $card }” gets a token (now { $after }).
berserk-log-token-gained-by = “{ $cause }” gives “{ $card }” a token (now { $after }).
berserk-log-token-lost = “{ $card }” loses tokens (now { $after }).
berserk-log-token-lost-by = “{ $cause }” takes tokens from “{ $card }” (now { $after }).
berserk-log-poisoned = “{ $card }” is poisoned by { $after }.
berserk-log-poisoned-by = “{ $cause }” poisons “{ $card }” by { $after }.
berserk-log-cured = “{ $card }” is free of poison.
berserk-log-cured-by = “{ $cause }” takes the poison off “{ $card }”.
berserk-log-blessed = “{ $card }” is blessed.
berserk-log-blessed-by = “{ $cause }” blesses “{ $card }”.
berserk-log-cursed = “{ $card }” is cursed.
berserk-log-cursed-by = “{ $cause }” curses “{ $card }”.
berserk-log-bless-lost = “{ $card }” is blessed no more.
berserk-log-bless-lost-by = “{ $cause }” takes the Blessing off “{ $card }”.
berserk-log-curse-lost = “{ $card }” is cursed no more.
berserk-log-curse-lost-by = “{ $cause }” takes the Curse off “{ $card }”.
berserk-log-netted = A Net is on “{ $card }”.
berserk-log-netted-by = “{ $cause }” throws a Net over “{ $card }”.
berserk-log-net-gone = “{ $card }” is rid of the Net.
berserk-log-cell-marked = On cell { $cell } there is now { $marker ->
    [fire] a fire
    [bomb] a bomb
   *[wall] a wall of fire
}.
berserk-log-cell-marked-by = “{ $cause }” puts { $marker ->
    [fire] a fire
    [bomb] a bomb
   *[wall] a wall of fire
} on cell { $cell }.
berserk-log-cell-cleared = { $marker ->
    [fire] The fire on cell { $cell } goes out.
    [bomb] The bomb on cell { $cell } goes off.
   *[wall] The wall of fire on cell { $cell } goes out.
}
berserk-log-no-opening = “{ $card }” will not open at the start of its next turn.
berserk-log-no-opening-by = “{ $cause }”: “{ $card }” will not open at the start of its next turn.
berserk-log-extra-life = “{ $card }” has { $after } additional life.
berserk-log-extra-life-by = “{ $cause }”: “{ $card }” has { $after } additional life.
berserk-log-saved = “{ $card }” is saved.
berserk-log-died = “{ $card }” dies.
berserk-log-died-by = “{ $cause }” destroys “{ $card }”.
berserk-log-exiled = “{ $card }” is exiled.
berserk-log-exiled-by = “{ $cause }” exiles “{ $card }”.
berserk-log-returned = “{ $card }” returns to its owner’s deck.
berserk-log-returned-by = “{ $cause }” returns “{ $card }” to its owner’s deck.
berserk-log-incarnation-token = “{ $card }” in the graveyard: incarnation token { $after }.
berserk-log-incarnation-token-by = “{ $cause }”: incarnation token { $after } on “{ $card }” in the graveyard.
berserk-log-incarnated = Incarnation: “{ $card }” comes back on { $cell }.
berserk-log-incarnated-aside = Incarnation: “{ $card }” comes back.
berserk-log-flew = “{ $card }” gains flight.
berserk-log-flew-by = “{ $cause }”: “{ $card }” gains flight.
berserk-log-landed = “{ $card }” loses flight and stands on { $cell }.
berserk-log-took-control = { $seat } takes control of “{ $card }”.
berserk-log-took-control-by = “{ $cause }”: { $seat } takes control of “{ $card }”.
berserk-log-gave-back = { $seat } controls “{ $card }” again.
berserk-log-gained = “{ $card }” gets: { $words }{ $turn ->
    [-1] {""}
    [0] {" "}(for this attack)
   *[other] {" "}(until the end of turn { $turn })
}.
berserk-log-gained-by = “{ $cause }” gives “{ $card }”: { $words }{ $turn ->
    [-1] {""}
    [0] {" "}(for this attack)
   *[other] {" "}(until the end of turn { $turn })
}.
berserk-log-lost = “{ $card }” loses: { $words }{ $turn ->
    [-1] {""}
    [0] {" "}(for this attack)
   *[other] {" "}(until the end of turn { $turn })
}.
berserk-log-lost-by = “{ $cause }” takes from “{ $card }”: { $words }{ $turn ->
    [-1] {""}
    [0] {" "}(for this attack)
   *[other] {" "}(until the end of turn { $turn })
}.

# The end
berserk-score = Life left in the squad
berserk-end-no_creatures = { $seat } wins: the enemy has no creatures left.
berserk-end-no_creatures-draw = A draw: neither side has a creature left.
berserk-end-no_progress = A draw: nothing has changed for too long.
berserk-end-repetition = A draw: the same position for the third time.
berserk-end-turn_cap = A draw: the battle has lasted too long.

# Why something may not be done
berserk-reason-game-over = The battle is over.
berserk-reason-opponent-decides = Your opponent has priority: wait for the answer.
berserk-reason-answer-first = Not now: something else is being asked.
berserk-reason-not-yours = This card is not in your squad.
berserk-reason-not-in-play = This card is not in play.
berserk-reason-not-seen = No such card is to be seen in play.
berserk-reason-not-among = This card is not among those to choose from now.
berserk-reason-closed = This card is closed: it neither moves nor acts nor defends.
berserk-reason-promised = What it would pay with is promised to another action already.
berserk-reason-no-tokens = There are not enough tokens on this card.
berserk-reason-used-already = This has been used already this turn.
berserk-reason-netted = It is caught in a Net: it neither moves nor acts.
berserk-reason-no-strike = This card has no simple strike.
berserk-reason-struck-already = It has made its simple strike for this turn.
berserk-reason-no-feature = This card has no such feature.
berserk-reason-aims-at-nothing = What it can do is not aimed at any card.
berserk-reason-not-sudden = This is slow: not in answer, not in the other player's turn.

# Why not: moving
berserk-reason-no-movement = No movement is left.
berserk-reason-not-mobile = This card does not move: only ground creatures do.
berserk-reason-not-beside = One moves to a neighbouring cell of the same row or column.
berserk-reason-occupied = There is a card on this cell.
berserk-reason-moved-already = It is used instead of movement, and this card has moved.
berserk-reason-too-far = The jump does not reach so far.

# Why not: targets
berserk-reason-not-an-enemy = One attacks cards of the enemy only.
berserk-reason-not-adjacent = The target is not adjacent: adjacent are the cells around, up to eight, corners included.
berserk-reason-too-near = A shot, a throw or a discharge cannot be made at an adjacent card.
berserk-reason-out-of-range = The target is out of range.
berserk-reason-no-lunge = A lunge goes along the row or the column over exactly one cell.
berserk-reason-lunge-blocked = A lunge does not go over an enemy card.
berserk-reason-is-terrain = Terrain cannot be attacked.
berserk-reason-is-flying = A simple strike from the ground does not reach a flyer.
berserk-reason-not-flyers-alone = While the enemy has other creatures nobody gets ready for his flyers.
berserk-reason-not-a-target = This card does not fit the text.
berserk-reason-no-target = There is no legal target.
berserk-reason-already-closed = It is closed already.
berserk-reason-must-choose-another = It is obliged to attack another card.
berserk-reason-only-in-front = It strikes only the card in front of it.
berserk-reason-bound-to-parasite = It may do nothing but attack its parasite.

# Why not: defenders
berserk-reason-is-target = It is the target itself.
berserk-reason-cannot-defend = This card cannot defend.
berserk-reason-nobody-can-defend = This card cannot be defended.

# Why not: hidden cards
berserk-reason-not-hidden = It is face up already.
berserk-reason-may-not-reveal = It was agreed that only Stealth lets a card be turned up.

# Why not: tokens
berserk-reason-cannot-gather = Only a card that pays with tokens may accumulate them.
berserk-reason-full-of-tokens = It has as many tokens as it can bear.

# Why not: ending

# Why not: recruiting
berserk-reason-not-dealt = It is not among the cards you were dealt.
berserk-reason-not-recruited = It is not in your squad.
berserk-reason-no-gold-for-element = The gold that a new element costs would leave too little for it.
berserk-reason-no-gold = Elite cards are paid in gold, and there is not enough: it costs { $cost }, and { $left } are left.
berserk-reason-no-crystals = There are not enough crystals: it costs { $cost }, and { $left } are left.
berserk-reason-squad-full = The squad has as many cards as it can have.
berserk-reason-too-many-flyers = That would be too many crystals in flyers.
berserk-reason-one-terrain = A squad has at most one terrain.
berserk-reason-unique-in-squad = It is unique, and your squad has one already.

# Why not: placing
berserk-reason-later-zone = The cells of the earlier zones are filled first.
berserk-reason-other-half = You place your cards on your own half.

# Why not: reveal
berserk-reason-not-third-row = Only cards of your third row may stay hidden.
berserk-reason-symbiotes-show = Symbiotes cannot stay hidden.
berserk-reason-not-a-host = It cannot be a host.
berserk-reason-not-a-symbiote = Only symbiotes and equipment sit on a host.
berserk-reason-has-symbiote = It has a symbiote already: one on a host.
berserk-reason-not-enemy-first-row = A parasite sits on a creature in the enemy's first row.

# Why not: more
berserk-reason-defender-not-adjacent = A defender stands next to the target and, unless the striker flies, to the striker as well.
berserk-reason-flyers-defend-flyers = A flyer is defended by flyers only, and a card on the field by flyers only from a flyer.
berserk-reason-defended-already = Somebody has been named already: one defender for a strike.
berserk-reason-defender-closed = A closed card does not defend.
berserk-reason-defender-no-creature = Only creatures defend.
berserk-reason-not-attacked-side = You name a defender only from a strike at a card of yours, and only one of yours.
berserk-reason-no-condition = Its condition is not met.
berserk-reason-no-formation = It needs formation: another creature with Formation next to it in row or column.
berserk-reason-not-now = This is not its moment.
berserk-reason-obliged = First the duty: one of your creatures has to strike a closed enemy.
berserk-reason-only-ground = Only ground creatures get ready to strike flyers.
berserk-reason-target-not-in-play = The target is not in play.
berserk-reason-cannot-give-wounds = An incorporeal creature cannot give wounds away.
berserk-reason-no-die = There is no die to change now.
berserk-reason-no-attack-to-turn = There is no attack to redirect now.
berserk-reason-no-free-cell = There is no free cell for it.
berserk-reason-no-strike-at-yours = No melee strike is being dealt at a creature of yours.
berserk-reason-no-strike-of-yours = No creature of yours is dealing a simple strike.
berserk-reason-no-wounds-to-spread = No strike is about to wound a creature of yours.
berserk-reason-not-to-be-finished = Symbiotes and incorporeal creatures cannot be finished off.
berserk-reason-too-much-life = It has too much life left for that.
berserk-reason-cell-taken = There is a card on this cell already.
berserk-reason-no-creature-in-squad = There is no creature in this squad: it loses before the first turn.
berserk-reason-chosen-already = That has been decided already.
berserk-reason-no-order = Who goes first has been settled.
berserk-reason-no-redeal = There is no redeal now.
berserk-reason-no-reroll = There is no die that you may have rolled again.
berserk-reason-no-strike-to-defend = There is no strike from which one could defend now.
berserk-reason-not-hosting = Hosts are named before the battle.
berserk-reason-not-placing = Cards are placed before the battle.
berserk-reason-not-recruiting = A squad is recruited before the battle.
berserk-reason-not-revealing = What stays hidden is chosen before the battle.
berserk-reason-nothing-to-pass = There is nothing to pass on.
berserk-reason-protected = The target is protected: this will be paid for nothing.

# What an option does
berserk-option-recruit = Recruit “{ $card }”
berserk-option-put-back = Put “{ $card }” back
berserk-option-confirm = Confirm the squad
berserk-option-redeal = Be dealt anew (1 gold)
berserk-option-keep = Keep the deal
berserk-option-go-first = Go first
berserk-option-go-second = Go second
berserk-option-place = Place “{ $card }” on { $cell }
berserk-option-hide = Keep “{ $card }” hidden
berserk-option-done = Done
berserk-option-host-on = “{ $card }” on “{ $other }”
berserk-option-move = “{ $card }” to { $cell }
berserk-option-strike-on = Strike: “{ $card }” → “{ $other }”
berserk-option-defend = Defend with “{ $card }”
berserk-option-use-special-on = Special strike: “{ $card }” → “{ $other }”
berserk-option-use-magic-on = Magic strike: “{ $card }” → “{ $other }”
berserk-option-use-lunge-on = Lunge: “{ $card }” → “{ $other }”
berserk-option-use-shot-on = Shot: “{ $card }” → “{ $other }”
berserk-option-use-throw-on = Throw: “{ $card }” → “{ $other }”
berserk-option-use-discharge-on = Discharge: “{ $card }” → “{ $other }”
berserk-option-use-said = “{ $card }”: { $words }
berserk-option-use-said-on = “{ $card }” → “{ $other }”: { $words }
berserk-option-leap = “{ $card }” to { $cell }, instead of movement
berserk-option-gather = Accumulate a token: “{ $card }”
berserk-option-aim = Get ready for a flyer: “{ $card }”
berserk-option-turn-up = Turn up “{ $card }”
berserk-option-reroll = Roll again: “{ $card }”
berserk-option-plus = +1 to the die of “{ $card }”
berserk-option-minus = −1 to the die of “{ $card }”
berserk-option-choose = Choose “{ $card }”
berserk-option-to = To { $cell }
berserk-option-number = { $n }
berserk-option-number-tokens = Pay { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
berserk-option-number-wounds = Move { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
berserk-option-bless-0 = +1 to your own die
berserk-option-bless-1 = −1 to the other die
berserk-option-full = As it is
berserk-option-weaken = Weaken both
berserk-option-first = First “{ $card }”
berserk-option-accept = Yes
berserk-option-accept-by = Use “{ $card }”
berserk-option-accept-closed-or-wounded = Close it
berserk-option-accept-attacks-or-suffers = Attack
berserk-option-decline = No
berserk-option-decline-by = Do without “{ $card }”
berserk-option-decline-closed-or-wounded = Take the wounds
berserk-option-decline-attacks-or-suffers = Take the wounds
berserk-option-decline-rushed = Stay
berserk-option-pass = Pass
berserk-option-pass-main = End the turn

# What is asked; “-other”: what the others read after “waiting for …”
berserk-prompt-main-chosen = Move, strike, use features; a pass ends the turn.
berserk-prompt-main-chosen-other = The main phase.
berserk-prompt-other-chosen = The turn is to end: anything sudden?
berserk-prompt-other-chosen-other = An answer before the turn ends.
berserk-prompt-respond-defend = A strike: name a defender?
berserk-prompt-respond-defend-other = A defender.
berserk-prompt-respond-targets = Anything before the target is fixed?
berserk-prompt-respond-targets-other = An answer before the target is fixed.
berserk-prompt-respond-roll = The dice have fallen: reroll or change them?
berserk-prompt-respond-roll-other = An answer to the dice.
berserk-prompt-respond-value = The strengths are known: anything before they are dealt?
berserk-prompt-respond-value-other = An answer to the strengths.
berserk-prompt-respond-protect = Anything before protections count?
berserk-prompt-respond-protect-other = An answer before protections count.
berserk-prompt-respond-wounds = Anything before the wounds are dealt?
berserk-prompt-respond-wounds-other = An answer before the wounds are dealt.
berserk-prompt-respond-start = The turn begins: anything sudden?
berserk-prompt-respond-start-other = The start of the turn.
berserk-prompt-respond-final = The end of the turn: anything sudden?
berserk-prompt-respond-final-other = The end of the turn.
berserk-prompt-respond-priority = You have priority: anything sudden?
berserk-prompt-respond-priority-other = An answer.
berserk-prompt-weaken-or-not = An exchange, and your total is higher: weaken both strikes?
berserk-prompt-weaken-or-not-other = Whether to weaken the strikes.
berserk-prompt-die-picked = Which of the two rolls counts?
berserk-prompt-die-picked-other = Which of two rolls counts.
berserk-prompt-die-blessed = Blessing: +1 to your die or −1 to the other?
berserk-prompt-die-blessed-other = How the Blessing works.
berserk-prompt-die-changed = “{ $card }”: which die, and how?
berserk-prompt-die-changed-other = What “{ $card }” does to a die.
berserk-prompt-declare-use = “{ $card }”: how many tokens?
berserk-prompt-declare-use-other = How many tokens “{ $card }” pays.
berserk-prompt-chosen = “{ $card }”: whom?
berserk-prompt-chosen-other = Whom “{ $card }” chooses.
berserk-prompt-chosen-for = “{ $card }”: whom? { $words }.
berserk-prompt-chosen-for-other = Whom “{ $card }” chooses.
berserk-prompt-attacked = “{ $card }”: whom to attack?
berserk-prompt-attacked-other = Whom “{ $card }” attacks.
berserk-prompt-attacks-or-suffers = “{ $card }” must attack, or takes wounds: which?
berserk-prompt-attacks-or-suffers-other = Whether “{ $card }” attacks or takes wounds.
berserk-prompt-forced-to-attack = Choose the attack that has to be made.
berserk-prompt-forced-to-attack-other = Which attack has to be made.
berserk-prompt-token-added = “{ $card }”: which creature in the graveyard gets the token?
berserk-prompt-token-added-other = Who gets the incarnation token of “{ $card }”.
berserk-prompt-redistributed = “{ $card }”: how many wounds?
berserk-prompt-redistributed-other = How many wounds “{ $card }” takes over.
berserk-prompt-spread-to = “{ $card }”: who takes this wound?
berserk-prompt-spread-to-other = Where “{ $card }” puts the wounds.
berserk-prompt-landed = “{ $card }” lands: on which cell?
berserk-prompt-landed-other = “{ $card }” lands.
berserk-prompt-more-attacked = “{ $card }”: who is attacked next?
berserk-prompt-more-attacked-other = Whom “{ $card }” attacks next.
berserk-prompt-put-there = “{ $card }”: on which cell?
berserk-prompt-put-there-other = On which cell “{ $card }” puts a marker.
berserk-prompt-moved-self = “{ $card }”: to which cell?
berserk-prompt-moved-self-other = Where “{ $card }” goes.
berserk-prompt-teleported-self = “{ $card }”: to which cell?
berserk-prompt-teleported-self-other = Where “{ $card }” goes.
berserk-prompt-rushed = Rush: “{ $card }” may go to a free cell beside it.
berserk-prompt-rushed-other = The Rush of “{ $card }”.
berserk-prompt-closed-or-wounded = “{ $card }” makes you choose: close, or take the wounds.
berserk-prompt-closed-or-wounded-other = Closing or wounds, because of “{ $card }”.
berserk-prompt-may-go-off = Use it? “{ $card }”: { $words }.
berserk-prompt-may-go-off-other = Whether to use “{ $card }”.
berserk-prompt-come = Incarnation: on which cell does “{ $card }” come back?
berserk-prompt-come-other = Where “{ $card }” comes back.
berserk-prompt-first = Several things at once: which one first?
berserk-prompt-first-other = The order of what happens.
berserk-prompt-order-chosen = Your roll is higher: First or Second?
berserk-prompt-order-chosen-other = Who goes first.
berserk-prompt-redeal-or-keep = Keep this deal, or be dealt anew for gold?
berserk-prompt-redeal-or-keep-other = The deal: keep it or not.
berserk-prompt-recruit-chosen = Recruit your squad, and confirm.
berserk-prompt-recruit-chosen-other = Recruiting.
berserk-prompt-place = Place your squad, face down.
berserk-prompt-place-other = Placement.
berserk-prompt-hidden-chosen = Which cards of your third row stay hidden?
berserk-prompt-hidden-chosen-other = What stays hidden.
berserk-prompt-host-chosen = Choose a host for it.
berserk-prompt-host-chosen-other = A host for a symbiote.

# What is going on
berserk-scope-simple-on = Simple strike: “{ $card }” → “{ $other }”
berserk-scope-special-on = Special strike: “{ $card }” → “{ $other }”
berserk-scope-magic-on = Magic strike: “{ $card }” → “{ $other }”
berserk-scope-lunge-on = Lunge: “{ $card }” → “{ $other }”
berserk-scope-shot-on = Shot: “{ $card }” → “{ $other }”
berserk-scope-throw-on = Throw: “{ $card }” → “{ $other }”
berserk-scope-discharge-on = Discharge: “{ $card }” → “{ $other }”
berserk-scope-spell = Spell: “{ $card }”
berserk-scope-spell-on = Spell: “{ $card }” → “{ $other }”
berserk-scope-influence = Influence: “{ $card }”
berserk-scope-influence-on = Influence: “{ $card }” → “{ $other }”
berserk-scope-trigger = A feature of “{ $card }”
berserk-scope-death = “{ $card }” is to die
berserk-scope-wounds-of = “{ $other }” → “{ $card }”

# Values and their terms, as in “life 7 = 9 printed, −2 wounds”
berserk-value-life = life
berserk-value-weak = weak strike
berserk-value-medium = medium strike
berserk-value-strong = strong strike
berserk-value-move = movement
berserk-value-tokens = tokens
berserk-value-ova = attack experience
berserk-value-ovz = defence experience
berserk-value-ovs = shooting experience
berserk-value-ovt = throwing experience
berserk-value-ovd = discharge experience
berserk-value-clumsy = Clumsiness
berserk-value-armour = Armour
berserk-value-regeneration = Regeneration
berserk-term-printed = { $n } printed
berserk-term-own = { $n } its own
berserk-term-text = { $n } by its text
berserk-term-card = { $n } “{ $card }”
berserk-term-gained = { $n } given by “{ $card }”
berserk-term-additional = { $n } additional life
berserk-term-wounds = { $n } wounds
berserk-term-spent = { $n } used
berserk-term-tokens = { $n } tokens
berserk-term-played = { $n } played
berserk-term-clumsy = { $n } Clumsiness
berserk-term-blessing = { $n } Blessing
berserk-term-curse = { $n } Curse
berserk-term-reduced = { $n } reduced
berserk-term-floor = and never less
