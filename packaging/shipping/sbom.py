"""The list of what a download is made of (a software bill of materials), in the form of CycloneDX."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL
from PySide6.QtCore import qVersion

from blitz_desktop.ui.about import PARTS
from shipping.project import source_date, version

NAME = "sbom.cdx.json"

_LICENCE = "MIT AND OFL-1.1"
"""The code and the fonts, as ``pyproject.toml`` and the AppStream description have it, too."""

_FONTS = {"Source Sans 3": "OFL-1.1", "Barlow Condensed": "OFL-1.1"}
_LICENCES = {
    "PySide6-Essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "msgspec": "BSD-3-Clause",
    "PyYAML": "MIT",
    "pillow": "MIT-CMU",
    "platformdirs": "MIT",
    "filelock": "MIT",
}


def write(out: Path) -> Path:
    """Write the list for the packages of this environment."""
    bom = Bom(serial_number=uuid5(NAMESPACE_URL, f"blitz-desktop {version()} {source_date()}"))
    bom.metadata.timestamp = datetime.fromtimestamp(source_date(), UTC)
    root = _component("Blitz Desktop", version(), _LICENCE, kind=ComponentType.APPLICATION)
    bom.metadata.component = root
    parts = list(_parts())
    bom.components.update(parts)
    bom.register_dependency(root, parts)
    out.parent.mkdir(parents=True, exist_ok=True)
    text = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=1)
    out.write_text(text + "\n", encoding="utf-8")
    return out


def _parts() -> Iterator[Component]:
    for name in PARTS:
        found = metadata.version(name)
        yield _component(
            name, found, _LICENCES[name], url=PackageURL("pypi", name=name.lower(), version=found)
        )
    yield _component("Python", platform.python_version(), "PSF-2.0", kind=ComponentType.PLATFORM)
    yield _component("Qt", qVersion(), "LGPL-3.0-only")
    with suppress(metadata.PackageNotFoundError):  # it is there only where programs are frozen
        number = metadata.version("pyinstaller")
        yield _component("PyInstaller bootloader", number, "GPL-2.0-or-later WITH Bootloader-exception")
    for name, licence in _FONTS.items():
        yield _component(name, "", licence, kind=ComponentType.FILE)


def _component(
    name: str,
    number: str,
    licence: str,
    *,
    kind: ComponentType = ComponentType.LIBRARY,
    url: PackageURL | None = None,
) -> Component:
    return Component(
        name=name,
        version=number or None,
        type=kind,
        bom_ref=f"{name} {number}".strip(),
        licenses=[LicenseFactory().make_from_string(licence)],
        purl=url,
    )
