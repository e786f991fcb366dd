"""What cards show besides their identity, and what is going on: actions, combats, referendums."""

from __future__ import annotations

from typing import Any

from sumrak.games.vtes import blocks, bonuses, politics, scenery
from sumrak.games.vtes.actions import target_card
from sumrak.games.vtes.board import action_at, action_of, controller, is_object, is_vampire
from sumrak.games.vtes.frames import (
    CARD,
    GOING,
    KINDS,
    OFFERED,
    Action,
    Burning,
    Combat,
    Drinking,
    Falling,
    Ousting,
    Play,
    Poll,
)
from sumrak.games.vtes.layout import TITLE_BADGES
from sumrak.games.vtes.state import (
    CONTESTED,
    HELD,
    MINIONS,
    MUST_HUNT,
    READY,
    TITLE_CONTESTED,
    UNCONTROLLED,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.telling import AT_CARDS, WINDOWS
from sumrak.games.vtes.values import capacity, is_anarch, title_of
from sumrak.kernel.reason import Message, Named, Player
from sumrak.kernel.scene import Scene
from sumrak.kernel.window import respond


def card_view(s: Vtes, card: int) -> dict[str, Any]:
    """Values, counters and badges of a card on the table, for whoever knows it."""
    row: dict[str, Any] = {}
    zone = s.place[card] % ZONES
    badges: list[str] = []
    if zone in MINIONS:
        vampire = is_vampire(s, card)
        row["values"] = {"bleed": s.bleed[card], "strength": s.strength[card]}
        if vampire:
            row["values"]["capacity"] = s.capacity[card]
        row["marks"] = {"blood" if vampire else "life": s.blood[card]}
        badges = badges_of(s, card)
    elif zone == UNCONTROLLED:
        row["values"] = {"capacity": capacity(s, card)}
        row["marks"] = {"blood": s.blood[card]}
    elif s.blood[card]:
        row["marks"] = {"life" if s.facts[card].is_retainer else "counters": s.blood[card]}
    if zone == CONTESTED:
        badges.append("contested")
    if badges:
        row["badges"] = badges
    if controller(s, card) != s.places[s.place[card]].seat:
        row["controller"] = controller(s, card)
    return row


def badges_of(s: Vtes, card: int) -> list[str]:
    flags = s.flags[card]
    title = title_of(s, card)
    found = [TITLE_BADGES[title]] if title is not None else []
    found += ["title-contested"] if flags & TITLE_CONTESTED else []
    found += ["anarch"] if is_anarch(s, card) else []
    found += ["held"] if flags & HELD else []
    if s.zone(card) == READY and is_vampire(s, card) and (flags & MUST_HUNT or not s.blood[card]):
        found.append("hungry")
    k = action_at(s)
    if k >= 0:
        f = action_of(s, k)
        found += ["acting"] if f.actor == card else []
        found += ["blocking"] if f.blocker == card else []
        found += ["awake"] if card in [c for c, _ in f.woken] else []
    return found


def back_view(s: Vtes, card: int) -> dict[str, Any]:
    """Counters on a face-down vampire are public (VTES-2.3.3)."""
    return {"marks": {"blood": s.blood[card]}} if s.blood[card] else {}


# scenes
def scenes(s: Vtes) -> list[Scene]:
    return [scene for k in range(len(s.frames)) for scene in scene_of(s, k)]


def named(s: Vtes, card: int) -> Named:
    return Named(s.sheet.cards[s.definition[card]].id)


def step_of(s: Vtes, k: int) -> str:
    """The window of this scope in which somebody is asked."""
    if s.pending is not None and s.pending.then is respond and s.pending.args[0] == k:
        return WINDOWS[s.pending.args[1].bit_length() - 1]
    return ""


def scene_of(s: Vtes, k: int) -> list[Scene]:
    f = s.frames[k]
    args: tuple[tuple[str, Any], ...]
    if isinstance(f, Action):
        return [of_action(s, k, f)]
    if isinstance(f, Combat):
        args = (("card", named(s, f.minions[0])), ("other", named(s, f.minions[1])), ("n", f.round))
        key = "vtes-scope-combat-far" if f.far else "vtes-scope-combat"
        step = WINDOWS[f.step.bit_length() - 1] if f.step else ""
        there = [c for c, since in zip(f.minions, f.since) if is_object(s, c, since)]
        arrow = (there[0], there[1]) if len(there) == 2 else None
        scene = Scene("combat", Message(key, args), tuple(there), arrow, f.seats[0], cite="VTES-6.4.0.1", step=step)
        return [scene._replace(sums=scenery.blows(s, f), targets=f.seats, tags=scenery.range_of(f))]
    if isinstance(f, Poll):
        mine, theirs = politics.count(s, f)
        key = "vtes-scope-poll" if f.card >= 0 else "vtes-scope-blood-hunt"
        args = (("card", named(s, f.card if f.card >= 0 else f.caller)), ("before", mine), ("after", theirs))
        cards = tuple([c for c in (f.caller, f.card) if c >= 0 and s.known[c] == 255])
        return [
            Scene(
                "poll",
                Message(key, args),
                cards,
                None,
                f.seat,
                cite="VTES-6.3.2.3",
                step="polling" if f.casting else "terms",
                sums=scenery.tally(s, f) or scenery.terms(s, f),
                standings=scenery.voters(s, f),
            )
        ]
    if isinstance(f, Play):
        title = Message("vtes-scope-card", (("card", named(s, f.card)), ("seat", Player(f.seat))))
        return [Scene("card", title, (f.card,), None, f.seat, cite="VTES-1.6.1.7.1")]
    if isinstance(f, Falling):
        return [
            Scene("torpor", Message("vtes-scope-torpor", (("card", named(s, f.card)),)), (f.card,), cite="VTES-6.5.1.2")
        ]
    if isinstance(f, Burning):
        title = Message("vtes-scope-burning", (("card", named(s, f.card)),))
        return [Scene("torpor", title, (f.card,), cite="VTES-6.4.6.5")]
    if isinstance(f, Drinking):
        args = (("card", named(s, f.diablerist)), ("other", named(s, f.victim)))
        return [Scene("diablerie", Message("vtes-scope-diablerie", args), (f.diablerist,), cite="VTES-6.5.5.1")]
    if isinstance(f, Ousting):
        out = [x for x in range(s.seats) if f.seats >> x & 1]
        return [
            Scene(
                "ousting", Message("vtes-scope-ousting", (("seat", Player(out[0])),)), seat=out[0], cite="VTES-9.1.10"
            )
        ]
    return []


def of_action(s: Vtes, k: int, f: Action) -> Scene:
    """Who acts, at whom, with what stealth; who tries to block with what intercept."""
    args: list[tuple[str, Any]] = [("card", named(s, f.actor)), ("stealth", blocks.stealth(s, f))]
    bleed = 0
    key = "vtes-scope-action" if f.kind in (CARD, OFFERED) else f"vtes-scope-{KINDS[f.kind]}"
    if f.card >= 0:
        args.append(("other", named(s, f.card)))
    at = target_card(s, f) if f.kind in AT_CARDS else -1
    if at >= 0:
        key += "-at"
        args.append(("at", named(s, at)))
    if f.is_bleed:
        key = "vtes-scope-bleed"
        bleed = bonuses.bleed(s, f)
        args += [("seat", Player(f.bled)), ("n", bleed)]
    if f.blocker >= 0 and is_object(s, f.blocker, f.blocker_since):
        key += "-blocked"
        tries = "tries" if f.result == GOING else "blocks"
        args += [("blocker", named(s, f.blocker)), ("intercept", blocks.intercept(s, f)), ("block", tries)]
    cards = [c for c in (f.actor, f.blocker) if c >= 0]
    if f.card >= 0 and f.kind == CARD:
        cards.append(f.card)
    arrow = (f.blocker, f.actor) if f.blocker >= 0 else None
    return Scene(
        "action", Message(key, tuple(args)), tuple(cards), arrow, f.seat, cite="VTES-6.2.0.1", step=step_of(s, k),
        sums=scenery.numbers(s, f, bleed), targets=scenery.aims(s, f), standings=scenery.who_may_block(s, f),
    )  # fmt: skip
