"""Numbers as they are printed."""

from typing import Final

MINUS: Final = "−"


def signed(number: int) -> str:
    """+1, −2"""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def triple(values: tuple[int, int, int]) -> str:
    """1-2-3, or plainly 1 where the strength makes no difference (B-15.8)."""
    weak, medium, strong = values
    return str(weak) if weak == medium == strong else f"{weak}-{medium}-{strong}"
