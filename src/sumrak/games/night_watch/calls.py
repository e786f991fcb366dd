"""Chapter 7, the Call (NW-80 … NW-87, NW-226), and where Egor cannot be taken from (NW-321)."""

from __future__ import annotations

from sumrak.games.night_watch.events import CALL_LOST, CALLED, CAME, HELD, LURED
from sumrak.games.night_watch.facts import DAY, LOCATIONS, METRO, VAMPIRE
from sumrak.games.night_watch.paths import NEAR, TOWARDS
from sumrak.games.night_watch.state import NightWatch, is_watcher, where
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

NW80, NW81, NW82, NW83, NW84 = cite("NW-80"), cite("NW-81"), cite("NW-82"), cite("NW-83"), cite("NW-84")
NW85, NW86, NW226, NW280, NW321 = cite("NW-85"), cite("NW-86"), cite("NW-226"), cite("NW-280"), cite("NW-321")
PASS = "pass"
ONLY_VAMPIRES = Reason(NW80, "only-vampires-call")
IN_THE_METRO = Reason(NW85, "vampire-in-the-metro")
NOT_A_DONOR = Reason(NW86, "not-a-donor")
CALLED_ALREADY = Reason(NW83, "called-already")
ONE_CALL = Reason(NW81, "one-call")
GOES_BY_ITSELF = Reason(NW280, "goes-by-itself")


def donors(s: NightWatch) -> list[int]:
    """All Donors in play, Location by Location."""
    facts = s.facts
    return [c for place in range(LOCATIONS) for c in s.piles[place] if facts[c].donor]


def is_egor_guarded(s: NightWatch, donor: int) -> bool:
    """NW-321: whether this Donor is Egor and his Mother, played in this turn, is with him."""
    if not s.guests or not s.facts[donor].is_egor:
        return False
    here = s.place[donor]
    return any([s.facts[c].guards_egor and s.place[c] == here for c in s.guests])


# declaring
def begin(s: NightWatch, k: int) -> None:
    """NW-226: Day declares all Calls, then they are carried out; before that, what NW-280 sets going."""
    s.moment, s.calls = "calls", []
    vampires = [w for w, card in enumerate(s.watcher) if card >= 0 and s.sheet.breed[w] == VAMPIRE]
    declarations: list[Step] = [(declare, w) for w in vampires]
    s.then((lured_ones,), *declarations, (carry_out,))


def declare(s: NightWatch, w: int) -> None:
    options = calls_of(s, w)
    if options:
        s.ask(DAY, NW80, [*options, (PASS,)], declared, w)


def is_first(s: NightWatch, w: int) -> bool:
    """Whether no other vampire has been asked before this one."""
    earlier = [v for v in range(w) if s.watcher[v] >= 0 and s.sheet.breed[v] == VAMPIRE]
    return not s.calls and not any([calls_of(s, v) for v in earlier])


def calls_of(s: NightWatch, w: int) -> list[Option]:
    card = s.watcher[w]
    if s.place[card] == METRO:
        return []
    return [("call", card, donor) for donor in donors(s) if why_not_call(s, card, donor) is None]


def why_not_call(s: NightWatch, card: int, donor: int) -> Reason | None:
    """The moment is not looked at here."""
    if not is_watcher(s, card) or s.facts[card].breed != VAMPIRE:
        return ONLY_VAMPIRES
    if s.place[card] == METRO:
        return IN_THE_METRO
    if not s.facts[donor].donor or s.place[donor] >= LOCATIONS:
        return NOT_A_DONOR
    for w, called in s.calls:
        if w == s.facts[card].w:
            return ONE_CALL
        if called == donor:
            return CALLED_ALREADY
    if donor in s.moved:
        return CALLED_ALREADY
    return GOES_BY_ITSELF if is_lured(s, donor) else None


def is_lured(s: NightWatch, donor: int) -> bool:
    """NW-280: on its way through the Metro to the vampire that called it."""
    return bool(s.lured) and s.place[donor] == METRO and any([c == donor for c, _ in s.lured])


def declared(s: NightWatch, w: int, verb: str, card: int = -1, donor: int = -1) -> None:
    if verb == PASS:
        return
    s.calls.append((w, donor))
    s.called |= 1 << w
    s.note(CALLED, NW80, DAY, card, donor)


# carrying out
def lured_ones(s: NightWatch) -> None:
    """NW-280: into the Location of its vampire, if that lives and is next to the Metro."""
    for donor, w in s.lured[:]:
        there = where(s, w)
        if s.place[donor] != METRO or there < 0:
            s.lured.remove((donor, w))
        elif there in NEAR[METRO]:
            s.lured.remove((donor, w))
            s.moved.append(donor)
            bring(s, donor, there, w, LURED, NW280)


def carry_out(s: NightWatch) -> None:
    """NW-226: in the order of the callers' Initiative. A Call on Egor with his Mother is lost, save to keep him."""
    calls, s.calls = sorted(s.calls), []
    for w, donor in calls:
        there, here = where(s, w), s.place[donor]
        if here == there:
            s.held.append(donor)
            s.summoned.append(donor)
            s.note(HELD, NW84, DAY, donor, s.watcher[w])
        elif is_egor_guarded(s, donor):
            s.note(CALL_LOST, NW321, DAY, donor, s.watcher[w])
        else:
            s.moved.append(donor)
            s.summoned.append(donor)
            bring(s, donor, TOWARDS[here][there], w, CAME, NW82)
            if s.rules.metro_donor == "auto" and s.place[donor] == METRO:
                s.lured.append((donor, w))


def bring(s: NightWatch, donor: int, location: int, w: int, kind: int, cite: str) -> None:
    """A Donor goes one step."""
    here = s.place[donor]
    s.move(donor, location)
    s.note(kind, cite, DAY, donor, s.watcher[w], before=here, after=location)
