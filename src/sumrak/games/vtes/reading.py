"""Positions of Vampire from text (docs/scenario.md): who sits where, what lies before whom, whose phase it is."""

from __future__ import annotations

from sumrak.games.vtes.between import LETTERS, MOMENTS, PHASES, WAITING, steps
from sumrak.games.vtes.board import seated
from sumrak.games.vtes.declared import declare
from sumrak.games.vtes.facts import Sheet
from sumrak.games.vtes.frames import Turn
from sumrak.games.vtes.hands import heed
from sumrak.games.vtes.laying import Layer
from sumrak.games.vtes.politics import ANYBODY
from sumrak.games.vtes.rules import DEFAULTS, Rules, parse_rules
from sumrak.games.vtes.state import (
    ASH,
    CRYPT,
    HAND,
    LIBRARY,
    ON_TABLE,
    POOLS,
    REMOVED,
    STOWED,
    UNCONTROLLED,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.turn import next_turn
from sumrak.games.vtes.vocabulary.phases import UntilUntap
from sumrak.kernel.notation import normal
from sumrak.kernel.reason import Wrong
from sumrak.kernel.scenario import Line, cards_of, is_number, lines_of

ZONE_WORDS = {
    "hand": HAND, "uncontrolled": UNCONTROLLED, "library": LIBRARY, "crypt": CRYPT, "ash heap": ASH, "removed": REMOVED,
}  # fmt: skip
COUNTS = ("masters", "transfers", "given", "discards")
WHOLE_GAME = (
    "luck",
    "clock",
    "this turn",
    "waiting",
    "passing",
    "seating",
    "bled in vain",
    "until",
    "once a game",
    "history",
)

OF_SEAT = ("points", "out", "debt", "pool", "turns", "withdrawing")
KNOWN_LINES = ", ".join(
    [
        "game",
        "seed",
        "rules",
        "turn",
        "edge",
        "card …",
        *WHOLE_GAME,
        "a",
        "b",
        *[f"a {word}" for word in (*ZONE_WORDS, *OF_SEAT)],
    ]
)
"""What a line can begin with."""


class Reader(Layer):
    """One text on its way to a state."""

    def __init__(self, text: str, sheet: Sheet) -> None:
        self.lines = lines_of(text)
        sheet = self.sheet_of(sheet)
        seats = max([2, *[LETTERS.index(line.words[0]) + 1 for line in self.lines if self.is_seat(line)]])
        seed = self.row("seed")
        number = seed.whole("scenario-a-whole-number", signed=True) if seed else 0
        super().__init__(Vtes(sheet, self.rules(), seats, number), sheet)
        self.turns = [-1] * seats

    def sheet_of(self, sheet: Sheet) -> Sheet:
        """With the test cards that the text declares."""
        cards = list(sheet.cards)
        taken = {name for card in cards for name in (normal(card.en), normal(card.id))}
        for line in self.lines:
            if line.words.startswith("card "):
                card = declare(line)
                if normal(card.en) in taken or normal(card.id) in taken:
                    raise line.wrong("vtes-scenario-name-taken", name=card.en)
                taken |= {normal(card.en), normal(card.id)}
                cards.append(card)
        return Sheet(tuple(cards)) if len(cards) > len(sheet.cards) else sheet

    def is_seat(self, line: Line) -> bool:
        head = line.words.split(" ")[0]
        return len(head) == 1 and head in LETTERS

    def row(self, word: str) -> Line | None:
        return next((line for line in self.lines if line.words == word), None)

    def rules(self) -> Rules:
        """A profile, then switches: `rules: today, nra false`."""
        line = self.row("rules")
        if line is None:
            return parse_rules(None)
        head, *rest = [part.strip() for part in line.text.split(",")]
        what: dict[str, object] = {"profile": head}
        for part in rest:
            name, _, value = part.rpartition(" ")
            usual = DEFAULTS.get(name)
            what[name] = value == "true" if isinstance(usual, bool) else int(value) if isinstance(usual, int) else value
        try:
            return parse_rules(what)
        except Wrong as error:
            raise line.because(error) from error

    def state(self) -> Vtes:
        s = self.s
        number, seat, phase, asked = 20, 0, "minion", False
        later: list[Line] = []
        for line in self.lines:
            if line.words in ("game", "seed", "rules") or line.words.startswith("card "):
                continue
            if line.words == "turn":
                number, seat, phase, asked = self.turn(line)
            elif line.words == "edge":
                s.edge = self.seat(line, line.text)
            elif line.words in WHOLE_GAME:
                later.append(line)
            elif self.is_seat(line):
                self.of_seat(line)
            else:
                raise line.wrong("scenario-unknown-line", found=line.words, known=KNOWN_LINES)
        self.tie()
        s.turn, s.active = number, seat
        usual = [max(1, (number + s.seats - 1 - x) // s.seats) for x in range(s.seats)]
        s.turns = [n if n >= 0 else usual[x] for x, n in enumerate(self.turns)]
        self.begin(phase, asked)
        for line in later:
            self.of_game(line)
        heed(s)
        return s

    def begin(self, phase: str, asked: bool) -> None:
        s = self.s
        if asked:
            s.phase = phase
        s.then((next_turn,))
        s.scope(Turn(s.active), steps(phase, asked))
        s.changed()
        s.unsettled |= POOLS

    # lines
    def turn(self, line: Line) -> tuple[int, int, str, bool]:
        parts = [part.strip() for part in line.text.split(",")]
        asked = parts[3:] == ["asked"]
        if len(parts) != 3 + asked or not is_number(parts[0]) or parts[2] not in PHASES:
            raise line.wrong("vtes-scenario-turn", known=", ".join(PHASES))
        return int(parts[0]), self.seat(line, parts[1]), parts[2], asked

    def numbers(self, line: Line) -> list[int]:
        parts = line.text.split()
        if not all([is_number(part.removeprefix("-")) for part in parts]):
            raise line.wrong("scenario-a-whole-number", word=line.words, found=line.text.strip())
        return [int(part) for part in parts]

    def luck(self, line: Line) -> None:
        draws = self.numbers(line)
        if len(draws) != len(self.s.draws):
            raise line.wrong("scenario-a-whole-number", word=line.words, found=line.text.strip())
        self.s.draws = draws

    def clock(self, line: Line) -> None:
        """Written by the program: what is in play lies by time of entry, a hidden card has none."""
        s = self.s
        for place, pile in enumerate(s.piles):
            if place % ZONES in ON_TABLE:
                pile.sort(key=s.since.__getitem__)
            elif place % ZONES in (HAND, LIBRARY, CRYPT):
                for card in pile:
                    s.since[card] = 0
        s.clock = max(line.whole("scenario-a-whole-number"), *s.since, 0)

    def this_turn(self, line: Line) -> None:
        counts = dict.fromkeys(COUNTS, 0)
        for part in line.text.split(","):
            word, _, n = part.strip().partition(" ")
            if word not in counts or not is_number(n):
                raise line.wrong("vtes-scenario-counts", known=", ".join(COUNTS))
            counts[word] = int(n)
        s = self.s
        s.masters, s.transfers, s.given, s.discards = [counts[word] for word in COUNTS]

    def waiting(self, line: Line) -> None:
        """`a your discard, b while in play ^53`."""
        s = self.s
        for part in line.text.split(","):
            text, _, time = part.strip().partition(" ^")
            head, _, word = text.partition(" ")
            moments = [moment for moment in WAITING if moment.value == word]
            cards = [c for c, since in enumerate(s.since) if time and str(since) == time]
            if not moments or (time and not cards):
                raise line.wrong("vtes-scenario-waiting", known=", ".join([moment.value for moment in WAITING]))
            s.delayed.append((self.seat(line, head), MOMENTS.index(moments[0]), cards[-1] if cards else -1))

    def passing(self, line: Line) -> None:
        words = [part.strip() for part in line.text.split(",")]
        self.s.passing = tuple([ANYBODY if word == "anybody" else self.seat(line, word) for word in words])

    def seating(self, line: Line) -> int:
        """`a c b d`: who sits after whom, clockwise."""
        order = [self.seat(line, word) for word in line.text.split()]
        if sorted(order) != list(range(self.s.seats)):
            raise line.wrong("vtes-scenario-seating", known=" ".join(LETTERS[: self.s.seats]))
        return seated(tuple(order))

    def vain(self, line: Line) -> tuple[tuple[int, int], ...]:
        """`a bc`: a's bleed was in vain, and neither b nor c has had a turn since."""
        rows = [part.split() for part in line.text.split(",")]
        if not all([len(row) == 2 for row in rows]):
            raise line.wrong("vtes-scenario-vain")
        return tuple([(self.seat(line, who), sum([1 << self.seat(line, x) for x in of])) for who, of in rows])

    def until(self, line: Line) -> None:
        """`a sunset-strip-hollywood 0 0`: whose untap phase ends it, the card, its use and the effect of that."""
        found = []
        for part in line.text.split(","):
            words = part.split()
            number = self.names.get(normal(words[1])) if len(words) == 4 else None
            if number is None or not is_number(words[2]) or not is_number(words[3]):
                raise line.wrong("vtes-scenario-until")
            seat, i, j = self.seat(line, words[0]), int(words[2]), int(words[3])
            uses = self.sheet.facts[number].abilities
            if i >= len(uses) or j >= len(uses[i].effects) or not isinstance(uses[i].effects[j], UntilUntap):
                raise line.wrong("vtes-scenario-until")
            found.append((seat, number, i, j))
        self.s.until = tuple(found)

    def of_game(self, line: Line) -> None:
        """What is read when all cards lie."""
        word = line.words
        if word == "luck":
            self.luck(line)
        elif word == "clock":
            self.clock(line)
        elif word == "this turn":
            self.this_turn(line)
        elif word == "waiting":
            self.waiting(line)
        elif word == "passing":
            self.passing(line)
        elif word == "seating":
            self.s.seating = self.seating(line)
        elif word == "until":
            self.until(line)
        elif word == "bled in vain":
            self.s.vain = self.vain(line)
        elif word == "once a game":
            self.s.events_played = [self.definition(atom) for atom in cards_of(line)]
        else:
            self.s.history += self.numbers(line)

    def of_seat(self, line: Line) -> None:
        head, _, rest = line.words.partition(" ")
        seat = self.seat(line, head)
        s = self.s
        if not rest:
            board, _, hand = line.text.partition(" / ")
            for atom in cards_of(line, board):
                self.on_board(seat, atom)
            for atom in cards_of(line, hand, len(board) + 3):
                self.lay(seat, atom, HAND)
        elif rest in ZONE_WORDS:
            atoms = cards_of(line)
            for atom in reversed(atoms) if rest in ("library", "crypt") else atoms:
                for card in self.lay(seat, atom, ZONE_WORDS[rest]):
                    if rest == "uncontrolled":
                        self.mark(seat, atom, card)
                        self.under(seat, atom, card, STOWED)
        elif rest == "points":
            text = line.text.strip()
            whole = text.removesuffix(".5")
            if not is_number(whole):
                raise line.wrong("scenario-a-whole-number", word=line.words, found=text)
            s.halves[seat] = 2 * int(whole) + (whole != text)
        elif rest == "out":
            s.alive &= ~(1 << seat)
        elif rest == "debt":
            s.debt[seat] = line.whole("vtes-scenario-debt", 1)
        elif rest in ("pool", "turns", "withdrawing"):
            column = s.pool if rest == "pool" else self.turns if rest == "turns" else s.withdrawing
            column[seat] = line.whole("scenario-a-whole-number")
        else:
            raise line.wrong("scenario-unknown-line", found=line.words, known=KNOWN_LINES)


def read(text: str, sheet: Sheet) -> Vtes:
    return Reader(text, sheet).state()
