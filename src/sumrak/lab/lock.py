"""A folder is one run's at a time. The lock is the system's and goes with the process that holds it, however that ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

NAME = ".lock"


def locked(folder: Path) -> BinaryIO | None:
    """Held until it is closed; None if somebody else holds it. Raises OSError if it cannot be written."""
    file = (folder / NAME).open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    except OSError:  # a file system without locks
        pass
    return file
