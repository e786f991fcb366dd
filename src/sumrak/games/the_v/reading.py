"""Positions of The V from text. What is left out is filled in; what contradicts the rules is refused, with its paragraph."""

from __future__ import annotations

from sumrak.games.the_v import setup, turn
from sumrak.games.the_v.cards import CARDS
from sumrak.games.the_v.declared import SIDES, declare
from sumrak.games.the_v.facts import Sheet
from sumrak.games.the_v.lasting import read_lasting
from sumrak.games.the_v.state import (
    CHARACTERS,
    CONTROL,
    DECK,
    DUEL,
    HAND,
    LIMBO,
    LOCATIONS,
    MODIFICATIONS,
    OPEN,
    SCRAPHEAP,
    TITLE,
    TOKENS,
    VOID,
    ZONE_TABLE,
    ZONES,
    TheV,
)
from sumrak.games.the_v.values import compute
from sumrak.games.the_v.vocabulary.card import Card
from sumrak.games.the_v.vocabulary.terms import Kind
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.notation import normal
from sumrak.kernel.scenario import Atom, Line, cards_of, lines_of

ZONE_WORDS = {"title": TITLE, "deck": DECK, "duel": DUEL, "open": OPEN, "scrapheap": SCRAPHEAP, "void": VOID, "limbo": LIMBO}
ME = {"me": 0, "я": 0, "opponent": 1, "противник": 1}
DEFAULT_DECK, DEFAULT_DUEL = ("N-10", 10), (("N-D04", 2), ("N-D05", 2), ("N-D06", 2), ("N-D07", 2))


class Reader:
    """One text on its way to a state."""

    def __init__(self, text: str) -> None:
        self.lines = lines_of(text)
        declared = [line for line in self.lines if line.words.startswith("card ")]
        self.sheet = Sheet((*CARDS, *[declare(line, n) for n, line in enumerate(declared, 1)]), len(CARDS)) if declared else SHEET
        self.names = names_of(self.sheet.cards)
        self.seen: set[str] = set()
        seed = self.number("seed", 0)
        self.s = TheV(self.sheet, 2, seed)
        self.s.clock = self.number("clock", max([0, *times(text)]))
        self.filled: set[int] = set()

    def number(self, word: str, default: int) -> int:
        for line in self.lines:
            if line.words == word:
                if not line.text.strip().lstrip("-").isdigit():
                    raise line.wrong(f"{word} is a whole number, not {line.text.strip()!r}")
                return int(line.text)
        return default

    def state(self) -> TheV:
        phase = "actions"
        later = []
        for line in self.lines:
            head, _, rest = line.words.partition(" ")
            if line.words in self.seen and head not in ("lasting", "card"):
                raise line.wrong(f"{line.words!r} stands here twice")
            self.seen.add(line.words)
            if line.words == "turn":
                phase = self.turn(line)
            elif line.words == "luck":
                self.luck(line)
            elif line.words == "extra turns":
                self.s.extra = [self.seat(line, word) for word in line.text.split(",")]
            elif line.words == "this turn":
                self.this_turn(line)
            elif head == "lasting":
                later.append(line)
            elif head in ME:
                self.side(line, ME[head], rest)
            elif line.words not in ("game", "seed", "clock") and head != "card":
                raise line.wrong(f"unknown line {line.words!r}")
        self.fill(phase)
        for line in later:
            read_lasting(self.s, line, self.names)
        check(self.s, self.lines)
        self.begin(phase)
        return self.s

    # lines
    def seat(self, line: Line, word: str) -> int:
        if word.strip() not in ME:
            raise line.wrong(f"whose? `me` or `opponent`, not {word.strip()!r}")
        return ME[word.strip()]

    def turn(self, line: Line) -> str:
        found = "actions"
        phases = ("setup", *turn.NAMES)
        for part in [part.strip() for part in line.text.split(",")]:
            if part.isdigit():
                self.s.turn = int(part)
            elif part in ME:
                self.s.active = ME[part]
            elif part in phases:
                found = part
            else:
                raise line.wrong(f"a turn is a number, whose, and a phase ({', '.join(phases)}), not {part!r}", line.text.find(part))
        return found

    def luck(self, line: Line) -> None:
        numbers = line.text.split()
        if len(numbers) != 3 or not all([n.isdigit() for n in numbers]):
            raise line.wrong("luck is three numbers: how many have been drawn from each stream of chance")
        self.s.draws = [int(n) for n in numbers]

    def this_turn(self, line: Line) -> None:
        for part in line.text.split(","):
            word, _, n = part.strip().partition(" ")
            if word not in ("characters", "counted", "keys") or not n.strip().isdigit():
                raise line.wrong("this turn: characters N, counted N, keys N", line.text.find(part))
            if word == "characters":
                self.s.characters_played = int(n)
                self.s.characters_counted = max(self.s.characters_counted, int(n))
            elif word == "counted":
                self.s.characters_counted = int(n)
            else:
                self.s.keys_played = int(n)

    def side(self, line: Line, seat: int, word: str) -> None:
        if word == "level":
            if not line.text.strip().isdigit() or int(line.text) >= 10:
                raise line.wrong("a domination level is 0 to 9: at 10 the game is over (V-2)")
            self.s.level[seat] = int(line.text)
        elif word == "":
            board, slash, hand = line.text.partition(" /")
            for atom in cards_of(line, board):
                self.put(atom, seat)
            if slash:
                self.hidden(cards_of(line, hand, len(board) + len(slash)), seat, HAND)
        elif word in ("hand", "рука"):
            self.hidden(cards_of(line), seat, HAND)
        elif word in ZONE_WORDS:
            self.zone(line, seat, ZONE_WORDS[word])
        else:
            raise line.wrong(f"{SIDES[seat]} has no {word!r}; there are: level, hand, {', '.join(ZONE_WORDS)}")

    def zone(self, line: Line, seat: int, zone: int) -> None:
        atoms = cards_of(line)
        self.filled.add(seat * ZONES + zone)
        if zone in (DECK, DUEL):
            self.hidden(atoms[::-1] if zone == DECK else atoms, seat, zone)
        else:
            for atom in atoms:
                for _ in range(atom.copies):
                    self.add(atom, seat, zone)

    # cards
    def card(self, atom: Atom) -> int:
        found = self.names.get(normal(atom.name))
        if found is None:
            raise atom.wrong(f"no card is called {atom.name!r}{near(atom.name, self.names)}")
        return found

    def put(self, atom: Atom, seat: int) -> None:
        """A card in play with what lies under it."""
        for _ in range(atom.copies):
            facts = self.s.facts[self.card(atom)]
            if facts.is_modification:
                raise atom.wrong(f"{atom.name}: a modification lies under a character: write it in [ ] (V-25)")
            if facts.type not in (Kind.CHARACTER, Kind.LOCATION):
                raise atom.wrong(f"{atom.name} does not stay in play; characters and locations do (V-32, V-34)")
            if not facts.is_character and (atom.degrees or atom.tokens or atom.under):
                raise atom.wrong(f"{atom.name} is a location: it has no turned state, tokens or modifications (V-33)")
            card = self.add(atom, seat, CHARACTERS if facts.is_character else LOCATIONS)
            for under in atom.under:
                if not self.s.facts[self.card(under)].is_modification:
                    raise under.wrong(f"{under.name} is no modification and lies under nobody (V-25)")
                m = self.add(under, seat, MODIFICATIONS)
                self.s.host[m] = card

    def add(self, atom: Atom, seat: int, zone: int) -> int:
        s = self.s
        definition = self.card(atom)
        if atom.degrees not in (0, 90, 180):
            raise atom.wrong(f"{atom.name}: a card is turned by 0, 90 or 180, not {atom.degrees} (V-50)")
        card = s.add(definition, seat * ZONES + zone, EVERYBODY)
        if not atom.time:
            s.clock += 1
        s.since[card] = atom.time or s.clock
        s.turned[card], s.tokens[card] = atom.degrees // 90, atom.tokens
        s.lot[card] = seat * ZONES + zone
        s.watching |= s.facts[definition].watches
        for flag in atom.flags:
            word, _, whose = flag.partition(" ")
            if flag == "modified":
                s.modified.append(s.since[card])
            elif word == "of" and whose in ME:
                s.owner = [ME[whose] if c == card else owner for c, owner in enumerate(s.owner)]
            elif word == "by" and whose in ME:
                s.player[card] = ME[whose]
            else:
                raise atom.wrong(f"unknown word ({flag}); there are: modified, of me/opponent, by me/opponent")
        return card

    def hidden(self, atoms: list[Atom], seat: int, zone: int) -> None:
        """Cards of a hand or a deck; unless it is said otherwise their owner knows his hand and closed duel cards."""
        place = seat * ZONES + zone
        self.filled.add(place)
        for atom in atoms:
            known = 0 if zone == DECK else 1 << seat
            for flag in atom.flags:
                if flag in ("known", "known to both"):
                    known = EVERYBODY
                elif flag.startswith("known to ") and flag[9:] in (*ME, "nobody"):
                    known = 0 if flag[9:] == "nobody" else 1 << ME[flag[9:]]
                else:
                    raise atom.wrong(f"unknown word ({flag}); there is: known to me/opponent/both/nobody")
            is_duel = self.s.facts[self.card(atom)].type is Kind.DUEL
            if is_duel is not (zone == DUEL):
                raise atom.wrong(f"{atom.name} does not belong there: duel cards lie in the duel deck, no others (V-10)")
            for _ in range(atom.copies):
                card = self.s.add(self.card(atom), place, known)
                self.s.lot[card] = seat * ZONES + (DUEL if zone == DUEL else DECK)

    def fill(self, phase: str) -> None:
        """What a text leaves out: a title card, a deck of ten Ghouls, eight duel cards."""
        for seat in (0, 1):
            base = seat * ZONES
            if base + TITLE not in self.filled:
                self.s.clock += 1
                card = self.s.add(self.sheet.number["R-T01"], base + TITLE, EVERYBODY)
                self.s.since[card] = self.s.clock
            if base + DECK not in self.filled:
                for _ in range(DEFAULT_DECK[1]):
                    self.s.add(self.sheet.number[DEFAULT_DECK[0]], base + DECK, 0)
            if base + DUEL not in self.filled:
                for id, copies in DEFAULT_DUEL:
                    for _ in range(copies):
                        self.s.add(self.sheet.number[id], base + DUEL, 1 << seat)

    def begin(self, phase: str) -> None:
        s = self.s
        for place, pile in zip(s.places, s.piles):
            if place.zone.in_play:
                pile.sort(key=lambda c: s.since[c])
        s.changed()
        s.unsettled |= CONTROL | TOKENS
        if phase == "setup":
            setup.from_hands(s)
        else:
            s.turn = max(1, s.turn)
            turn.from_phase(s, phase)


def check(s: TheV, lines: list[Line]) -> None:
    """What cannot be: no title card, tokens up to the endurance, two copies of one unique card, a duel deck without cards."""
    whole = Line(lines[0].number if lines else 1, 0, "", "")
    compute(s)
    for seat in (0, 1):
        base = seat * ZONES
        if len(s.piles[base + TITLE]) != 1 or s.facts[s.definition[s.piles[base + TITLE][0]]].type is not Kind.TITLE:
            raise whole.wrong(f"{SIDES[seat]} has {len(s.piles[base + TITLE])} title cards; there must be one (V-11)")
        if not s.piles[base + DUEL]:
            raise whole.wrong(f"{SIDES[seat]} has no closed duel card: eight open ones become the duel deck again (V-98)")
        names = [s.definition[c] for zone in (CHARACTERS, LOCATIONS, MODIFICATIONS) for c in s.piles[base + zone]]
        for name in sorted(set(names)):
            if s.facts[name].card.unique and names.count(name) > 1:
                raise whole.wrong(f"{SIDES[seat]} has {s.facts[name].card.en} twice, and it is unique (V-83)")
        for c in s.piles[base + CHARACTERS]:
            named = s.facts[s.definition[c]].card.en
            if s.tokens[c] >= s.endurance[c]:
                raise whole.wrong(f"{named} has {s.tokens[c]} tokens and endurance {s.endurance[c]}: it would be in the scrapheap (V-56)")
            under = [s.definition[m] for m in s.piles[base + MODIFICATIONS] if s.host[m] == c]
            if len(under) != len(set(under)):
                raise whole.wrong(f"{named} has two copies of one modification (V-27)")


def names_of(cards: tuple[Card, ...]) -> dict[str, int]:
    return {normal(name): i for i, card in enumerate(cards) for name in (card.id, card.en, card.ru)}


def times(text: str) -> list[int]:
    import re

    return [int(n) for n in re.findall(r"\^(\d+)", text)]


def near(name: str, names: dict[str, int]) -> str:
    import difflib

    found = difflib.get_close_matches(normal(name), names, 3, 0.6)
    return f"; near: {', '.join(found)}" if found else ""


def read(text: str) -> TheV:
    """Raises ScenarioError with line and column."""
    return Reader(text).state()


SHEET = Sheet(CARDS)
assert len(ZONE_TABLE) == ZONES
