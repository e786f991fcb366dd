"""Positions of Vampire from text (docs/scenario.md): who sits where, what lies before whom, whose phase it is."""

from __future__ import annotations

from sumrak.games.vtes import discarding, influence, master, minion, untapping
from sumrak.games.vtes.facts import Sheet
from sumrak.games.vtes.frames import Turn
from sumrak.games.vtes.rules import DEFAULTS, Rules, parse_rules
from sumrak.games.vtes.state import (
    ANARCH,
    ASH,
    ATTACHED,
    CONTESTED,
    CRYPT,
    HAND,
    LIBRARY,
    LOST_TITLE,
    MUST_HUNT,
    PERMANENTS,
    POOLS,
    READY,
    RECRUITS,
    REMOVED,
    STOWED,
    TORPOR,
    UNCONTROLLED,
    Vtes,
)
from sumrak.games.vtes.turn import next_turn
from sumrak.kernel.agenda import Step
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.notation import normal
from sumrak.kernel.reason import Wrong
from sumrak.kernel.scenario import Atom, Line, cards_of, lines_of, unknown

LETTERS = "abcde"
PHASES: dict[str, Step] = {
    "untap": (untapping.phase,),
    "master": (master.phase,),
    "minion": (minion.phase,),
    "influence": (influence.phase,),
    "discard": (discarding.phase,),
}
ZONE_WORDS = {
    "hand": HAND, "uncontrolled": UNCONTROLLED, "library": LIBRARY, "crypt": CRYPT, "ash heap": ASH, "removed": REMOVED,
}  # fmt: skip
FLAGS = {"anarch": ANARCH, "without title": LOST_TITLE, "must hunt": MUST_HUNT}
REGIONS = {"torpor": TORPOR, "recruit": RECRUITS, "contested": CONTESTED}


class Reader:
    """One text on its way to a state."""

    def __init__(self, text: str, sheet: Sheet) -> None:
        self.lines = lines_of(text)
        self.sheet = sheet
        self.names = {normal(name): i for i, card in enumerate(sheet.cards) for name in (card.en, card.id)}
        self.first = self.lines[0] if self.lines else Line(1, 1, "", "")
        seats = max([2, *[LETTERS.index(line.words[0]) + 1 for line in self.lines if self.is_seat(line)]])
        seed = self.row("seed")
        self.s = Vtes(sheet, self.rules(), seats, seed.whole("scenario-a-whole-number", signed=True) if seed else 0)
        self.hosts: list[tuple[int, int]] = []

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
            raise line.wrong(error.message.key, **dict(error.message.args)) from error

    def state(self) -> Vtes:
        s = self.s
        number, seat, phase = 20, 0, "minion"
        for line in self.lines:
            if line.words in ("game", "seed", "rules"):
                continue
            if line.words == "turn":
                number, seat, phase = self.turn(line)
            elif line.words == "edge":
                s.edge = self.seat(line, line.text)
            elif self.is_seat(line):
                self.of_seat(line)
            else:
                raise line.wrong("scenario-unknown-line", found=line.words)
        s.turn, s.active = number, seat
        s.turns = [max(1, (number + s.seats - 1 - x) // s.seats) for x in range(s.seats)]
        self.begin(phase)
        return s

    def begin(self, phase: str) -> None:
        s = self.s
        names = list(PHASES)
        s.then((next_turn,))
        s.scope(Turn(s.active), [PHASES[name] for name in names[names.index(phase) :]])
        s.changed()
        s.unsettled |= POOLS

    # lines
    def turn(self, line: Line) -> tuple[int, int, str]:
        parts = [part.strip() for part in line.text.split(",")]
        if len(parts) != 3 or not parts[0].isdigit() or parts[2] not in PHASES:
            raise line.wrong("vtes-scenario-turn", known=", ".join(PHASES))
        return int(parts[0]), self.seat(line, parts[1]), parts[2]

    def seat(self, line: Line, word: str) -> int:
        word = word.strip()
        if len(word) != 1 or word not in LETTERS[: self.s.seats]:
            raise line.wrong("vtes-scenario-whose", known=", ".join(LETTERS[: self.s.seats]), found=word)
        return LETTERS.index(word)

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
        elif rest == "pool":
            s.pool[seat] = line.whole("scenario-a-whole-number")
        elif rest == "points":
            s.halves[seat] = 2 * line.whole("scenario-a-whole-number")
        elif rest == "debt":
            s.debt[seat] = line.whole("vtes-scenario-debt", 1)
        elif rest == "out":
            s.alive &= ~(1 << seat)
        elif rest in ZONE_WORDS:
            atoms = cards_of(line)
            for atom in reversed(atoms) if rest in ("library", "crypt") else atoms:
                self.lay(seat, atom, ZONE_WORDS[rest])
        else:
            raise line.wrong("scenario-unknown-line", found=line.words)

    # cards
    def definition(self, atom: Atom) -> int:
        found = self.names.get(normal(atom.name))
        if found is None:
            raise unknown(atom, self.names)
        return found

    def flag(self, atom: Atom, word: str) -> int:
        """The seat that a flag like `(of b)` names, or -1."""
        for flag in atom.flags:
            if flag.startswith(word + " "):
                return self.seat(atom.line, flag[len(word) + 1 :])
        return -1

    def lay(self, seat: int, atom: Atom, zone: int) -> list[int]:
        s = self.s
        found = []
        number = self.definition(atom)
        owner = self.flag(atom, "of")
        for _ in range(atom.copies):
            known = 0 if zone in (LIBRARY, CRYPT) else 1 << seat if zone in (HAND, UNCONTROLLED) else EVERYBODY
            card = s.add(number, s.at(seat, LIBRARY), owner if owner >= 0 else seat, known)
            s.lot[card] = s.at(owner if owner >= 0 else seat, CRYPT if s.facts[card].is_vampire else LIBRARY)
            if zone != LIBRARY:
                s.move(card, s.at(seat, zone))
            s.blood[card] = atom.tokens
            s.player[card] = seat
            found.append(card)
        return found

    def on_board(self, seat: int, atom: Atom) -> None:
        s = self.s
        facts = self.sheet.facts[self.definition(atom)]
        zone = READY if facts.is_minion else PERMANENTS
        for flag in atom.flags:
            zone = REGIONS.get(flag, zone)
        for card in self.lay(seat, atom, zone):
            if facts.is_minion:
                full = facts.capacity or facts.card.life
                s.blood[card] = 0 if "empty" in atom.flags else atom.tokens or full
            s.turned[card] = int(atom.degrees == 90 or "tapped" in atom.flags)
            for flag in atom.flags:
                s.flags[card] |= FLAGS.get(flag, 0)
            by = self.flag(atom, "by")
            s.player[card] = by if by >= 0 else s.player[card]
            for inner in atom.under:
                for x in self.lay(seat, inner, STOWED if zone == CONTESTED else ATTACHED):
                    s.host[x] = card
                    by = self.flag(inner, "by")
                    s.player[x] = by if by >= 0 else seat
                    s.turned[x] = int(inner.degrees == 90)
                    if s.facts[x].is_retainer and not inner.tokens:
                        s.blood[x] = s.facts[x].card.life


def read(text: str, sheet: Sheet) -> Vtes:
    return Reader(text, sheet).state()
