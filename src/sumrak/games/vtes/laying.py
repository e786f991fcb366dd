"""Cards of a position written as text, laid where they lie; the lines are read by `reading`."""

from __future__ import annotations

from sumrak.games.vtes.between import FLAGS, LETTERS
from sumrak.games.vtes.bonds import bind
from sumrak.games.vtes.facts import Sheet
from sumrak.games.vtes.state import (
    ATTACHED,
    CONTESTED,
    CRYPT,
    HAND,
    LIBRARY,
    PERMANENTS,
    READY,
    RECRUITS,
    STOWED,
    TORPOR,
    UNCONTROLLED,
    ZONE_TABLE,
    Vtes,
)
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.notation import normal
from sumrak.kernel.scenario import Atom, Line, by_time, is_number, unknown

REGIONS = {"torpor": TORPOR, "recruit": RECRUITS, "contested": CONTESTED}
ZONE_NUMBERS = {zone.name: i for i, zone in enumerate(ZONE_TABLE)}


class Layer:
    """Lays cards into a state."""

    def __init__(self, s: Vtes, sheet: Sheet) -> None:
        self.s, self.sheet = s, sheet
        self.ties: list[tuple[int, Atom, str]] = []
        self.names = {normal(name): i for i, card in enumerate(sheet.cards) for name in (card.en, card.id)}

    def seat(self, line: Line, word: str) -> int:
        word = word.strip()
        if len(word) != 1 or word not in LETTERS[: self.s.seats]:
            raise line.wrong("vtes-scenario-whose", known=", ".join(LETTERS[: self.s.seats]), found=word)
        return LETTERS.index(word)

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
            if atom.time:
                s.since[card] = atom.time
            s.blood[card] = atom.tokens
            s.player[card] = seat
            self.know(atom, card)
            found.append(card)
        return found

    def know(self, atom: Atom, card: int) -> None:
        """`(known)`, `(known to ab)`, `(lot a library)`."""
        s = self.s
        for flag in atom.flags:
            if flag == "known":
                s.known[card] = EVERYBODY
            elif flag.startswith("known to "):
                who = flag.removeprefix("known to ")
                s.known[card] = 0 if who == "nobody" else sum([1 << self.seat(atom.line, x) for x in who])
            elif flag.startswith("lot "):
                x, _, zone = flag.removeprefix("lot ").partition(" ")
                if zone not in ZONE_NUMBERS:
                    raise atom.wrong("scenario-unknown-line", found=flag)
                s.lot[card] = s.at(self.seat(atom.line, x), ZONE_NUMBERS[zone])

    def on_board(self, seat: int, atom: Atom) -> None:
        facts = self.sheet.facts[self.definition(atom)]
        zone = READY if facts.is_minion or "embraced" in atom.flags else PERMANENTS
        for flag in atom.flags:
            zone = REGIONS.get(flag, zone)
        for card in self.lay(seat, atom, zone):
            if facts.is_minion and not atom.tokens and "empty" not in atom.flags:
                self.s.blood[card] = facts.capacity or facts.card.life
            self.mark(seat, atom, card)
            self.under(seat, atom, card, STOWED if zone == CONTESTED else ATTACHED)

    def mark(self, seat: int, atom: Atom, card: int) -> None:
        """Tapped, flags, kin, who controls it for good."""
        s = self.s
        s.turned[card] = int(atom.degrees == 90 or "tapped" in atom.flags)
        for flag in atom.flags:
            s.flags[card] |= FLAGS.get(flag, 0)
            if flag.startswith("kin "):
                kin = self.names.get(normal(flag.removeprefix("kin ")))
                if kin is None:
                    raise unknown(Atom(flag.removeprefix("kin "), atom.line, atom.at), self.names)
                s.kin[card] = kin
            elif flag.startswith("bound "):
                self.ties.append((card, atom, flag.removeprefix("bound ").removeprefix("^")))
        by = self.flag(atom, "by")
        s.player[card] = by if by >= 0 else seat

    def tie(self) -> None:
        """`(bound ^53)`: the card that another one knows, when all lie."""
        for card, atom, time in self.ties:
            other = by_time(self.s.since, atom.line, int(time) if is_number(time) else -1, atom.at)
            bind(self.s, card, other)

    def under(self, seat: int, atom: Atom, host: int, zone: int) -> None:
        """What lies on it. What is contested lies before whoever contests it: a master before who played it."""
        s = self.s
        for inner in atom.under:
            by = self.flag(inner, "by")
            is_apart = "contested" in inner.flags
            side = by if is_apart and by >= 0 and self.sheet.facts[self.definition(inner)].is_master else seat
            for x in self.lay(side, inner, CONTESTED if is_apart else zone):
                s.owner[x] = self.owner_of(inner, seat)
                self.mark(seat, inner, x)
                s.host[x] = host
                if s.facts[x].is_retainer and not inner.tokens and "empty" not in inner.flags:
                    s.blood[x] = s.facts[x].card.life
                self.under(seat, inner, x, STOWED if is_apart else zone)

    def owner_of(self, atom: Atom, seat: int) -> int:
        owner = self.flag(atom, "of")
        return owner if owner >= 0 else seat
