"""Coverage-guided fuzzing with atheris: ``python -m tests.fuzz.guided yaml|board|overrides|save RUNS``.

Needs the extra ``fuzz``. What it finds is written to ``crash-*`` in the working folder.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp

import atheris

with atheris.instrument_imports(include=["blitz_desktop"]):
    from tests.fuzz.targets import check_yaml, open_save

_ROOT = Path(__file__).parents[2]
_SEEDS = {
    "yaml": ("hostile.yaml", check_yaml, "scenarios/*/*.yaml"),
    "board": ("board.yaml", check_yaml, "assets/maps/*/places.yaml"),
    "overrides": ("overrides/mine.yaml", check_yaml, "tests/fuzz/seeds/*.yaml"),
    "save": ("hostile.blitz", open_save, "tests/saves/format_*_toy.*"),
}


def main() -> None:
    """Fuzz one kind of file so many times."""
    kind, runs = sys.argv[1], sys.argv[2]
    name, deed, pattern = _SEEDS[kind]
    folder, corpus = Path(mkdtemp()), Path(mkdtemp())
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(sorted(_ROOT.glob(pattern))):
        (corpus / f"{number}").write_bytes(seed.read_bytes())
    atheris.Setup(
        [
            sys.argv[0],
            str(corpus),
            f"-runs={runs}",
            "-rss_limit_mb=500",
            "-max_len=40000",
            "-timeout=60",
        ],
        _one_input(path, deed),
    )
    atheris.Fuzz()


def _one_input(path: Path, deed: Callable[[Path], str]) -> Callable[[bytes], None]:
    def try_it(data: bytes) -> None:
        path.write_bytes(data)
        deed(path)

    return try_it


if __name__ == "__main__":
    main()
