"""A home of its own for a program that is measured, so that it finds and leaves nothing in the player's."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def move_in(name: str) -> Path:
    """Make an empty folder the home of this process, which draws without a screen unless one is asked for."""
    home = Path(tempfile.mkdtemp(prefix=f"{name}-"))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["HOME"] = str(home)
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        os.environ[f"XDG_{kind}_HOME"] = str(home / kind.lower())
    return home
