"""The session of the README runs as it stands there."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = ["README.md", *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("doc", PAGES)
def test_what_a_page_shows_is_what_comes_out(doc: str) -> None:
    result = doctest.testfile(str(ROOT / doc), module_relative=False)
    assert result.failed == 0
    assert doc != "README.md" or result.attempted >= 6, "the README has no session"


@pytest.mark.parametrize("doc", PAGES)
def test_links_lead_somewhere(doc: str) -> None:
    text = (ROOT / doc).read_text("utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)", text):
        if not target.startswith("http"):
            assert ((ROOT / doc).parent / target).exists(), f"{doc} links to {target}"
