"""Chapter 4: the untap phase, in four steps (VTES-4.0.1 … 4.0.8)."""

from __future__ import annotations

from sumrak.games.vtes import conditions, contests, effects, hands, ousting, playing, using
from sumrak.games.vtes.board import (
    attached,
    controller,
    has_trait,
    has_word,
    is_silenced,
    is_vampire,
    minions,
    prey,
    ready,
    ring,
)
from sumrak.games.vtes.counters import burn_pool, gain_pool
from sumrak.games.vtes.events import PHASE
from sumrak.games.vtes.frames import UPKEEP, Play
from sumrak.games.vtes.masks import texts
from sumrak.games.vtes.moving import burn, shift, untap
from sumrak.games.vtes.occasions import UNTAPPED, UPKEEPS
from sumrak.games.vtes.state import (
    ALIEN,
    ATTACHED,
    CONTESTED,
    HAND,
    HELD,
    IN_PLAY,
    LIBRARY,
    MINIONS,
    READY,
    TEMPORARY,
    TITLE_CONTESTED,
    TORPOR,
    WAS_UNTAPPED,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.vocabulary.clauses import Upkeep
from sumrak.games.vtes.vocabulary.only import Only
from sumrak.games.vtes.vocabulary.terms import UNTAP, Moment, Trait
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import window

VTES3_1, VTES4_0_2, VTES4_0_3, VTES4_0_4 = cite("VTES-3.1"), cite("VTES-4.0.2"), cite("VTES-4.0.3"), cite("VTES-4.0.4")
VTES4_0_8, VTES10_6_2 = cite("VTES-4.0.8"), cite("VTES-10.6.2")
ELSEWHERE = (ATTACHED,)
"""Where before another player what is one's own may lie (VTES-1.6.2.0.3)."""
DUTY, EDGE, WITHDRAWAL = 3000, -11, -12
"""Words in `used`: a contest that has been seen to, the Edge's pool, a withdrawal."""
INFERNAL, YOUR_UNTAP, ONLY_UNTAPPED = Trait.INFERNAL, Moment.YOUR_UNTAP, Only.WAS_UNTAPPED
"""Named here, since to look up a member of an Enum takes three times as long as a call."""


def phase(s: Vtes, k: int) -> None:
    """Step 1 (VTES-4.0.1), before anything untaps."""
    s.phase = "untap"
    seat = s.active
    if s.journal is not None:
        s.note(PHASE, VTES3_1, seat, after=1)
    if s.withdrawing[seat]:
        is_good, s.withdrawing[seat] = s.withdrawing[seat] == 1, 0
        if is_good:
            s.then((leave, k), (untap_all, k))
            return
    give_back(s, seat)
    if s.until:
        s.until = tuple([row for row in s.until if row[0] != seat])
    if s.says & UPKEEPS:
        note_untapped(s, seat)
    if s.delayed:
        hands.release(s, YOUR_UNTAP, seat)
    s.go_on(untap_all, k)


def note_untapped(s: Vtes, seat: int) -> None:
    """Cards whose text asks whether they were untapped as the turn began."""
    for c in [c for c in texts(s)[seat] if s.facts[c].upkeep]:
        if not s.turned[c] and any([ONLY_UNTAPPED in x.only for x in s.facts[c].upkeep]):
            s.used = [*s.used, (c, s.since[c], WAS_UNTAPPED)]


def leave(s: Vtes, k: int) -> None:
    ousting.withdraw(s, s.active)


def give_back(s: Vtes, seat: int) -> None:
    """Control until your untap phase ends; what goes back now does not untap with yours."""
    flags, player = s.flags, s.player
    for c in [c for c in minions(s, seat) if flags[c] & TEMPORARY and player[c] != seat]:
        flags[c] &= ~TEMPORARY
        shift(s, c, player[c], s.zone(c))


def untap_all(s: Vtes, k: int) -> None:
    """Step 2 (VTES-4.0.2): all cards but infernal minions and what is held; contests that are over (VTES-4.1.7)."""
    seat = s.active
    contests.returning(s, seat)
    turned, piles = s.turned, s.piles
    for x in ring(s, seat):
        for zone in IN_PLAY if x == seat else ELSEWHERE:
            for c in piles[x * ZONES + zone]:
                if turned[c] and (zone != ATTACHED or controller(s, c) == seat) and not is_held(s, c):
                    untap(s, c, VTES4_0_2)
    s.go_on(menu, k)


def is_held(s: Vtes, card: int) -> bool:
    facts, flags = s.facts, s.flags
    if flags[card] & HELD or facts[card].stays_tapped:
        return True
    if s.place[card] % ZONES in MINIONS and has_trait(s, card, INFERNAL):
        return True
    return any([facts[x].stays_tapped or (facts[x].holds_put and flags[x] & ALIEN) for x in attached(s, card)])


# step 3 (VTES-4.0.3)
def menu(s: Vtes, k: int) -> None:
    """In the order that the active player chooses; what is compulsory before she is done."""
    seat = s.active
    must = contested(s, seat)
    found = must
    if s.says & UPKEEPS:
        must = must + duties(s, seat, True)
        found = must + duties(s, seat, False)
    found = found + others(s, k, seat)
    if not must:
        if not found:
            return
        found.append(("end",))
    s.ask(seat, VTES4_0_3, found, chosen, k)


def contested(s: Vtes, seat: int) -> list[Option]:
    """VTES-4.0.5: pay or yield, once for each."""
    found: list[Option] = []
    for c in s.piles[seat * ZONES + CONTESTED]:
        if (c, s.since[c], DUTY) not in s.used:
            found += [("pay", c), ("yield", c)]
    for c in s.piles[seat * ZONES + READY] + s.piles[seat * ZONES + TORPOR]:
        if s.flags[c] & TITLE_CONTESTED and (c, s.since[c], DUTY) not in s.used:
            found += [("yield", c)] if contests.why_must_yield(s, c) else [("pay", c), ("yield", c)]
    return found


def duties(s: Vtes, seat: int, must: bool) -> list[Option]:
    """Texts for this phase."""
    found: list[Option] = []
    cards = texts(s)
    for x in ring(s, seat):
        for c in cards[x]:
            for i, upkeep in enumerate(s.facts[c].upkeep):
                if upkeep.must == must and applies(s, seat, c, i, upkeep):
                    found.append(("use", c, len(s.facts[c].abilities) + i))
    return found


def applies(s: Vtes, seat: int, card: int, i: int, upkeep: Upkeep) -> bool:
    if (card, s.since[card], 100 * UPKEEP + i) in s.used:
        return False
    mine = controller(s, card) == seat
    bearer = s.host[card] if s.host[card] >= 0 else card
    if upkeep.who == "controller" and not mine:
        return False
    if upkeep.who == "others" and mine:
        return False
    if upkeep.who == "prey" and prey(s, controller(s, card)) != seat:
        return False
    if upkeep.who == "bearer" and s.side(bearer) != seat:
        return False
    if is_silenced(s, card):
        return False
    play = Play(seat, card, bearer, s.since[bearer], i, (), -1, source=UPKEEP)
    if upkeep.must:
        return all([conditions.holds(s, play, only) for only in upkeep.only])
    return using.why_not(s, play, UNTAP) is None


def others(s: Vtes, k: int, seat: int) -> list[Option]:
    """The Edge's pool, infernal minions, withdrawing, whatever else can be used now."""
    found = using.uses(s, k, UNTAP, seat) if s.dirty or s.could[seat] & UNTAP else []
    if s.edge == seat and (EDGE, seat, 0) not in s.used:
        found.append(("edge",))
    turned = s.turned
    for c in s.piles[seat * ZONES + READY] + s.piles[seat * ZONES + TORPOR]:
        if turned[c] and has_trait(s, c, INFERNAL) and s.pool[seat] > 0:
            found.append(("untap", c))
    found += playing.burn_options(s, seat)
    if not s.piles[seat * ZONES + LIBRARY] and may_withdraw(s, seat):
        found.append(("withdraw",))
    return found


def may_withdraw(s: Vtes, seat: int) -> bool:
    """VTES-9.2.1: an empty library, and fewer cards than the hand size at the start of the turn."""
    if s.piles[seat * ZONES + LIBRARY] or s.withdrawing[seat] or (WITHDRAWAL, seat, 0) in s.used:
        return False
    return len(s.pile(seat, HAND)) < hands.size(s, seat)


def chosen(s: Vtes, k: int, verb: str, *operands: int) -> None:
    seat = s.active
    if verb == "end":
        return
    s.next((menu, k))
    if verb in ("pay", "yield"):
        card = operands[0]
        s.used = [*s.used, (card, s.since[card], DUTY)]
        if verb == "pay":
            contests.pay(s, seat, card)
        else:
            contests.give_up(s, seat, card)
    elif verb == "edge":
        s.used = [*s.used, (EDGE, seat, 0)]
        gain_pool(s, seat, 1, VTES4_0_4)
    elif verb == "untap":
        burn_pool(s, seat, 1, VTES10_6_2)
        untap(s, operands[0], VTES10_6_2)
    elif verb == "withdraw":
        s.used = [*s.used, (WITHDRAWAL, seat, 0)]
        s.withdrawing[seat] = 1
    elif verb == "discard":
        playing.burn_option(s, seat, operands[0])
    else:
        used(s, k, seat, verb, *operands)


def used(s: Vtes, k: int, seat: int, verb: str, card: int, n: int = 0, use: int = 0) -> None:
    """A text for this phase, or a card that can be used in it."""
    n -= len(s.facts[card].abilities) if verb == "use" else 0
    if verb == "use" and n >= 0:
        bearer = s.host[card] if s.host[card] >= 0 else card
        s.used = [*s.used, (card, s.since[card], 100 * UPKEEP + n)]
        play = Play(seat, card, bearer, s.since[bearer], n, (), k, source=UPKEEP)
        if Only.ONE_OF_A_NAME in s.facts[card].upkeep[n].only:
            s.used = [*s.used, (-1, seat, -2000 - s.definition[card])]
        s.next((choose_upkeep, play))
        playing.pay_price(s, play, s.facts[card].upkeep_uses[n])
    elif verb == "use":
        playing.begin(s, k, seat, verb, card, n + len(s.facts[card].abilities))
    else:
        playing.begin(s, k, seat, verb, card, n, use)


def choose_upkeep(s: Vtes, play: Play) -> None:
    from sumrak.games.vtes.targets import options, slots_of

    slots = slots_of(s, play)
    n = len(play.chosen)
    if n == len(slots):
        s.next((effects.carry_out, play))
        return
    found = options(s, play, slots[n])
    if found:
        s.ask(play.seat, VTES4_0_3, found, upkeep_chosen, play)


def upkeep_chosen(s: Vtes, play: Play, verb: str, what: int) -> None:
    from sumrak.games.vtes.targets import as_object

    s.then((choose_upkeep, play.but(chosen=(*play.chosen, as_object(s, (verb, what))))))


def phase_ends(s: Vtes, k: int) -> None:
    """VTES-4.0.7: penalties are judged when the phase ends; held cards are let go for the next time."""
    seat = s.active
    able = s.piles[seat * ZONES + READY] + s.piles[seat * ZONES + TORPOR]
    for c in able:
        s.flags[c] &= ~HELD
    if s.says & UNTAPPED:
        texts_at_the_end(s, seat, able)


def texts_at_the_end(s: Vtes, seat: int, able: list[int]) -> None:
    for c in able:
        for x in attached(s, c):
            if has_word(s, x, "rotschreck") and s.turns[seat] > s.blood[x]:
                burn(s, x)
    cards = texts(s)
    for x in ring(s, seat):
        for c in cards[x]:
            for clause in s.facts[c].named:
                if clause.word == "revolt" and not has_anarch(s, seat):
                    burn_pool(s, seat, clause.number, VTES4_0_3, c)


def has_anarch(s: Vtes, seat: int) -> bool:
    from sumrak.games.vtes.values import is_anarch

    return any([is_vampire(s, c) and is_anarch(s, c) for c in ready(s, seat)])


STEPS: tuple[Step, ...] = ((phase,), (window, UNTAP, VTES4_0_8), (phase_ends,))
