"""Who and where: the questions that every chapter asks of the state."""

from __future__ import annotations

from sumrak.games.the_v.facts import BITS, IRRESISTIBLE
from sumrak.games.the_v.picks import YOURS, Pick
from sumrak.games.the_v.state import CHARACTERS, HAND, IN_PLAY, SCRAPHEAP, ZONES, Duel, TheV
from sumrak.games.the_v.vocabulary.keywords import Keyword
from sumrak.games.the_v.vocabulary.terms import Word, Zone

ON_TABLE, IN_HAND = Zone.IN_PLAY, Zone.HAND  # quicker to read


def side(s: TheV, card: int) -> int:
    """Whose side a card is on: its controller in play, its owner elsewhere (V-141, V-143)."""
    return s.place[card] // ZONES


def you(s: TheV, card: int) -> int:
    """Whom "you" means in the text of a card: a modification's player, whoever controls its bearer (V-145)."""
    return s.player[card] if s.facts[card].is_modification else s.place[card] // ZONES


def is_in_play(s: TheV, card: int) -> bool:
    return s.place[card] % ZONES in IN_PLAY


def characters(s: TheV, seat: int) -> list[int]:
    return s.characters[seat]


def modifications_of(s: TheV, host: int) -> list[int]:
    pile = s.modifications[s.place[host] // ZONES]
    return [c for c in pile if s.host[c] == host] if pile else []


def is_irresistible(s: TheV, card: int) -> bool:
    """V-117: considered also before it enters play, so the printed word counts; lost with the text."""
    return bool(s.facts[card].bits & IRRESISTIBLE) and card not in s.silent


# the duel
def duel_of(s: TheV) -> Duel:
    frame: Duel = s.frames[s.duel]
    return frame


def participant(s: TheV, seat: int) -> int:
    """The participating character on this seat's side, or -1 if it has left play or changed sides (V-105)."""
    f: Duel = s.frames[s.duel]
    card = f.cards[seat]
    return card if s.since[card] == f.since[seat] and s.place[card] == seat * ZONES + CHARACTERS else -1


def participates(s: TheV, card: int) -> bool:
    return s.duel >= 0 and card == participant(s, s.place[card] // ZONES)


def rival_of(s: TheV, card: int) -> int:
    """The other participant of the duel, or -1."""
    return participant(s, 1 - side(s, card))


# whom a text means
def fits(s: TheV, pick: Pick, card: int, source: int, seat: int) -> bool:
    """Whether a card meets all conditions of a text, its zone apart; `seat` is "you", `source` the card that says so."""
    if not s.facts[card].kinds & pick.kinds:
        return False
    if pick.side and (s.place[card] // ZONES == seat) is not (pick.side == YOURS):
        return False
    if pick.other and card == source:
        return False
    return not pick.more or meets(s, pick, card)


def picked(s: TheV, pick: Pick, cards: list[int], source: int) -> list[int]:
    """Those of some cards that meet all conditions of a text, zone and side apart."""
    facts, found = s.facts, []
    for c in cards:
        if facts[c].kinds & pick.kinds and not (pick.other and c == source):
            if not pick.more or meets(s, pick, c):
                found.append(c)
    return found


def meets(s: TheV, pick: Pick, card: int) -> bool:
    """The conditions on its state."""
    those = pick.those
    if those.keyword is not None and not has_word(s, card, those.keyword):
        return False
    if those.exhausted and not s.tokens[card]:
        return False
    if pick.turned and not turned_fits(s, pick, card):
        return False
    if those.zero and (s.influence[card] > 0 or s.threat[card] > 0):
        return False
    return not those.participating or participates(s, card)


def has_word(s: TheV, card: int, keyword: Keyword) -> bool:
    if not is_in_play(s, card):
        return s.facts[card].card.has(keyword)
    if keyword.word is Word.RAGE:
        return s.rage[card] != 0
    if keyword.word is Word.ENDURANCE:
        return s.facts[card].endurance != 0
    return bool(s.keywords[card] & BITS.get(keyword.word, 0))


def turned_fits(s: TheV, pick: Pick, card: int) -> bool:
    """V-53. Only characters and title cards have a turned state (V-33)."""
    facts = s.facts[card]
    return (facts.is_character or facts.is_title) and pick.turned >> s.turned[card] & 1 == 1


def pool(s: TheV, zone: Zone, pick: Pick, seat: int) -> list[int]:
    """The cards among which a text finds whom it means, your own first."""
    if zone is not ON_TABLE:
        return pile_of(s, HAND if zone is IN_HAND else SCRAPHEAP, pick.side, seat)
    if pick.characters and not pick.those.participating:
        return pile_of(s, CHARACTERS, pick.side, seat)
    cards: list[int] = []
    for x in (seat, 1 - seat) if not pick.side else (seat,) if pick.side == YOURS else (1 - seat,):
        if not pick.those.participating:
            for z in IN_PLAY:
                cards += s.piles[x * ZONES + z]
        elif s.duel >= 0 and participant(s, x) >= 0:
            cards.append(participant(s, x))
    return cards


def pile_of(s: TheV, zone: int, side: int, seat: int) -> list[int]:
    if side:
        return s.piles[(seat if side == YOURS else 1 - seat) * ZONES + zone]
    return s.piles[seat * ZONES + zone] + s.piles[(1 - seat) * ZONES + zone]
