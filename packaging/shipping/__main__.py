"""``packaging/make TARGET ...``: each target makes what it needs from those before it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from shipping import deb, freeze, icons, installer, portable, release, sbom, site, state, wheel
from shipping.project import BUILD, DIST

TARGETS: dict[str, tuple[Callable[[], object], str]] = {
    "icons": (icons.write_window_icons, "the icons that the program shows, in assets/icons"),
    "wheel": (wheel.make, "wheel and source archive"),
    "frozen": (freeze.make, "the folder that runs without Python, in build/frozen"),
    "portable": (portable.make, "that folder as an archive to unpack and run (after frozen)"),
    "deb": (deb.make, "the package for Debian and its kin (after frozen)"),
    "installer": (installer.make, "on Windows the installer, on macOS the disk image (after frozen)"),
    "release": (release.make, "all of these with checksums, from a state that is committed and checked"),
    "site": (site.make, "the documents as a site, in build/site"),
    "sbom": (lambda: sbom.write(DIST / sbom.NAME), "the list of what a download is made of"),
}


def main() -> None:
    """Make each target that is named, in the order in which they are named."""
    told = "\n".join(f"  {name:10} {text}" for name, (_, text) in TARGETS.items())
    parser = argparse.ArgumentParser(
        prog="packaging/make",
        description=f"Makes what players download; it lies in dist/ afterwards.\n\n{told}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("targets", metavar="TARGET", nargs="+", choices=TARGETS)
    BUILD.mkdir(exist_ok=True)
    for name in parser.parse_args().targets:
        print(f"--- {name}", flush=True)
        try:
            made = TARGETS[name][0]()
        except state.RefusedError as error:
            sys.exit(f"Not released:\n{error}")
        for path in made if isinstance(made, tuple) else (made,):
            if path is not None:
                print(path, flush=True)


if __name__ == "__main__":
    main()
