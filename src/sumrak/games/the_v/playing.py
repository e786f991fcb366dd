"""Chapters I and O: playing cards, putting them into play, requirements and limits (V-75 … V-85, V-150 … V-154)."""

from __future__ import annotations

from sumrak.games.the_v import effects
from sumrak.games.the_v.board import fits
from sumrak.games.the_v.events import ANNOUNCED, ENTERED, LAID_UNDER, NOT_PLAYED, PLAYED
from sumrak.games.the_v.exhaustion import exhaust
from sumrak.games.the_v.facts import INVIOLABLE
from sumrak.games.the_v.requirements import is_met, pay
from sumrak.games.the_v.state import (
    CHARACTERS,
    CONTROL,
    COPIES,
    LIMBO,
    LOCATIONS,
    MODIFICATIONS,
    SCRAPHEAP,
    TOKENS,
    ZONES,
    TheV,
)
from sumrak.games.the_v.targets import Work
from sumrak.games.the_v.values import begins, fresh
from sumrak.kernel.agenda import Option, Step
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

V23, V25, V26, V27, V32, V33 = cite("V-23"), cite("V-25"), cite("V-26"), cite("V-27"), cite("V-32"), cite("V-33")
V34, V67, V75, V76, V77, V78 = cite("V-34"), cite("V-67"), cite("V-75"), cite("V-76"), cite("V-77"), cite("V-78")
V79, V83, V110, V114 = cite("V-79"), cite("V-83"), cite("V-110"), cite("V-114")
V152, V153, V154 = cite("V-152"), cite("V-153"), cite("V-154")

ONE_CHARACTER = Reason(V67, "one-character")
ONE_KEY = Reason(V110, "one-key")
KEY_AS_ADDITIONAL = Reason(V154, "one-key")
HAS_COPY = Reason(V83, "has-copy")
NO_HOST = Reason(V78, "no-host")
ONLY_ON = Reason(V78, "only-on")
CARRIES_COPY = Reason(V27, "carries-copy")
ONE_MODIFICATION = Reason(V26, "one-modification")
INVIOLABLE_HOST = Reason(V114, "inviolable")
FOR_DUELS = Reason(V34, "for-duels")
TITLE_STAYS = Reason(V23, "title-stays")
REQUIREMENT = Reason(V79, "requirement")


# may it be played
def why_not_play(s: TheV, seat: int, card: int, additional: bool = False) -> Reason | None:
    """The limits on playing; a requirement that cannot be met is no limit (V-79)."""
    facts = s.facts[card]
    if facts.is_character:
        if s.characters_played and not additional:
            return ONE_CHARACTER
    elif facts.is_modification:
        if not hosts(s, seat, card, additional):
            return why_no_host(s, seat, card, additional)
    elif facts.is_duel_card:
        return FOR_DUELS
    elif facts.is_title:
        return TITLE_STAYS
    return why_limited(s, seat, card, additional)


def why_limited(s: TheV, seat: int, card: int, additional: bool) -> Reason | None:
    """V-83, V-110: limits that go by a word on the card."""
    facts = s.facts[card]
    if facts.is_key and s.keys_played:
        return KEY_AS_ADDITIONAL if additional else ONE_KEY
    if facts.is_unique and has_copy(s, seat, card):
        return HAS_COPY
    return None


def plays(s: TheV, seat: int) -> list[Option]:
    """Every way to play a card of the hand; a modification under its character, unless its requirement cannot be met."""
    options: list[Option] = []
    for c in choices(s, s.hand[seat]):
        facts = s.facts[c]
        if (facts.is_character and s.characters_played) or (
            facts.is_limited and why_limited(s, seat, c, False) is not None
        ):
            continue
        if not facts.is_modification:
            options.append(("play", c))
        else:
            found = hosts(s, seat, c)
            if found and not is_met(s, seat, c):
                options.append(("play", c))
            else:
                for host in found:
                    options.append(("play", c, host))
    return options


def has_copy(s: TheV, seat: int, card: int) -> bool:
    facts = s.facts[card]
    zone = CHARACTERS if facts.is_character else MODIFICATIONS if facts.is_modification else LOCATIONS
    for c in s.piles[seat * ZONES + zone]:
        if s.facts[c] is facts:
            return True
    return False


def hosts(s: TheV, seat: int, card: int, additional: bool = False) -> list[int]:
    """The characters under which a modification may be laid, one's own first."""
    fresh(s)
    only = s.facts[card].only_on
    carriers = bearers(s, s.definition[card])
    modified = [] if additional else s.modified
    found: list[int] = []
    for c in s.characters[seat] + s.characters[1 - seat]:
        if c in carriers or (modified and s.since[c] in modified):
            continue
        if s.keywords[c] & INVIOLABLE and s.place[c] // ZONES != seat:
            continue
        if only is None or fits(s, only, c, card, seat):
            found.append(c)
    return found


def bearers(s: TheV, name: int) -> list[int]:
    """The characters that bear a modification of this name."""
    return [s.host[m] for pile in s.modifications for m in pile if s.definition[m] == name]


def why_not_host(s: TheV, seat: int, card: int, host: int, additional: bool = False) -> Reason | None:
    """V-26, V-27, V-78: the choice of the character is itself a (+), so Inviolable enemies are out (V-114)."""
    fresh(s)
    name = s.definition[card]
    if s.place[host] // ZONES != seat and s.keywords[host] & INVIOLABLE:
        return INVIOLABLE_HOST
    only = s.facts[card].only_on
    if only is not None and not fits(s, only, host, card, seat):
        return ONLY_ON
    if s.since[host] in s.modified and not additional:
        return ONE_MODIFICATION
    for m in s.piles[s.place[host] // ZONES * ZONES + MODIFICATIONS]:
        if s.host[m] == host and s.definition[m] == name:
            return CARRIES_COPY
    return None


def why_no_host(s: TheV, seat: int, card: int, additional: bool) -> Reason:
    """V-78 without a character to choose; where every character has a reason of its own, that of the first."""
    for x in (seat, 1 - seat):
        for c in s.piles[x * ZONES + CHARACTERS]:
            reason = why_not_host(s, seat, card, c, additional)
            if reason is not None:
                return reason
    return NO_HOST


# playing
def play(s: TheV, seat: int, verb: str, card: int, host: int = -1) -> None:
    play_card(s, seat, card, host, False)


def play_card(s: TheV, seat: int, card: int, host: int, additional: bool) -> None:
    """V-75, V-77, V-78: announce, show, fulfil the requirements; then what the kind of card asks for."""
    facts = s.facts[card]
    if not facts.requirements and not facts.is_action and (host >= 0 or not facts.is_modification):
        enter(s, seat, card, host, s.since[host] if host >= 0 else -1, additional)
        return
    s.move(card, s.owner[card] * ZONES + LIMBO)
    s.note(ANNOUNCED, V77 if facts.is_action else V75, seat, card)
    if not is_met(s, seat, card):
        s.then((not_played, seat, card))
        return
    since = s.since[host] if host >= 0 else -1
    if facts.is_action:
        last: Step = (carry_out_action, seat, card)
    elif facts.is_modification and host < 0:
        last = (choose_host, seat, card, additional)
    else:
        last = (enter, seat, card, host, since, additional)
    s.next(last)
    for i in reversed(range(len(facts.requirements))):
        s.next((pay, seat, card, i))


def not_played(s: TheV, seat: int, card: int) -> None:
    """V-79: it counts as not played and goes to the scrapheap; nothing of the requirement is carried out."""
    s.move(card, s.owner[card] * ZONES + SCRAPHEAP)
    s.note(NOT_PLAYED, V79, seat, card)


def carry_out_action(s: TheV, seat: int, card: int) -> None:
    """V-32, V-77."""
    facts = s.facts[card]
    s.keys_played += facts.is_key
    s.note(PLAYED, V77, seat, card)
    if facts.do >= 0:
        s.then((effects.choose, Work(card, seat, facts.do)))
    else:
        s.move(card, s.owner[card] * ZONES + SCRAPHEAP)


def choose_host(s: TheV, seat: int, card: int, additional: bool) -> None:
    options = hosts(s, seat, card, additional)
    if options:
        s.ask(seat, V78, [("choose", c) for c in options], host_chosen, seat, card, additional)
    else:
        s.then((not_played, seat, card))


def host_chosen(s: TheV, seat: int, card: int, additional: bool, verb: str, host: int) -> None:
    s.then((enter, seat, card, host, s.since[host], additional))


def enter(s: TheV, seat: int, card: int, host: int, host_since: int, additional: bool) -> None:
    """A card that is played comes into play, and the numbers per turn are counted."""
    facts = s.facts[card]
    if facts.is_modification and s.since[host] != host_since:
        s.then((not_played, seat, card))
        return
    alone = facts.is_monster and not has_girl(s, seat)
    come_into_play(s, seat, card, host)
    s.keys_played += facts.is_key
    if facts.is_character:
        s.characters_counted += 1
        if not additional:
            s.characters_played += 1
        s.note(PLAYED, V153 if additional else V75, seat, card)
        s.note(ENTERED, V75, seat, card)
        if alone:
            exhaust(s, card, V76)
    elif facts.is_modification:
        if not additional:
            s.modified.append(s.since[host])
        s.note(LAID_UNDER, V78, seat, card, host)
        s.note(ENTERED, V25, seat, card)
    else:
        s.note(PLAYED, V33, seat, card)
        s.note(ENTERED, V33, seat, card)


def has_girl(s: TheV, seat: int) -> bool:
    for c in s.characters[seat]:
        if s.facts[c].is_girl:
            return True
    return False


# putting into play
def put_into_play(s: TheV, seat: int, card: int, host: int, cause: int) -> None:
    """V-152: no requirements and no limits, and none of them is used up."""
    come_into_play(s, seat, card, host)
    s.note(ENTERED, V152, seat, card, host, cause)


def come_into_play(s: TheV, seat: int, card: int, host: int) -> None:
    """V-85: untapped; under its character, if it is a modification."""
    facts = s.facts[card]
    if facts.is_character:
        s.move(card, seat * ZONES + CHARACTERS)
    elif facts.is_modification:
        s.host[card] = host
        s.move(card, s.place[host] // ZONES * ZONES + MODIFICATIONS)
        if facts.controls:
            s.unsettled |= CONTROL
    else:
        s.move(card, seat * ZONES + LOCATIONS)
    s.player[card] = seat
    s.turned[card] = 0
    s.comes(card)
    begins(s, card)
    if facts.sets_endurance:
        s.unsettled |= TOKENS
    if is_second(s, card):
        s.unsettled |= COPIES


def is_second(s: TheV, card: int) -> bool:
    """V-28, V-83: whether a copy is there that a unique card, or one under this character, must not have."""
    facts = s.facts[card]
    if facts.is_unique or facts.is_modification:
        for c in s.piles[s.place[card]]:
            if s.facts[c] is facts and c != card and (facts.is_unique or s.host[c] == s.host[card]):
                return True
    return False
