from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.faults.kills import MEMORY
from tests.session.conftest import recorders

__all__ = ["recorders"]


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """A folder on a disk that is quick to sync, where there is one."""
    with TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)
