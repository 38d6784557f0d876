"""What the program is, what it is made of, and under which licences."""

from __future__ import annotations

import platform
from importlib import metadata

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop import __version__
from blitz_desktop.core.language import say
from blitz_desktop.resources import assets_dir
from blitz_desktop.ui.layouts import size_for_text
from blitz_desktop.ui.program import files_gone

PARTS = ("PySide6-Essentials", "shiboken6", "msgspec", "PyYAML", "pillow", "platformdirs", "filelock")
"""Packages that the program runs on."""

_FONTS = ("source-sans-3", "barlow-condensed")


class AboutDialog(QDialog):
    """The program, its versions, and the licences of others' work in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("About Blitz Desktop"))
        title = QLabel("Blitz Desktop")
        title.setProperty("role", "title")
        versions = QLabel(version_line())
        versions.setProperty("role", "muted")
        versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        about = QLabel(_about())
        about.setWordWrap(True)
        about.setMargin(12)
        about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.licences = QTextBrowser()
        self.licences.setPlainText(licences())
        tabs = QTabWidget()
        tabs.addTab(about, say("About"))
        tabs.addTab(self.licences, say("Licences"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        for part in (title, versions, tabs, buttons):
            layout.addWidget(part)
        size_for_text(self, 560, 440)


def version_line() -> str:
    """The versions that a report of a fault should name."""
    return f"{__version__} · Qt {qVersion()} · Python {platform.python_version()} · {platform.system()}"


def licences() -> str:
    """The licences of the program's parts: packages with their versions, and the fonts' in full."""
    parts = [say("The program itself is under the MIT licence. It stands on these packages:")]
    parts.extend(line for name in PARTS if (line := _package(name)))
    parts.append(say("The fonts are under the SIL Open Font License:"))
    gone = files_gone()
    parts.extend([gone] if gone else map(_font, _FONTS))
    return "\n\n".join(parts)


def _font(name: str) -> str:
    text = (assets_dir() / "fonts" / name / "OFL.txt").read_text(encoding="utf-8")
    return f"{name}\n\n{text.strip()}"


def _package(name: str) -> str:
    """Name, version and licence of a package as it says itself; empty where it is not there."""
    try:
        facts = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ""
    told = next((facts[field] for field in ("License-Expression", "License") if field in facts), "")
    classified = [
        line.rpartition(" :: ")[2] for line in facts.get_all("Classifier") or () if "License" in line
    ]
    licence = told.strip().split("\n")[0] or ", ".join(classified)
    return f"{facts['Name']} {facts['Version']}: {licence}"


def _about() -> str:
    paragraphs = (
        say(
            "A table for published hex-and-counter games on the campaign of May 1940, "
            "with their rules enforced."
        ),
        say(
            "This is an unofficial aid for players who own the games. The games and their names belong to "
            "their owners. No rulebook text, scans or artwork of theirs are included; rules are cited by "
            "paragraph and told in our own words."
        ),
        say("No warranty of any kind. Nothing is sent over the network."),
    )
    return "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
