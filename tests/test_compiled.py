"""Which build the tests run on: the sources, or what mypyc made of them. Those marked `compiled` are run on both."""

import importlib
import os
from pathlib import Path

import pytest

import sumrak

PACKAGE = Path(sumrak.__file__).parent
COMPILED = os.environ.get("SUMRAK_COMPILE") == "1"


def modules(glob):
    for path in sorted(PACKAGE.glob(glob)):
        if path.name != "__init__.py":
            yield ".".join(("sumrak", *path.relative_to(PACKAGE).with_suffix("").parts))


@pytest.mark.compiled
@pytest.mark.parametrize("glob", ["kernel/*.py", "games/*/*.py", "games/*/vocabulary/*.py"])
def test_every_module_is_of_the_build_that_is_tested(glob):
    """An extension module left in src/ by a compilation done by hand would win over the source that is being edited."""
    found = {name: Path(importlib.import_module(name).__file__).suffix for name in modules(glob)}
    assert found
    assert {suffix in (".so", ".pyd") for suffix in found.values()} == {COMPILED}, found
