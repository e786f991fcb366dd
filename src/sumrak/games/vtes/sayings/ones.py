"""Russian counts one in the nominative: «1 кровь», «1 пул», though «не больше 1 крови» and «по 1 пулу»."""

from __future__ import annotations

import re

ONE = re.compile(
    r"(?P<before>[а-яё]+ )?(?<![+−\d])\b1 (?P<whose>своего |вашего )?(?P<what>пула|крови)\b", re.IGNORECASE
)
OF = {"больше ", "меньше ", "до ", "из ", "без "}
WHOSE = {"своего ": "свой ", "вашего ": "ваш ", None: ""}


def ones(text: str) -> str:
    """Words join a number with the genitive that most numbers need; one needs its own."""
    return ONE.sub(said, text)


def said(found: re.Match[str]) -> str:
    before = found["before"] or ""
    if before.lower() in OF:
        return found[0]
    if before.lower() == "по ":
        return f"{before}1 {'пулу' if found['what'] == 'пула' else 'крови'}"
    return f"{before}1 {WHOSE[found['whose']]}{'пул' if found['what'] == 'пула' else 'кровь'}"
