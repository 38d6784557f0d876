"""A release: everything that players download, from a state that is committed, described and checked.

``packaging/make release`` refuses where one of these is not so. It changes nothing but ``dist/``; the tag and
the upload stay with whoever releases.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path

from shipping import deb, freeze, portable, sbom, state, wheel
from shipping.project import DIST, ROOT, run

CHECKS = "./test"
"""What must pass; `RELEASE_CHECKS` may name another command."""
SUMS = "SHA256SUMS"


def make() -> Path:
    """Check the state, build everything, and return the folder with checksums beside it.

    Raises:
        state.RefusedError: The state is not one to release.
        subprocess.CalledProcessError: A part cannot be built, or fails its self-test.
    """
    state.check()
    if subprocess.run(os.environ.get("RELEASE_CHECKS", CHECKS), shell=True, cwd=ROOT, check=False).returncode:
        raise state.RefusedError("The checks fail.")
    shutil.rmtree(DIST, ignore_errors=True)
    wheel.make()
    freeze.self_test(freeze.make() / "blitz-desktop")
    portable.make()
    deb.make()
    sbom.write(DIST / sbom.NAME)
    sign(write_sums(DIST))
    return DIST


def write_sums(folder: Path) -> Path:
    """Write the checksums of all files in a folder, as ``sha256sum --check`` reads them."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and not path.name.startswith(SUMS))
    lines = (f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    sums = folder / SUMS
    sums.write_text("".join(lines), encoding="utf-8")
    return sums


def sign(sums: Path) -> None:
    """Sign the checksums with the key that ``RELEASE_KEY`` names; without one they stay unsigned."""
    if key := os.environ.get("RELEASE_KEY"):
        run("gpg", "--batch", "--yes", "--local-user", key, "--armor", "--detach-sign", sums)
