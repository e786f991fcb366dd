"""What may be named, and why it may not be done."""

from __future__ import annotations

from sumrak.games.vtes import (
    basic,
    blocks,
    combat,
    discarding,
    foresight,
    influence,
    master,
    minion,
    politics,
    strikes,
    torpor,
    untapping,
    using,
)
from sumrak.games.vtes.board import action_of, controller, equipment, is_in_play, minions, ring
from sumrak.games.vtes.frames import ABILITY, Action, Play
from sumrak.games.vtes.state import HAND, IN_PLAY, TORPOR, UNCONTROLLED, ZONES, Vtes
from sumrak.games.vtes.targets import use_of
from sumrak.games.vtes.values import fresh
from sumrak.games.vtes.vocabulary.clauses import Use
from sumrak.games.vtes.vocabulary.terms import (
    BETWEEN,
    COMBAT_WINDOWS,
    DISCARD,
    INFLUENCE,
    MASTER,
    PRESS,
    RANGE,
    STRIKE,
    UNTAP,
    By,
    C,
)
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import respond

VTES9_1_7, VTES11_1_1, VTES1_6_2_0_2, VTES1_6_1_1_2 = (
    cite("VTES-9.1.7"),
    cite("VTES-11.1.1"),
    cite("VTES-1.6.2.0.2"),
    cite("VTES-1.6.1.1.2"),
)
VTES1_4_1, VTES1_6_2_3_1, VTES1_6_3_5 = cite("VTES-1.4.1"), cite("VTES-1.6.2.3.1"), cite("VTES-1.6.3.5")
VTES1_6_3_8, VTES1_6_3_9 = cite("VTES-1.6.3.8"), cite("VTES-1.6.3.9")
VTES6_0_1, VTES7_2_1 = (
    cite("VTES-6.0.1"),
    cite("VTES-7.2.1"),
)
GAME_OVER = Reason(VTES9_1_7, "game-over")
NOT_ASKED = Reason(VTES11_1_1, "not-asked")
NOT_IN_HAND = Reason(VTES1_6_1_1_2, "not-in-hand")
NOT_IN_PLAY = Reason(VTES1_6_1_1_2, "not-in-play")
NOT_THERE = Reason(VTES1_6_1_1_2, "not-there")
MASTER_PHASE = Reason(VTES1_6_2_0_2, "master-phase")
MINION_PHASE = Reason(VTES6_0_1, "minion-phase")
UNDER_WAY = Reason(VTES6_0_1, "action-under-way")
INFLUENCE_PHASE = Reason(VTES7_2_1, "influence-phase")
DISCARD_PHASE = Reason(cite("VTES-8.1"), "discard-phase")
MINION_NOT_YOURS = Reason(VTES6_0_1, "minion-not-yours")
NO_MINION = Reason(VTES1_6_1_1_2, "needs-a-minion")
ACTIONS = ("bleed", "hunt", "take", "leave", "rescue", "diablerize", "anarch", "act")
OF_MINIONS = ("bleed", "hunt", "leave", "anarch", "block", "strike", "maneuver", "press", "prevent")
TRANSFERS = ("transfer", "recall", "crypt", "bring", "merge")
WORDS = ("edge", "withdraw", "crypt", "pay_pool", "edge_for", "edge_against", "decline", "done", "pass", "end")


def decision_of(s: Vtes, seat: int) -> Decision | None:
    for decision in s.open_decisions():
        if decision.seat == seat:
            return decision
    return None


# what may be named
def conceivable(s: Vtes, seat: int) -> list[Option]:
    """Every option that a player might name, out of the cards that this seat knows."""
    asked = decision_of(s, seat)
    found: list[Option] = list(asked.options) if asked is not None else []
    mine = minions(s, seat)
    others = [*s.pile(seat, UNCONTROLLED), *[m for x in ring(s, seat) if x != seat for m in minions(s, x)]]
    for c in choices(s, s.pile(seat, HAND)):
        found += with_hand_card(s, seat, c, mine)
        if not s.facts[c].is_master and not s.facts[c].is_event:
            found += [("play", c, m, 0) for m in others]
    for c in mine:
        found += [(verb, c) for verb in OF_MINIONS]
        found += [("for", c), ("against", c)]
    torpid = [c for x in ring(s, seat) for c in s.pile(x, TORPOR)]
    found += [(verb, m, c) for m in mine for c in torpid if c != m for verb in ("rescue", "diablerize")]
    found += [("take", m, x) for x in mine if equipment(s, x) for m in mine if m != x]
    for c in s.pile(seat, UNCONTROLLED):
        found += [("transfer", c, n) for n in range(1, 5)] + [(verb, c) for verb in ("recall", "bring", "merge")]
    for x in ring(s, seat):
        for zone in IN_PLAY:
            for c in s.piles[x * ZONES + zone]:
                found.append(("choose", c))
                found += [("use", c, i) for i in range(len(s.facts[c].abilities))]
                found += [("act", c, m, i) for i in range(len(s.facts[c].offers)) for m in mine]
    found += [("target", x) for x in range(s.seats)]
    return list(dict.fromkeys([*found, *[(word,) for word in WORDS]]))


def with_hand_card(s: Vtes, seat: int, c: int, mine: list[int]) -> list[Option]:
    """With no minion that could play it the card is named alone."""
    facts = s.facts[c]
    if facts.is_master or facts.is_event:
        found: list[Option] = [("play", c)]
    else:
        found = [("play", c, m, i) for m in mine for i in range(len(facts.uses))] or [("play", c)]
    if facts.is_political:
        found += [("burn_for", c), ("burn_against", c)]
    return [*found, ("discard", c)]


def worth_asking(s: Vtes, seat: int, card: int) -> list[Option]:
    """The uses of one card that "why can't I?" speaks about."""
    if s.zone(card) == HAND and s.side(card) == seat:
        return with_hand_card(s, seat, card, minions(s, seat))
    return [
        option
        for option in conceivable(s, seat)
        if len(option) > 1 and option[1] == card and option[0] not in ("target", "number", "give")
    ]


# why it may not be done
def why_not_unseen(verb: str) -> Reason | None:
    """A card that this seat does not know to be where that could be done; where one chooses among cards, those are named instead."""
    if verb in ("play", "play_as", "take", "rescue", "diablerize", "act"):
        return NOT_THERE
    if verb in TRANSFERS:
        return influence.NOT_UNCONTROLLED
    if verb in OF_MINIONS:
        return minion.NOT_YOURS
    return NOT_IN_HAND if verb == "discard" else NOT_IN_PLAY if verb == "use" else None


def why_not(s: Vtes, seat: int, option: Option) -> Reason | None:
    if s.end is not None:
        return GAME_OVER
    decision = decision_of(s, seat)
    if decision is not None and option in decision.options:
        return None
    if decision is None:
        return NOT_ASKED
    fresh(s)
    found = by_verb(s, seat, decision, option)
    return found if found is not None else Reason(decision.cite, "not-now")


def by_verb(s: Vtes, seat: int, decision: Decision, option: Option) -> Reason | None:
    verb = option[0]
    if verb in ("play", "play_as"):
        return why_not_play(s, seat, decision, option)
    if verb in ACTIONS:
        return why_not_act(s, seat, decision, option)
    if verb in TRANSFERS:
        return why_not_transfer(s, seat, decision, option)
    if verb == "block":
        return why_not_block(s, seat, decision, option[1])
    if verb in ("for", "against"):
        return politics.why_no_votes(s, option[1])
    if verb == "use":
        return why_not_use(s, seat, decision, option)
    if verb == "discard":
        if s.zone(option[1]) != HAND:
            return NOT_IN_HAND
        return discarding.NO_DISCARD if decision.then is discarding.act else DISCARD_PHASE
    return None


STEPS = (
    (combat.range_chosen, RANGE),
    (combat.press_chosen, PRESS),
    (strikes.chosen, STRIKE),
    (untapping.chosen, UNTAP),
    (master.act, MASTER | BETWEEN),
    (minion.act, BETWEEN),
    (influence.act, INFLUENCE | BETWEEN),
    (discarding.act, DISCARD | BETWEEN),
)
"""What is answered where the kernel's window does not ask, and what may be used there."""


MENUS = (master.act, minion.act, influence.act, discarding.act, untapping.chosen)
"""Where a phase asks what comes next: what is asked says nothing about a card that belongs elsewhere."""


def window_of(decision: Decision) -> tuple[int, int]:
    """(scope, kind) of the window or combat step that is open, or (-1, 0)."""
    then, args = decision.then, decision.args
    if then is respond:
        return args[0], args[1]
    for function, kind in STEPS:
        if then is function:
            return args[0], kind
    return -1, 0


def why_not_play(s: Vtes, seat: int, decision: Decision, option: Option) -> Reason | None:
    card = option[1]
    if s.zone(card) != HAND or s.side(card) != seat:
        return NOT_IN_HAND
    facts = s.facts[card]
    if facts.is_event:
        found = discarding.why_not_event(s, seat, card)
        return found if found or decision.then is discarding.act else Reason(discarding.VTES8_2, "another-moment")
    use = option[3] if len(option) > 3 else 0
    if use >= len(facts.uses):
        return NOT_IN_HAND
    if facts.is_master and (not facts.card.out_of_turn or decision.then is master.act):
        found = master.why_not_master(s, 0, seat, card, use)
        if decision.then is not master.act and found in (None, master.NO_ACTION_LEFT):
            return MASTER_PHASE
        return found
    if len(option) < 3:
        return why_not_window(s, decision, Play(seat, card)) if facts.is_master else NO_MINION
    m = option[2]
    if m not in minions(s, seat):
        return MINION_NOT_YOURS
    if facts.uses[use].is_action:
        if decision.then is not minion.act:
            return why_not_announced(s, seat)
        hunts = facts.is_hunt(use)
        return minion.why_not_act(s, seat, m, hunts) or minion.why_not_card(s, seat, card, use, facts.uses[use], m)
    return why_not_window(s, decision, Play(seat, card, m, s.since[m], use))


def why_not_window(s: Vtes, decision: Decision, play: Play) -> Reason | None:
    """Whether the window is one of its own, then whatever else is against it."""
    k, kind = window_of(decision)
    use = use_of(s, play)
    if not use.when & kind:
        frame = s.frames[k] if k >= 0 else None
        if not (isinstance(frame, Action) and use.when & C and blocks.is_last_to_decline(s, frame, play.seat)):
            return Reason(moment_of(s, play, use) if decision.then in MENUS else decision.cite, "another-moment")
        kind = C
    if play.minion >= 0 and play.minion not in using.users(s, k, play.seat, use, play.card):
        return Reason(VTES1_6_1_1_2, "not-this-minion")
    return using.why_not(s, play.but(k=k), kind)


def moment_of(s: Vtes, play: Play, use: Use) -> str:
    """The paragraph that says when such a card is used; of a card in play it is the text of the card."""
    facts = s.facts[play.card]
    if play.source == ABILITY:
        return VTES1_4_1
    if use.when & COMBAT_WINDOWS:
        return VTES1_6_3_8
    if facts.is_master:
        return VTES1_6_2_3_1
    reacts = facts.is_reaction and (not facts.is_modifier or use.by in (By.REACTING, By.SLEEPER, By.BLOCKER))
    return VTES1_6_3_9 if reacts else VTES1_6_3_5 if facts.is_modifier else VTES1_4_1


def why_not_use(s: Vtes, seat: int, decision: Decision, option: Option) -> Reason | None:
    card, i = option[1], option[2] if len(option) > 2 else 0
    if not is_in_play(s, card) or i >= len(s.facts[card].abilities):
        return NOT_IN_PLAY
    if controller(s, card) != seat:
        return minion.NOT_YOURS
    use = s.facts[card].abilities[i]
    mine = using.users(s, window_of(decision)[0], seat, use, card)
    m = mine[0] if mine else -1
    return why_not_window(s, decision, Play(seat, card, m, s.since[m] if m >= 0 else -1, i, source=ABILITY))


def why_not_act(s: Vtes, seat: int, decision: Decision, option: Option) -> Reason | None:
    """VTES-6.0.1, VTES-6.2.1.1."""
    if decision.then is not minion.act:
        return why_not_announced(s, seat)
    verb, m = option[0], option[1]
    if verb == "leave":
        return torpor.why_not_leave(s, seat, m)
    if verb == "act":
        return why_not_offer(s, seat, option)
    found = minion.why_not_act(s, seat, m, verb == "hunt")
    if found is not None:
        return found
    if verb == "bleed":
        return basic.why_not_bleed(s, seat, m)
    if verb == "hunt":
        return basic.why_not_hunt(s, seat, m)
    if verb == "anarch":
        return basic.why_not_anarch(s, seat, m)
    if verb == "rescue":
        return torpor.why_not_rescue(s, seat, m, option[2])
    if verb == "diablerize" and len(option) > 2:
        return torpor.why_not_diablerize(s, seat, m, option[2])
    if verb == "take" and len(option) > 2:
        return basic.why_not_take(s, seat, m, option[2])
    return None


def why_not_announced(s: Vtes, seat: int) -> Reason:
    """VTES-6.0.1: in one's own minion phase it is something else that has to be over first."""
    return UNDER_WAY if s.phase == "minion" and s.active == seat else MINION_PHASE


def why_not_offer(s: Vtes, seat: int, option: Option) -> Reason | None:
    card, m, i = option[1], option[2] if len(option) > 2 else -1, option[3] if len(option) > 3 else 0
    if m < 0 or not is_in_play(s, card) or i >= len(s.facts[card].offers):
        return minion.NOT_OFFERED
    return minion.why_not_act(s, seat, m) or minion.why_not_offer(s, seat, card, i, s.facts[card].offers[i], m)


def why_not_transfer(s: Vtes, seat: int, decision: Decision, option: Option) -> Reason | None:
    if decision.then is not influence.act:
        return INFLUENCE_PHASE
    verb = option[0]
    if verb == "crypt":
        return influence.why_not_crypt(s, seat)
    if verb == "transfer":
        return influence.why_not_transfer(s, seat, option[1], option[2] if len(option) > 2 else 1)
    if verb == "recall":
        return influence.why_not_recall(s, seat, option[1])
    return (
        influence.why_not_merge(s, seat, option[1]) if verb == "merge" else influence.why_not_bring(s, seat, option[1])
    )


def why_not_block(s: Vtes, seat: int, decision: Decision, card: int) -> Reason | None:
    k, _ = window_of(decision)
    if k < 0 or not isinstance(s.frames[k], Action):
        return Reason(decision.cite, "no-action-to-block")
    f = action_of(s, k)
    if seat == f.seat:
        return blocks.OUTSIDER
    if f.blocker >= 0:
        return Reason(blocks.VTES6_2_2_12, "under-attempt")
    return blocks.why_no_turn(s, f, seat) or blocks.why_not_block(s, f, seat, card)


def warning(s: Vtes, seat: int, option: Option) -> Reason | None:
    """What a player should know before taking a legal option."""
    if option[0] == "block":
        return foresight.falls_short(s, seat, option[1])
    return influence.warning(s, seat, option[1], option[2]) if option[0] == "transfer" and len(option) > 2 else None
