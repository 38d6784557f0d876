"""The package for Debian and its kin, from the frozen folder."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from email.utils import format_datetime
from hashlib import md5
from pathlib import Path
from textwrap import fill

from shipping import freeze, libraries, licences, linux, sbom
from shipping.project import BUILD, DIST, NAME, PACKAGING, UNRELEASED, changes, run, source_date, version

_SOURCE = PACKAGING / "debian"
_HOME = Path("usr/lib") / NAME
_COMMAND = Path("usr/games") / NAME


def make(compression: str = "xz") -> Path:
    """Build the package, and return it.

    Args:
        compression: ``xz`` is small, ``zstd`` is quick to make.
    """
    root = BUILD / "deb"
    stage(root)
    DIST.mkdir(parents=True, exist_ok=True)
    package = DIST / f"{NAME}_{version()}_amd64.deb"
    run("dpkg-deb", "--root-owner-group", f"-Z{compression}", "--build", root, package)
    return package


def stage(root: Path) -> None:
    """Lay out the files of the package, all dated alike."""
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(freeze.FOLDER, root / _HOME, symlinks=True)
    (root / _COMMAND).parent.mkdir()
    (root / _COMMAND).symlink_to(Path("..") / _HOME.relative_to("usr") / NAME)
    linux.write_share(root / "usr/share")
    entry = root / "usr/share/applications" / f"{NAME}.desktop"
    # Not every session has the folder of games among those that it looks for programs in.
    linux.write_text(entry, entry.read_text(encoding="utf-8").replace(f"Exec={NAME} ", f"Exec=/{_COMMAND} "))
    documents = root / "usr/share/doc" / NAME
    licences.gather(documents / "licences")
    sbom.write(documents / sbom.NAME)
    linux.write_text(documents / "copyright", (_SOURCE / "copyright").read_text(encoding="utf-8"))
    linux.write_compressed(documents / "changelog.gz", changelog())
    linux.write_text(
        root / "usr/share/lintian/overrides" / NAME,
        (_SOURCE / "lintian-overrides").read_text(encoding="utf-8"),
    )
    for path in sorted(root.rglob("*")):
        _settle(path)
    linux.write_text(root / "DEBIAN/md5sums", _checksums(root))
    linux.write_text(root / "DEBIAN/control", _control(root))
    linux.write_text(root / "DEBIAN/prerm", (_SOURCE / "prerm").read_text(encoding="utf-8"), 0o755)
    for path in (*root.rglob("*"), root):
        os.utime(path, (source_date(),) * 2, follow_symlinks=False)


def maintainer() -> str:
    """Who answers for the package: as Debian's tools do, from ``DEBFULLNAME`` and ``DEBEMAIL``."""
    name = os.environ.get("DEBFULLNAME", "The Blitz Desktop authors")
    return f"{name} <{os.environ.get('DEBEMAIL', 'packages@blitz-desktop.invalid')}>"


def _settle(path: Path) -> None:
    """Give a file the rights of its kind, whatever the rights were where it was made."""
    if path.is_symlink():
        return
    is_program = path.is_dir() or (path.name == NAME and path.parent.name == NAME)
    path.chmod(0o755 if is_program else 0o644)


def _control(root: Path) -> str:
    size = sum(path.lstat().st_size for path in (root / "usr").rglob("*") if path.is_file()) // 1024
    fields = {
        "Package": NAME,
        "Version": version(),
        "Architecture": "amd64",
        "Maintainer": maintainer(),
        "Installed-Size": str(size),
        "Depends": ", ".join(libraries.depends(root / _HOME)),
        "Recommends": "desktop-file-utils, hicolor-icon-theme, shared-mime-info",
        "Section": "games",
        "Priority": "optional",
        "Description": (_SOURCE / "description").read_text(encoding="utf-8").rstrip(),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def changelog() -> str:
    """The changelog in Debian's form: what is said of this version, or before its release of what comes."""
    said = changes(version()) or changes(UNRELEASED)
    date = format_datetime(datetime.fromtimestamp(source_date(), UTC))
    head = f"{NAME} ({version()}) unstable; urgency=medium"
    return "\n".join([head, "", *_points(said), "", f" -- {maintainer()}  {date}", ""])


def _points(text: str) -> Iterator[str]:
    """The headings and points of a text in Markdown, each point with the lines that it goes on in."""
    plain = re.sub(r"[*`]", "", re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text))
    for heading, point in re.findall(r"^### (.+)|^- (.+(?:\n  .+)*)", plain, re.MULTILINE):
        if heading:
            yield f"  [ {heading} ]"
        else:
            yield fill(
                " ".join(point.split()),
                79,
                initial_indent="  * ",
                subsequent_indent="    ",
                break_on_hyphens=False,
            )


def _checksums(root: Path) -> str:
    files = sorted(path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(f"{md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files)
