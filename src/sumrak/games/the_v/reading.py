"""Positions of The V from text (docs/scenario.md). What is left out is filled in; `contradictions` refuses what cannot be."""

from __future__ import annotations

import re

from sumrak.games.the_v import setup, turn
from sumrak.games.the_v.cards import CARDS
from sumrak.games.the_v.contradictions import check, check_public
from sumrak.games.the_v.declared import SIDES, declare, names_of
from sumrak.games.the_v.facts import Sheet
from sumrak.games.the_v.lasting import read_lasting
from sumrak.games.the_v.printed import sheet_with
from sumrak.games.the_v.state import (
    CHARACTERS,
    CONTROL,
    DECK,
    DUEL,
    HAND,
    IN_PLAY,
    LOCATIONS,
    MODIFICATIONS,
    OPEN,
    SCRAPHEAP,
    TITLE,
    TOKENS,
    VOID,
    ZONES,
    TheV,
)
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.notation import normal
from sumrak.kernel.scenario import Atom, Line, cards_of, is_number, lines_of, unknown, who_knows

ME = {"me": 0, "я": 0, "opponent": 1, "противник": 1}
RUSSIAN = {
    "ход": "turn",
    "уровень": "level",
    "рука": "hand",
    "титул": "title",
    "колода": "deck",
    "схватка": "duel",
    "открытые": "open",
    "свалка": "scrapheap",
    "пустота": "void",
}
ZONE_WORDS = {
    "hand": HAND,
    "title": TITLE,
    "deck": DECK,
    "duel": DUEL,
    "open": OPEN,
    "scrapheap": SCRAPHEAP,
    "void": VOID,
}
FILL = {DECK: (("N-10", 10),), DUEL: (("N-D04", 2), ("N-D05", 2), ("N-D06", 2), ("N-D07", 2))}
MOST_COPIES = 60
ALONE = ("game", "seed", "clock", "luck", "extra turns", "this turn")
KNOWN_LINES = ", ".join(
    [*ALONE, "turn", "lasting", "card …", "me", "opponent", "me level", *[f"me {word}" for word in ZONE_WORDS]]
)


class Reader:
    """One text on its way to a state. `atoms` remembers where a card is written, `rows` where a line stands."""

    def __init__(self, text: str) -> None:
        self.lines = lines_of(text)
        self.first = self.lines[0] if self.lines else Line(1, 1, "", "")
        self.sheet = self.sheet_of([line for line in self.lines if line.words.startswith("card ")])
        self.names = names_of(self.sheet.cards)
        self.atoms: dict[int, Atom] = {}
        self.rows: dict[str, Line] = {}
        self.filled: set[int] = set()
        self.s = TheV(self.sheet, 2, self.number("seed", 0))
        last = max([0, *[int(n) for n in re.findall(r"\^([0-9]+)", text)]])
        self.s.clock = self.number("clock", last)
        if self.s.clock < last:
            raise self.row("clock").wrong("scenario-clock", clock=str(self.s.clock), time=str(last))

    def sheet_of(self, declared: list[Line]) -> Sheet:
        """The cards of the set and the test cards, whose names nobody else may have."""
        cards = list(CARDS)
        for number, line in enumerate(declared, 1):
            card, taken = declare(line, number), names_of(tuple(cards))
            for name in (card.en, card.ru):
                if normal(name) in taken:
                    raise line.wrong("scenario-name-taken", found=name)
            cards.append(card)
        return sheet_with(tuple(cards[len(CARDS) :]))

    def row(self, word: str) -> Line:
        return next((line for line in self.lines if line.words == word), self.first)

    def number(self, word: str, default: int) -> int:
        line = self.row(word)
        return line.whole("scenario-a-whole-number", signed=word == "seed") if line.words == word else default

    def state(self) -> TheV:
        phase, later = "actions", []
        for line in self.lines:
            head, _, rest = line.words.partition(" ")
            self.once(line, head)
            if head == "lasting":
                later.append(line)
            elif head in ME:
                self.side(line, ME[head], RUSSIAN.get(rest, rest))
            elif RUSSIAN.get(line.words, line.words) == "turn":
                phase = self.turn(line)
            elif not self.other(line):
                raise line.wrong("scenario-unknown-line", found=line.words, known=KNOWN_LINES)
        self.fill()
        for line in later:
            read_lasting(self.s, line, self.names)
        check(self.s, self.first, self.rows, self.atoms)
        self.begin(phase)
        return self.s

    def once(self, line: Line, head: str) -> None:
        """A line stands once; `me: … / hand` is a hand, too."""
        rest = line.words.partition(" ")[2]
        name = f"{SIDES[ME[head]]} {RUSSIAN.get(rest, rest)}".strip() if head in ME else line.words
        for word in (name, f"{name} hand") if " /" in line.text else (name,):
            if word in self.rows and head not in ("lasting", "card"):
                raise line.wrong("scenario-twice", found=word)
            self.rows[word] = line

    # lines
    def other(self, line: Line) -> bool:
        if line.words == "luck":
            self.luck(line)
        elif line.words == "extra turns":
            self.s.extra = [self.seat(line, word) for word in line.text.split(",") if word.strip() not in ("", "-")]
        elif line.words == "this turn":
            self.this_turn(line)
        return line.words in ALONE or line.words.startswith("card ")

    def seat(self, line: Line, word: str) -> int:
        if word.strip() not in ME:
            raise line.wrong("scenario-whose", line.text.find(word.strip()), found=word.strip())
        return ME[word.strip()]

    def turn(self, line: Line) -> str:
        """A number, whose, and a phase, in any order; what is left out is turn 1, mine, actions."""
        found, phases = "actions", ("setup", *[name for name in turn.NAMES if name])
        for part in [part.strip() for part in line.text.split(",")]:
            if part in ME:
                self.s.active = ME[part]
            elif part in phases:
                found = part
            elif is_number(part):
                self.s.turn = int(part)
            else:
                at = max(0, line.text.find(part))
                raise line.wrong("scenario-turn", at, known=", ".join(phases), found=part)
        return found

    def luck(self, line: Line) -> None:
        numbers = line.text.split()
        if len(numbers) != 3 or not all([is_number(n) for n in numbers]):
            raise line.wrong("scenario-luck")
        self.s.draws = [int(n) for n in numbers]

    def this_turn(self, line: Line) -> None:
        """`characters` played as the one of the turn, `counted` all that were played, `keys` Key cards played."""
        s, most = self.s, {"characters": 1, "counted": MOST_COPIES, "keys": 1}
        for part in line.text.split(","):
            word, _, n = part.strip().partition(" ")
            if word not in most or not is_number(n.strip()):
                raise line.wrong("the_v-scenario-this-turn", line.text.find(part))
            if int(n) > most[word]:
                cite = "V-110" if word == "keys" else "V-67"
                at, much = line.text.find(part), {"n": n.strip(), "most": str(most[word])}
                raise line.wrong("the_v-scenario-too-many", at, **much, what=word, cite=cite)
            if word == "characters":
                s.characters_played = int(n)
            elif word == "counted":
                s.characters_counted = int(n)
            else:
                s.keys_played = int(n)
        s.characters_counted = max(s.characters_counted, s.characters_played)

    def side(self, line: Line, seat: int, word: str) -> None:
        if word == "level":
            self.s.level[seat] = line.whole("the_v-scenario-level", most=9)
        elif word == "":
            board, slash, hand = line.text.partition(" /")
            for atom in cards_of(line, board):
                self.put(atom, seat)
            if slash:
                self.hidden(cards_of(line, hand, len(board) + len(slash)), seat, HAND)
        elif word in ("hand", "deck", "duel"):
            self.hidden(cards_of(line), seat, ZONE_WORDS[word])
        elif word in ZONE_WORDS:
            self.filled.add(seat * ZONES + ZONE_WORDS[word])
            for atom in cards_of(line):
                check_public(self.s, atom, self.card(atom), ZONE_WORDS[word])
                for _ in range(atom.copies):
                    self.add(atom, seat, ZONE_WORDS[word])
        else:
            raise line.wrong("scenario-has-no", who=SIDES[seat], found=word, known=", ".join(["level", *ZONE_WORDS]))

    # cards
    def card(self, atom: Atom) -> int:
        found = self.names.get(normal(atom.name))
        if found is None:
            raise unknown(atom, self.names)
        if not 1 <= atom.copies <= MOST_COPIES:
            raise atom.wrong("scenario-copies", n=str(atom.copies), most=str(MOST_COPIES))
        return found

    def put(self, atom: Atom, seat: int) -> None:
        """A card in play with what lies under it."""
        facts = self.s.sheet.facts[self.card(atom)]
        zone = CHARACTERS if facts.is_character else LOCATIONS
        check_public(self.s, atom, self.card(atom), zone)
        for under in atom.under:
            check_public(self.s, under, self.card(under), MODIFICATIONS)
        for _ in range(atom.copies):
            card = self.add(atom, seat, zone)
            for under in atom.under:
                for _ in range(under.copies):
                    self.s.host[self.add(under, seat, MODIFICATIONS)] = card

    def add(self, atom: Atom, seat: int, zone: int) -> int:
        s, definition = self.s, self.card(atom)
        card = s.add(definition, seat * ZONES + zone, EVERYBODY)
        self.atoms[card] = atom
        if not atom.time:
            s.clock += 1
        s.since[card] = atom.time or s.clock
        s.turned[card], s.tokens[card] = atom.degrees // 90, atom.tokens
        if zone in IN_PLAY:
            s.comes(card)
        for flag in atom.flags:
            word, _, whose = flag.partition(" ")
            if word == "modified":
                s.modified.append(s.since[card])
            elif word == "of":
                s.owner = [ME[whose] if c == card else owner for c, owner in enumerate(s.owner)]
            else:
                s.player[card] = ME[whose]
        return card

    def hidden(self, atoms: list[Atom], seat: int, zone: int) -> None:
        """Cards of a hand or a deck; unless it is said otherwise their owner knows his hand and closed duel cards."""
        place = seat * ZONES + zone
        self.filled.add(place)
        for atom in atoms[::-1] if zone == DECK else atoms:  # the top card of a deck is written first
            known = 0 if zone == DECK else 1 << seat
            for flag in atom.flags:
                known = who_knows(atom, flag, ME)
            check_public(self.s, atom, self.card(atom), zone)
            for _ in range(atom.copies):
                card = self.s.add(self.card(atom), place, known)
                self.s.lot[card] = seat * ZONES + (DUEL if zone == DUEL else DECK)
                self.atoms[card] = atom

    def fill(self) -> None:
        """What a text leaves out: a title card, a deck of ten Ghouls, eight duel cards."""
        for seat in (0, 1):
            base = seat * ZONES
            if base + TITLE not in self.filled:
                self.s.clock += 1
                card = self.s.add(self.sheet.number["R-T01"], base + TITLE, EVERYBODY)
                self.s.since[card] = self.s.clock
            for zone, cards in FILL.items():
                if base + zone not in self.filled:
                    for id in [id for id, copies in cards for _ in range(copies)]:
                        self.s.add(self.sheet.number[id], base + zone, 1 << seat if zone == DUEL else 0)

    def begin(self, phase: str) -> None:
        s = self.s
        for place in [place for place in range(len(s.piles)) if place % ZONES in IN_PLAY]:
            s.piles[place].sort(key=lambda c: s.since[c])
        for texts in (s.texts, s.givers):
            texts.sort(key=lambda c: s.since[c])
        s.changed()
        s.unsettled |= CONTROL | TOKENS
        if phase == "setup":
            setup.from_hands(s)
        else:
            s.turn = max(1, s.turn)
            turn.from_phase(s, phase)


def read(text: str) -> TheV:
    """Raises Misread with line and column."""
    return Reader(text).state()
