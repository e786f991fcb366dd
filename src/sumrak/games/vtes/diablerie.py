"""Section 6.5.5 and 6.5.6: diablerie and the blood hunt."""

from __future__ import annotations

from sumrak.games.vtes import politics
from sumrak.games.vtes.board import equipment, has_trait, is_forbidden, is_object, is_ready, is_vampire
from sumrak.games.vtes.counters import gain_blood
from sumrak.games.vtes.events import BURNED_BLOOD, DIABLERIZED
from sumrak.games.vtes.frames import Drinking
from sumrak.games.vtes.moving import burn, hand_over, put_on
from sumrak.games.vtes.state import ASH, FIGHT, HAND, HANDS, LIBRARY, LIVES, Vtes
from sumrak.games.vtes.values import fresh, is_younger
from sumrak.games.vtes.vocabulary.terms import Trait
from sumrak.kernel.agenda import Option
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES6_5_5_1, VTES6_5_5_2, VTES6_5_5_3 = cite("VTES-6.5.5.1"), cite("VTES-6.5.5.2"), cite("VTES-6.5.5.3")
VTES6_5_5_4, VTES6_5_5_5 = cite("VTES-6.5.5.4"), cite("VTES-6.5.5.5")
VTES1_6_3_13, VTES10_6_1 = cite("VTES-1.6.3.13"), cite("VTES-10.6.1")
NOT_AN_ALLY = Reason(VTES1_6_3_13, "ally-and-diablerie")
NOT_READY = Reason(VTES6_5_5_1, "diablerist-not-ready")
CURSED = Reason(VTES10_6_1, "blood-cursed")


def why_not(s: Vtes, minion: int) -> Reason | None:
    if not is_vampire(s, minion):
        return NOT_AN_ALLY
    if not is_ready(s, minion):
        return NOT_READY
    if is_forbidden(s, minion, "diablerie"):
        return CURSED
    return CURSED if has_trait(s, minion, Trait.BLOOD_CURSED) else None


def commit(s: Vtes, diablerist: int, victim: int) -> None:
    """One unit (VTES-6.5.5.1); then a window, then the blood hunt."""
    frame = Drinking(diablerist, s.since[diablerist], victim, s.since[victim], is_younger(s, diablerist, victim))
    s.due((afterwards, diablerist, s.since[diablerist]))
    s.scope(frame, ((drink,), (loot,), (burn_victim,), (search,), (learn,)))


def drinking(s: Vtes, k: int) -> Drinking:
    frame = s.frames[k]
    assert isinstance(frame, Drinking)
    return frame


def drink(s: Vtes, k: int) -> None:
    """VTES-6.5.5.2: all of its blood; the surplus drains."""
    f = drinking(s, k)
    n = s.blood[f.victim]
    s.note(DIABLERIZED, VTES6_5_5_2, s.side(f.diablerist), f.diablerist, f.victim, after=n)
    s.blood[f.victim] = 0
    s.unsettled |= LIVES
    if n:
        s.note(BURNED_BLOOD, VTES6_5_5_2, s.side(f.victim), f.victim, before=n)
        gain_blood(s, f.diablerist, n, VTES6_5_5_2)


def loot(s: Vtes, k: int) -> None:
    """VTES-6.5.5.3: any of its equipment."""
    f = drinking(s, k)
    pieces = equipment(s, f.victim)
    if pieces:
        options: list[Option] = [("choose", c) for c in pieces]
        s.ask(s.side(f.diablerist), VTES6_5_5_3, [*options, ("done",)], looted, k)


def looted(s: Vtes, k: int, verb: str, card: int = -1) -> None:
    if verb == "choose":
        hand_over(s, card, drinking(s, k).diablerist, VTES6_5_5_3)
        s.next((loot, k))


def burn_victim(s: Vtes, k: int) -> None:
    """VTES-6.5.5.4."""
    burn(s, drinking(s, k).victim, VTES6_5_5_4)


def search(s: Vtes, k: int) -> None:
    """VTES-6.5.5.5: who looks through her library knows it until it is shuffled."""
    f = drinking(s, k)
    if f.older:
        seat = s.side(f.diablerist)
        for card in s.pile(seat, LIBRARY):
            s.show(card, 1 << seat)


def learn(s: Vtes, k: int) -> None:
    f = drinking(s, k)
    if not f.older:
        return
    seat = s.side(f.diablerist)
    fresh(s)
    found: list[Option] = []
    for zone in (HAND, ASH, LIBRARY):
        for c in choices(s, s.pile(seat, zone)):
            if s.facts[c].is_discipline and not s.superior[f.diablerist] & s.facts[c].disciplines[0]:
                found.append(("learn", c, s.place[c]))
    s.ask(seat, VTES6_5_5_5, [*found, ("done",)], learned, k, seat)


def learned(s: Vtes, k: int, seat: int, verb: str, card: int = -1, place: int = -1) -> None:
    """Not played, free, no blood with it."""
    if verb == "learn":
        put_on(s, card, drinking(s, k).diablerist, seat, VTES6_5_5_5)
    s.shuffle(s.at(seat, LIBRARY))
    s.unsettled |= HANDS


def afterwards(s: Vtes, diablerist: int, since: int) -> None:
    """VTES-6.5.6.1."""
    s.unsettled |= FIGHT  # a combat has waited
    if is_object(s, diablerist, since) and s.end is None:
        s.due((politics.blood_hunt, diablerist, since))
