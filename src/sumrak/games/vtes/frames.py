"""The scopes of a game as immutable facts (VTES-11.2.1): turn, action, combat, the play of a card, referendum, damage, diablerie."""

from __future__ import annotations

from typing import Any, NamedTuple

from sumrak.kernel.plain import Plain

Object = tuple[int, int]
"""(card, since), or (seat or number, -1) where something else was chosen."""

# kinds of actions (VTES-6.1.0.1)
BLEED, HUNT, TAKE, CARD, OFFERED, LEAVE, RESCUE, DIABLERIZE, ANARCH = range(9)
KINDS = ("bleed", "hunt", "take", "card", "offered", "leave-torpor", "rescue", "diablerize", "become-anarch")

# how an action stands (VTES-6.2.3.8)
GOING, SUCCESSFUL, BLOCKED, ENDED, FAILED = range(5)


# where a use stands on its card
FROM_HAND, ABILITY, OFFER, UPKEEP = range(4)


class Turn(NamedTuple):
    seat: int


class Play(Plain):
    """A card being played from hand (section 1.6.1.7), or another use of one.

    `minion` -1: by the Methuselah. `k`: the scope in which it is played: action, combat, referendum; -1: the turn. `source`: which
    list of the card `use` counts in. `gives_master`: a first trifle (VTES-1.6.2.4.1).
    """

    __slots__ = ("cancelled", "card", "chosen", "gives_master", "k", "minion", "seat", "since", "source", "use")

    def __init__(
        self,
        seat: int,
        card: int,
        minion: int = -1,
        since: int = -1,
        use: int = 0,
        chosen: tuple[Object, ...] = (),
        k: int = -1,
        cancelled: bool = False,
        source: int = FROM_HAND,
        gives_master: bool = False,
    ) -> None:
        self.seat, self.card = seat, card
        self.minion, self.since = minion, since
        self.use, self.chosen = use, chosen
        self.k, self.cancelled = k, cancelled
        self.source, self.gives_master = source, gives_master

    def parts(self) -> tuple[Any, ...]:
        return (
            self.seat, self.card, self.minion, self.since, self.use, self.chosen, self.k, self.cancelled, self.source, self.gives_master,
        )  # fmt: skip


class Action(NamedTuple):
    """An action from its announcement to its end (VTES-6.2.0.1)."""

    seat: int
    """The acting player: the controller of the acting minion."""
    actor: int
    since: int
    kind: int
    card: int = -1
    """The action card in limbo, or the card in play that offers the action."""
    card_since: int = -1
    use: int = 0
    chosen: tuple[Object, ...] = ()
    targets: int = 0
    """Bits of the players at whom it is directed (VTES-6.2.2.1); 0: undirected."""
    bled: int = -1
    is_bleed: bool = False
    is_hunt: bool = False
    is_political: bool = False
    stealth: int = 0
    bleed: int = 0
    limited: bool = False
    blood: int = 0
    pool: int = 0
    shared: int = 0
    """Blood of a rescue that the rescued vampire pays."""
    announcing: bool = True
    declined: int = 0
    blocker: int = -1
    blocker_since: int = -1
    facing: Object = (-1, -1)
    """Whom its action aims at, when they are about to fight."""
    with_leave: bool = False
    """The attempt is one that a card allows to an outsider."""
    barred: tuple[Object, ...] = ()
    woken: tuple[Object, ...] = ()
    owes: tuple[Object, ...] = ()
    """Woken by something that costs 1 blood before resolution if they do not block."""
    tried: tuple[tuple[int, int, int], ...] = ()
    """(minion, since, clock) of attempts that have failed."""
    taps_failed: bool = False
    failed: tuple[Object, ...] = ()
    played: tuple[tuple[int, int], ...] = ()
    """(minion, definition): one of a name for each minion (VTES-1.6.3.5, VTES-1.6.3.9)."""
    result: int = GOING
    late: bool = False
    """Something of the time after resolution has been used."""
    passed: bool = False
    """Its referendum has passed, by `margin`."""
    margin: int = 0
    voters: tuple[int, ...] | None = None
    """The cards that have cast votes in its referendum, if there was polling."""
    bled_for: int = 0
    burned_since: int = -1
    """The card in the ash heap, after a block."""
    as_vampire: bool = False
    """An ally acts as a vampire (VTES-1.6.3.12)."""
    stored: bool = False
    """The bleed burns no pool and is not successful."""
    prevent: tuple[Object, ...] = ()
    """Minions that can prevent 1 damage in the first round if they block."""
    continues: bool = False
    """It goes on as if unblocked when the combat is over (VTES-6.2.3.11)."""
    queued: tuple[Object, ...] = ()
    """Two combatants of the combat that comes next (VTES-6.4.0.8)."""
    arms: tuple[bool, bool] = (False, False)
    """In that combat: the first of them cannot strike in the first round; the second has an optional press."""
    maneuver: bool = False
    press: bool = False
    muted: int = 0
    """Bits of Disciplines: reactions that require one do nothing to the acting vampire."""
    mutes_combat: bool = False
    misty: bool = False
    """After the combat it may go on for 1 blood, with more stealth."""
    bans: tuple[tuple[int, int, int], ...] = ()
    """(definition, use, effect) of what forbids a kind of minion to block it."""
    most: int = -1
    """A bleed burns no more pool than this."""
    promised: tuple[tuple[int, int, int], ...] = ()
    """(minion, since, bits) of what it has in the combat that a block brings: 1 a maneuver, 2 a press, 4 a maneuver in the first round, 8 that all
    damage to vampires is aggravated, 16 a strike in the first round that ends the combat."""
    scared: tuple[int, int, int] = (-1, -1, 0)
    """(minion, since, damage) after the combat, if no other one follows."""
    still: bool = False
    """Minions do not untap while it lasts."""
    tolls: tuple[tuple[int, int, int], ...] = ()
    """(definition, use, effect) of what asks blood for an attempt to block it."""
    dues: tuple[tuple[int, int, int, int], ...] = ()
    """(word, minion, since, number) of what comes when it has been resolved."""


TORPOR_DUE, DAMAGE_DUE, AGGRAVATED_DUE, TAP_DUE, POOL_DUE = range(5)


class Hit(NamedTuple):
    """Damage to one card, as part of a batch (VTES-6.4.6.1)."""

    card: int
    since: int
    amount: int
    aggravated: bool = False
    strike: bool = False
    """Of the opposing minion's strike."""
    sure: bool = False
    """It cannot be prevented."""
    safe_from: int = 0
    """Bits of Disciplines whose cards do not prevent it."""


class Blow(NamedTuple):
    """A strike that was chosen (VTES-6.4.3.1). `source` is the card played, the weapon, the minion itself."""

    source: int
    damage: int = 0
    hand: bool = False
    ranged: bool = False
    aggravated: bool = False
    first: bool = False
    dodge: bool = False
    ends: bool = False
    untap: bool = False
    steal: int = 0
    destroy: bool = False
    seize: bool = False
    object: int = -1
    """The equipment that is destroyed or stolen."""
    at: int = -1
    """The retainer at which it is aimed (VTES-6.4.7.1)."""
    melee: bool = False
    goes_on: bool = False
    use: int = 0
    """Which use of the card it is."""


HAND_STRIKE = Blow(-1, hand=True)


class Combat(NamedTuple):
    """A combat; pairs are (acting minion's side, the other's)."""

    minions: tuple[int, int]
    since: tuple[int, int]
    seats: tuple[int, int]
    round: int = 1
    far: bool = False
    is_set: bool = False
    """An effect has set the range of this round (VTES-6.4.2.5)."""
    turn: int = 0
    """Whose decision it is in the range or press step."""
    passes: int = 0
    maneuvers: tuple[int, int] = (0, 0)
    """Optional maneuvers left for this combat that no card in play gives."""
    presses: tuple[int, int] = (0, 0)
    """Optional presses left for this round: 1 both ways, 2 to continue, 4 to end (bits)."""
    kept: tuple[int, int] = (0, 0)
    """The same for the whole combat (Harass)."""
    pressing: int = 0
    """0 no press yet, 1 to continue, 2 to end."""
    blows: tuple[Blow | None, Blow | None] = (None, None)
    committed: int = 0
    """Bits of the sides whose first strike is committed (VTES-6.4.2.3)."""
    pair: int = 0
    left: tuple[int, int] = (0, 0)
    """Additional strikes left."""
    gained: int = 0
    """Bits of the sides that have used their source of additional strikes (VTES-6.4.3.9)."""
    hands: bool = False
    """Only hand strikes in this round."""
    close_next: bool = False
    strength: tuple[int, int] = (-1, -1)
    """A strength that replaces the base (VTES-6.4.6.11)."""
    used: tuple[tuple[int, int, int], ...] = ()
    """(card or definition, since or side, round; 0 for the combat): what can be used once."""
    lost: tuple[int, int] = (0, 0)
    """Blood lost to damage in this round."""
    prevent: tuple[int, int] = (0, 0)
    step: int = 0
    """The window of the step that is under way: RANGE, STRIKE, PRESS or another."""
    is_over: bool = False
    goes_on: bool = False
    hurt: tuple[tuple[int, int, int], ...] = ()
    """(retainer, since, life lost) where it comes back after combat."""
    boons: tuple[tuple[int, int, int, int], ...] = ()
    """(side, word, number, round or 0): what a side has or suffers in that round, or in the whole combat."""
    traps: tuple[tuple[int, int, int], ...] = ()
    """(card, since, counters) of traps that press for the combat to go on."""


(
    MIGHT, MORE_HANDS, AGGRAVATED, AGGRAVATED_MELEE, FIRST, NO_DODGE, NO_ADDED, NO_STRIKE_CARDS, PREVENTS, PREVENTS_NORMAL, HURTS, HURTS_FAR,
    AS_NORMAL, NO_WEAPONS, SAFE, MARBLE, NO_STRIKE, PREVENTED, MAY_MANEUVER, HARSH, MAY_END, WEATHER, STORM,
) = range(23)  # fmt: skip
"""Words of boons."""


def boon(f: Combat, side: int, word: int) -> int:
    """What a side has of it in this round."""
    if not f.boons:
        return 0
    return sum([n for x, what, n, round in f.boons if x == side and what == word and round in (0, f.round)])


EDGE, BURNED_CARD = -10, -20
"""Sources of votes that are no card on the table, less the seat."""


class Poll(NamedTuple):
    """A referendum (section 6.3.2). `k` is the action's scope, or -1 for a blood hunt on `caller`."""

    seat: int
    caller: int
    since: int
    card: int = -1
    k: int = -1
    use: int = 0
    source: int = FROM_HAND
    terms: tuple[Object, ...] = ()
    points: tuple[int, ...] = ()
    """Points of the terms, by seat."""
    extra: tuple[tuple[int, int], ...] = ()
    """(card, votes) gained in this referendum."""
    cast: tuple[tuple[int, int, int, int], ...] = ()
    """(source, votes, ballots, way): source a card, or EDGE - seat, BURNED_CARD - seat; way 1 for, -1 against."""
    burned: int = 0
    """Bits of the players who have had the vote of a political action card (VTES-6.3.3.2)."""
    only_sect: str = ""
    silent: tuple[int, ...] = ()
    """Vampires that are made to abstain."""
    cancelled: bool = False
    casting: bool = False
    then_passes: int = -1
    """If it passes, the next one of this player (ANYBODY: of any) passes by itself."""


class Batch(NamedTuple):
    """Damage done at one moment, before and while it is prevented."""

    k: int
    hits: tuple[Hit, ...]
    asked: int = 0
    falls: tuple[Object, ...] = ()
    """Vampires that go to torpor with it, whatever it does to them."""


class Drinking(NamedTuple):
    """A diablerie: one unit (VTES-6.5.5.1)."""

    diablerist: int
    since: int
    victim: int
    victim_since: int
    older: bool = False


class Falling(NamedTuple):
    """A vampire on its way to torpor (VTES-6.5.1.2)."""

    card: int
    since: int
    k: int = -1
    averted: bool = False
    together: tuple[Object, ...] = ()
    """All that go to torpor at this moment."""


class Burning(NamedTuple):
    """A vampire that is about to be burned in a combat; `diablerist`: by whom it would be drunk, or -1."""

    card: int
    since: int
    diablerist: int = -1
    averted: bool = False


class Ousting(NamedTuple):
    """Players without pool, before they leave (VTES-9.1.10)."""

    seats: int
