"""What may be named, and why it may not be done: "why can't I?" for everything on the table (B-1.11)."""

from __future__ import annotations

from sumrak.games.berserk import acting, defending, dice, movement, placement, recruiting, reveal, turn
from sumrak.games.berserk.board import CELLS
from sumrak.games.berserk.facts import ATTACKS, GATHERER, LEAP, W_ANY, W_MAIN, W_ROLL, W_TARGETS
from sumrak.games.berserk.frames import Chain
from sumrak.games.berserk.state import DEAL, SQUAD, ZONES, Berserk
from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite
from sumrak.kernel.window import respond

B1_1, B5_2, B5_3, B5_5, B6_3, B7_1, B8_1, B8_2, B10_6, B13_2, B13_4, B15_2, B18_4 = (
    cite("B-1.1"), cite("B-5.2"), cite("B-5.3"), cite("B-5.5"), cite("B-6.3"), cite("B-7.1"), cite("B-8.1"), cite("B-8.2"), cite("B-10.6"),
    cite("B-13.2"), cite("B-13.4"), cite("B-15.2"), cite("B-18.4"),
)  # fmt: skip
GAME_OVER = Reason(B1_1, "game-over")
OPPONENT_DECIDES = Reason(B13_2, "opponent-decides")
NOT_SUDDEN = Reason(B13_4, "not-sudden")
NOT_DEALT = Reason(B5_5, "not-dealt")
NOT_RECRUITING = Reason(B5_5, "not-recruiting")
NOT_RECRUITED = Reason(B7_1, "not-recruited")
NOT_RECRUITED_YET = Reason(B6_3, "not-recruited")
NOT_PLACING = Reason(B7_1, "not-placing")
NOT_REVEALING = Reason(B8_1, "not-revealing")
NOT_HOSTING = Reason(B8_2, "not-hosting")
NO_ORDER = Reason(B5_2, "no-order")
NO_REDEAL = Reason(B5_3, "no-redeal")
NO_STRIKE_TO_DEFEND = Reason(B15_2, "no-strike-to-defend")
NO_REROLL = Reason(B18_4, "no-reroll")
NO_PASS = Reason(B13_2, "nothing-to-pass")
NOT_THERE = Reason(B10_6, "not-in-play")
SLOW = ("move", "strike", "leap", "gather", "aim")
SIMPLE_WORDS = (
    "go_first", "go_second", "redeal", "keep", "confirm", "done", "full", "weaken", "accept", "decline", "pass",
)  # fmt: skip


def decision_of(s: Berserk, seat: int) -> Decision | None:
    for decision in s.open_decisions():
        if decision.seat == seat:
            return decision
    return None


# what may be named
def conceivable(s: Berserk, seat: int) -> list[Option]:
    """Every option that a player might name, out of what this seat knows."""
    options: list[Option] = [(word,) for word in SIMPLE_WORDS]
    dealt, squad = s.piles[seat * ZONES + DEAL], s.piles[seat * ZONES + SQUAD]
    options += [("recruit", c) for c in dealt + squad]
    for c in squad + dealt:  # of two copies the one with which that is done
        options.append(("put_back", c))
        options += [("place", c, cell) for cell in range(CELLS)]
    mine, theirs = s.squad(seat), s.squad(1 - seat)
    for c in mine:
        options += [("turn_up", c), ("hide", c), ("defend", c), ("gather", c), ("aim", c)]
        options += [("move", c, cell) for cell in range(CELLS)]
        options += [("strike", c, t) for t in theirs + mine if t != c]
        if s.facts[c].is_symbiote:
            options += [("host", c, t) for t in mine + theirs if t != c]
        for i, act in enumerate(s.facts[c].acts):
            if act.kind == LEAP:
                options += [("leap", c, i, cell) for cell in range(CELLS)]
            elif acting.needs_target(act):
                options += [("use", c, i, t) for t in theirs + mine]
            else:
                options.append(("use", c, i))
    for c in mine + theirs:
        options += [("choose", c), ("reroll", c)]
        if c in theirs:
            options += [("defend", c), ("gather", c), ("move", c, s.cell[c])] if s.known[c] >> seat & 1 else []
    options += [("number", n) for n in range(7)]
    options += [("to", cell) for cell in range(CELLS)]
    return list(dict.fromkeys(options))


def worth_asking(s: Berserk, seat: int, card: int) -> list[Option]:
    """The uses of one card that "why can't I?" speaks about."""
    decision = decision_of(s, seat)
    place = s.place[card]
    if place == seat * ZONES + DEAL:
        return [("recruit", card)]
    if place == seat * ZONES + SQUAD and s.phase == "recruit":
        return [("put_back", card)]
    if place == seat * ZONES + SQUAD:
        return [("place", card, cell) for cell in range(CELLS) if s.grid[cell] < 0 and is_own_half(s, seat, cell)]
    if not s.in_play(card):
        return []
    if decision is not None and decision.options and decision.options[0][0] == "choose":
        return [("choose", card)]
    if s.controller(card) == seat:
        return own_uses(s, seat, card, decision)
    return [("strike", c, card) for c in s.squad(seat) if s.facts[c].strikes]


def is_own_half(s: Berserk, seat: int, cell: int) -> bool:
    return placement.is_of_first(cell) == (seat == s.first)


def own_uses(s: Berserk, seat: int, card: int, decision: Decision | None) -> list[Option]:
    if s.phase == "reveal":
        return [("hide", card)]
    options: list[Option] = [("turn_up", card)] if s.known[card] != EVERYBODY else []
    if decision is not None and decision.then is respond and decision.args[1] & W_TARGETS:
        options.append(("defend", card))
    for i, act in enumerate(s.facts[card].acts):
        if act.kind == LEAP:
            options += [("leap", card, i, cell) for cell in movement.leaps(s, card, act)[:1]]
        elif acting.needs_target(act):
            found = acting.targets(s, seat, card, act, -1) or s.squad(1 - seat)
            options += [("use", card, i, t) for t in found]
        else:
            options.append(("use", card, i))
    if movement.is_ground(s, card):
        options += [("move", card, cell) for cell in movement.steps_of(s, card)]
    if s.facts[card].strikes:
        options += [("strike", card, t) for t in s.squad(1 - seat)]
    if s.facts[card].all_words & GATHERER:
        options.append(("gather", card))
    return options


# why not
def why_not(s: Berserk, seat: int, option: Option) -> Reason | None:
    """Why this seat may not do this now, or None."""
    if s.end is not None:
        return GAME_OVER
    decision = decision_of(s, seat)
    if decision is not None and option in decision.options:
        return None
    verb = option[0]
    if verb in ("go_first", "go_second"):
        return NO_ORDER
    if verb in ("redeal", "keep"):
        return NO_REDEAL
    if verb in ("recruit", "put_back", "confirm"):
        return why_not_recruit(s, seat, decision, option)
    if verb == "place":
        return why_not_place(s, seat, decision, option)
    if verb in ("hide", "done"):
        return why_not_hide(s, seat, decision, option)
    if verb == "host":
        return why_not_host(s, seat, decision, option)
    if decision is None:
        return OPPONENT_DECIDES
    if verb in ("move", "strike", "use", "leap", "gather", "aim", "turn_up", "defend", "reroll", "pass"):
        return why_not_act(s, seat, decision, option)
    return Reason(decision.cite, "answer-first")


def answer(decision: Decision | None) -> Reason:
    """Something else is being asked, or somebody else."""
    return OPPONENT_DECIDES if decision is None else Reason(decision.cite, "answer-first")


def why_not_recruit(s: Berserk, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    if decision is None or decision.then is not recruiting.recruit_chosen:
        return NOT_RECRUITING
    card = option[1]
    if option[0] == "put_back":
        return NOT_RECRUITED_YET
    if s.place[card] != seat * ZONES + DEAL:
        return NOT_DEALT
    return recruiting.why_not_recruit(s, seat, card)


def why_not_place(s: Berserk, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    card, cell = option[1], option[2]
    if s.place[card] != seat * ZONES + SQUAD:
        return NOT_RECRUITED
    if decision is None or decision.then is not placement.place:
        return NOT_PLACING
    return placement.why_not_place(s, seat, card, cell)


def why_not_hide(s: Berserk, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    if decision is None or decision.then is not reveal.hidden_chosen:
        return NOT_REVEALING
    if not s.is_hidden(option[1]) or s.controller(option[1]) != seat:
        return acting.NOT_HIDDEN
    return reveal.why_not_hide(s, seat, option[1]) or Reason(B8_1, "chosen-already")


def why_not_host(s: Berserk, seat: int, decision: Decision | None, option: Option) -> Reason | None:
    if decision is None or decision.then is not reveal.host_chosen:
        return NOT_HOSTING
    if decision.options[0][1] != option[1]:
        return answer(decision)
    return reveal.why_not_host(s, seat, option[1], option[2])


def why_not_act(s: Berserk, seat: int, decision: Decision, option: Option) -> Reason | None:
    """What may be done when holding priority."""
    kind, k = window_of(decision)
    if not kind:
        return answer(decision)
    verb = option[0]
    if verb == "pass":
        return acting.OBLIGED if kind & W_MAIN else NO_PASS
    card = option[1]
    if verb == "turn_up":
        return acting.why_not_turn_up(s, seat, card)
    if verb == "defend":
        return why_not_defend(s, seat, card, kind, k)
    if verb == "reroll":
        return why_not_reroll(s, seat, card, kind, k)
    if verb == "use":
        return acting.why_not_use_on(s, seat, card, option[2], option[3] if len(option) > 3 else -1, kind, k)
    reason = why_not_slow(s, seat, option)
    return reason if kind & W_MAIN else reason or NOT_SUDDEN


def window_of(decision: Decision) -> tuple[int, int]:
    """What kind of window is open (0: none), and in which action."""
    if decision.then is turn.main_chosen:
        return W_MAIN | W_ANY, -1
    if decision.then is turn.other_chosen:
        return W_ANY, -1
    if decision.then is respond:
        return decision.args[1], decision.args[0]
    return 0, -1


def why_not_slow(s: Berserk, seat: int, option: Option) -> Reason | None:
    verb, card = option[0], option[1]
    if verb == "move":
        return movement.why_not_move(s, seat, card, option[2])
    if verb == "strike":
        return acting.why_not_strike(s, seat, card, option[2])
    if verb == "gather":
        return acting.why_not_gather(s, seat, card)
    if verb == "aim":
        return acting.why_not_aim(s, seat, card)
    reason = acting.why_not_use(s, seat, card, option[2], W_MAIN | W_ANY, -1)
    return reason or movement.why_not_leap_to(s, card, s.facts[card].acts[option[2]], option[3])


def why_not_defend(s: Berserk, seat: int, card: int, kind: int, k: int) -> Reason | None:
    if not kind & W_TARGETS or k < 0 or not isinstance(s.frames[k], Chain) or not s.frames[k].kind & ATTACKS:
        return NO_STRIKE_TO_DEFEND
    f: Chain = s.frames[k]
    if f.kind != 1:
        return NO_STRIKE_TO_DEFEND
    return defending.why_not_defend(s, k, seat, card)


def why_not_reroll(s: Berserk, seat: int, card: int, kind: int, k: int) -> Reason | None:
    if not kind & W_ROLL or k < 0 or not isinstance(s.frames[k], Chain):
        return NO_REROLL
    return None if ("reroll", card) in dice.rerolls(s, k, seat) else NO_REROLL


def why_not_unseen(verb: str) -> Reason | None:
    """A card that this seat does not know to be anywhere."""
    if not verb:
        return None
    if verb == "put_back":
        return NOT_RECRUITED_YET
    return NOT_DEALT if verb == "recruit" else NOT_RECRUITED if verb == "place" else NOT_THERE


def warning(s: Berserk, seat: int, option: Option) -> Reason | None:
    """What a player should know before he takes a legal option."""
    if option[0] == "confirm" and s.phase == "recruit":
        return recruiting.warning(s, seat)
    if option[0] == "use" and len(option) > 3:
        return acting.warning_of_use(s, seat, option[1], option[2], option[3])
    return None
