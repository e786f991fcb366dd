"""Between two effects: the moments at which a position can be written down and read back (docs/scenario.md)."""

from __future__ import annotations

from sumrak.games.vtes import discarding, influence, master, minion, untapping
from sumrak.games.vtes.frames import Turn
from sumrak.games.vtes.state import (
    ALIEN,
    ANARCH,
    EMBRACED,
    FROM_TORPOR,
    HELD,
    IMPROVED,
    LIMBO,
    LOST_TITLE,
    MUST_HUNT,
    NEWLY,
    NOW_CAMARILLA,
    NOW_SABBAT,
    ORDAINED,
    TEMPORARY,
    TITLE_CONTESTED,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.turn import next_turn
from sumrak.games.vtes.vocabulary.terms import Moment
from sumrak.kernel.agenda import Step, close

LETTERS = "abcde"
PHASES: dict[str, tuple[Step, ...]] = {
    "untap": untapping.STEPS,
    "master": master.STEPS,
    "minion": minion.STEPS,
    "influence": influence.STEPS,
    "discard": discarding.STEPS,
}
MENUS: dict[str, Step] = {
    "untap": (untapping.menu,),
    "master": (master.menu,),
    "minion": (minion.menu,),
    "influence": (influence.menu,),
    "discard": (discarding.menu,),
}
"""The step of a phase in which its player is asked what to do: its first one goes on to it."""
FLAGS = {
    "anarch": ANARCH, "without title": LOST_TITLE, "must hunt": MUST_HUNT, "title contested": TITLE_CONTESTED, "held": HELD,
    "from torpor": FROM_TORPOR, "embraced": EMBRACED, "for a while": TEMPORARY, "improved": IMPROVED, "now sabbat": NOW_SABBAT,
    "now camarilla": NOW_CAMARILLA, "ordained": ORDAINED, "alien": ALIEN, "newly out": NEWLY,
}  # fmt: skip
WAITING = (Moment.YOUR_UNTAP, Moment.YOUR_DISCARD, Moment.NEVER)
"""Until when the replacement of a card may wait between two effects."""
MOMENTS = tuple(Moment)


def steps(phase: str, asked: bool) -> list[Step]:
    """What is still to be done in this turn, from a phase on or from its first question on."""
    names, own = list(PHASES), PHASES[phase]
    later = [step for name in names[names.index(phase) + 1 :] for step in PHASES[name]]
    return [MENUS[phase] if asked else own[0], *own[1:], *later]


def phase_between(s: Vtes) -> str | None:
    """The phase whose player is asked what to do, with nothing begun in this turn that a text could not say."""
    asked = s.pending
    if asked is None or s.strands or len(s.frames) != 1 or not isinstance(s.frames[0], Turn):
        return None
    for phase, menu in MENUS.items():
        if asked.step[0] is menu[0]:
            rest = [step[0] for step in steps(phase, True)[1:]]
            whole = [next_turn, close, *reversed(rest)]
            return phase if [step[0] for step in s.agenda] == whole and is_quiet(s) else None
    return None


def is_quiet(s: Vtes) -> bool:
    if s.acted or s.used or s.lasting or s.trifle or s.cancelled or any(s.owed) or any(s.due_pool):
        return False
    if any([MOMENTS[moment] not in WAITING for _, moment, _ in s.delayed]):
        return False
    return not any([s.piles[seat * ZONES + LIMBO] for seat in range(s.seats)])
