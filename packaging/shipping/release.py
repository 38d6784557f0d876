"""A release: everything that players download, from a state that is committed, described and checked.

``packaging/make release`` refuses where one of these is not so. It changes nothing but ``dist/``; the tag and
the upload stay with whoever releases.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from shipping import deb, freeze, portable, sbom, wheel
from shipping.project import DIST, ROOT, changes, environment, run, version

CHECKS = "./test"
"""What must pass; `RELEASE_CHECKS` may name another command."""
SUMS = "SHA256SUMS"


class RefusedError(Exception):
    """This state is not released; the text says why, a reason a line."""


def make() -> Path:
    """Check the state, build everything, and return the folder with checksums beside it.

    Raises:
        RefusedError: The state is not one to release.
        subprocess.CalledProcessError: A part cannot be built, or fails its self-test.
    """
    if reasons := list(why_not()):
        raise RefusedError("\n".join(reasons))
    if subprocess.run(os.environ.get("RELEASE_CHECKS", CHECKS), shell=True, cwd=ROOT, check=False).returncode:
        raise RefusedError("The checks fail.")
    shutil.rmtree(DIST, ignore_errors=True)
    wheel.make()
    freeze.self_test(freeze.make() / "blitz-desktop")
    portable.make()
    deb.make()
    sbom.write(DIST / sbom.NAME)
    sign(write_sums(DIST))
    return DIST


def why_not() -> Iterator[str]:
    """Why this state is not to be released, a sentence each; nothing where it is."""
    number = version()
    if not _asked("git", "rev-parse", "HEAD"):
        yield "Git does not tell what is committed: release from a checkout of your own."
    elif _asked("git", "status", "--porcelain"):
        yield "There are changes that are not committed."
    if not changes(number):
        yield f"CHANGELOG.md has no section [{number}] with something in it."
    tagged = _asked("git", "rev-parse", "--quiet", "--verify", f"refs/tags/v{number}^{{commit}}")
    if tagged and tagged != _asked("git", "rev-parse", "HEAD"):
        yield f"Version {number} has been released from another state: raise it in blitz_desktop/__init__.py."


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


def _asked(*command: str) -> str:
    """What a command answers; nothing where it fails."""
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False)
    return "" if done.returncode else done.stdout.strip()
