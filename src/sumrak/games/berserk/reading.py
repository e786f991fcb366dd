"""Positions of Berserk from text (docs/scenario.md). What is left out is filled in; `contradictions` refuses what cannot be."""

from __future__ import annotations

import re

from sumrak.games.berserk import lasting_text, presence, recruiting, setup, turn
from sumrak.games.berserk.board import NAMES, NOWHERE, NUMBER
from sumrak.games.berserk.contradictions import check, check_card
from sumrak.games.berserk.declared import SIDES, declare, names_of
from sumrak.games.berserk.facts import Sheet
from sumrak.games.berserk.frames import Turn
from sumrak.games.berserk.position import FLAG_WORDS
from sumrak.games.berserk.printed import SHEET, sheet_with
from sumrak.games.berserk.rules import RP5, Rules, rules_of
from sumrak.games.berserk.state import (
    ASIDE,
    BOUND,
    DEAL,
    DECK,
    EXILE,
    FIELD,
    GRAVE,
    HOSTS,
    LIVES,
    SPENT,
    SQUAD,
    WAITS,
    ZONES,
    Berserk,
)
from sumrak.kernel.agenda import Step
from sumrak.kernel.chance import count_before
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.notation import normal
from sumrak.kernel.reason import Wrong
from sumrak.kernel.scenario import Atom, Line, cards_of, is_number, lines_of, unknown, who_knows

ME = {"me": 0, "я": 0, "opponent": 1, "противник": 1}
RUSSIAN = {
    "ход": "turn",
    "правила": "rules",
    "первый": "first",
    "кубики": "dice",
    "колода": "deck",
    "раздача": "deal",
    "набор": "recruited",
    "кладбище": "graveyard",
    "изгнание": "exile",
    "клетки": "cells",
}
ZONE_WORDS = {"deck": DECK, "deal": DEAL, "recruited": SQUAD, "graveyard": GRAVE, "exile": EXILE}
WORDS_OF_STATE = {
    "проходит": "passing",
    "скрыта": "hidden",
    "закрыта": "closed",
    "раны": "wounds",
    "жизни": "life",
    "яд": "poison",
    "благословлена": "blessed",
    "проклята": "cursed",
    "инкарнация": "incarnation",
}
BY = re.compile(r"[0-9]+( by [0-9]+)?")
MOST_COPIES, MOST_DICE = 60, 7
ALONE = ("game", "seed", "clock", "luck", "turn", "rules", "first", "dice", "idle", "asked")
REPEATED = ("lasting", "card", "seen")
KNOWN_LINES = ", ".join(
    [*ALONE, "lasting", "cells", "seen", "card …", "me", "opponent", "me counts", *[f"me {w}" for w in ZONE_WORDS]]
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
        self.givers: list[tuple[int, str, int]] = []
        self.phase, self.asked = "main", 0
        self.s = Berserk(self.sheet, self.rules(), 2, self.number("seed", 0))
        last = max([0, *[int(n) for n in re.findall(r"\^([0-9]+)", text)]])
        self.s.clock = self.number("clock", last)
        if self.s.clock < last:
            raise self.row("clock").wrong("scenario-clock", clock=str(self.s.clock), time=str(last))

    def sheet_of(self, declared: list[Line]) -> Sheet:
        """The cards of the sets and the test cards, whose names nobody else may have."""
        cards = list(SHEET.cards)
        for number, line in enumerate(declared, 1):
            card, taken = declare(line, number), names_of(tuple(cards))
            for name in (card.en, card.ru):
                if normal(name) in taken:
                    raise line.wrong("scenario-name-taken", found=name)
            cards.append(card)
        return sheet_with(tuple(cards[len(SHEET.cards) :]))

    def row(self, word: str) -> Line:
        return next((line for line in self.lines if RUSSIAN.get(line.words, line.words) == word), self.first)

    def number(self, word: str, default: int) -> int:
        line = self.row(word)
        return line.whole("scenario-a-whole-number", signed=word == "seed") if line.words == word else default

    def rules(self) -> Rules:
        """`rules: modern, friendly_fire true, turn_cap 50`."""
        line = self.row("rules")
        if line is self.first:
            return RP5
        profile, *switches = [part.strip() for part in line.text.split(",")]
        given: dict[str, object] = {"profile": profile}
        for switch in switches:
            name, _, value = switch.partition(" ")
            given[name] = {"true": True, "false": False}.get(value, int(value) if is_number(value) else value)
        try:
            return rules_of(given)
        except Wrong as error:
            raise line.because(error) from error

    def state(self) -> Berserk:
        self.phase, later = self.phase_of(), []
        for line in self.lines:
            head, _, rest = line.words.partition(" ")
            word = RUSSIAN.get(line.words, line.words)
            self.once(line, head, word)
            if head in ("lasting", "cells"):
                later.append(line)
            elif head in ME:
                self.side(line, ME[head], RUSSIAN.get(rest, rest))
            elif not self.other(line, word) and head != "card":
                raise line.wrong("scenario-unknown-line", found=line.words, known=KNOWN_LINES)
        self.whose_turn()
        for line in later:
            read = lasting_text.read_cells if line.words == "cells" else lasting_text.read
            read(self.s, line, self.names)
        check(self.s, self.phase, self.atoms)
        self.begin()
        return self.s

    def phase_of(self) -> str:
        line = self.row("turn")
        return "main" if line is self.first else self.turn(line)

    def once(self, line: Line, head: str, word: str) -> None:
        rest = line.words.partition(" ")[2]
        name = f"{SIDES[ME[head]]} {RUSSIAN.get(rest, rest)}".strip() if head in ME else word
        if name in self.rows and head not in REPEATED:
            raise line.wrong("scenario-twice", found=name)
        self.rows[name] = line

    # lines
    def other(self, line: Line, word: str) -> bool:
        s = self.s
        if word == "luck":
            self.luck(line)
        elif word == "first":
            s.first = self.seat(line)
        elif word == "asked":
            self.asked = self.seat(line)
        elif word == "idle":
            number, _, rest = line.text.strip().partition(" ")
            if not is_number(number) or rest not in ("", "(progress)"):
                raise line.wrong("berserk-scenario-idle")
            s.idle, s.acted = int(number), rest != ""
        elif word == "seen":
            numbers = line.text.split()
            if not all([is_number(n.removeprefix("-")) for n in numbers]):
                raise line.wrong("berserk-scenario-seen")
            s.positions = (*s.positions, *map(int, numbers))
        return word in ALONE or word == "seen"

    def seat(self, line: Line) -> int:
        if line.text.strip() not in ME:
            raise line.wrong("scenario-whose", found=line.text.strip())
        return ME[line.text.strip()]

    def turn(self, line: Line) -> str:
        """A number, whose, and a phase, in any order; what is left out is turn 1, the First player's, main."""
        found, number, whose = "main", 0, -1
        for part in [part.strip() for part in line.text.split(",")]:
            if part in ME:
                whose = ME[part]
            elif part in setup.PHASES:
                found = part
            elif is_number(part):
                number = int(part)
            else:
                at = max(0, line.text.find(part))
                raise line.wrong("scenario-turn", at, known=", ".join(setup.PHASES), found=part)
        self.s.turn, self.s.active = number, whose
        return found

    def whose_turn(self) -> None:
        """B-10.12: the First player has the turns 1, 3, 5 …; before the battle there is no turn."""
        s = self.s
        if self.phase in setup.BEFORE:
            s.turn, s.active = 0, s.first
            return
        number, whose = (0, -1) if self.row("turn") is self.first else (s.turn, s.active)
        if not number:
            number = 1 if whose in (-1, s.first) else 2
        s.turn, s.active = number, s.first if number % 2 else 1 - s.first
        if whose not in (-1, s.active):
            line = self.row("turn")
            raise line.wrong("berserk-scenario-whose-turn", n=str(number), who=SIDES[s.active])

    def luck(self, line: Line) -> None:
        numbers = line.text.split()
        if len(numbers) != 3 or not all([is_number(n) for n in numbers]):
            raise line.wrong("scenario-luck")
        self.s.draws = [int(n) for n in numbers]

    def dice(self) -> None:
        """`dice: 3 4`: what falls next."""
        line = self.row("dice")
        if line is self.first:
            return
        rolls = line.text.split()
        if not all([len(roll) == 1 and roll in "123456" for roll in rolls]):
            raise line.wrong("berserk-scenario-dice")
        if len(rolls) > MOST_DICE:
            raise line.wrong("berserk-scenario-most-dice", most=MOST_DICE)
        wanted = bytes([int(roll) for roll in rolls])
        self.s.draws[0] = count_before(self.s.keys[0], 6, wanted, self.s.draws[0])

    def side(self, line: Line, seat: int, word: str) -> None:
        if word == "":
            for atom in cards_of(line):
                self.put(atom, seat)
        elif word == "counts":
            self.counts(line, seat)
        elif word in ("graveyard", "exile"):
            for atom in cards_of(line):
                for _ in range(atom.copies):
                    self.add(atom, seat, ZONE_WORDS[word], EVERYBODY)
        elif word in ZONE_WORDS:
            self.hidden(cards_of(line), seat, ZONE_WORDS[word])
        else:
            raise line.wrong("scenario-has-no", who=SIDES[seat], found=word, known=", ".join(["counts", *ZONE_WORDS]))

    def counts(self, line: Line, seat: int) -> None:
        """`me counts: gold 3, silver 0, redeals 2, ambush`."""
        columns = {"gold": self.s.gold, "silver": self.s.silver, "redeals": self.s.redeals}
        for part in [part.strip() for part in line.text.split(",")]:
            word, _, number = part.partition(" ")
            if word in columns and is_number(number):
                columns[word][seat] = int(number)
            elif part == "ambush":
                self.s.ambush[seat] = True
            elif part == "rebuff":
                self.s.rebuff = [is_so or x == seat for x, is_so in enumerate(self.s.rebuff)]
            else:
                raise line.wrong("berserk-scenario-counts", max(0, line.text.find(part)))

    # cards
    def card(self, atom: Atom) -> int:
        found = self.names.get(normal(atom.name))
        if found is None:
            raise unknown(atom, self.names)
        if not 1 <= atom.copies <= MOST_COPIES:
            raise atom.wrong("scenario-copies", n=str(atom.copies), most=str(MOST_COPIES))
        return found

    def put(self, atom: Atom, seat: int) -> None:
        """A card in play, on a cell or in the additional zone, with the symbiotes that sit on it."""
        cell = self.cell(atom)
        for _ in range(atom.copies):
            card = self.add(atom, seat, ASIDE if cell == NOWHERE else FIELD, self.known(atom, seat))
            self.s.cell[card] = cell
            if cell != NOWHERE and "passing" not in [WORDS_OF_STATE.get(flag, flag) for flag in atom.flags]:
                if self.s.grid[cell] >= 0:
                    raise atom.wrong("berserk-scenario-cell-taken", cell=NAMES[cell])
                self.s.grid[cell] = card
            for under in atom.under:
                whose = next((ME[flag[3:]] for flag in under.flags if flag.startswith("by ") and flag[3:] in ME), seat)
                sits = self.add(under, whose, FIELD, self.known(under, whose))
                self.s.host[sits], self.s.cell[sits] = card, cell

    def cell(self, atom: Atom) -> int:
        if not atom.where:
            return NOWHERE
        if atom.where.upper() not in NUMBER:
            raise atom.wrong("berserk-scenario-cells", where=atom.where)
        return NUMBER[atom.where.upper()]

    def known(self, atom: Atom, seat: int) -> int:
        """B-24.2: a hidden card is known to its own player; before the reveal all are hidden (B-8.3)."""
        flags = [WORDS_OF_STATE.get(flag, flag) for flag in atom.flags]
        is_hidden = "hidden" in flags or (self.phase in setup.FACE_DOWN and "up" not in flags)
        return 1 << seat if is_hidden else EVERYBODY

    def add(self, atom: Atom, seat: int, zone: int, known: int) -> int:
        s, definition = self.s, self.card(atom)
        check_card(s, atom, definition, zone)
        card = s.add(definition, seat * ZONES + zone, known)
        self.atoms[card] = atom
        is_open = s.places[seat * ZONES + zone].is_open
        if is_open and not atom.time:
            s.clock += 1
        s.since[card] = atom.time or (s.clock if is_open else 0)
        s.lot[card] = seat * ZONES + DECK
        s.tokens[card] = atom.tokens
        for flag in atom.flags:
            self.mark(atom, card, flag)
        return card

    def mark(self, atom: Atom, card: int, flag: str) -> None:
        s = self.s
        word, _, rest = flag.partition(" ")
        word, bits = WORDS_OF_STATE.get(word, word), {text: bit for bit, text in FLAG_WORDS.items()}
        columns = {
            "wounds": s.wounds, "life": s.extra, "struck": s.struck, "prevented": s.spent,
            "incarnation": s.tally, "used": s.used, "moved": s.moved,
        }  # fmt: skip
        if word in columns and is_number(rest.removeprefix("+")):
            columns[word][card] = int(rest.removeprefix("+"))
        elif word in ("poison", "slain") and BY.fullmatch(rest):
            self.given(card, word, rest)
        elif flag == "moved":
            s.moved[card] = SPENT
        elif word == "closed" and not rest:
            s.turned[card] = 1
        elif (WORDS_OF_STATE.get(flag, flag)) in bits:
            s.flags[card] |= bits[WORDS_OF_STATE.get(flag, flag)]
        elif word == "of" and rest in ME:
            s.owner = [ME[rest] if c == card else owner for c, owner in enumerate(s.owner)]
            s.lot[card] = ME[rest] * ZONES + DECK
        elif WORDS_OF_STATE.get(flag, flag) not in ("hidden", "up", "passing") and not (word == "by" and rest in ME):
            known = ", ".join(
                ["hidden", "up", "passing", "poison N", "closed", "of …", "by …", *[f"{x} N" for x in columns], *bits]
            )
            raise atom.wrong("berserk-scenario-flag", flag=flag, known=known)

    def given(self, card: int, word: str, rest: str) -> None:
        """`(poison 2 by 53)`: by the card with this time of entry, which may come later in the text."""
        number, _, time = rest.partition(" by ")
        if word == "poison":
            self.s.poison[card] = int(number)
        if time:
            self.givers.append((card, word, int(time)))

    def hidden(self, atoms: list[Atom], seat: int, zone: int) -> None:
        """Cards of a deck, a deal or a squad; unless it is said otherwise their owner knows what he has been dealt."""
        for atom in atoms[::-1] if zone == DECK else atoms:  # the top card of a deck is written first
            known = 0 if zone == DECK else 1 << seat
            for flag in atom.flags:
                known = who_knows(atom, flag, ME)
            check_card(self.s, atom, self.card(atom), zone)
            plain = Atom(atom.name, atom.line, atom.at, tokens=atom.tokens)
            for _ in range(atom.copies):
                self.s.since[self.add(plain, seat, zone, known)] = 0

    def begin(self) -> None:
        s = self.s
        for place in (FIELD, ASIDE):
            for seat in (0, 1):
                s.piles[seat * ZONES + place].sort(key=lambda c: s.since[c])
        for card, word, time in self.givers:
            giver = next((c for c, since in enumerate(s.since) if since == time), -1)
            if word == "poison":
                s.poisoner[card] = giver
            else:
                s.slayer[card] = giver
        presence.look_again(s)
        s.waiting = any([flags & WAITS for flags in s.flags])
        self.dice()
        s.phase = self.phase
        s.unsettled |= BOUND | HOSTS | LIVES
        for seat in (0, 1) if self.phase in ("redeal", "recruit") else ():
            if f"{SIDES[seat]} counts" not in self.rows or not s.gold[seat] + s.silver[seat]:
                s.gold[seat], s.silver[seat] = recruiting.purse_of(s, seat).left(recruiting.recruits(s, seat))
        s.then(*self.steps())

    def steps(self) -> tuple[Step, ...]:
        """What is to be done from here."""
        after = setup.STEPS[setup.NAMES.index(self.phase) + 1 :] if self.phase in setup.NAMES else ()
        if self.phase == "order" and "asked" in self.rows:
            return ((setup.ask_for_order, self.asked), *after)
        if self.phase == "redeal" and "asked" in self.rows and self.asked != self.s.first:
            return ((setup.ask_for_redeal, self.asked), *after)
        return ((goes_on, self.phase, "seen" in self.rows),)


def goes_on(s: Berserk, phase: str, has_begun: bool) -> None:
    """Where the positions seen before are written down, the main phase that is going on is among them (B-22.3b)."""
    if phase != "main":
        setup.from_phase(s, phase)
        return
    s.next((turn.next_turn,))
    s.scope(Turn(s.active), turn.STEPS_FROM["main"][1 if has_begun else 0 :])


def read(text: str) -> Berserk:
    """Raises Misread with line and column."""
    return Reader(text).state()
