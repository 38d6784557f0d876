"""What the operating system refuses is told in words that hold for files and folders, read or written."""

from __future__ import annotations

import errno
import os

import pytest

from blitz_desktop.session.errors import explain


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EACCES, "the system does not allow it"),
        (errno.EPERM, "the system does not allow it"),
        (errno.EROFS, "nothing can be written there"),
        (errno.ENOENT, "there is no such file or folder"),
        (errno.EISDIR, "it is a folder"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
def test_why_the_system_refused(number: int, told: str) -> None:
    assert explain(OSError(number, os.strerror(number))) == told


def test_a_reason_without_a_number_is_named() -> None:
    assert explain(PermissionError()) == "PermissionError"
