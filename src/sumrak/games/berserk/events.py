"""The kinds of events of Berserk, a bit each, and the words by which log and animation know them."""

from __future__ import annotations

WORDS = (
    # before the battle
    "dealt", "rolled-for-order", "is-first", "redealt", "kept-deal", "recruited", "squad-ready", "placed", "placement-done",
    "stays-hidden", "revealed", "went-aside", "got-host", "no-host", "battle-began",
    # the turn
    "started-turn", "opened", "stays-closed", "ended-turn",
    # declarations and movement
    "declared-move", "moved", "leapt", "relocated", "declared-strike", "declared-use", "gathers", "aims",
    # an action step by step
    "became-defender", "redirected", "illegal-target", "initiated", "rolled", "rerolled", "die-changed", "natural", "total",
    "result", "weakened", "brought", "reduced", "value", "protected", "blocked", "cancelled", "missed", "hit", "prevented",
    "wounded", "healed", "no-effect", "after-action", "after-defence",
    # what becomes of cards
    "closed", "token-gained", "token-lost", "poisoned", "cured", "blessed", "cursed", "bless-lost", "curse-lost", "netted", "net-gone",
    "no-opening", "extra-life", "dying", "saved", "died", "exiled", "returned", "incarnation-token", "incarnated", "flew", "landed",
    "took-control", "gave-back", "gained", "lost", "triggered", "ambushed", "declined", "fails", "chain-blocked", "value-changed",
    # on cells
    "cell-marked", "cell-cleared",
    # recruiting again
    "put-back",
)  # fmt: skip

(
    DEALT, ROLLED_FOR_ORDER, IS_FIRST, REDEALT, KEPT_DEAL, RECRUITED, SQUAD_READY, PLACED, PLACEMENT_DONE,
    STAYS_HIDDEN, REVEALED, WENT_ASIDE, GOT_HOST, NO_HOST, BATTLE_BEGAN,
    STARTED_TURN, OPENED, STAYS_CLOSED, ENDED_TURN,
    DECLARED_MOVE, MOVED, LEAPT, RELOCATED, DECLARED_STRIKE, DECLARED_USE, GATHERS, AIMS,
    BECAME_DEFENDER, REDIRECTED, ILLEGAL_TARGET, INITIATED, ROLLED, REROLLED, DIE_CHANGED, NATURAL, TOTAL,
    RESULT, WEAKENED, BROUGHT, REDUCED, VALUE, PROTECTED, BLOCKED, CANCELLED, MISSED, HIT, PREVENTED,
    WOUNDED, HEALED, NO_EFFECT, AFTER_ACTION, AFTER_DEFENCE,
    CLOSED, TOKEN_GAINED, TOKEN_LOST, POISONED, CURED, BLESSED, CURSED, BLESS_LOST, CURSE_LOST, NETTED, NET_GONE,
    NO_OPENING, EXTRA_LIFE, DYING, SAVED, DIED, EXILED, RETURNED, INCARNATION_TOKEN, INCARNATED, FLEW, LANDED,
    TOOK_CONTROL, GAVE_BACK, GAINED, LOST, TRIGGERED, AMBUSHED, DECLINED, FAILS, CHAIN_BLOCKED, VALUE_CHANGED,
    CELL_MARKED, CELL_CLEARED, PUT_BACK,
) = [1 << i for i in range(87)]  # fmt: skip

NAMES = {1 << i: word for i, word in enumerate(WORDS)}
