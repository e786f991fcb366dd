"""The state of a game of Night Watch: the kernel's columns and those of its own, and the smallest questions."""

from __future__ import annotations

from typing import Any, NamedTuple

from sumrak.games.night_watch.facts import METRO, OWN, Facts, Sheet
from sumrak.games.night_watch.rules import Rules
from sumrak.kernel.explanation import Term
from sumrak.kernel.knowledge import bit_of
from sumrak.kernel.place import Place
from sumrak.kernel.plain import Plain
from sumrak.kernel.state import State

# what a card lies in a Watcher's `played` for: bits of `use`
AS_ATTACK, AS_PROTECTION, AS_HEALING, MANEUVER, AMULET_CARD, WITH_SWORD, IN_AMBUSH = 1, 2, 4, 8, 16, 32, 64


class Turn(Plain):
    """The scope of a turn (NW-20)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def parts(self) -> tuple[Any, ...]:
        return (self.number,)


class Slot(Plain):
    """The scope in which one Watcher acts (NW-222, NW-231)."""

    __slots__ = ("w",)

    def __init__(self, w: int) -> None:
        self.w = w

    def parts(self) -> tuple[Any, ...]:
        return (self.w,)


class Reckoning(Plain):
    """The scope of a reckoning: what was counted in its first step (NW-244), and what the vampires may feed on.

    By w: `attack` and `protection` the sums on it, `new` its new wounds without those of the Gloom, `healing` what is left of
    the Healing on it, `credit` of the vampires. `donors`: (card, Attacks, Protections, new wounds) each; `items` that were
    attacked; `shared`: (vampires as bits, credit) still to be divided; `unpunished` Donors whose end costs nothing (NW-334);
    `vortex` by how much it moves.
    """

    __slots__ = (
        "attack",
        "credit",
        "donors",
        "healing",
        "items",
        "new",
        "protection",
        "shared",
        "unpunished",
        "vortex",
    )

    def __init__(
        self,
        attack: tuple[int, ...],
        protection: tuple[int, ...],
        new: tuple[int, ...],
        healing: tuple[int, ...],
        donors: tuple[tuple[int, int, int, int], ...],
        items: tuple[int, ...],
        unpunished: tuple[int, ...],
        vortex: int,
        credit: tuple[int, ...],
        shared: tuple[tuple[int, int], ...],
    ) -> None:
        self.attack, self.protection, self.new, self.healing = attack, protection, new, healing
        self.donors, self.items, self.unpunished, self.vortex = donors, items, unpunished, vortex
        self.credit, self.shared = credit, shared

    def parts(self) -> tuple[Any, ...]:
        return (
            self.attack, self.protection, self.new, self.healing, self.donors, self.items, self.unpunished, self.vortex,
            self.credit, self.shared,
        )  # fmt: skip

    def with_healing(self, healing: tuple[int, ...]) -> Reckoning:
        return Reckoning(
            self.attack, self.protection, self.new, healing, self.donors, self.items, self.unpunished, self.vortex,
            self.credit, self.shared,
        )  # fmt: skip

    def with_credit(self, credit: tuple[int, ...], shared: tuple[tuple[int, int], ...]) -> Reckoning:
        return Reckoning(
            self.attack, self.protection, self.new, self.healing, self.donors, self.items, self.unpunished, self.vortex,
            credit, shared,
        )  # fmt: skip


class Fought(NamedTuple):
    """One line of a battle, kept for whoever looks on until the turn ends: what worked on which target with how much.

    `card` with `since` is what was played, an Item that guards (`use` 0), or -1 for wounds taken for the Gloom.
    """

    location: int
    target: int
    card: int
    since: int
    use: int
    amount: int
    terms: tuple[Term, ...] = ()


class NightWatch(State):
    """A game of Night Watch. Seat 0 is Night.

    By card: `wounds`; `minus` chips on a weakened Spell; `use` bits of a card played. By w: `watcher` its card in play or
    -1; `level` in the Gloom, `old_level` before this turn's change; `gloom` wounds taken for it in this battle; `used` cards
    in its slot; `fresh` those of its wounds that are from the latest battle. Bits of w: `entered` this turn, `called`
    (vampires), `jammed`, `ambushed`, `slotted` (its movement slot is over). Lists of cards: `guests` Donors played this
    turn, `moved` and `held` in this phase, `summoned` those called. `calls`: (w, Donor) declared; `lured`: (Donor, w)
    brought into the Metro by a Call (NW-280). `balance` is Night's where positive. `dealt`: the Watcher that
    each seat was dealt, for guesses; `fought` the lines of the battle that is over.
    """

    __slots__ = (
        "ambushed",
        "balance",
        "blackout",
        "called",
        "calls",
        "dealt",
        "entered",
        "facts",
        "fought",
        "fresh",
        "gloom",
        "guests",
        "held",
        "jammed",
        "level",
        "lured",
        "minus",
        "moment",
        "moved",
        "no_donor_attacks",
        "old_level",
        "phase",
        "rules",
        "sheet",
        "slotted",
        "summoned",
        "tokens",
        "use",
        "used",
        "vortex",
        "watcher",
        "wounds",
    )  # fmt: skip

    def __init__(self, sheet: Sheet, rules: Rules, seats: int = 0, seed: int = 0) -> None:
        self.sheet, self.rules = sheet, rules
        super().__init__(seats, seed)
        if seats:
            self.facts: list[Facts] = []
            self.wounds: list[int] = []
            self.minus: list[int] = []
            self.use: list[int] = []
            n = sheet.size
            self.watcher: list[int] = [-1] * n
            self.level: list[int] = [0] * n
            self.old_level: list[int] = [0] * n
            self.gloom: list[int] = [0] * n
            self.used: list[int] = [0] * n
            self.fresh: list[int] = [0] * n
            self.tokens: list[int] = [0, 0]
            self.guests: list[int] = []
            self.moved: list[int] = []
            self.held: list[int] = []
            self.summoned: list[int] = []
            self.lured: list[tuple[int, int]] = []
            self.calls: list[tuple[int, int]] = []
            self.dealt: tuple[int, int] = (-1, -1)
            self.fought: tuple[Fought, ...] = ()
            self.entered = self.called = self.jammed = self.ambushed = self.slotted = 0
            self.vortex = self.balance = 0
            self.no_donor_attacks = self.blackout = 0
            self.phase = self.moment = ""

    def __getstate__(self) -> dict[str, Any]:
        """Without `facts`, which are the sheet's."""
        return {name: value for name, value in super().__getstate__().items() if name != "facts"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self.renamed()

    def make_places(self, seats: int) -> tuple[Place, ...]:
        return self.sheet.places

    def blank(self) -> NightWatch:
        return NightWatch(self.sheet, self.rules)

    def copy(self) -> NightWatch:
        new = NightWatch(self.sheet, self.rules)
        self.copy_into(new)
        new.facts = self.facts  # shared, like `definition`
        new.wounds, new.minus, new.use = self.wounds[:], self.minus[:], self.use[:]
        new.watcher, new.level, new.old_level = self.watcher[:], self.level[:], self.old_level[:]
        new.gloom, new.used, new.fresh = self.gloom[:], self.used[:], self.fresh[:]
        new.tokens, new.guests, new.moved, new.held = self.tokens[:], self.guests[:], self.moved[:], self.held[:]
        new.summoned, new.lured, new.dealt = self.summoned[:], self.lured[:], self.dealt
        new.calls, new.fought = self.calls[:], self.fought
        new.entered, new.called, new.jammed = self.entered, self.called, self.jammed
        new.ambushed, new.slotted = self.ambushed, self.slotted
        new.vortex, new.balance = self.vortex, self.balance
        new.no_donor_attacks, new.blackout = self.no_donor_attacks, self.blackout
        new.phase, new.moment = self.phase, self.moment
        return new

    def add(self, definition: int, place: int, owner: int, known: int = 0) -> int:
        card = self.add_card(definition, place, owner, known)
        self.renamed()
        for column in (self.wounds, self.minus, self.use):
            column.append(0)
        return card

    def marks(self, card: int) -> tuple[int, ...]:
        return (self.wounds[card], self.minus[card], self.use[card], card in self.guests, card in self.summoned)

    def game_facts(self) -> tuple[Any, ...]:
        return (
            self.level, self.old_level, self.gloom, self.used, self.fresh, self.tokens, self.entered, self.called, self.jammed,
            self.ambushed, self.slotted, self.vortex, self.balance, self.no_donor_attacks, self.blackout, self.phase,
        )  # fmt: skip

    def renamed(self) -> None:
        self.facts = list(map(self.sheet.facts.__getitem__, self.definition))

    def plausible(self, seat: int) -> bool:
        """NW-212: the first card that the other side was dealt is a Watcher of its own; a guess is put right."""
        bit = bit_of(seat)
        for side, card in enumerate(self.dealt):
            if card >= 0 and not self.known[card] & bit and not self.is_own_watcher(card, side):
                lot = self.lot[card]
                others = [
                    c for c, x in enumerate(self.lot) if x == lot and not self.known[c] & bit and self.is_own_watcher(c, side)
                ]  # fmt: skip
                if not others:
                    return False
                self.exchange(card, others[self.below(len(others))])
        return True

    def is_own_watcher(self, card: int, side: int) -> bool:
        return self.facts[card].w >= 0 and self.facts[card].side == side

    def exchange(self, a: int, b: int) -> None:
        """Let two cards be each other."""
        names, owners = self.definition, self.owner
        self.rename([a, b], [names[b], names[a]], [owners[b], owners[a]])


# places of Watcher w
def spells_of(w: int) -> int:
    return OWN + 3 * w


def items_of(w: int) -> int:
    return OWN + 1 + 3 * w


def played_of(w: int) -> int:
    return OWN + 2 + 3 * w


# the smallest questions
def where(s: NightWatch, w: int) -> int:
    """The Location of a Watcher, or -1 if it isn't in play."""
    card = s.watcher[w]
    return s.place[card] if card >= 0 else -1


def is_out_there(s: NightWatch, w: int) -> bool:
    """In play and not in the Metro, where nothing can be done (NW-102)."""
    card = s.watcher[w]
    return card >= 0 and s.place[card] != METRO


def watchers_at(s: NightWatch, location: int) -> list[int]:
    """The Watchers in a Location, in the order of Initiative."""
    place = s.place
    return [w for w, card in enumerate(s.watcher) if card >= 0 and place[card] == location]


def is_watcher(s: NightWatch, card: int) -> bool:
    """Whether a card is a Watcher in play."""
    w = s.facts[card].w
    return w >= 0 and s.watcher[w] == card
