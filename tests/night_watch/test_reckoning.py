"""Random battles, reckoned a second time by what everybody could see and hear (NW-236 … NW-240, NW-251, NW-276)."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import sumrak
from tests.coverage_plugin import exercises
from tests.night_watch.test_laws import game_of, tables

ATTACK, PROTECTION, HEALING = 1, 2, 4
"""As what a Spell was played."""


class Witness:
    """Looks at the table when somebody is asked in battle, listens to all of it, and says how it must come out."""

    def __init__(self, game: sumrak.Game) -> None:
        self.game, self.names = game, game.spec.language.names
        self.rules = game.state.rules
        self.wounds = self.wounds_now()
        self.vortex = game.view(None)["players"][0]["counters"]["vortex"]
        self.shields = {place["id"].split(".")[0]: 1 for place in self.places("items") if "badge" in self.cards(place)}
        self.locations = {card["def"]: place["id"] for place in self.places("location") for card in place["cards"]}
        kinds = [game.spec.event_names[event.kind] for event in game.events]
        self.heard = len(kinds) - kinds[::-1].index("turn-began") if "turn-began" in kinds else 0
        for word, event in zip(kinds[self.heard :], game.events[self.heard :]):
            if word == "paid-wounds":  # the view counts them already
                self.wounds[self.names[event.names[0]].id] -= event.after

    def places(self, zone: str) -> list[dict[str, Any]]:
        return [place for place in self.game.view(None)["places"] if place["zone"] == zone]

    def cards(self, place: dict[str, Any]) -> list[str]:
        return [card["def"] for card in place["cards"]]

    def wounds_now(self) -> dict[str, int]:
        """Of everybody on the map who can be wounded."""
        return {
            card["def"]: card.get("marks", {}).get("wounds", 0)
            for place in self.places("location")
            for card in place["cards"]
            if "lives" in card.get("values", {})
        }

    def listen(self) -> None:
        """Sums by target, of what was said until the reckoning."""
        self.sums: dict[str, dict[str, int]] = {
            word: defaultdict(int) for word in ("attack", "protection", "healing", "gloom", "fed", "bite")
        }
        self.biters: dict[str, set[str]] = defaultdict(set)
        self.soothed, self.stirred, self.credit = 0, 0, 0
        last: tuple[str, str] = ("", "")
        for event in self.game.events[self.heard :]:
            word = self.game.spec.event_names[event.kind]
            card, other, cause = [self.names[name].id if name >= 0 else "" for name in event.names]
            if word == "played-spell":
                last = (other, cause)
                self.spell(other, cause, event.before, event.after)
            elif word == "used-sword":
                self.sums["attack"][last[0]] += 1
            elif word == "used-maneuver":
                self.sums["protection" if other == cause else "attack"][other] += event.after
            elif word == "paid-wounds":
                self.sums["gloom"][card] += event.after
            elif word == "fed":
                self.sums["fed"][card] += event.before
            elif word == "credited":
                self.credit += event.after

    def spell(self, target: str, player: str, use: int, power: int) -> None:
        if target == "svetlana":
            self.stirred += bool(use & ATTACK and power > 0)
            self.soothed += 0 if use & ATTACK else min(2, (power + 1) // 2) if power else 0
        elif target in self.wounds:
            self.sums["attack" if use & ATTACK else "protection" if use & PROTECTION else "healing"][target] += power
            if use & ATTACK and player in ("larisa", "andrey"):
                self.sums["bite"][target] += power
                self.biters[target].add(player)

    def new(self, name: str) -> int:
        shield = self.shields.get(name, 0) if self.locations[name] != "metro" else 0
        return max(0, self.sums["attack"][name] - self.sums["protection"][name] - shield)

    def after(self, name: str) -> int | None:
        """Wounds after the battle, or None if it is dead, or drained."""
        if name in ("egor", "cops", "mother"):
            left = self.wounds[name] + self.new(name)
            return left if left < 3 else None
        received = self.new(name) + self.sums["gloom"][name]
        old = self.wounds[name] - min(self.wounds[name], self.sums["healing"][name])
        spare = self.sums["healing"][name] - (self.wounds[name] - old)
        if self.rules.heal_new == "yes" and received < 4:
            received -= min(received, spare)
        left = old - self.sums["fed"][name] + received
        return left if left < 4 and received < 4 else None

    def credit_there_is(self) -> int:
        """For all vampires together that are left to feed."""
        found = 0
        for target, biters in self.biters.items():
            if any(self.new(vampire) < 4 for vampire in biters):
                stopped = self.sums["protection"][target] + self.shields.get(target, 0) > 0
                whole = self.rules.vampire_credit == "whole" or (self.rules.vampire_credit == "seed" and stopped)
                found += self.new(target) if whole else min(self.new(target), self.sums["bite"][target])
        return found


@exercises("NW-236", "NW-237", "NW-238", "NW-239", "NW-240", "NW-251", "NW-272", "NW-276")
@settings(max_examples=60)
@given(tables(), st.integers(0, 10_000))
def test_every_battle_comes_out_as_a_witness_reckons(text: str, seed: int):
    game, luck = game_of(text), random.Random(seed)
    for _ in range(60):
        if game.is_over or game.view(None)["phase"] == "battle":
            break
        decide(game, luck)
    if game.is_over or game.view(None)["phase"] != "battle":
        return
    witness = Witness(game)
    while not game.is_over and game.view(None)["phase"] == "battle":
        decide(game, luck)
    witness.listen()
    by = min(2, witness.stirred) - min(3, witness.soothed)
    moves = [e for e in game.events[witness.heard :] if e.cite == "NW-251"]
    assert [(e.before, e.after) for e in moves] == (
        [(witness.vortex, max(0, min(12, witness.vortex + by)))] if by else []
    )
    assert witness.credit == witness.credit_there_is()
    ends = ends_of_battle(game, witness)
    for name in witness.wounds:
        assert ends.get(name, witness.wounds[name]) == witness.after(name), name


def decide(game: sumrak.Game, luck: random.Random) -> None:
    decision = luck.choice(game.decisions)
    options = list(decision.options)
    if options[-1].raw[0] in ("end", "pass", "stay") and len(options) > 1 and luck.random() < 0.8:
        options.pop()
    game.play(luck.choice(options))


def ends_of_battle(game: sumrak.Game, witness: Witness) -> dict[str, int | None]:
    """Wounds as the events of the reckoning left them; None: dead, or drained. Later phases are not heard."""
    found: dict[str, int | None] = {}
    for event in game.events[witness.heard :]:
        word = game.spec.event_names[event.kind]
        name = witness.names[event.names[0]].id if event.names[0] >= 0 else ""
        if word in ("drew-spells", "turn-began", "drank-own-blood") and event.cite in ("NW-41", "NW-20", "NW-77"):
            break
        if word in ("wounded", "healed"):
            found[name] = event.after
        elif word in ("died", "drained"):
            found[name] = None
    return found
