import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.table.people import Server

CLIENT = Path(__file__).parents[2] / "src/sumrak/dist/main.js"


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The real server with the real game; bots answer at once. The same games each time (docs/decisions/007); GAMES=new: others."""
    assert CLIENT.is_file(), "The client is not built: python3 run.py test does it, or pip install -e ."
    server = Server(
        tmp_path_factory.mktemp("browser") / "data",
        face="sumrak",
        BOT_SECONDS="0",
        GAMES=os.environ.get("GAMES", "same"),
    )
    yield server
    errors = server.errors
    server.stop()
    assert errors == ""


Invite = Callable[..., Person]


@pytest.fixture
def invite(browser: Browser, table: Server) -> Iterator[Invite]:
    """Calls somebody to a browser of their own; at the end of the test everybody leaves without a complaint."""
    people: list[Person] = []

    def call(lang: str = "ru", **more: Any) -> Person:
        people.append(Person(browser, table.url, lang, **more))
        return people[-1]

    yield call
    for person in people:
        person.leave()
