"""What is to be fast must compile."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAM = """
import sys
from mypyc.build import mypycify
out, *files = sys.argv[1:]
mypycify(["--cache-dir", out + "/mypy", *files], separate=True, target_dir=out)
"""


def check_compiles(*files: Path | str) -> None:
    """mypyc accepts these files of a game. Only its own part of the work is done, not the C compiler's; needs mypy."""
    with tempfile.TemporaryDirectory() as out:
        command = [sys.executable, "-c", PROGRAM, out, *[str(file) for file in files]]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(f"mypyc does not compile this:\n{done.stdout}{done.stderr}")
