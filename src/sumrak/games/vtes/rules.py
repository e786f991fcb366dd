"""Which rules a game is played by: the two profiles and every switch apart (VTES-12.1, VTES-12.2)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from sumrak.kernel.kept import Kept
from sumrak.kernel.reason import Wrong
from sumrak.kernel.rulebook import cite

VTES12_1 = cite("VTES-12.1")

CLOCKWISE, PREY_PREDATOR = "clockwise", "prey_predator"
ALL, OWN = "all", "own"
NOT_BUILT = ("imbued", "red_list")


@dataclass(frozen=True)
class Rules(Kept):
    """One record a game. The defaults are those of the Black Hand era."""

    profile: str = "2003"
    library_limits: str = "40+10"
    """"40+10": 40 to 40 and 10 for each player; "60-90" (VTES-1.2.4)."""
    influence_auto_end: bool = True
    """Vampires come out by themselves at the end of the phase (VTES-7.3.1), or by choice (VTES-7.3.2)."""
    transfers_fixed_at_start: bool = False
    duel_first_transfers: int = 1
    recruit_to_uncontrolled: bool = True
    impulse_undirected: str = CLOCKWISE
    second_trifle_allowed: bool = False
    ally_as_vampire_duration: bool = False
    events: bool = False
    laibon: bool = False
    anarch_is_sect: bool = False
    clan_change_moves_sect: bool = True
    baron_extra_cost: int = 1
    scarce_scope: str = ALL
    tie_is_no_win: bool = False
    withdraw_half: bool = False
    """Half a victory point for a withdrawal (VTES-9.2.3)."""
    tournament: bool = False
    nra: bool = True
    """No repeated actions (VTES-6.0.7)."""
    self_contest: bool = False
    blood_hunt_auto: bool = True
    inner_circle_unique: bool = True
    multi_target_undirected: bool = False
    retainer_heal: bool = False
    no_draw_in_referendum: bool = False
    turn_limit: int = 200
    """Turns of one player (VTES-11.5.1)."""


BLACK_HAND = Rules()
TODAY = Rules(
    profile="today",
    library_limits="60-90",
    influence_auto_end=False,
    transfers_fixed_at_start=True,
    duel_first_transfers=3,
    recruit_to_uncontrolled=False,
    impulse_undirected=PREY_PREDATOR,
    second_trifle_allowed=True,
    ally_as_vampire_duration=True,
    events=True,
    laibon=True,
    anarch_is_sect=True,
    clan_change_moves_sect=False,
    baron_extra_cost=0,
    scarce_scope=OWN,
    tie_is_no_win=True,
)
PROFILES = {"2003": BLACK_HAND, "today": TODAY}
CHOICES: dict[str, tuple[Any, ...]] = {
    "library_limits": ("40+10", "60-90"),
    "impulse_undirected": (CLOCKWISE, PREY_PREDATOR),
    "scarce_scope": (ALL, OWN),
}
LEAST = {"turn_limit": 1}
DEFAULTS: dict[str, Any] = {f.name: f.default for f in fields(Rules)}
"""Every switch with its value of 2003."""


def parse_rules(what: Any) -> Rules:
    """A profile's name, a mapping of switches (with or without `profile`), the record, or None.

    Raises ValueError with one sentence that names what there is.
    """
    if what is None:
        return BLACK_HAND
    if isinstance(what, Rules):
        return what
    if isinstance(what, str):
        if what not in PROFILES:
            raise Wrong("rules-no-profile", found=what, known=", ".join(PROFILES))
        return PROFILES[what]
    if not isinstance(what, dict):
        raise Wrong("rules-none", found=repr(what))
    return with_switches(parse_rules(what.get("profile")), what)


def with_switches(rules: Rules, what: dict[str, Any]) -> Rules:
    for name, value in what.items():
        if name in NOT_BUILT:
            raise Wrong("vtes-not-built", name=name)
        if name not in DEFAULTS:
            raise Wrong("rules-no-switch", found=str(name), known=", ".join(sorted(DEFAULTS)))
        check_value(name, value)
    return replace(rules, **{name: value for name, value in what.items() if name != "profile"})


def check_value(name: str, value: Any) -> None:
    """A switch takes the values that its kind has."""
    usual = DEFAULTS[name]
    if name in CHOICES:
        if value not in CHOICES[name]:
            raise Wrong("rules-value", name=name, known=", ".join(map(str, CHOICES[name])), found=repr(value))
    elif type(value) is not type(usual):
        if type(usual) is bool:
            raise Wrong("rules-value", name=name, known="true, false", found=repr(value))
        raise Wrong("rules-number", name=name, least=LEAST.get(name, 0), found=repr(value))
    elif isinstance(value, int) and not isinstance(value, bool) and value < LEAST.get(name, 0):
        raise Wrong("rules-number", name=name, least=LEAST.get(name, 0), found=repr(value))


def write_rules(rules: Rules) -> Any:
    """A profile's name, or the profile and what differs from it."""
    base = PROFILES[rules.profile]
    changed = {f.name: getattr(rules, f.name) for f in fields(Rules) if getattr(rules, f.name) != getattr(base, f.name)}
    return {"profile": rules.profile, **changed} if changed else rules.profile
