"""Counters: every mark shows, every army and unit type looks different, pictures are made once."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication

from blitz_desktop.core.view import Badge, PieceFace
from blitz_desktop.ui.counters import symbols
from blitz_desktop.ui.counters.cache import FaceCache, face_key, render, span
from blitz_desktop.ui.counters.pixmaps import KEEPING, Pixmaps
from tests.ui.board.samples import PALETTES

_FACE = PieceFace(
    palette="red",
    symbol="infantry",
    size="XX",
    name="10 ID",
    factors=("8", "10", "6"),
    steps=1,
    full_steps=2,
)
_KINDS = (
    "tank",
    "lt_mech_cavalry",
    "motorcycle_cavalry",
    "mech_infantry",
    "motor_infantry",
    "infantry",
    "fortress_infantry",
    "bicycle_infantry",
    "british_emergency",
    "static_infantry",
    "airborne_coup",
    "light_infantry",
    "large_fort",
    "mountain_infantry",
    "small_fort",
    "dummy",
    "raf",
    "",
)


def drawn(face: PieceFace, *badges: Badge, scale: float = 1.0) -> QImage:
    return render(face_key(face, PALETTES, badges), scale)


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Lettering needs one."""


@pytest.mark.parametrize("kind", _KINDS)
def test_every_unit_type_has_a_symbol_of_its_own(kind: str) -> None:
    assert symbols.is_known(kind)
    mine = drawn(msgspec.structs.replace(_FACE, symbol=kind))
    others = [drawn(msgspec.structs.replace(_FACE, symbol=other)) for other in _KINDS if other != kind]
    assert all(mine != other for other in others)


def test_an_unknown_type_has_a_neutral_symbol() -> None:
    assert not symbols.is_known("submarine")
    strange = msgspec.structs.replace(_FACE, symbol="submarine")
    assert drawn(strange) == drawn(msgspec.structs.replace(_FACE, symbol="zeppelin"))
    assert drawn(strange) != drawn(msgspec.structs.replace(_FACE, symbol=""))


@pytest.mark.parametrize(
    "change",
    [
        {"size": "X"},
        {"is_bracketed": True},
        {"name": "11 ID"},
        {"factors": ("8", "10", "7")},
        {"factors": ("+3", "6")},
        {"is_boxed": True},
        {"corner": "SR"},
        {"steps": 2},
        {"steps": 3, "full_steps": 4},
        {"steps": 0},
        {"palette": "blue"},
        {"palette": "of nobody"},
    ],
)
def test_everything_printed_shows(change: dict[str, object]) -> None:
    assert drawn(_FACE) != drawn(msgspec.structs.replace(_FACE, **change))


@pytest.mark.parametrize(
    "kind", ["moved", "halted", "attacked", "unsupplied", "frozen", "engaged", "unheard-of"]
)
def test_every_badge_shows(kind: str) -> None:
    assert drawn(_FACE, Badge(kind, kind.title())) != drawn(_FACE)


def test_every_badge_has_a_sign_of_its_own() -> None:
    kinds = ("moved", "halted", "attacked", "unsupplied", "frozen")
    drawings = [drawn(_FACE, Badge(kind, "X")) for kind in kinds]
    assert all(a != b for i, a in enumerate(drawings) for b in drawings[:i])


def test_a_hidden_counter_shows_its_army_and_nothing_else() -> None:
    hidden = PieceFace(palette="red", symbol="hidden")
    assert drawn(hidden) == drawn(msgspec.structs.replace(_FACE, symbol="hidden"))
    assert drawn(hidden) != drawn(msgspec.structs.replace(hidden, palette="blue"))


@pytest.mark.parametrize("corner", ["E1035", "SR", "8*"])
def test_the_back_of_a_unit_that_never_flips_tells_where_it_begins(corner: str) -> None:
    plain = PieceFace(palette="red", symbol="reverse", name="12")
    assert drawn(plain) == drawn(PieceFace(palette="red", symbol="hidden"))
    printed = msgspec.structs.replace(plain, corner=corner)
    assert drawn(printed) != drawn(plain)
    assert drawn(printed) != drawn(msgspec.structs.replace(printed, name="13"))


def test_armies_differ_without_colour() -> None:
    grey = {
        name: msgspec.structs.replace(p, fill="#888888", ink="#000000", box="#ffffff")
        for name, p in PALETTES.items()
    }
    red, blue = (
        render(face_key(msgspec.structs.replace(_FACE, palette=name), grey), 1.0) for name in ("red", "blue")
    )
    assert red != blue


def test_pictures_are_drawn_once() -> None:
    cache = FaceCache()
    for _ in range(5):
        for scale in (0.5, 1.0):
            pixmap = cache.get(face_key(_FACE, PALETTES), scale)
            assert pixmap.width() == pixmap.height() == span(scale)
    assert cache.rendered == 2


def test_cache_keeps_to_its_limit() -> None:
    cache = FaceCache(most_bytes=3 * (span(1.0) ** 2 * 4 + KEEPING))
    keys = [face_key(msgspec.structs.replace(_FACE, name=str(i)), PALETTES) for i in range(10)]
    for key in keys:
        cache.get(key, 1.0)
    assert [key for key in keys if cache.find(key, 1.0) is not None] == keys[-3:]


def test_thousands_of_tiny_pictures_are_not_kept_for_their_pixels_alone(qapp: QApplication) -> None:
    kept: Pixmaps[int] = Pixmaps(10 * KEEPING)
    for number in range(50):
        kept.keep(number, QPixmap(2, 2))
    assert sum(kept.find(number) is not None for number in range(50)) == 9
    assert kept.size <= 10 * KEEPING
