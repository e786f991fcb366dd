"""What a viewer sees of a card and of what is going on, beyond what every game shows."""

from __future__ import annotations

from typing import Any

from sumrak.games.berserk import changes, explaining, movement, recruiting
from sumrak.games.berserk.dice import cards_of
from sumrak.games.berserk.explaining import Row
from sumrak.games.berserk.facts import (
    ARMOUR,
    DIRECTED,
    GROUND,
    INCORPOREAL,
    KIND_NAMES,
    UNANSWERED,
    VAMPIRE,
    VAMPIRE_LESS,
)
from sumrak.games.berserk.frames import Chain, Item
from sumrak.games.berserk.markers import WORDS as MARKERS
from sumrak.games.berserk.rules import CRYSTALS
from sumrak.games.berserk.state import IS_AIMING, IS_BLESSED, IS_CURSED, IS_DYING, SLEEPS, SPENT, Berserk
from sumrak.games.berserk.strikes import limited
from sumrak.games.berserk.values import has, has_formation, in_formation, total
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.reason import Message, Named, Player
from sumrak.kernel.rulebook import cite
from sumrak.kernel.scene import Die, Entry, Scene, Sum

B13_1, B14_11, B17_6 = cite("B-13.1"), cite("B-14.11"), cite("B-17.6")
PHASES = {"": "order", "deal": "order", "put_back": "recruit", "battle": "start", "start": "beginning"}
"""Phases by the names that the layout knows, where they are not the same."""
FLAG_BADGES = (
    (IS_BLESSED, "blessed"),
    (IS_CURSED, "cursed"),
    (IS_DYING, "dying"),
    (IS_AIMING, "aiming"),
    (SLEEPS, "stays-closed"),
)
WORD_BADGES = (
    (DIRECTED, "directed"),
    (UNANSWERED, "unanswered"),
    (INCORPOREAL, "incorporeal"),
    (VAMPIRE | VAMPIRE_LESS, "vampire"),
)


def counters(s: Berserk, seat: int) -> dict[str, int]:
    """`first`: whether this seat is the First player; before the order is known nobody is."""
    known = s.phase not in ("", "deal", "order")
    return {"first": int(known and seat == s.first), "redeals": s.redeals[seat]}


def crystals(s: Berserk, seat: int) -> dict[str, int]:
    """What is left to recruit with: the seat's own business (B-24.4)."""
    if s.phase not in ("redeal", "recruit"):
        return {}
    purse = recruiting.purse_of(s, seat)
    gold, silver = purse.left(recruiting.recruits(s, seat))
    return {
        "gold": gold,
        "silver": silver,
        "gold_of": CRYSTALS[s.rules.crystals][int(seat != s.first)][0],
        "silver_of": purse.silver,
    }


# cards
def card_view(s: Berserk, card: int) -> dict[str, Any]:
    """A card in play, for whoever knows it."""
    facts = s.facts[card]
    row: dict[str, Any] = {"values": values_of(s, card)}
    badges = [word for flag, word in FLAG_BADGES if s.flags[card] & flag]
    if facts.all_words or s.rows_of[card] or s.auras:
        badges += [word for bits, word in WORD_BADGES if has(s, card, bits)]
        if in_formation(s, card) and has_formation(s, card):
            badges.append("formation")
    if s.known[card] != EVERYBODY:
        badges.append("hidden")
    marks = marks_of(s, card)
    nets = changes.nets(s, card)
    if nets:
        marks["net"] = nets
        badges.append("net")
    if s.controller(card) != s.owner[card]:
        badges.append("controlled")
    if badges:
        row["badges"] = badges
    if marks:
        row["marks"] = marks
    if s.tokens[card]:
        row["tokens"] = s.tokens[card]
    return row


def values_of(s: Berserk, card: int) -> dict[str, int]:
    facts = s.facts[card]
    row: dict[str, int] = {}
    if facts.life:
        row["life"] = max(0, facts.life + s.extra[card] - s.wounds[card])
    if facts.strike is not None:
        row["weak"], row["medium"], row["strong"] = facts.strike
    if facts.kind == GROUND:
        left = 0 if s.moved[card] >= SPENT else movement.allowance(s, card) - s.moved[card]
        row["move"] = max(0, left)
    return row


def marks_of(s: Berserk, card: int) -> dict[str, int]:
    row: dict[str, int] = {}
    if s.wounds[card]:
        row["wounds"] = s.wounds[card]
    if s.poison[card]:
        row["poison"] = s.poison[card]
    armour = total(s, card, ARMOUR) - s.spent[card]
    if armour > 0:
        row["armour"] = armour
    return row


def cell_badges(s: Berserk) -> dict[int, list[str]]:
    """B-20.6."""
    found: dict[int, list[str]] = {}
    for one in s.on_cells:
        found.setdefault(one.cell, []).append(MARKERS[one.kind])
    return found


def held_view(s: Berserk, card: int) -> dict[str, Any]:
    return {"marks": {"incarnation": s.tally[card]}} if s.tally[card] else {}


def back_view(s: Berserk, card: int) -> dict[str, Any]:
    """B-24.2: wounds and markers lie on the back; what is below nobody else sees."""
    row: dict[str, Any] = {"badges": ["hidden"]}
    if s.wounds[card]:
        row["marks"] = {"wounds": s.wounds[card]}
    return row


# what is going on
def scenes(s: Berserk) -> list[Scene]:
    found = [scene_of(s, k) for k in range(len(s.frames))]
    return [scene for scene in found if scene is not None]


def scene_of(s: Berserk, k: int) -> Scene | None:
    f = s.frames[k]
    if isinstance(f, Chain):
        return action(s, k, f)
    if isinstance(f, Item):
        return item(s, f)
    return None


def named(s: Berserk, card: int) -> Any:
    if s.known[card] != EVERYBODY:
        return s.spot(card) if s.cell[card] >= 0 else "?"
    return Named(s.facts[card].id, s.spot(card) if s.apart(card) >= 0 else "")


def item(s: Berserk, f: Item) -> Scene:
    """A triggered feature that waits on the stack, or a death."""
    work = f.work
    kind = "death" if s.flags[work.card] & IS_DYING and not work.effects else "trigger"
    title = Message(f"berserk-scope-{kind}", (("card", named(s, work.card)), ("seat", Player(work.seat))))
    return Scene("trigger", title, (work.card,), None, work.seat, -1, B13_1)


def action(s: Berserk, k: int, f: Chain) -> Scene:
    args: list[tuple[str, Any]] = [("card", named(s, f.card)), ("seat", Player(f.seat))]
    has_target = f.target >= 0
    if has_target:
        args.append(("other", named(s, f.target)))
    key = f"berserk-scope-{KIND_NAMES[f.kind]}" + ("-on" if has_target else "")
    arrow = (f.card, f.target) if has_target and is_shown(s, f.card) and is_shown(s, f.target) else None
    cards = [f.card, *([f.target] if has_target else []), *([f.first] if f.defender >= 0 else [])]
    dice_of = tuple([die(s, k, f, who) for who in (0, 1) if f.dice[who]])
    sums = tuple(
        [strike(s, k, f, who) for who in (0, 1) if f.value[who] or (f.strength[who] and step_of(f) == "value")]
    )
    return Scene(
        KIND_NAMES[f.kind], Message(key, tuple(args)), tuple(cards), arrow, f.seat, -1, B14_11, step_of(f), dice_of, sums
    )  # fmt: skip


def is_shown(s: Berserk, card: int) -> bool:
    """Whether it still lies where it can be pointed at."""
    return s.places[s.place[card]].is_open


def step_of(f: Chain) -> str:
    if not f.initiated:
        return "targets" if f.target >= 0 else "declared"
    if not f.totals[0] and not f.strength[0] and not f.strength[1]:
        return "roll"
    if f.strength == (0, 0):
        return "table"
    return "value" if f.value == (0, 0) else "protect"


def die(s: Berserk, k: int, f: Chain, who: int) -> Die:
    """With every modifier by its name; until the roll is settled what is on it so far."""
    card = cards_of(f)[who]
    rows = explaining.die_rows(s, k, who) + explaining.blessing_rows(s, k, who)
    settled = f.totals != (0, 0)
    total_of = f.totals[who] if settled else f.dice[who] + sum([row.amount for row in rows])
    if not f.fights:
        total_of = limited(total_of)
    one, two = f.tries[who] if f.tries else (0, 0)
    rolls = (one, two, f.dice[who]) if one else (f.dice[who],)
    return Die(s.controller(card), card, rolls, explaining.terms(s, rows), total_of)


def strike(s: Berserk, k: int, f: Chain, who: int) -> Sum:
    """What one of the two strikes comes to."""
    dealer, victim = cards_of(f)[who], cards_of(f)[1 - who]
    rows = explaining.value_rows(s, k, who)
    entries = [entry(s, "strike" if i == 0 else "bonus", row) for i, row in enumerate(rows)]
    is_known = f.value != (0, 0)
    value = f.value[who] if is_known else max(0, sum([row.amount for row in rows]))
    if f.guarded[who]:
        entries.append(Entry("protection", -value, victim, (), B17_6))
        value = 0
    what = Message("berserk-scope-wounds-of", (("card", named(s, victim)), ("other", named(s, dealer))))
    return Sum(what, value, tuple(entries), victim)


def entry(s: Berserk, how: str, row: Row) -> Entry:
    return Entry(how, row.amount, row.card, (), row.cite)
