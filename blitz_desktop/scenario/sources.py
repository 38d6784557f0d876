"""Where the files that a scenario names are looked for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path, PurePosixPath


class LostReferenceError(Exception):
    """A file that another file names is not there, or lies where it must not; says what was expected."""


def inside(reference: str) -> PurePosixPath:
    """A relative reference as a path that stays below the folder it starts from.

    Raises:
        LostReferenceError: It leads out of the folder.
    """
    pure = PurePosixPath(reference)
    if pure.is_absolute() or ".." in pure.parts or "\\" in reference or ":" in reference:
        raise LostReferenceError("a path below the scenario's own folder")
    return pure


@dataclass(frozen=True)
class Shelves:
    """Folders that a reference may lead into, the first that has it wins.

    Attributes:
        own: Folder of the file that refers.
        built_in: Folder of the installation that holds files of the same sort.
    """

    own: Path
    built_in: Path

    def find(self, reference: str) -> Path:
        """The file or folder that a relative reference names.

        Raises:
            LostReferenceError: It leads out of the folders, or to nothing.
        """
        pure = inside(reference)
        for shelf in (self.own, self.built_in):
            found = (shelf / pure).resolve()
            if found.exists():
                if not found.is_relative_to(shelf.resolve()):
                    raise LostReferenceError("a path below the scenario's own folder")
                return found
        raise LostReferenceError("a file of the scenario or of this program")
