"""What is in play and face up, looked at when it changes: whose texts work, who waits for what, who may do something sudden."""

from __future__ import annotations

from sumrak.games.berserk.events import BATTLE_BEGAN, DIED, DYING, HIT, MISSED, NATURAL, STARTED_TURN
from sumrak.games.berserk.facts import (
    CORPSE_EATER,
    INCORPOREAL,
    MUST_STRIKE_CLOSED,
    RUSH,
    VAMPIRE,
    VAMPIRE_LESS,
    W_ANY,
    W_DEFEND,
    W_MAIN,
    W_PROTECT,
    W_ROLL,
    W_TARGETS,
    W_VALUE,
    W_WOUNDS,
    WORD,
    Facts,
)
from sumrak.games.berserk.state import GAIN, GRAVE, IS_BLESSED, IS_CURSED, LATER, ZONES, Berserk
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.state import Lasting

SUDDEN = W_ANY | W_TARGETS | W_ROLL | W_VALUE | W_PROTECT | W_WOUNDS
ALWAYS = W_MAIN | W_DEFEND
"""What everybody may have: acts in his own Main phase, a defender when he is struck (B-15.2)."""
KEYWORDS = ((VAMPIRE | VAMPIRE_LESS, HIT), (CORPSE_EATER, DIED), (RUSH, HIT | MISSED))


def events_of(words: int) -> int:
    """What keywords wait for."""
    found = 0
    for bits, events in KEYWORDS:
        if words & bits:
            found |= events
    return found


class Summary:
    """What a definition adds to all this, worked out once."""

    __slots__ = ("is_quiet", "speaks_from_grave", "watches")

    def __init__(self, f: Facts) -> None:
        self.watches = f.watches | events_of(f.all_words) | (NATURAL if f.frenzy is not None else 0)
        self.is_quiet = not (self.watches or f.windows or f.auras or f.all_words & (MUST_STRIKE_CLOSED | INCORPOREAL))
        self.speaks_from_grave = any([when.place for when in f.whens])


def summary_of(f: Facts) -> Summary:
    found: Summary | None = f.summary
    if found is None:
        found = f.summary = Summary(f)
    return found


def look_again(s: Berserk) -> None:
    """Work out anew what is derived from the cards in play."""
    facts, known, flags = s.facts, s.known, s.flags
    watching = STARTED_TURN | DYING | BATTLE_BEGAN
    texts: list[int] = []
    auras: list[int] = []
    alert = 0
    spirits = False
    riding: list[int] = []
    duties = 0
    shapes = False
    whats = words = 0
    alive = 0
    host = s.host
    for seat in (0, 1):
        could = 0
        for c in s.squad(seat):
            f = facts[c]
            summary = f.summary or summary_of(f)
            if f.is_creature:
                alive |= 1 << seat
            if host[c] >= 0:
                riding.append(c)
            if known[c] != EVERYBODY:
                could |= SUDDEN  # B-13.8
                if f.watches:  # B-8.3f
                    texts.append(c)
                    watching |= f.watches
                continue
            if flags[c] & (IS_BLESSED | IS_CURSED) and s.rules.blessing == "rp5":
                alert |= W_ROLL
            if summary.is_quiet:  # as it often is
                continue
            could |= f.windows
            watching |= summary.watches
            if f.all_words & MUST_STRIKE_CLOSED:
                duties |= 1 << seat
            if f.watches:
                texts.append(c)
            spirits = spirits or bool(f.all_words & INCORPOREAL)
            if f.auras:
                auras.append(c)
                shapes = shapes or f.shapes
                whats |= f.aura_whats
                words |= f.aura_words
        s.could[seat] = could | ALWAYS
        alert |= could
        for c in s.piles[seat * ZONES + GRAVE]:
            if facts[c].watches and summary_of(facts[c]).speaks_from_grave:
                texts.append(c)
                watching |= facts[c].watches
    for row in s.lasting:
        if row.clause == LATER:
            watching |= row.values[0]
        elif row.clause == GAIN and row.values[0].what == WORD:
            watching |= events_of(row.values[0].amount)
            spirits = spirits or bool(row.values[0].amount & INCORPOREAL)
    if alert & W_ROLL and s.rules.blessing == "rp5":
        s.could = [bits | W_ROLL for bits in s.could]
    texts.sort(key=s.since.__getitem__)
    auras.sort(key=s.since.__getitem__)
    s.aura_whats, s.aura_words = whats, words
    s.riding, s.alive, s.duties, s.shapes = riding, alive, duties, shapes
    s.texts, s.auras, s.alert, s.watching, s.spirits = texts, auras, alert, watching, spirits


def give_back(s: Berserk, row: Lasting) -> None:
    """B-21.1: control returns when the marker goes."""
    from sumrak.games.berserk import leaving  # it changes control, which is looked at here

    leaving.give_back(s, row.card)
