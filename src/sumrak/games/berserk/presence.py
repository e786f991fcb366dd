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
    W_MAIN,
    W_PROTECT,
    W_ROLL,
    W_TARGETS,
    W_VALUE,
    W_WOUNDS,
    WORD,
)
from sumrak.games.berserk.state import GAIN, GRAVE, IS_BLESSED, IS_CURSED, LATER, ZONES, Berserk
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.state import Lasting

SUDDEN = W_ANY | W_TARGETS | W_ROLL | W_VALUE | W_PROTECT | W_WOUNDS
ALWAYS = W_MAIN | W_TARGETS
"""Whoever is struck may name a defender (B-15.2)."""
KEYWORDS = ((VAMPIRE | VAMPIRE_LESS, HIT), (CORPSE_EATER, DIED), (RUSH, HIT | MISSED))


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
    alive = 0
    host = s.host
    for seat in (0, 1):
        could = 0
        for c in s.squad(seat):
            f = facts[c]
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
            could |= f.windows
            if f.all_words & MUST_STRIKE_CLOSED:
                duties |= 1 << seat
            if f.watches:
                texts.append(c)
                watching |= f.watches
            spirits = spirits or bool(f.all_words & INCORPOREAL)
            if f.auras:
                auras.append(c)
                shapes = shapes or f.shapes
            if f.frenzy is not None:
                watching |= NATURAL
            if flags[c] & (IS_BLESSED | IS_CURSED) and s.rules.blessing == "rp5":
                alert |= W_ROLL
            for words, events in KEYWORDS:
                if f.all_words & words:
                    watching |= events
        s.could[seat] = could | ALWAYS
        alert |= could
        for c in s.piles[seat * ZONES + GRAVE]:
            if facts[c].watches and any([when.place for when in facts[c].whens]):
                texts.append(c)
                watching |= facts[c].watches
    for row in s.lasting:
        if row.clause == LATER:
            watching |= row.values[0]
        elif row.clause == GAIN and row.values[0].what == WORD:
            for words, events in KEYWORDS:
                if row.values[0].amount & words:
                    watching |= events
    if alert & W_ROLL and s.rules.blessing == "rp5":
        s.could = [bits | W_ROLL for bits in s.could]
    texts.sort(key=s.since.__getitem__)
    auras.sort(key=s.since.__getitem__)
    s.riding, s.alive, s.duties, s.shapes = riding, alive, duties, shapes
    s.texts, s.auras, s.alert, s.watching, s.spirits = texts, auras, alert, watching, spirits


def give_back(s: Berserk, row: Lasting) -> None:
    """B-21.1: control returns when the marker goes."""
    from sumrak.games.berserk import changes  # it changes control, which is looked at here

    changes.give_back(s, row.card)
