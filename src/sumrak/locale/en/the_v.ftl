# The V: log, decisions, options, reasons, values.

# The log: the beginning and the turn
the_v-log-kept-hand = { $seat } keeps the hand.
the_v-log-new-hand = { $seat } shuffles the hand back and draws a new one.
the_v-log-first-player = The lot is drawn: { $seat } goes first.
the_v-log-started-turn = Turn { $after }: { $seat }
the_v-log-extra-turn-by = “{ $cause }”: { $seat } gets an extra turn after this one.
the_v-log-gained = { $seat } raises domination from { $before } to { $after }.
the_v-log-dealt = { $seat } shuffles and draws { $after } cards.
the_v-log-gained-alone = { $seat } is alone in the district: domination { $before } to { $after }.
the_v-log-gained-empty-deck = The opponent’s deck is empty: { $seat } raises domination from { $before } to { $after }.
the_v-log-lost-to-empty-deck = { $seat } cannot draw: the main deck is empty.

# The log: cards in hand and deck
the_v-log-went-along = “{ $card }” goes with “{ $other }”.
the_v-log-drew = { $seat } draws “{ $card }”.
the_v-log-drew-by = “{ $cause }”: { $seat } draws “{ $card }”.
the_v-log-drew-hidden = { $after ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $after } cards.
}
the_v-log-drew-hidden-by = { $after ->
    [one] “{ $cause }”: { $seat } draws a card.
   *[other] “{ $cause }”: { $seat } draws { $after } cards.
}
the_v-log-discarded-by = “{ $cause }”: { $seat } discards “{ $card }”.
the_v-log-voided = “{ $card }” goes to the void.
the_v-log-voided-by = “{ $cause }”: “{ $card }” goes to the void.
the_v-log-returned = “{ $card }” returns to its owner’s hand.
the_v-log-returned-by = “{ $cause }” returns “{ $card }” to its owner’s hand.
the_v-log-shuffled-in = “{ $card }” is shuffled into its owner’s deck.
the_v-log-shuffled-in-by = “{ $cause }” shuffles “{ $card }” into its owner’s deck.
the_v-log-looked-by = “{ $cause }”: { $seat } looks at the opponent’s hand.

# The log: playing
the_v-log-announced = { $seat } announces “{ $card }”.
the_v-log-not-played = { $seat } cannot meet the requirement: “{ $card }” counts as not played and goes to the scrapheap.
the_v-log-played = { $seat } plays “{ $card }”.
the_v-log-laid-under = { $seat } plays “{ $card }” on “{ $other }”.
the_v-log-entered-by = “{ $cause }” puts “{ $card }” into play.
the_v-log-entered-on-by = “{ $cause }” puts “{ $card }” into play on “{ $other }”.
the_v-log-used = { $seat } uses the ability of “{ $card }”.
the_v-log-nothing-happens = “{ $card }” has no legal target: nothing happens.
the_v-log-no-effect = “{ $card }” has no effect here.
the_v-log-keeps-one = { $seat } keeps one copy of “{ $card }”.

# The log: what happens to cards in play
the_v-log-turned = “{ $card }” turns to { $after }°.
the_v-log-turned-by = “{ $cause }” turns “{ $card }” to { $after }°.
the_v-log-untapped = “{ $card }” untaps to { $after }°.
the_v-log-untapped-by = “{ $cause }” untaps “{ $card }” to { $after }°.
the_v-log-held-turned = “{ $card }” does not untap.
the_v-log-held-turned-by = “{ $cause }”: “{ $card }” does not untap.
the_v-log-exhausted = “{ $card }” gets an exhaustion token (now { $after }).
the_v-log-exhausted-by = “{ $cause }” exhausts “{ $card }” (tokens: { $after }).
the_v-log-exhausted-alone = No girl in play: “{ $card }” enters with an exhaustion token.
the_v-log-removed-token = “{ $card }” sheds exhaustion (tokens: { $after }).
the_v-log-removed-token-by = “{ $cause }” relieves “{ $card }” of exhaustion (tokens: { $after }).
the_v-log-fully-exhausted = “{ $card }” is fully exhausted and goes to the scrapheap.
the_v-log-destroyed = “{ $card }” is destroyed.
the_v-log-destroyed-by = “{ $cause }” destroys “{ $card }”.
the_v-log-took-control-by = “{ $cause }”: { $seat } takes control of “{ $card }”.
the_v-log-gave-back = { $seat } controls “{ $card }” again.
the_v-log-lost-text = “{ $card }” loses its game text.
the_v-log-lost-text-by = “{ $cause }”: “{ $card }” loses its game text.
the_v-log-changed = “{ $card }” gets { $change }.
the_v-log-changed-by = “{ $cause }”: “{ $card }” gets { $change }.
the_v-log-became-influence = The influence of “{ $card }” becomes { $after }.
the_v-log-became-influence-by = “{ $cause }”: the influence of “{ $card }” becomes { $after }.
the_v-log-became-threat = The threat of “{ $card }” becomes { $after }.
the_v-log-became-threat-by = “{ $cause }”: the threat of “{ $card }” becomes { $after }.
the_v-log-became-endurance = The endurance of “{ $card }” becomes { $after }.
the_v-log-became-endurance-by = “{ $cause }”: the endurance of “{ $card }” becomes { $after }.
the_v-log-swapped = “{ $card }” swaps its own influence and threat.
the_v-log-swapped-by = “{ $cause }”: “{ $card }” swaps its own influence and threat.

# The log: the duel
the_v-log-started-duel = { $seat } attacks: “{ $card }” → “{ $other }”.
the_v-log-opened-duel-card = { $seat } opens “{ $card }”.
the_v-log-duel-card-fails = “{ $card }” has no effect: { $seat } cannot meet its requirement.
the_v-log-cancelled-by = “{ $cause }” cancels “{ $card }”.
the_v-log-not-cancelled-by = “{ $cause }” cannot cancel “{ $card }”: it is Irresistible.
the_v-log-stopped-duel = “{ $card }” stops the duel.
the_v-log-won-by-influence = Influence { $before } against { $after }: “{ $card }” wins.
the_v-log-won-by-threat = Threat { $before } against { $after }: “{ $card }” wins.
the_v-log-lost-by-influence = Influence { $before } against { $after }: “{ $other }” holds out.
the_v-log-lost-by-threat = Threat { $before } against { $after }: “{ $other }” holds out.
the_v-log-not-compared = There is nothing to compare: a participant is gone.
the_v-log-duel-deck-renewed = All duel cards of { $seat } are open: they are the duel deck again.

the_v-scope-duel = Duel: “{ $card }” → “{ $other }”

# The end
the_v-end-domination = { $seat } wins: domination has reached 10.
the_v-end-empty_deck = { $seat } wins: the opponent has to draw from an empty deck.

# What is asked; “-other”: what the others read after “waiting for …”
the_v-prompt-hand-decided = Keep this hand or change it? There is no second chance.
the_v-prompt-hand-decided-other = Keeping or changing the hand.
the_v-prompt-act = Play cards, use abilities or attack.
the_v-prompt-act-other = Actions or an attack.
the_v-prompt-attack-on = Attack again or end the turn.
the_v-prompt-attack-on-other = Another attack or the end of the turn.
the_v-prompt-draw-additional = You have played no character this turn: draw additional cards?
the_v-prompt-draw-additional-other = Additional cards.
the_v-prompt-lay = Choose a duel card; both are opened together.
the_v-prompt-lay-other = A duel card.
the_v-prompt-host-chosen = Which character is “{ $card }” for?
the_v-prompt-host-chosen-other = A character for “{ $card }”.
the_v-prompt-keep = Only one “{ $card }” may stay. Which one?
the_v-prompt-keep-other = Which “{ $card }” stays.
the_v-prompt-first = Several effects at once: which one comes first?
the_v-prompt-first-other = The order of effects.
the_v-prompt-first-gain = Both players reach 10: who gains levels first?
the_v-prompt-first-gain-other = Who gains levels first.
the_v-prompt-decided = Use the effect of “{ $card }”?
the_v-prompt-decided-other = Whether to use “{ $card }”.
the_v-prompt-reaped = “{ $card }” is a Reaper: draw a card?
the_v-prompt-reaped-other = Whether to draw a card for the Reaper “{ $card }”.
the_v-prompt-discard = “{ $card }”: { $n ->
    [one] discard a card.
   *[other] discard { $n } cards.
}
the_v-prompt-discard-other = What to discard for “{ $card }”.
the_v-prompt-remove = “{ $card }”: { $n ->
    [one] remove a card of your scrapheap to the void.
   *[other] remove { $n } cards of your scrapheap to the void.
}
the_v-prompt-remove-other = What to remove to the void for “{ $card }”.
the_v-prompt-turn-own = “{ $card }”: { $n ->
    [one] turn one of your untapped characters.
   *[other] double-turn one of your untapped characters.
}
the_v-prompt-turn-own-other = Which character to turn for “{ $card }”.
the_v-prompt-choose-exhaust = “{ $card }”: whom to exhaust?
the_v-prompt-choose-exhaust-other = Whom “{ $card }” exhausts.
the_v-prompt-choose-remove-token = “{ $card }”: whom to relieve of an exhaustion token?
the_v-prompt-choose-remove-token-other = Whom “{ $card }” relieves.
the_v-prompt-choose-turn = “{ $card }”: what to turn?
the_v-prompt-choose-turn-other = What “{ $card }” turns.
the_v-prompt-choose-untap = “{ $card }”: what to untap?
the_v-prompt-choose-untap-other = What “{ $card }” untaps.
the_v-prompt-choose-destroy = “{ $card }”: what to destroy?
the_v-prompt-choose-destroy-other = What “{ $card }” destroys.
the_v-prompt-choose-return-to-hand = “{ $card }”: what to return to hand?
the_v-prompt-choose-return-to-hand-other = What “{ $card }” returns to hand.
the_v-prompt-choose-remove-to-void = “{ $card }”: what to remove to the void?
the_v-prompt-choose-remove-to-void-other = What “{ $card }” removes to the void.
the_v-prompt-choose-shuffle-into-deck = “{ $card }”: what to shuffle into the deck?
the_v-prompt-choose-shuffle-into-deck-other = What “{ $card }” shuffles into the deck.
the_v-prompt-choose-put-into-play = “{ $card }”: what to put into play?
the_v-prompt-choose-put-into-play-other = What “{ $card }” puts into play.
the_v-prompt-choose-play = “{ $card }”: what to play?
the_v-prompt-choose-play-other = What to play with “{ $card }”.
the_v-prompt-choose-look-and-discard = “{ $card }”: what does your opponent discard?
the_v-prompt-choose-look-and-discard-other = What is discarded for “{ $card }”.
the_v-prompt-choose-take-control = “{ $card }”: whom to take control of?
the_v-prompt-choose-take-control-other = Whom “{ $card }” takes over.
the_v-prompt-choose-lose-text = “{ $card }”: what loses its game text?
the_v-prompt-choose-lose-text-other = What loses its game text to “{ $card }”.
the_v-prompt-choose-change = “{ $card }”: whose influence and threat change?
the_v-prompt-choose-change-other = Whom “{ $card }” changes.
the_v-prompt-choose-become = “{ $card }”: whose values change?
the_v-prompt-choose-become-other = Whose values “{ $card }” changes.
the_v-prompt-choose-swap-values = “{ $card }”: whose influence and threat to swap?
the_v-prompt-choose-swap-values-other = Whose influence and threat “{ $card }” swaps.

# What an option does
the_v-option-keep-hand = Keep the hand
the_v-option-new-hand = Change the hand
the_v-option-play = Play “{ $card }”
the_v-option-play-on = Play “{ $card }” on “{ $other }”
the_v-option-use = Use the ability of “{ $card }”
the_v-option-attack = Attack with “{ $card }”
the_v-option-attack-on = Attack: “{ $card }” → “{ $other }”
the_v-option-lay = Choose “{ $card }”
the_v-option-choose = Choose “{ $card }”
the_v-option-choose-discard = Discard “{ $card }”
the_v-option-choose-remove = To the void: “{ $card }”
the_v-option-turn = Turn “{ $card }”
the_v-option-keep = Keep “{ $card }”
the_v-option-first = First “{ $card }”
the_v-option-first-gain = First { $seat }
the_v-option-draw = { $n ->
    [one] Draw { $n } card
   *[other] Draw { $n } cards
}
the_v-option-accept = Yes
the_v-option-accept-by = Use “{ $card }”
the_v-option-accept-draw = Draw a card
the_v-option-decline = No
the_v-option-decline-by = Do without “{ $card }”
the_v-option-decline-draw = Draw nothing
the_v-option-pass = Draw nothing
the_v-option-end = End the turn

# Why something may not be done
the_v-reason-game-over = The game is over.
the_v-reason-not-your-turn = It is not your turn: you act in your own.
the_v-reason-opponent-decides = Your opponent is deciding: wait for the answer.
the_v-reason-answer-first = Not now: something else is being asked.
the_v-reason-not-among = This card is not among those you can choose now.
the_v-reason-no-more-actions = After the first attack of a turn you can only attack.
the_v-reason-once-only = The hand is kept or changed once, at the start of the game.
the_v-reason-character-played = You have played a character this turn, so there are no additional cards.
the_v-reason-not-in-hand = You play cards from your hand, and this one is not there.
the_v-reason-one-character = You have already played a character this turn: it is one a turn.
the_v-reason-one-key = You have already played a Key card this turn: it is one a turn.
the_v-reason-has-copy = This card is unique, and you already have a copy in play.
the_v-reason-requirement = You cannot meet its requirement: it would count as not played and go to the scrapheap.
the_v-reason-for-duels = Duel cards are used in duels only.
the_v-reason-title-stays = A title card stays in play: it can only be turned and untapped.
the_v-reason-needs-host = Choose the character to play it on.
the_v-reason-not-on-anything = It is played by itself: only modifications are played on a character.
the_v-reason-host-not-in-play = A modification is played on a character in play, and this one is not there.
the_v-reason-host-not-a-character = A modification is played on a character, and this is none.
the_v-reason-no-host = There is no character to play it on.
the_v-reason-only-on = It is played only on a character of your opponent.
the_v-reason-carries-copy = This character already carries a copy of it.
the_v-reason-one-modification = You have already played a modification on this character this turn: the next one in your next turn.
the_v-reason-inviolable = The cards of an opponent cannot choose an Inviolable character.
the_v-reason-not-in-play = This card is not in play: one attacks, is attacked and uses abilities there only.
the_v-reason-target-not-in-play = The card to be attacked is not in play.
the_v-reason-not-there = The text speaks of cards in another zone.
the_v-reason-not-a-target = This card does not meet the conditions of the text.
the_v-reason-no-target = There is no legal target now: nothing would happen.
the_v-reason-not-yours = You use abilities of your own characters only.
the_v-reason-no-ability = This card has no ability.
the_v-reason-text-lost = This card has lost its game text, its ability included.
the_v-reason-not-untapped = Only an untapped character can use its ability.
the_v-reason-abilities-forbidden = This character is forbidden to use abilities.
the_v-reason-not-a-character = Only characters attack and are attacked.
the_v-reason-target-not-a-character = Only characters are attacked.
the_v-reason-attacker-not-yours = You attack with your own characters only.
the_v-reason-attacker-not-untapped = Only an untapped character can attack.
the_v-reason-not-an-enemy = You attack characters of your opponent only.
the_v-reason-nobody-to-attack = Your opponent has no characters to attack.
the_v-reason-guarded = She is Guarded: while there is a monster on her side she cannot be attacked.
the_v-reason-compulsory = First choose a duel card: you must.
the_v-reason-not-closed = Choose one of your closed duel cards.
the_v-reason-not-a-duel-card = Only duel cards are laid.

# Values and their terms, as in “threat 5 = 3 own, +2 Blade”
the_v-value-influence = influence
the_v-value-threat = threat
the_v-value-endurance = endurance
the_v-value-rage = Rage
the_v-value-madness = madness
the_v-value-tokens = exhaustion tokens
the_v-value-turned = turned
the_v-value-level = domination
the_v-term-base = { $n } base
the_v-term-own = { $n } own
the_v-term-becomes = { $n } set by “{ $card }”
the_v-term-swapped = { $n } after the swap of “{ $card }”
the_v-term-modification = { $n } “{ $card }”
the_v-term-text = { $n } “{ $card }”
the_v-term-effect = { $n } “{ $card }”
the_v-term-keyword = { $n } “{ $card }”
the_v-term-rage = { $n } Rage
the_v-term-floor = and never less
the_v-term-tokens = { $n } on the card
the_v-term-turned = { $n }°
the_v-term-level = { $n } on the title card
