"""Which build the tests run on: the sources, or what mypyc made of them. Those marked `compiled` are run on both."""

import importlib
import os
import pickle
from pathlib import Path

import pytest

import sumrak
from sumrak.catalog import spec_of

PACKAGE = Path(sumrak.__file__).parent
COMPILE = os.environ.get("SUMRAK_COMPILE", "0")
"""1: kernel, thinking bots and all games; the_v,berserk: kernel, bots and these two."""
THINKING = ("greedy", "ismcts", "settling", "tree")
"""Of `bots` only these are compiled."""


def modules(glob):
    for path in sorted(PACKAGE.glob(glob)):
        if path.name != "__init__.py":
            yield ".".join(("sumrak", *path.relative_to(PACKAGE).with_suffix("").parts))


@pytest.mark.compiled
@pytest.mark.parametrize("package", ["kernel", "bots", *[f"games.{game}" for game in sumrak.games()]])
def test_every_module_is_of_the_build_that_is_tested(package):
    """An extension module left in src/ by a compilation done by hand would win over the source that is being edited."""
    folder = package.replace(".", "/")
    names = [*modules(f"{folder}/*.py"), *modules(f"{folder}/vocabulary/*.py")]
    if package == "bots":
        names = [name for name in names if name.rpartition(".")[2] in THINKING]
    found = {name: Path(importlib.import_module(name).__file__).suffix for name in names}
    is_compiled = COMPILE == "1" or (
        COMPILE != "0" and package.removeprefix("games.") in ("kernel", "bots", *COMPILE.split(","))
    )
    assert {suffix in (".so", ".pyd") for suffix in found.values()} == {is_compiled}, found


@pytest.mark.compiled
@pytest.mark.parametrize("game", sumrak.games())
def test_decks_and_switches_travel_to_other_processes(game: str) -> None:
    """A compiled frozen dataclass could not be filled in there."""
    spec = spec_of(game)
    for what in (spec.rules(None), *map(spec.deck, spec.deck_ids())):
        assert pickle.loads(pickle.dumps(what)) == what
