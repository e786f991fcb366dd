"""Section 6.0: the minion phase: who may act, mandatory actions, repetition."""

from __future__ import annotations

from sumrak.games.vtes import actions, basic, blocks, conditions, effects, playing, torpor, using
from sumrak.games.vtes.board import controller, is_ready, is_silenced, is_vampire, minions, ring
from sumrak.games.vtes.events import PHASE
from sumrak.games.vtes.facts import Deed, Facts, is_called_by
from sumrak.games.vtes.frames import OFFER, Play
from sumrak.games.vtes.masks import is_awaited, texts
from sumrak.games.vtes.occasions import FORBIDS
from sumrak.games.vtes.requirements import CHANGES_PRICES, why_unfit, why_unpaid
from sumrak.games.vtes.state import HAND, MUST_HUNT, NO_BLEEDS, READY, ZONES, Vtes
from sumrak.games.vtes.targets import is_such
from sumrak.games.vtes.values import fresh
from sumrak.games.vtes.vocabulary.clauses import Offers, Use
from sumrak.games.vtes.vocabulary.only import Only
from sumrak.games.vtes.vocabulary.terms import BETWEEN, Whose
from sumrak.games.vtes.vocabulary.whom import Cards, Players
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

VTES3_1, VTES6_0_1, VTES6_0_4, VTES6_0_7 = cite("VTES-3.1"), cite("VTES-6.0.1"), cite("VTES-6.0.4"), cite("VTES-6.0.7")
VTES6_0_10, VTES6_1_6_4, VTES6_1_5_2 = cite("VTES-6.0.10"), cite("VTES-6.1.6.4"), cite("VTES-6.1.5.2")
NOT_READY = Reason(VTES6_0_1, "not-ready")
IS_TAPPED = Reason(VTES6_0_1, "actor-tapped")
NOT_YOURS = Reason(VTES6_0_1, "not-yours")
RECRUIT = Reason(VTES6_1_5_2, "recruit")
MANDATORY = Reason(VTES6_0_4, "mandatory")
STUCK = Reason(cite("VTES-6.0.6"), "is-stuck")
SAME_ACTION = Reason(VTES6_0_7, "same-action")
HAS_VOTED = Reason(VTES6_0_7, "has-called")
SAME_VOTE = Reason(cite("VTES-6.3.2.9"), "same-vote")
NOT_OFFERED = Reason(VTES6_1_6_4, "not-offered")


def phase(s: Vtes, k: int) -> None:
    s.phase = "minion"
    if s.journal is not None:
        s.note(PHASE, VTES3_1, s.active, after=3)
    s.go_on(menu, k)


def menu(s: Vtes, k: int) -> None:
    """One action after another (VTES-6.0.1); the phase ends when the active player says so (VTES-6.0.10)."""
    seat = s.active
    able = actors(s, seat)
    must = [m for m in able if is_bound_to_hunt(s, m)]
    s.ask(seat, VTES6_0_1, forced(s, seat, must) if must else free(s, seat, able), act, k)


def act(s: Vtes, k: int, verb: str, *operands: int) -> None:
    seat = s.active
    if verb == "end":
        using.between(s, k, VTES6_0_10)
        return
    s.next((after_action, k))
    start(s, k, seat, verb, *operands)


def after_action(s: Vtes, k: int) -> None:
    """Between two actions the others may use what can be used then."""
    if is_awaited(s, BETWEEN):
        s.then((window, k, BETWEEN, VTES6_0_10), (menu, k))
    else:
        s.go_on(menu, k)


def start(s: Vtes, k: int, seat: int, verb: str, *operands: int) -> None:
    if verb == "bleed":
        basic.begin_bleed(s, seat, operands[0])
    elif verb == "hunt":
        basic.begin_hunt(s, seat, operands[0])
    elif verb == "take":
        basic.begin_take(s, seat, operands[0], operands[1])
    elif verb == "leave":
        torpor.begin_leave(s, seat, operands[0])
    elif verb == "rescue":
        torpor.begin_rescue(s, seat, operands[0], operands[1])
    elif verb == "diablerize":
        torpor.begin_diablerize(s, seat, operands[0], operands[1])
    elif verb == "anarch":
        basic.begin_anarch(s, seat, operands[0])
    elif verb == "act":
        card, minion = operands[0], operands[1]
        use = operands[2] if len(operands) > 2 else 0
        s.then((playing.choose, Play(seat, card, minion, s.since[minion], use, (), k, source=OFFER)))
    else:
        playing.begin(s, k, seat, verb, *operands)


# what there is to do
def hungry(s: Vtes, seat: int) -> list[int]:
    """Minions with a mandatory action (VTES-6.0.4)."""
    return [m for m in actors(s, seat) if is_bound_to_hunt(s, m)]


def is_bound_to_hunt(s: Vtes, minion: int) -> bool:
    if s.blood[minion] and not s.flags[minion] & MUST_HUNT:
        return False
    return is_vampire(s, minion) and not (s.acted and basic.may_not_hunt(s, minion))


def is_stuck(s: Vtes, minion: int) -> bool:
    """VTES-6.0.6: it has to hunt, and may not; only a card that hunts is left to it."""
    return basic.may_not_hunt(s, minion) and basic.is_hungry(s, minion)


def actors(s: Vtes, seat: int) -> list[int]:
    """Who may act at all, while nobody is hungry."""
    turned = s.turned
    able = [m for m in s.piles[seat * ZONES + READY] if not turned[m]]
    return [m for m in able if not is_recruit(s, m)] if able and s.acted else able


def is_recruit(s: Vtes, minion: int) -> bool:
    """VTES-6.1.5.2: recruited in this turn."""
    return (minion, s.since[minion], actions.RECRUITED, 0) in s.acted


def forced(s: Vtes, seat: int, hungry: list[int]) -> list[Option]:
    found: list[Option] = []
    rows = ways_to_act(s, action_cards(s, seat))
    for m in hungry:
        found += by_card(s, seat, m, [row for row in rows if s.facts[row[0]].is_hunt(row[1][0])])
        found.append(("hunt", m))
    return found


def free(s: Vtes, seat: int, able: list[int]) -> list[Option]:
    """Nobody must: what each may do, then what is no single minion's."""
    found: list[Option] = []
    hand = action_cards(s, seat)
    is_any_barred = actions.are_barred(s)
    if is_any_barred and (stuck := [m for m in able if is_stuck(s, m)]):
        found, able = by_hunting_cards(s, seat, hand, stuck), [m for m in able if m not in stuck]
    if able:
        rows, offers, torpid = ways_to_act(s, hand), offered(s, seat), torpor.torpid(s, seat)
        for m in able:
            if rows:
                found += by_card(s, seat, m, rows)
            if is_vampire(s, m) and not (is_any_barred and basic.may_not_hunt(s, m)):
                found.append(("hunt", m))
            found += by_rule(s, seat, m, offers, torpid)
    if hand:
        found += by_others(s, seat, hand)
    if able:
        found += basic.takes(s, seat, able)
    found += torpor.leaving(s, seat)
    if s.dirty or s.could[seat] & BETWEEN:
        found += using.uses(s, 0, BETWEEN, seat)
    found.append(("end",))
    return found


def by_hunting_cards(s: Vtes, seat: int, hand: list[int], stuck: list[int]) -> list[Option]:
    rows = [row for row in ways_to_act(s, hand) if s.facts[row[0]].is_hunt(row[1][0])]
    return [option for m in stuck for option in by_card(s, seat, m, rows)]


def action_cards(s: Vtes, seat: int) -> list[int]:
    facts = s.facts
    return [c for c in s.piles[seat * ZONES + HAND] if facts[c].is_action]


def ways_to_act(s: Vtes, hand: list[int]) -> list[tuple[int, Deed]]:
    """Each with its card."""
    facts = s.facts
    cards = choices(s, hand) if len(hand) > 1 else hand
    return [(c, deed) for c in cards for deed in (facts[c].deeds or deeds_of(facts[c]))]


def deeds_of(facts: Facts) -> tuple[Deed, ...]:
    """What it can be used for as an action. It is kept, with the price of what asks for nothing but Disciplines and the price."""
    asks_more = facts.asks_more or facts.once_a_game or facts.unique
    facts.deeds = tuple(
        [(*act, None if asks_more or effects.asks(facts, act[0]) else facts.prices[act[0]]) for act in facts.acts]
    )
    return facts.deeds


def offered(s: Vtes, seat: int) -> list[tuple[int, int, Offers]]:
    """Actions that cards in play offer to somebody."""
    texts(s)
    if not s.offering:
        return []
    offering = [c for x in ring(s, seat) for c in s.offering if s.side(c) == x and not is_silenced(s, c)]
    return [(c, i, offer) for c in offering for i, offer in enumerate(s.facts[c].offers)]


def by_rule(s: Vtes, seat: int, m: int, offers: list[tuple[int, int, Offers]], torpid: list[int]) -> list[Option]:
    found: list[Option] = []
    if basic.why_not_bleed(s, seat, m) is None:
        found.append(("bleed", m))
    if basic.why_not_anarch(s, seat, m) is None:
        found.append(("anarch", m))
    if torpid:
        found += torpor.over_torpid(s, seat, m, torpid)
    for c, i, offer in offers:
        if why_not_offer(s, seat, c, i, offer, m) is None:
            found.append(("act", c, m, i))
    return found


def by_card(s: Vtes, seat: int, m: int, rows: list[tuple[int, Deed]]) -> list[Option]:
    """What a vampire of whom no text speaks can pay for is told at once; of all else every reason is asked."""
    found: list[Option] = []
    if s.stale:
        fresh(s)
    own, blood, pool = s.facts[m], s.blood[m], s.pool[seat]
    lacks, lacks_high = (0, 0) if own.versatile else (~s.basic[m], ~s.superior[m])
    is_plain = own.is_vampire and not (
        own.versatile or own.shuns or own.slave_to or s.says & (CHANGES_PRICES | FORBIDS)
    )
    may_repeat = bool(s.acted or s.used)
    for c, (i, use, needed, high, price) in rows:
        if needed & lacks or high & lacks_high:
            continue
        if price is not None and is_plain and price[0] <= blood and price[1] <= pool:
            reason = why_repeated(s, s.facts[c], i, m) if may_repeat else None
        else:
            reason = why_not_card(s, seat, c, i, use, m)
        if reason is None:
            found.append(("play", c, m, i))
    return found


def by_others(s: Vtes, seat: int, hand: list[int]) -> list[Option]:
    """Cards that only a tapped vampire, or one in torpor, plays as an action."""
    found: list[Option] = []
    facts = s.facts
    hand = [c for c in hand if facts[c].from_torpor]
    for c in choices(s, hand) if hand else ():
        for m in minions(s, seat):
            for i, use in enumerate(s.facts[c].uses):
                if use.is_action and why_not_otherwise(s, seat, m, use) is None:
                    if why_not_card(s, seat, c, i, use, m) is None:
                        found.append(("play", c, m, i))
    return found


def why_not_otherwise(s: Vtes, seat: int, minion: int, use: Use) -> Reason | None:
    """Who acts although tapped, or in torpor: only with a card that says so."""
    if s.side(minion) != seat or is_recruit(s, minion):
        return NOT_YOURS
    if Only.IN_TORPOR in use.only:
        return IS_TAPPED if s.turned[minion] and Only.TAPPED not in use.only else None
    if Only.TAPPED not in use.only or not is_ready(s, minion):
        return NOT_READY
    return None if s.turned[minion] else IS_TAPPED


# why not
def why_not_act(s: Vtes, seat: int, minion: int, hunts: bool = False) -> Reason | None:
    """VTES-6.0.1, VTES-6.2.1.1: what holds for any action but leaving torpor."""
    if s.side(minion) != seat or minion not in minions(s, seat):
        return NOT_YOURS
    if not is_ready(s, minion):
        return NOT_READY
    if s.turned[minion]:
        return IS_TAPPED
    if is_recruit(s, minion):
        return RECRUIT
    must = hungry(s, seat)
    if must and minion not in must:
        return MANDATORY
    return STUCK if not hunts and s.acted and is_stuck(s, minion) else None


def why_not_card(s: Vtes, seat: int, card: int, i: int, use: Use, minion: int) -> Reason | None:
    """VTES-6.2.1.1: requirements, cost, target, repetition."""
    facts = s.facts[card]
    if facts.once_a_game and facts.number in s.events_played:
        return using.ONE_A_GAME
    found = why_unfit(s, facts, i, minion)
    if found is None and (s.acted or s.used):
        found = why_repeated(s, facts, i, minion)
    if found is not None:
        return found
    play = Play(seat, card, minion, s.since[minion], i)
    found = why_unpaid(s, play)
    if found is None and use.only:
        found = conditions.why_not(s, play, use)
    if found is None and facts.unique and not s.rules.self_contest:
        found = using.why_copy(s, play, use)
    if found is None and s.facts[minion].slave_to and blocks.is_bound(s, minion) and is_directed(facts, i):
        found = basic.SLAVE
    return effects.why_none(s, play, 0) if found is None else found


def is_directed(facts: Facts, i: int) -> bool:
    """Whether a use is directed whatever is chosen for it."""
    slots = facts.slots[0][i]
    return facts.is_bleed(i) or any(
        [isinstance(x, (Cards, Players)) and x.whose in (Whose.OTHERS, Whose.PREY) for x in slots]
    )


def why_repeated(s: Vtes, facts: Facts, use: int, minion: int) -> Reason | None:
    """VTES-6.0.7."""
    if s.used and (s.side(minion), -1, NO_BLEEDS) in s.used and facts.is_bleed(use):
        return basic.NO_BLEED_LEFT
    if not s.acted:
        return None
    is_vote = facts.is_political or facts.calls_listed
    if is_vote and (*actions.everybody(s.side(minion)), actions.SAME_CARD, facts.number) in s.acted:
        return SAME_VOTE
    if s.rules.nra:
        object = (minion, s.since[minion])
        if (*object, actions.SAME_CARD, facts.number) in s.acted:
            return SAME_ACTION
        if facts.is_bleed(use) and (*object, actions.A_BLEED, 0) in s.acted:
            return basic.HAS_BLED
        if is_vote and (*object, actions.A_VOTE, 0) in s.acted:
            return HAS_VOTED
    return actions.IS_BARRED if actions.is_barred(s, minion, actions.SAME_CARD, facts.number) else None


def why_not_offer(s: Vtes, seat: int, card: int, i: int, offer: Offers, minion: int) -> Reason | None:
    """VTES-6.1.6.4: whose minions may take the action that a card in play offers."""
    bearer = s.host[card] if s.host[card] >= 0 else card
    if not is_offered_to(s, seat, card, bearer, offer.who, minion):
        return NOT_OFFERED
    if offer.by is not None and not is_such(s, Play(seat, card, bearer, s.since[bearer]), offer.by, minion):
        return NOT_OFFERED
    if s.rules.nra and (minion, s.since[minion], actions.SAME_OFFER, card) in s.acted:
        return SAME_ACTION
    if s.acted and actions.is_barred(s, minion, actions.SAME_OFFER, card):
        return actions.IS_BARRED
    if is_called_by(offer.use) is not None:
        if (*actions.everybody(seat), actions.SAME_OFFER, card) in s.acted:
            return SAME_VOTE
        if s.rules.nra and (minion, s.since[minion], actions.A_VOTE, 0) in s.acted:
            return HAS_VOTED
    play = Play(seat, card, minion, s.since[minion], i, (), -1, source=OFFER)
    return why_unpaid(s, play) or conditions.why_not(s, play, offer.use) or effects.why_none(s, play, 0)


def is_offered_to(s: Vtes, seat: int, card: int, bearer: int, who: str, minion: int) -> bool:
    if who == "own":
        return controller(s, card) == seat
    if who == "bearer":
        return minion == bearer
    if who == "not bearer":
        return minion != bearer
    if who in ("others", "others' vampires") and s.side(bearer) == seat:
        return False
    return who in ("any", "others") or is_vampire(s, minion)


STEPS: tuple[Step, ...] = ((phase,),)
