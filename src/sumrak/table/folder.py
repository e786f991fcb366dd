"""Where games and lists are kept on this computer."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_directory() -> Path:
    """Where this system keeps the data of programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "sumrak"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/sumrak"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "sumrak"
