from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.people import Server


@pytest.fixture(scope="session")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("table") / "data")
    yield server
    server.stop()


@pytest.fixture
def server(running_server: Server) -> Iterator[Server]:
    """A table server for the stand-in game, shared by many tests; each must leave its log empty."""
    yield running_server
    assert running_server.errors == ""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that the test may stop and start."""
    server = Server(tmp_path / "data")
    yield server
    server.kill()
    assert server.errors == ""
