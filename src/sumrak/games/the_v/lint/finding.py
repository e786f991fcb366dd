"""What the linter has to say."""

from typing import Any, NamedTuple

from sumrak.kernel.reason import Message


class Finding(NamedTuple):
    """Where it is and what to change: `message` is a text of `the_v_lint.ftl`."""

    file: str
    line: int
    message: Message


def finding(file: str, line: int, key: str, **args: Any) -> Finding:
    return Finding(file, line, Message(f"the_v-lint-{key}", tuple(args.items())))
