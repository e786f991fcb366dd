"""What may be named, and why it may not be done: "why can't I?" for everything on the table (V-72 and the chapters)."""

from __future__ import annotations

from sumrak.games.the_v import duel, effects, playing, turn
from sumrak.games.the_v.board import is_in_play, side
from sumrak.games.the_v.facts import Slot
from sumrak.games.the_v.requirements import is_met
from sumrak.games.the_v.state import CHARACTERS, DUEL, HAND, ZONES, TheV
from sumrak.games.the_v.targets import NO_TARGET, NOT_THERE, Work, legal, lies_in, why_not_target
from sumrak.games.the_v.values import fresh
from sumrak.games.the_v.vocabulary.effects import Discard, LookAndDiscard
from sumrak.games.the_v.vocabulary.terms import Kind, Zone
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

V2, V43, V61, V67, V68, V69 = cite("V-2"), cite("V-43"), cite("V-61"), cite("V-67"), cite("V-68"), cite("V-69")
V72, V95, V99 = cite("V-72"), cite("V-95"), cite("V-99")
NOT_YOUR_TURN = Reason(V72, "not-your-turn")
OPPONENT_DECIDES = Reason(V72, "opponent-decides")
NO_MORE_ACTIONS = Reason(V68, "no-more-actions")
NOT_IN_HAND = Reason(V67, "not-in-hand")
NOT_IN_PLAY = Reason(V43, "not-in-play")
NOT_YOURS = Reason(V67, "not-yours")
COMPULSORY = Reason(V99, "compulsory")
ALREADY_OPEN = Reason(V95, "not-closed")
NEEDS_HOST = Reason(V67, "needs-host")
CHARACTER_PLAYED = Reason(V69, "character-played")
ONCE_ONLY = Reason(V61, "once-only")
GAME_OVER = Reason(V2, "game-over")
UNMET = playing.REQUIREMENT
CHOOSE_VERBS = ("choose", "keep", "turn", "first")


def decision_of(s: TheV, seat: int) -> Decision | None:
    for decision in s.open_decisions():
        if decision.seat == seat:
            return decision
    return None


def conceivable(s: TheV, seat: int) -> list[Option]:
    """Every option that a player might name, out of the cards that this seat knows."""
    known = [c for c in range(len(s.known)) if s.known[c] >> seat & 1]
    asked = zone_asked(s, seat)  # what is meant most likely comes first
    known.sort(key=lambda c: (not lies_in(s, asked, c), s.place[c] != seat * ZONES + HAND, side(s, c) != seat))
    board = [c for c in known if is_in_play(s, c)]
    figures = [c for c in board if s.place[c] % ZONES == CHARACTERS]
    options: list[Option] = []
    for c in known:
        options.append(("play", c))
        if s.facts[c].is_modification:
            options += [("play", c, host) for host in figures]
        options += [(verb, c) for verb in CHOOSE_VERBS]
        if s.facts[c].type is Kind.DUEL:
            options.append(("lay", c))
    for c in board:
        options.append(("use", c, 0))
        options.append(("attack", c))
        options += [("attack", c, other) for other in board if other != c]
    options += [("draw", n) for n in (2, 3)] + [("first_gain", 0), ("first_gain", 1)]
    return options + [(word,) for word in ("accept", "decline", "keep_hand", "new_hand", "pass", "end")]


def zone_asked(s: TheV, seat: int) -> Zone:
    """Where the cards lie among which this seat is choosing; the hand, if it chooses none."""
    decision = decision_of(s, seat)
    slot = None if decision is None else slot_asked(s, decision)
    return Zone.HAND if slot is None else slot.zone


def slot_asked(s: TheV, decision: Decision) -> Slot | None:
    """What of a text is being chosen, with (+) or without."""
    if decision.then is not effects.chosen and decision.then is not effects.some_chosen:
        return None
    work: Work = decision.args[0]
    if decision.then is effects.some_chosen:
        return effects.taken(s, work, decision.args[1])
    return s.sheet.blocks[work.block].slots[len(work.chosen)]


def worth_asking(s: TheV, seat: int, card: int) -> list[Option]:
    """What "why can't I?" answers for one card: playing it, using it, attacking with it, choosing it."""
    decision = decision_of(s, seat)
    facts = s.facts[card]
    options: list[Option] = []
    if decision is not None and decision.then in (effects.chosen, effects.some_chosen):
        options.append(("choose", card))
    if s.place[card] == seat * ZONES + HAND:
        options.append(("play", card))
        if facts.is_modification and is_met(s, seat, card):
            options = [("play", card, c) for x in (seat, 1 - seat) for c in s.piles[x * ZONES + CHARACTERS]] or options
    elif s.place[card] == seat * ZONES + CHARACTERS:
        options += [("use", card, i) for i in range(len(facts.abilities))]
        options += [("attack", card, c) for c in s.piles[(1 - seat) * ZONES + CHARACTERS]] or [("attack", card)]
    elif s.place[card] == (1 - seat) * ZONES + CHARACTERS:
        options += [("attack", c, card) for c in s.piles[seat * ZONES + CHARACTERS]]
    elif s.place[card] == seat * ZONES + DUEL:
        options.append(("lay", card))
    elif not options:
        options.append(("play", card))
    return options


def why_not(s: TheV, seat: int, option: Option) -> Reason | None:
    """Why this seat may not do this now, or None."""
    if s.end is not None:
        return GAME_OVER
    fresh(s)
    decision = decision_of(s, seat)
    if decision is not None and option in decision.options:
        return None
    verb = option[0]
    if verb == "keep_hand" or verb == "new_hand":
        return ONCE_ONLY
    if verb == "play":
        return why_not_play(s, seat, decision, option)
    if verb == "use":
        return when_acting(s, seat, decision, why_not_use(s, seat, option[1]))
    if verb == "attack":
        return why_not_attack(s, seat, decision, option)
    if decision is None:
        return wait(s, seat)
    if verb == "lay" or decision.then is duel.lay:
        return COMPULSORY if verb != "lay" and decision.then is duel.lay else why_not_lay(s, seat, decision, option)
    if verb in CHOOSE_VERBS:
        return why_not_choose(s, seat, decision, option[1])
    if verb == "draw" or verb == "pass":
        return CHARACTER_PLAYED if s.characters_counted and verb == "draw" else answer(decision)
    return answer(decision)


def answer(decision: Decision) -> Reason:
    """Something else is being asked."""
    return Reason(decision.cite, "answer-first")


def wait(s: TheV, seat: int) -> Reason:
    """V-72: somebody else is asked, or the turn is not this seat's."""
    return OPPONENT_DECIDES if s.active == seat else NOT_YOUR_TURN


def in_actions(decision: Decision | None) -> bool:
    return decision is not None and decision.then is turn.act


def when_acting(s: TheV, seat: int, decision: Decision | None, reason: Reason | None) -> Reason | None:
    """What can only be done in one's own action phase. In another one the card's own limit is still what helps most."""
    if s.active != seat or decision is None:
        return wait(s, seat)
    if in_actions(decision) or reason not in (None, NEEDS_HOST, UNMET):
        return reason
    return NO_MORE_ACTIONS if decision.then is turn.attack_on else answer(decision)


def why_not_play(s: TheV, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    card = option[1]
    reason: Reason | None = None
    if s.place[card] != seat * ZONES + HAND:
        reason = why_not_held(s, card)
    else:
        reason = playing.why_not_play(s, seat, card)
        if len(option) > 2:
            reason = playing.why_not_host(s, seat, card, option[2]) or reason
        if reason is None and s.facts[card].is_modification:
            reason = NEEDS_HOST if is_met(s, seat, card) else UNMET
    return when_acting(s, seat, decision, reason)


def why_not_held(s: TheV, card: int) -> Reason:
    """Why it is not played, though it does not lie in the hand."""
    kind = s.facts[card].type
    return playing.TITLE_STAYS if kind is Kind.TITLE else playing.FOR_DUELS if kind is Kind.DUEL else NOT_IN_HAND


def why_not_use(s: TheV, seat: int, card: int) -> Reason | None:
    is_theirs = s.place[card] == (1 - seat) * ZONES + CHARACTERS
    return NOT_YOURS if is_theirs else turn.why_not_use(s, seat, card)


def why_not_attack(s: TheV, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    if s.active != seat or decision is None:
        return wait(s, seat)
    if not in_actions(decision) and decision.then is not turn.attack_on:
        return answer(decision)
    attacker = option[1]
    if len(option) > 2:
        return duel.why_not_attack(s, seat, attacker, option[2])
    enemies = s.piles[(1 - seat) * ZONES + CHARACTERS]
    reasons = [duel.why_not_attack(s, seat, attacker, c) for c in enemies]
    if not reasons:
        reason = duel.why_not_attack(s, seat, attacker, attacker)
        return duel.NOBODY_THERE if reason == duel.NOT_ENEMY else reason
    return None if None in reasons else reasons[0]


def why_not_lay(s: TheV, seat: int, decision: Decision, option: Option) -> Reason | None:
    if decision.then is not duel.lay:
        return playing.FOR_DUELS if in_actions(decision) else answer(decision)
    return None if s.place[option[1]] == seat * ZONES + DUEL else ALREADY_OPEN


def why_not_choose(s: TheV, seat: int, decision: Decision, card: int) -> Reason | None:
    """V-81: why a card is no legal (+) of what is being asked, or cannot be taken for it."""
    slot = slot_asked(s, decision)
    if slot is not None and decision.then is effects.chosen:
        return why_not_target(s, decision.args[0], slot, card) or answer(decision)
    if slot is not None and slot.play and lies_in(s, slot.zone, card):
        return playing.why_not_play(s, seat, card, slot.additional) or Reason(decision.cite, "not-among")
    if decision.options and decision.options[0][0] in CHOOSE_VERBS:
        return Reason(decision.cite, "not-among")
    return answer(decision)


def warning(s: TheV, seat: int, option: Option) -> Reason | None:
    """V-79: it will count as not played; V-81: it will do nothing."""
    if option[0] == "play" and s.place[option[1]] == seat * ZONES + HAND:
        facts = s.facts[option[1]]
        if not is_met(s, seat, option[1]):
            return UNMET
        if facts.do >= 0 and nothing_legal(s, seat, option[1], facts.do):
            return NO_TARGET
    elif option[0] == "use":
        _, block = s.facts[option[1]].abilities[option[2] if len(option) > 2 else 0]
        if nothing_legal(s, seat, option[1], block):
            return NO_TARGET
    return None


def nothing_legal(s: TheV, seat: int, card: int, block: int) -> bool:
    """Whether a text with (+) finds none now; one in a hidden hand cannot be known beforehand, and a discard may bring one."""
    work = Work(card, seat, block)
    discards = any([isinstance(r, Discard) for r in s.facts[card].card.requirements])
    for slot in s.sheet.blocks[block].slots:
        if not (legal(s, work, slot) or is_hidden(s, seat, work) or (discards and slot.zone is Zone.SCRAPHEAP)):
            return True
    return False


def is_hidden(s: TheV, seat: int, work: Work) -> bool:
    return any([isinstance(e, LookAndDiscard) for e in s.sheet.blocks[work.block].effects]) and bool(
        s.piles[(1 - seat) * ZONES + HAND]
    )


def why_not_unseen(verb: str) -> Reason | None:
    """A card in a deck, or in no deck at all, is not where it could be played, laid or chosen."""
    if not verb:
        return None
    if verb == "use" or verb == "attack":
        return NOT_IN_PLAY
    return NOT_IN_HAND if verb == "play" else ALREADY_OPEN if verb == "lay" else NOT_THERE
