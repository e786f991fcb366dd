"""What can be agreed on before a game (NW-270 … NW-282): the first value of each switch is the usual one."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from sumrak.kernel.kept import Kept
from sumrak.kernel.reason import Wrong


@dataclass(frozen=True)
class Rules(Kept):
    """One game's switches. Make it by `read`, which checks them."""

    self_minus: str = "both"
    maneuver_strength: str = "one"
    vampire_credit: str = "seed"
    vampire_heal_minus: str = "no"
    loose_items: str = "any"
    entry_limit: str = "position"
    heal_new: str = "no"
    probability_decks: str = "two"
    gloom_reach: str = "free"
    metro_donor: str = "call"
    feed_heal: str = "any_old"
    egor: str = "roof"


VALUES: dict[str, tuple[str, ...]] = {
    "self_minus": ("both", "healing_only"),  # NW-270
    "maneuver_strength": ("one", "face"),  # NW-271
    "vampire_credit": ("seed", "capped", "whole"),  # NW-272
    "vampire_heal_minus": ("no", "yes"),  # NW-273
    "loose_items": ("any", "own"),  # NW-274
    "entry_limit": ("position", "cost"),  # NW-275
    "heal_new": ("no", "yes"),  # NW-276
    "probability_decks": ("two", "one"),  # NW-277
    "gloom_reach": ("free", "same"),  # NW-279
    "metro_donor": ("call", "auto"),  # NW-280
    "feed_heal": ("any_old", "last_battle"),  # NW-281
    "egor": ("roof", "deck"),  # NW-282
}
PROFILES = {"standard": Rules()}


def read(what: Any) -> Rules:
    """Rules from a profile, a mapping of switches, Rules or None; raises ValueError with one sentence."""
    if what is None:
        return Rules()
    if isinstance(what, Rules):
        return check(what)
    if isinstance(what, str):
        if what in PROFILES:
            return PROFILES[what]
        raise Wrong("rules-no-profile", found=what, known=", ".join(PROFILES))
    if isinstance(what, dict):
        switches = dict(what)
        profile = switches.pop("profile", "standard")
        unknown = [name for name in switches if name not in VALUES]
        if unknown:
            raise Wrong("rules-no-switch", found=str(unknown[0]), known=", ".join(VALUES))
        return check(Rules(**{**asdict(read(profile)), **switches}))
    raise Wrong("rules-none", found=repr(what))


def check(rules: Rules) -> Rules:
    for name, values in VALUES.items():
        value = getattr(rules, name)
        if value not in values:
            raise Wrong("rules-value", name=name, known=", ".join(values), found=repr(value))
    return rules


def write(rules: Rules) -> Any:
    """As plain values for a record: what differs from the usual."""
    usual = asdict(Rules())
    return {name: value for name, value in asdict(rules).items() if value != usual[name]} or "standard"
