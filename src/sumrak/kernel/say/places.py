"""Places in a pattern: `{v}`, `{0}`, `{1:acc}`, `{0:gen+}` (`+`: after a preposition)."""

import re
from typing import Final

PLACE: Final = re.compile(r"\{(\w+)(?::([a-z]+\+?))?\}")
SPACES: Final = re.compile(r" {2,}")
BEFORE_POINT: Final = re.compile(r" +([,.;:)])")


def split(pattern: str) -> list[tuple[str, str, str]]:
    """(words before, name of the place, its case), in order; the last has no place."""
    pieces: list[tuple[str, str, str]] = []
    end = 0
    for match in PLACE.finditer(pattern):
        pieces.append((pattern[end : match.start()], match.group(1), match.group(2) or ""))
        end = match.end()
    pieces.append((pattern[end:], "", ""))
    return pieces


def tidy(text: str) -> str:
    """What empty places leave behind goes."""
    return BEFORE_POINT.sub(r"\1", SPACES.sub(" ", text)).strip()
