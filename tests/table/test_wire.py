"""The wire's classes: the client's copy of them is current, and what is not one of them is refused."""

from pathlib import Path

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
