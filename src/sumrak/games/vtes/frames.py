"""The scopes of a game as immutable facts (VTES-11.2.1): turn, action, combat, the play of a card, referendum, damage, diablerie."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, NamedTuple

from sumrak.kernel.plain import Current, Plain

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


ACTION = (
    "seat", "actor", "since", "kind", "card", "card_since", "use", "chosen", "targets", "bled", "is_bleed", "is_hunt", "is_political",
    "stealth", "bleed", "limited", "blood", "pool", "shared", "declined", "blocker", "blocker_since", "facing",
    "barred", "woken", "owes", "tried", "taps_failed", "failed", "played", "result", "passed", "margin", "voters",
    "bled_for", "burned_since", "as_vampire", "stored", "prevent", "continues", "queued", "arms", "muted",
    "mutes_combat", "misty", "bans", "most", "promised", "scared", "still", "tolls", "dues", "is_told",
)  # fmt: skip
PARTS_OF_ACTION = attrgetter(*ACTION)


class Action(Current):
    """An action from its announcement to its end (VTES-6.2.0.1)."""

    __slots__ = ACTION

    def __init__(
        self,
        seat: int, actor: int, since: int, kind: int, card: int = -1, card_since: int = -1, use: int = 0,
        chosen: tuple[Object, ...] = (), targets: int = 0, bled: int = -1, is_bleed: bool = False, is_hunt: bool = False,
        is_political: bool = False, stealth: int = 0, bleed: int = 0, limited: bool = False, blood: int = 0, pool: int = 0,
        shared: int = 0, declined: int = 0, blocker: int = -1, blocker_since: int = -1,
        facing: Object = (-1, -1), barred: tuple[Object, ...] = (), woken: tuple[Object, ...] = (),
        owes: tuple[Object, ...] = (), tried: tuple[tuple[int, int, int], ...] = (), taps_failed: bool = False,
        failed: tuple[Object, ...] = (), played: tuple[tuple[int, int], ...] = (), result: int = GOING,
        passed: bool = False, margin: int = 0, voters: tuple[int, ...] | None = None, bled_for: int = 0, burned_since: int = -1,
        as_vampire: bool = False, stored: bool = False, prevent: tuple[Object, ...] = (), continues: bool = False,
        queued: tuple[Object, ...] = (), arms: tuple[bool, bool] = (False, False),
        muted: int = 0, mutes_combat: bool = False, misty: bool = False, bans: tuple[tuple[int, int, int], ...] = (), most: int = -1,
        promised: tuple[tuple[int, int, int], ...] = (), scared: tuple[int, int, int] = (-1, -1, 0), still: bool = False,
        tolls: tuple[tuple[int, int, int], ...] = (), dues: tuple[tuple[int, int, int, int], ...] = (), is_told: bool = False,
    ) -> None:  # fmt: skip
        self.seat = seat  # The acting player: the controller of the acting minion.
        self.actor = actor
        self.since = since
        self.kind = kind
        self.card = card  # The action card in limbo, or the card in play that offers the action.
        self.card_since = card_since
        self.use = use
        self.chosen = chosen
        self.targets = targets  # Bits of the players at whom it is directed (VTES-6.2.2.1); 0: undirected.
        self.bled = bled
        self.is_bleed = is_bleed
        self.is_hunt = is_hunt
        self.is_political = is_political
        self.stealth = stealth
        self.bleed = bleed
        self.limited = limited
        self.blood = blood
        self.pool = pool
        self.shared = shared  # Blood of a rescue that the rescued vampire pays.
        self.declined = declined
        self.blocker = blocker
        self.blocker_since = blocker_since
        self.facing = facing  # Whom its action aims at, when they are about to fight.
        self.barred = barred
        self.woken = woken
        self.owes = owes  # Woken by something that costs 1 blood before resolution if they do not block.
        self.tried = tried  # (minion, since, clock) of attempts that have failed.
        self.taps_failed = taps_failed
        self.failed = failed
        self.played = played  # (minion, definition): one of a name for each minion (VTES-1.6.3.5, VTES-1.6.3.9).
        self.result = result
        self.passed = passed  # Its referendum has passed, by `margin`.
        self.margin = margin
        self.voters = voters  # The cards that have cast votes in its referendum, if there was polling.
        self.bled_for = bled_for
        self.burned_since = burned_since  # The card in the ash heap, after a block.
        self.as_vampire = as_vampire  # An ally acts as a vampire (VTES-1.6.3.12).
        self.stored = stored  # The bleed burns no pool and is not successful.
        self.prevent = prevent  # Minions that can prevent 1 damage in the first round if they block.
        self.continues = continues  # It goes on as if unblocked when the combat is over (VTES-6.2.3.11).
        self.queued = queued  # Two combatants of the combat that comes next (VTES-6.4.0.8).
        # In that combat: the first of them cannot strike in the first round; the second has an optional press.
        self.arms = arms
        self.muted = muted  # Bits of Disciplines: reactions that require one do nothing to the acting vampire.
        self.mutes_combat = mutes_combat
        self.misty = misty  # After the combat it may go on for 1 blood, with more stealth.
        self.bans = bans  # (definition, use, effect) of what forbids a kind of minion to block it.
        self.most = most  # A bleed burns no more pool than this.
        # (minion, since, bits) of what it has in the combat that a block brings: 1 a maneuver, 2 a press, 4 a
        # maneuver in the first round, 8 that all damage to vampires is aggravated, 16 a strike in the first round
        # that ends the combat.
        self.promised = promised
        self.scared = scared  # (minion, since, damage) after the combat, if no other one follows.
        self.still = still  # Minions do not untap while it lasts.
        self.tolls = tolls  # (definition, use, effect) of what asks blood for an attempt to block it.
        self.dues = dues  # (word, minion, since, number) of what comes when it has been resolved.
        self.is_told = is_told  # A modifier or reaction for later moments too was played (VTES-6.2.1.5).

    def parts(self) -> tuple[Any, ...]:
        found: tuple[Any, ...] = PARTS_OF_ACTION(self)
        return found


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


COMBAT = (
    "minions", "since", "seats", "round", "far", "is_set", "turn", "passes", "maneuvers", "presses", "kept", "pressing", "blows",
    "committed", "pair", "left", "gained", "hands", "close_next", "strength", "used", "lost", "prevent", "step", "is_over", "goes_on",
    "hurt", "boons", "traps",
)  # fmt: skip
PARTS_OF_COMBAT = attrgetter(*COMBAT)


class Combat(Current):
    """A combat; pairs are (acting minion's side, the other's)."""

    __slots__ = COMBAT

    def __init__(
        self,
        minions: tuple[int, int], since: tuple[int, int], seats: tuple[int, int], round: int = 1, far: bool = False,
        is_set: bool = False, turn: int = 0, passes: int = 0, maneuvers: tuple[int, int] = (0, 0), presses: tuple[int, int] = (0, 0),
        kept: tuple[int, int] = (0, 0), pressing: int = 0, blows: tuple[Blow | None, Blow | None] = (None, None), committed: int = 0,
        pair: int = 0, left: tuple[int, int] = (0, 0), gained: int = 0, hands: bool = False, close_next: bool = False,
        strength: tuple[int, int] = (-1, -1), used: tuple[tuple[int, int, int], ...] = (), lost: tuple[int, int] = (0, 0),
        prevent: tuple[int, int] = (0, 0), step: int = 0, is_over: bool = False, goes_on: bool = False,
        hurt: tuple[tuple[int, int, int], ...] = (), boons: tuple[tuple[int, int, int, int], ...] = (),
        traps: tuple[tuple[int, int, int], ...] = (),
    ) -> None:  # fmt: skip
        self.minions = minions
        self.since = since
        self.seats = seats
        self.round = round
        self.far = far
        self.is_set = is_set  # An effect has set the range of this round (VTES-6.4.2.5).
        self.turn = turn  # Whose decision it is in the range or press step.
        self.passes = passes
        self.maneuvers = maneuvers  # Optional maneuvers left for this combat that no card in play gives.
        self.presses = presses  # Optional presses left for this round: 1 both ways, 2 to continue, 4 to end (bits).
        self.kept = kept  # The same for the whole combat (Harass).
        self.pressing = pressing  # 0 no press yet, 1 to continue, 2 to end.
        self.blows = blows
        self.committed = committed  # Bits of the sides whose first strike is committed (VTES-6.4.2.3).
        self.pair = pair
        self.left = left  # Additional strikes left.
        self.gained = gained  # Bits of the sides that have used their source of additional strikes (VTES-6.4.3.9).
        self.hands = hands  # Only hand strikes in this round.
        self.close_next = close_next
        self.strength = strength  # A strength that replaces the base (VTES-6.4.6.11).
        self.used = used  # (card or definition, since or side, round; 0 for the combat): what can be used once.
        self.lost = lost  # Blood lost to damage in this round.
        self.prevent = prevent
        self.step = step  # The window of the step that is under way: RANGE, STRIKE, PRESS or another.
        self.is_over = is_over
        self.goes_on = goes_on
        self.hurt = hurt  # (retainer, since, life lost) where it comes back after combat.
        # (side, word, number, round or 0): what a side has or suffers in that round, or in the whole combat.
        self.boons = boons
        self.traps = traps  # (card, since, counters) of traps that press for the combat to go on.

    def parts(self) -> tuple[Any, ...]:
        found: tuple[Any, ...] = PARTS_OF_COMBAT(self)
        return found


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
