"""The wire's classes: the client's copy of them is current, and what is not one of them is refused."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from sumrak.table import protocol as p
from sumrak.table import tsgen

WIRE = Path(__file__).parents[2] / "client/src/wire.gen.ts"

BAD = [
    "",
    "null",
    "[]",
    "7",
    "{}",
    '{"t":"act"}',
    '{"t":"nope"}',
    '{"t":"act","n":1,"seq":0,"option":7}',
    '{"t":"act","n":-1,"seq":0,"option":"x"}',
    '{"t":"act","n":1e99,"seq":0,"option":"x"}',
    '{"t":"act","n":1,"seq":0,"option":"' + "x" * 401 + '"}',
    '{"t":"ping","c":1,"x":2}',
    '{"t":"answer","n":1,"kind":"draw","yes":true}',
    '{"t":"seek","ply":-2}',
    '{"t":"ping","c":NaN}',
    "[" * 4000,
    '{"t":"ping","c":' + "[" * 4000,
    "\ud800",
]


def test_client_types_are_current():
    assert WIRE.read_text(encoding="utf-8") == tsgen.generate(), "python -m sumrak.table.tsgen > client/src/wire.gen.ts"


@pytest.mark.parametrize("text", BAD)
def test_other_frames_are_refused(text):
    with pytest.raises((msgspec.MsgspecError, RecursionError, ValueError)):
        p.decode(text)


def test_what_the_server_says_has_a_text():
    """And no text is left over."""
    table = Path(tsgen.__file__).parent
    said = {key for file in table.rglob("*.py") for key in re.findall(r'"(server-[a-z-]+)"', file.read_text("utf-8"))}
    said |= {f"server-{code.replace('_', '-')}" for code in get_args(p.ErrCode)}
    for lang in ("en", "ru"):
        text = (table.parent / "locale" / lang / "server.ftl").read_text("utf-8")
        assert set(re.findall(r"^(server-[a-z-]+) =", text, re.MULTILINE)) == said
