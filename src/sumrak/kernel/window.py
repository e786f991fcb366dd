"""Priority: a window in which seats may act in turn until all have passed."""

from __future__ import annotations

from sumrak.kernel.state import State

PASS = "pass"


def window(s: State, k: int, kind: int, cite: str, turn: int = 0, passed: int = 0) -> None:
    """Ask the seats of a window in order. Whoever acts returns it to the first; all have passed in a row: it is closed.

    A seat that has nothing there is skipped, which does what a pass does; a pass that counts as an act (`window_passed`)
    returns the window to the first too. `kind` is a bit; mostly one AND with `could`
    tells that it has nothing. This mask is a superset; the conformance kit holds it to that.
    """
    seats, masks = s.window_row(k, kind)
    if not seats:
        return
    n, heeded, could = len(seats), s.heeded, s.could
    while passed < n:
        if turn >= n:
            turn %= n
        if could[seats[turn]] & masks[turn]:
            seat = seats[turn]
            options = s.window_options(k, kind, seat)
            if options:
                s.doing = (window, k, kind, cite, turn, passed)  # asked again, it is this seat's turn
                if s.unsettled:
                    s.then(s.doing)
                    return
                s.ask(seat, cite, [*options, (PASS,)], respond, k, kind, cite, turn, passed, seat)
                return
        if masks[turn] & heeded and s.window_passed(k, kind, seats[turn]):
            seats, masks = s.window_row(k, kind)
            n, could, turn, passed = len(seats), s.could, 0, 0
        else:
            turn += 1
            passed += 1


def respond(
    s: State, k: int, kind: int, cite: str, turn: int, passed: int, seat: int, verb: str, *operands: int
) -> None:
    """Carry out what was chosen in a window; what it pushes or cuts comes before the window goes on."""
    if verb == PASS:
        turn, passed = (0, 0) if s.window_passed(k, kind, seat) else (turn + 1, passed + 1)
        if s.unsettled:
            s.next((window, k, kind, cite, turn, passed))
        else:
            window(s, k, kind, cite, turn, passed)
    else:
        s.next((window, k, kind, cite))
        s.window_act(k, seat, verb, *operands)
