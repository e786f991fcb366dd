"""Playing a guessed world on to a moment at which a judgement means something."""

from __future__ import annotations

from random import Random

from sumrak.kernel.spec import Spec
from sumrak.kernel.state import State

WIDTH = 6
"""So many options of a choice on the way are weighed."""


def is_settled(spec: Spec, s: State) -> bool:
    """Whether no effect is half done."""
    return s.end is not None or spec.is_quiet(s)


def settled(spec: Spec, s: State, luck: Random, depth: int) -> State:
    """A world gone on with until it is settled. It may change on the way: hand over a copy.

    Everybody does what judges best for himself, looking so many choices ahead; what is chosen in secret is drawn, for
    nobody could know better.
    """
    while not is_settled(spec, s):
        decision = s.open_decisions()[0]
        options = decision.options
        count = len(options)
        if not depth or s.strands:
            s.choose(decision, options[luck.randrange(count)])
            continue
        best, most = s, -2.0
        weighed = range(count) if count <= WIDTH else luck.sample(range(count), WIDTH)
        for i in weighed:
            end = s if i == weighed[-1] else s.copy()  # nobody needs it any more after the last
            end.choose(decision, options[i])
            end = settled(spec, end, luck, depth - 1)
            value = spec.judgement(end, decision.seat)
            if value > most:
                best, most = end, value
        s = best
    return s
