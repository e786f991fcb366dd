"""Chapter 7: what vampires get for the wounds they deal (NW-72 … NW-75, NW-239)."""

from __future__ import annotations

from sumrak.games.night_watch import spells
from sumrak.games.night_watch.events import CREDITED, FED, HEALED
from sumrak.games.night_watch.gloom import DEADLY
from sumrak.games.night_watch.state import NightWatch, Reckoning
from sumrak.kernel.rulebook import cite

NW72, NW74, NW75, NW239 = cite("NW-72"), cite("NW-74"), cite("NW-75"), cite("NW-239")

Credit = tuple[int, ...]
Shared = tuple[tuple[int, int], ...]


def credits(
    s: NightWatch, bites: dict[int, dict[int, int]], attack: dict[int, int], protection: dict[int, int]
) -> tuple[Credit, Shared]:
    """By w what each vampire has earned alone, and what several have earned together, by their bits."""
    alone, together = [0] * s.sheet.size, dict[int, int]()
    for target, own in bites.items():
        earned = worth(s, sum(own.values()), attack[target], protection.get(target, 0))
        if len(own) == 1:
            alone[next(iter(own))] += earned
        else:
            bits = sum([1 << w for w in own])
            together[bits] = together.get(bits, 0) + earned
    return tuple(alone), tuple([(bits, n) for bits, n in together.items() if n])


def worth(s: NightWatch, own: int, attack: int, protection: int) -> int:
    """NW-239, NW-272: the credit for one target; `own` are the vampires' Attacks on it."""
    new = max(0, attack - protection)
    if s.rules.vampire_credit == "whole" or (s.rules.vampire_credit == "seed" and protection > 0):
        return new
    return min(new, own)


def share(s: NightWatch, k: int) -> None:
    """NW-75: what two have earned together Day divides; who has four new wounds gets nothing (NW-239)."""
    f: Reckoning = s.frames[k]
    if not f.shared:
        return
    bits, n = f.shared[0]
    hungry = [w for w in range(s.sheet.size) if bits >> w & 1 and f.new[w] < DEADLY]
    if len(hungry) < 2:
        s.then((shared, k, hungry[0] if hungry else -1, "credit", -1, n), (share, k))
    else:
        w = hungry[0]
        options = [("credit", s.watcher[w], i) for i in range(n, -1, -1)]
        s.ask(s.sheet.side[w], NW75, options, divided, k, w)


def divided(s: NightWatch, k: int, w: int, verb: str, card: int, n: int) -> None:
    s.then((shared, k, w, verb, card, n), (share, k))


def shared(s: NightWatch, k: int, w: int, verb: str, card: int, n: int) -> None:
    """This vampire gets n of what is first to be divided; the rest is left to the others."""
    f: Reckoning = s.frames[k]
    bits, whole = f.shared[0]
    left = bits & ~(1 << w) if w >= 0 else 0
    rest = [(left, whole - n)] if left and whole > n else []
    credit = list(f.credit)
    if w >= 0:
        credit[w] += n
    s.frames[k] = f.with_credit(tuple(credit), (*rest, *f.shared[1:]))


def feed_all(s: NightWatch, k: int) -> None:
    """NW-239: each, in the order of Initiative."""
    f: Reckoning = s.frames[k]
    s.then(*[(feed, k, w) for w, n in enumerate(f.credit) if n and f.new[w] < DEADLY])


def feed(s: NightWatch, k: int, w: int) -> None:
    """NW-72, NW-74: for each wound to its credit a Spell, or one of its old wounds healed."""
    f: Reckoning = s.frames[k]
    most = min(f.credit[w], healable(s, w))
    s.ask(s.sheet.side[w], NW74, [("heal", n) for n in range(most, -1, -1)], fed, k, w)


def healable(s: NightWatch, w: int) -> int:
    """NW-281: any old wounds, or only those of the latest battle."""
    return s.fresh[w] if s.rules.feed_heal == "last_battle" else s.wounds[s.watcher[w]]


def fed(s: NightWatch, k: int, w: int, verb: str, n: int) -> None:
    f: Reckoning = s.frames[k]
    card, seat = s.watcher[w], s.sheet.side[w]
    s.note(CREDITED, NW239, seat, card, after=f.credit[w])
    if n:
        old = s.wounds[card]
        s.wounds[card] = old - n
        s.fresh[w] = max(0, s.fresh[w] - n)
        s.note(HEALED, NW74, seat, card, before=old, after=old - n)
    drawn = spells.draw(s, w, f.credit[w] - n, NW72)
    s.note(FED, NW72, seat, card, before=n, after=drawn)
