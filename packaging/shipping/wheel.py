"""The wheel and the source archive, for those who have Python."""

from __future__ import annotations

import sys
from pathlib import Path

from shipping.project import DIST, ROOT, run


def make(folder: Path = DIST, source: Path = ROOT) -> tuple[Path, ...]:
    """Build both from a source tree, and return them: the wheel, then the source archive."""
    folder.mkdir(parents=True, exist_ok=True)
    run(sys.executable, "-m", "hatchling", "build", "--directory", folder.resolve(), cwd=source)
    return (*folder.glob("*.whl"), *folder.glob("*.tar.gz"))
