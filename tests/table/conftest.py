from collections.abc import Iterator
from pathlib import Path

import pytest
from people import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A table server for the stand-in game; its log must be empty at the end."""
    server = Server(tmp_path / "data")
    yield server
    if server.process.poll() is None:
        server.stop()
    assert server.errors == ""
