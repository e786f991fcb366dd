"""Numbers as they are printed."""

MINUS = "\u2212"


def signed(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def pair(influence: int, threat: int) -> str:
    """+influence/+threat; a zero takes the sign of the other: −2/−0."""
    down = min(influence, threat) < 0 >= max(influence, threat)
    return "/".join(f"{MINUS}0" if down and value == 0 else signed(value) for value in (influence, threat))
