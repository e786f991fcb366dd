"""Positions of Night Watch from text (docs/scenario.md). What is left out is filled in; `contradictions` refuses what cannot be."""

from __future__ import annotations

import re

from sumrak.games.night_watch import filling, rules, turn
from sumrak.games.night_watch.cards import BY_ID, CARDS
from sumrak.games.night_watch.contradictions import Written, check
from sumrak.games.night_watch.declared import declare, names_of
from sumrak.games.night_watch.facts import (
    COMMON_LINES,
    DAY,
    FLAT,
    GONE,
    HAND,
    LINES,
    LINES_DISCARD,
    LOCATION_IDS,
    LOCATIONS,
    NIGHT,
    SPELL_DECK,
    SPELL_DISCARD,
    WATCHER,
    Sheet,
)
from sumrak.games.night_watch.printed import sheet_with
from sumrak.games.night_watch.state import NightWatch, items_of, spells_of
from sumrak.games.night_watch.vocabulary.card import Card
from sumrak.games.night_watch.vocabulary.words import LOCATIONS as LOCATION_NAMES
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.notation import normal
from sumrak.kernel.reason import Named, Wrong
from sumrak.kernel.scenario import Atom, Line, cards_of, is_number, lines_of, near, unknown, who_knows

SEATS = {"night": NIGHT, "ночной": NIGHT, "day": DAY, "дневной": DAY}
RUSSIAN = {
    "ход": "turn",
    "воронка": "vortex",
    "баланс": "balance",
    "жетоны": "tokens",
    "правила": "rules",
    "рука": "hand",
    "линии": "lines",
    "манёвры": "maneuvers",
    "маневры": "maneuvers",
    "амулет": "amulet",
    "заклинания": "spells",
    "сброс заклинаний": "spell discard",
    "сброс линий": "lines discard",
    "вне игры": "gone",
    "в этот ход": "this turn",
}
PILES = {
    "lines": COMMON_LINES,
    "spells": SPELL_DECK,
    "spell discard": SPELL_DISCARD,
    "lines discard": LINES_DISCARD,
    "gone": GONE,
}
DECKS = (COMMON_LINES, LINES + NIGHT, LINES + DAY, SPELL_DECK)
"""Their top cards are written first."""
PLACES = {
    **{normal(words.en): LOCATION_IDS.index(location.value) for location, words in LOCATION_NAMES.items()},
    **{normal(words.ru): LOCATION_IDS.index(location.value) for location, words in LOCATION_NAMES.items()},
    **{id: place for place, id in enumerate(LOCATION_IDS)},
    "квартира": FLAT,
}
ALONE = ("game", "seed", "clock", "rules", "luck", "vortex", "balance", "tokens", "this turn")
KNOWN_LINES = ", ".join(
    [
        *ALONE,
        "turn",
        "card …",
        *PILES,
        *LOCATION_IDS,
        "night hand",
        "day hand",
        "night lines",
        "day lines",
        "(Watcher) hand",
    ]
)
"""What a line can begin with."""
STEPS = {"movement": "window", "battle": "gloom"}
THIS_TURN = ("licence check", "blackout")
MOST_COPIES = 60


class Reader:
    """One text on its way to a state. `written` remembers what stands where."""

    def __init__(self, text: str) -> None:
        self.lines = lines_of(text)
        self.first = self.lines[0] if self.lines else Line(1, 1, "", "")
        self.sheet = self.sheet_of([line for line in self.lines if line.words.startswith("card ")])
        self.names = names_of(self.sheet.cards)
        self.known_names = {name: found[0] for name, found in self.names.items()}
        self.written = Written()
        self.filled: set[int] = set()
        self.rows: set[str] = set()
        self.s = NightWatch(self.sheet, self.rules(), 2, self.number("seed", 0))
        last = max([0, *[int(n) for n in re.findall(r"\^([0-9]+)", text)]])
        self.s.clock = self.number("clock", last)
        if self.s.clock < last:
            raise self.row("clock").wrong("scenario-clock", clock=str(self.s.clock), time=str(last))

    def sheet_of(self, declared: list[Line]) -> Sheet:
        """The cards of the set and the test cards, whose names nobody else may have."""
        cards, known = list(CARDS), dict(BY_ID)
        for line in declared:
            card = declare(line, known)
            taken = names_of(tuple(cards))
            for name in (card.id, card.en, card.ru):
                if normal(name) in taken or name in LOCATION_IDS:
                    raise line.wrong("scenario-name-taken", found=name)
            self.free_initiative(line, card, cards)
            cards.append(card)
            known[card.id] = card
        return sheet_with(tuple(cards[len(CARDS) :]))

    def free_initiative(self, line: Line, card: Card, cards: list[Card]) -> None:
        same = [other for other in cards if card.initiative and other.initiative == card.initiative]
        if same:
            raise line.wrong("night_watch-scenario-same-initiative", who=Named(same[0].id), n=card.initiative)

    def row(self, word: str) -> Line:
        return next((line for line in self.lines if self.word(line) == word), self.first)

    def word(self, line: Line) -> str:
        return RUSSIAN.get(normal(line.words), normal(line.words))

    def number(self, word: str, default: int) -> int:
        line = self.row(word)
        return line.whole("scenario-a-whole-number", signed=word == "seed") if self.word(line) == word else default

    def rules(self) -> rules.Rules:
        """`rules: self_minus healing_only, egor deck`."""
        line, switches = self.row("rules"), dict[str, str]()
        if self.word(line) != "rules":
            return rules.Rules()
        for part in line.text.split(","):
            name, _, value = part.strip().partition(" ")
            switches[name] = value.strip()
        try:
            return rules.read(switches)
        except Wrong as error:
            raise line.because(error) from error

    def state(self) -> NightWatch:
        step, w = "window", -1
        for line in self.lines:
            word = self.word(line)
            self.once(line, word)
            if word == "turn":
                step, w = self.turn(line)
            elif not self.fact(line, word) and not word.startswith("card "):
                self.pile(line, word)
        filling.fill(self.s, self.filled, "vortex" in self.rows)
        check(self.s, self.first, self.written)
        self.begin(step, w)
        return self.s

    def once(self, line: Line, word: str) -> None:
        if word in self.rows:
            raise line.wrong("scenario-twice", found=line.words)
        self.rows.add(word)

    # lines
    def turn(self, line: Line) -> tuple[str, int]:
        """A number, a step, and a Watcher (`slots, alisa`) or a seat (`window, night`); in any order."""
        step, w = "window", -1
        for part in [part.strip() for part in line.text.split(",")]:
            names = self.names.get(normal(part), [])
            if is_number(part) and 1 <= int(part) <= turn.LAST:
                self.s.turn = int(part)
            elif STEPS.get(part, part) in turn.STEPS:
                step = STEPS.get(part, part)
            elif part in SEATS:
                w = SEATS[part]
            elif names and self.sheet.facts[names[0]].type == WATCHER:
                w = self.sheet.facts[names[0]].w
            else:
                at = max(0, line.text.find(part))
                raise line.wrong(
                    "night_watch-scenario-turn", at, last=turn.LAST, known=", ".join(turn.STEPS), found=part
                )
        return step, w

    def fact(self, line: Line, word: str) -> bool:
        """A line about the whole game; whether it was one."""
        s = self.s
        if word == "vortex":
            s.vortex = line.whole("night_watch-scenario-vortex", most=11)
        elif word == "balance":
            s.balance = self.balance(line)
        elif word == "tokens":
            for part in line.text.split(","):
                seat, _, n = part.strip().partition(" ")
                if seat not in SEATS or not is_number(n.strip()):
                    raise line.wrong("night_watch-scenario-tokens", line.text.find(part))
                s.tokens[SEATS[seat]] = int(n)
        elif word == "luck":
            numbers = line.text.split()
            if len(numbers) != 3 or not all([is_number(n) for n in numbers]):
                raise line.wrong("scenario-luck")
            s.draws = [int(n) for n in numbers]
        elif word == "this turn":
            for part in [part.strip() for part in line.text.split(",")]:
                if part not in THIS_TURN:
                    raise line.wrong(
                        "night_watch-scenario-this-turn", line.text.find(part), known=", ".join(THIS_TURN), found=part
                    )
                if part == "blackout":
                    s.blackout = 1
                else:
                    s.no_donor_attacks = 1
        return word in ALONE

    def balance(self, line: Line) -> int:
        seat, _, n = line.text.strip().partition(" ")
        if seat == "0" and not n:
            return 0
        if seat not in SEATS or not is_number(n) or int(n) > 10:
            raise line.wrong("night_watch-scenario-treaty")
        return int(n) if SEATS[seat] == NIGHT else -int(n)

    def pile(self, line: Line, word: str) -> None:
        """A line of cards."""
        place, side = self.place_of(line, word)
        self.filled.add(place)
        atoms = cards_of(line)
        for atom in atoms[::-1] if place in DECKS else atoms:
            self.put(atom, place, side)

    def place_of(self, line: Line, word: str) -> tuple[int, int]:
        """(place, side whose cards may be meant) of a line."""
        if word in PLACES:
            return PLACES[word], -1
        if word in PILES:
            return PILES[word], -1
        who, _, zone = word.rpartition(" ")
        zone = RUSSIAN.get(zone, zone)
        if who in SEATS and zone in ("hand", "lines"):
            return (HAND if zone == "hand" else LINES) + SEATS[who], SEATS[who]
        found = [i for i in self.names.get(who, []) if self.sheet.facts[i].type == WATCHER]
        if not found:
            like = near(who or word, {**PLACES, **self.known_names})
            key = "scenario-unknown-line-near" if like else "scenario-unknown-line"
            raise line.wrong(key, found=line.words, near=like, known=KNOWN_LINES)
        facts = self.sheet.facts[found[0]]
        places = {"hand": spells_of(facts.w)}
        under = self.sheet.under[facts.w]
        if under >= 0:
            places[self.sheet.places[under].zone.name] = under
        if zone not in places:
            raise line.wrong("scenario-has-no", who=Named(facts.card.id), found=zone, known=", ".join(places))
        return places[zone], facts.side

    # cards
    def put(self, atom: Atom, place: int, side: int) -> None:
        definition = self.definition(atom, side)
        for _ in range(atom.copies):
            card = self.add(atom, definition, place)
            facts = self.sheet.facts[definition]
            if facts.type == WATCHER and place < LOCATIONS:
                if self.s.watcher[facts.w] >= 0:
                    raise atom.wrong("scenario-card-twice")
                self.s.watcher[facts.w] = card
            for under in atom.under:
                if facts.type != WATCHER or place >= LOCATIONS:
                    raise under.wrong("night_watch-scenario-holder", holder=atom.name)
                self.add(under, self.definition(under, facts.side), items_of(facts.w))

    def definition(self, atom: Atom, side: int) -> int:
        found = self.names.get(normal(atom.name))
        if found is None:
            raise unknown(atom, self.known_names)
        if not 1 <= atom.copies <= MOST_COPIES:
            raise atom.wrong("scenario-copies", n=str(atom.copies), most=str(MOST_COPIES))
        own = [i for i in found if self.sheet.facts[i].side == side]
        return own[0] if own else found[0]

    def add(self, atom: Atom, definition: int, place: int) -> int:
        card = filling.add(self.s, definition, place, atom.time)
        self.written.note(card, atom)
        self.s.wounds[card] = atom.tokens
        for flag in atom.flags:
            self.flag(atom, flag, card, place)
        return card

    def flag(self, atom: Atom, flag: str, card: int, place: int) -> None:
        s, w = self.s, self.s.facts[card].w
        word, _, rest = flag.partition(" ")
        if word == "of" and rest in SEATS and s.facts[card].side < 0:
            s.owner = [SEATS[rest] if c == card else owner for c, owner in enumerate(s.owner)]
        elif flag == "dealt" and place in (HAND + NIGHT, HAND + DAY):
            s.dealt = (card, s.dealt[DAY]) if place == HAND + NIGHT else (s.dealt[NIGHT], card)
        elif self.s.sees[place] != EVERYBODY:
            s.known[card] = who_knows(atom, flag, SEATS)
        elif place < LOCATIONS and w >= 0 and flag in ("entered", "called", "jammed", "ambushed"):
            bit = 1 << w
            s.entered |= bit if flag == "entered" else 0
            s.called |= bit if flag == "called" else 0
            s.jammed |= bit if flag == "jammed" else 0
            s.ambushed |= bit if flag == "ambushed" else 0
        elif place < LOCATIONS and w >= 0 and word in ("level", "fresh") and is_number(rest):
            (s.level if word == "level" else s.fresh)[w] = int(rest)
        elif place < LOCATIONS and s.facts[card].donor and flag in ("guest", "called", "moved", "held"):
            {"guest": s.guests, "called": s.summoned, "moved": s.moved, "held": s.held}[flag].append(card)
        elif place < LOCATIONS and s.facts[card].donor and word == "lured" and rest in self.names:
            s.lured.append((card, self.sheet.facts[self.names[rest][0]].w))
        else:
            raise atom.wrong("scenario-flag", flag=flag)

    def begin(self, step: str, w: int) -> None:
        s = self.s
        for place in range(LOCATIONS):
            s.piles[place].sort(key=lambda c: s.since[c])
        s.turn = max(1, s.turn)
        turn.begin(s, step, w)


def read(text: str) -> NightWatch:
    """Raises Misread with line and column."""
    return Reader(text).state()
