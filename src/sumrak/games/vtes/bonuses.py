"""What minions have beside their standing values: while they do something, or because another card is in play."""

from __future__ import annotations

from sumrak.games.vtes import conditions
from sumrak.games.vtes.board import attached, controller, is_silent_animal, is_vampire
from sumrak.games.vtes.facts import is_conditional
from sumrak.games.vtes.frames import ABILITY, Action, Play
from sumrak.games.vtes.occasions import VOTES as GIVES_VOTES
from sumrak.games.vtes.occasions import WHENS
from sumrak.games.vtes.state import EMBRACED, IMPROVED, MINIONS, ZONES, Vtes
from sumrak.games.vtes.targets import is_such
from sumrak.games.vtes.values import bleed_of
from sumrak.games.vtes.vocabulary.clauses import Aura, Gets
from sumrak.games.vtes.vocabulary.only import Only
from sumrak.games.vtes.vocabulary.phases import UntilUntap
from sumrak.games.vtes.vocabulary.whom import Cards

BLEED, STRENGTH, STEALTH, INTERCEPT, HUNT, VOTES, BALLOTS = range(7)


def amount(gets: Gets, what: int) -> int:
    return (gets.bleed, gets.strength, gets.stealth, gets.intercept, gets.hunt, gets.votes, gets.ballots)[what]


def more(s: Vtes, card: int, what: int) -> int:
    """What its text, the cards on it and those of others give it as things are now."""
    total = 0
    if s.says & WHENS:
        if s.facts[card].when and not s.flags[card] & EMBRACED:
            total += of_card(s, card, card, what)
        for x in attached(s, card):
            if s.facts[x].when and not is_silent_animal(s, x):
                total += of_card(s, card, x, what)
    if s.auras:
        total += of_auras(s, card, what)
    return total + of_until(s, card, what) if s.until else total


def of_card(s: Vtes, card: int, source: int, what: int) -> int:
    """`source` is the card itself or lies on it."""
    total = 0
    for gets in s.facts[source].when:
        n = amount(gets, what)
        if n and holds(s, card, source, gets):
            total += n
    return total


def holds(s: Vtes, card: int, source: int, gets: Gets) -> bool:
    play = Play(s.side(card), source, card, s.since[card])
    for only in gets.only:
        if only is Only.IMPROVED:
            if not s.flags[source] & IMPROVED:
                return False
        elif not conditions.holds(s, play, only):
            return False
    return True


def bleed(s: Vtes, f: Action) -> int:
    """How much an action bleeds for, if it succeeds."""
    return max(0, bleed_of(s, f.actor) + f.bleed + more(s, f.actor, BLEED))


def votes(s: Vtes, card: int) -> int:
    """Beside those of its title."""
    if not s.until and not s.says & GIVES_VOTES:
        return 0
    return more(s, card, VOTES) + standing(s, card, VOTES)


def ballots(s: Vtes, card: int) -> int:
    if not s.until and not s.says & GIVES_VOTES:
        return 0
    return more(s, card, BALLOTS) + standing(s, card, BALLOTS)


def standing(s: Vtes, card: int, what: int) -> int:
    return sum([amount(gets, what) for x in (card, *attached(s, card)) for gets in s.facts[x].standing])


# cards that give something to others
def of_auras(s: Vtes, card: int, what: int) -> int:
    """Only what depends on the moment; the rest is in the values (see `shine`)."""
    total = 0
    for source in s.auras:
        for aura in s.facts[source].auras:
            n = amount(aura.gets, what) if is_conditional(aura.gets) or what > INTERCEPT else 0
            if n and reaches(s, source, aura, card) and holds(s, card, source, aura.gets):
                total += n
    return total


def of_until(s: Vtes, card: int, what: int) -> int:
    """What holds until the next untap phase of whoever used it."""
    total = 0
    for seat, definition, i, j in s.until:
        effect = s.sheet.facts[definition].abilities[i].effects[j]
        assert isinstance(effect, UntilUntap)
        n = amount(effect.gets, what)
        if n and is_such(s, Play(seat, card, source=ABILITY), effect.who, card) and holds(s, card, card, effect.gets):
            total += n
    return total


def reaches(s: Vtes, source: int, aura: Aura, card: int) -> bool:
    """Whether this minion is one of those of whom the card speaks, seen from its controller (and, of a minion, from itself)."""
    bearer = s.host[source] if s.host[source] >= 0 else source
    play = Play(controller(s, source), source, bearer, s.since[bearer])
    return is_such(s, play, aura.who, card)


def shine(s: Vtes) -> None:
    """What always holds is added to the values of whoever is meant."""
    for source in s.auras:
        for aura in s.facts[source].auras:
            if is_conditional(aura.gets):
                continue
            for seat in range(s.seats):
                for zone in MINIONS:
                    for c in s.piles[seat * ZONES + zone]:
                        if reaches(s, source, aura, c):
                            s.bleed[c] += aura.gets.bleed
                            s.strength[c] += aura.gets.strength
                            s.stealth[c] += aura.gets.stealth
                            s.intercept[c] += aura.gets.intercept


def is_one(s: Vtes, card: int, who: Cards, seat: int) -> bool:
    """Whether a card is such a one for a player."""
    return is_vampire(s, card) and is_such(s, Play(seat, card), who, card)
