"""Cards that nobody shows are seen to move: as backs, from pile to hand, and only where somebody wants things to move."""

from itertools import pairwise
from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.person import Person

WATCH = """
window.ghosts = [];
new MutationObserver(changes => {
  for (const {addedNodes} of changes) for (const node of addedNodes)
    if (node.classList?.contains('ghost')) setTimeout(() => window.ghosts.push([node.dataset.from, node.dataset.to, node.innerHTML]));
}).observe(document, {childList: true, subtree: true});
"""


def ghosts(me: Person) -> list[list[Any]]:
    return [ghost for ghost in me.page.evaluate("window.ghosts") if ghost[0]]


def draws(me: Person) -> int:
    """How often the other hand has grown from one view to the next."""
    counts = [
        next(place["count"] for place in frame["view"]["places"] if place["id"] == "1.hand") for frame in me.views()
    ]
    return sum(after > before for before, after in pairwise(counts))


def plays_until_the_other_draws(me: Person) -> None:
    me.context.add_init_script(WATCH)
    me.start(deck="court")
    me.sits_down()
    for _ in range(40):
        assert me.waits_for_me()
        if draws(me):
            break
        me.decide()
    assert draws(me)
    me.page.wait_for_timeout(300)


def test_a_draw_of_the_other_is_a_back_from_deck_to_hand(invite: Invite) -> None:
    me = invite("ru", speed="fast", reduced_motion="no-preference")
    plays_until_the_other_draws(me)
    drawn = [html for start, end, html in ghosts(me) if (start, end) == ("1.deck", "1.hand")]
    assert drawn
    for html in drawn:
        assert "back" in html and "data-def" not in html and 'class="name"' not in html


@pytest.mark.parametrize("still", [{"speed": "off", "reduced_motion": "no-preference"}, {"speed": "fast"}])
def test_nothing_flies_where_nothing_is_to_move(invite: Invite, still: dict[str, str]) -> None:
    me = invite("en", **still)
    plays_until_the_other_draws(me)
    assert me.page.evaluate("window.ghosts") == []
