"""Chapter 26: what may be played in one way or the other, and the two profiles."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from sumrak.kernel.kept import Kept
from sumrak.kernel.reason import Wrong


@dataclass(frozen=True)
class Rules(Kept):
    """The switches of B-26.0. `profile` names where they come from; a switch set otherwise stays what it is set to."""

    profile: str = "rp5"
    blessing: str = "rp5"
    hidden_permanent: str = "absent"
    owner_may_reveal: bool = True
    range_metric: str = "manhattan"
    crystals: str = "physical"
    element_penalty: str = "beyond_first"
    corpse_eating_exiles: bool = False
    clumsy_on: str = "melee"
    block_time: str = "target"
    ignore_scope: str = "listed"
    min_ranged_distance: str = "not_adjacent"
    frenzy_die: str = "natural"
    friendly_fire: bool = False
    redeal_cost: int = 1
    deal_size: int = 15
    max_squad: int = 15
    fly_limit: int = 15
    deck_min: int = 30
    deck_max: int = 50
    copies: int = 3
    horde: int = 5
    turn_cap: int = 300
    no_progress_rounds: int = 10


RP5 = Rules()
MODERN = Rules(
    profile="modern",
    blessing="plus_minus_one",
    corpse_eating_exiles=True,
    clumsy_on="simple",
    block_time="after_dice",
    ignore_scope="all_innate",
)
PROFILES = {"rp5": RP5, "modern": MODERN}
WORDS = {
    "blessing": ("rp5", "plus_minus_one"),
    "hidden_permanent": ("absent", "auto_reveal"),
    "range_metric": ("manhattan", "chebyshev"),
    "crystals": ("physical", "online", "rebirth"),
    "element_penalty": ("beyond_first", "beyond_second_plus_mono_bonus"),
    "clumsy_on": ("melee", "simple"),
    "block_time": ("target", "after_dice"),
    "ignore_scope": ("listed", "all_innate"),
    "min_ranged_distance": ("not_adjacent", "any"),
    "frenzy_die": ("natural", "modified"),
}
CRYSTALS = {
    "physical": ((24, 22), (25, 23)),
    "online": ((23, 22), (23, 23)),
    "rebirth": ((23, 22), (24, 22)),
}
"""B-6.1: gold and silver of the First player and of the Second."""
LEAST = {"deck_min": 0, "redeal_cost": 0, "turn_cap": 0, "fly_limit": 0}
"""The smallest value of a number; 1 where nothing is said. A turn cap of 0 is none."""


def rules_of(what: Any) -> Rules:
    """The record from a profile's name, a mapping of switches, the record, or None; ValueError with one sentence."""
    if what is None:
        return RP5
    if isinstance(what, Rules):
        return checked(what)
    if isinstance(what, str):
        return profile_of(what)
    if isinstance(what, dict):
        given = dict(what)
        base = profile_of(given.pop("profile", "rp5"))
        unknown = sorted([str(key) for key in given if key not in asdict(base)])
        if unknown:
            raise Wrong("rules-no-switch", found=", ".join(unknown), known=", ".join(asdict(base)))
        for name, value in given.items():
            check_switch(name, value)
        return checked(replace(base, **given))
    raise Wrong("rules-none", found=repr(what))


def profile_of(name: Any) -> Rules:
    if not isinstance(name, str) or name not in PROFILES:
        raise Wrong("rules-no-profile", found=str(name), known=", ".join(PROFILES))
    return PROFILES[name]


def checked(rules: Rules) -> Rules:
    profile_of(rules.profile)
    for name, value in asdict(rules).items():
        check_switch(name, value)
    if rules.deck_min > rules.deck_max:
        raise Wrong("berserk-deck-min", least=rules.deck_min, most=rules.deck_max)
    return rules


def check_switch(name: str, value: Any) -> None:
    default = getattr(RP5, name)
    if name in WORDS and value not in WORDS[name]:
        raise Wrong("rules-value", name=name, known=", ".join(WORDS[name]), found=repr(value))
    if isinstance(default, bool) and not isinstance(value, bool):
        raise Wrong("rules-value", name=name, known="true, false", found=repr(value))
    if isinstance(default, int) and not isinstance(default, bool):
        check_number(name, value)


def check_number(name: str, value: Any) -> None:
    least = LEAST.get(name, 1)
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise Wrong("rules-number", name=name, least=least, found=repr(value))


def written(rules: Rules) -> Any:
    """A profile's name, or a mapping of what differs from it: `rules_of` reads either."""
    base = PROFILES[rules.profile]
    if rules == base:
        return rules.profile
    changed = {name: value for name, value in asdict(rules).items() if value != getattr(base, name)}
    return {"profile": rules.profile, **changed}
