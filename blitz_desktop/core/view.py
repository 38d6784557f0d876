"""All that the screen may draw, already reduced to what the viewer may see."""

from __future__ import annotations

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.overlays import OverlayTitle
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location


class Palette(msgspec.Struct, frozen=True):
    """Colours of an army's counters, ``#rrggbb``.

    Attributes:
        fill: Counter background.
        ink: Lettering and symbol.
        box: Inside of the symbol's box.
        letter: One letter that tells the army apart without colour.
    """

    fill: str
    ink: str
    box: str
    letter: str


class PieceFace(msgspec.Struct, frozen=True):
    """What one side of a counter shows.

    Attributes:
        palette: Id of the army's palette.
        symbol: Id of the unit symbol; empty for a blank box, ``hidden`` where only the army may be seen,
            ``reverse`` for the back of a unit that never flips.
        size: Size mark, such as ``XX``.
        is_bracketed: Whether the size mark stands in a bracket.
        name: Unit designation beside the symbol.
        factors: Numbers along the bottom, left to right.
        is_boxed: Whether the combat factors stand in white boxes.
        corner: Upper left corner text.
        steps: Steps this face stands for; 0 where it is not to be shown.
        full_steps: Steps of the unit at full strength.
    """

    palette: str
    symbol: str
    size: str = ""
    is_bracketed: bool = False
    name: str = ""
    factors: tuple[str, ...] = ()
    is_boxed: bool = False
    corner: str = ""
    steps: int = 0
    full_steps: int = 0


class Badge(msgspec.Struct, frozen=True):
    """A small mark on a counter (``moved``, ``attacked``, ``unsupplied``) with its meaning in words."""

    kind: str
    text: str


class PieceView(msgspec.Struct, frozen=True):
    """A counter on the table.

    Attributes:
        at: Hex or box.
        side: Side that owns it.
        face: The side that lies up.
        back: The other printed side, where the viewer may know it.
        title: Full name.
        badges: Marks to draw on it.
        strength: What it adds to a stack's strength badge; None where unknown.
        called: What sentences call it, in short; empty where the viewer may not know it.
        due: Turn on which it comes, 0 for none, where rules of the game alone tell; None as in the scenario.
    """

    id: UnitId
    at: Location
    side: str
    face: PieceFace
    title: str
    back: PieceFace | None = None
    badges: tuple[Badge, ...] = ()
    strength: int | None = None
    due: int | None = None
    called: str = ""


class MarkerView(msgspec.Struct, frozen=True):
    """A marker in a hex, or on one of its sides.

    Attributes:
        over: The hex beyond the hexside it lies on; empty for a marker in the hex itself.
    """

    kind: str
    at: Hex
    label: str
    over: Hex = ""


class PhaseView(msgspec.Struct, frozen=True):
    """One step of the sequence of play, for the phase panel.

    Attributes:
        part: Heading of the part of the turn that it belongs to; empty where a turn has no parts.
    """

    label: str
    side: str
    rule: RuleRef
    is_current: bool = False
    is_done: bool = False
    part: str = ""


class TurnView(msgspec.Struct, frozen=True):
    """One space of the turn track."""

    number: int
    label: str
    is_current: bool = False
    note: str = ""


class TrackView(msgspec.Struct, frozen=True):
    """A row of numbers with a marker on one of them.

    Attributes:
        first: The lowest number.
        last: The highest number; it stands for all above it too.
        at: Where the marker is.
        bands: What the numbers from each of these on mean, in a word or two; the lowest first.
        palette: Id of the palette that the marker has; empty for a neutral one.
        note: What the bands tell.
        is_stock: Whether it tells what a side can still use this turn, not how the game stands.
    """

    title: str
    first: int
    last: int
    at: int
    bands: tuple[tuple[int, str], ...] = ()
    palette: str = ""
    note: str = ""
    is_stock: bool = False


class BoxView(msgspec.Struct, frozen=True):
    """An off-map area; the pieces in it have its id as location."""

    id: str
    title: str
    side: str = ""


class CardRow(msgspec.Struct, frozen=True):
    """One line of a card: what, how much, and under which rule."""

    label: str
    value: str
    rule: RuleRef | None = None


class Card(msgspec.Struct, frozen=True):
    """Facts about a hex or a unit, for the inspector."""

    title: str
    rows: tuple[CardRow, ...]


class Goal(msgspec.Struct, frozen=True):
    """One thing that counts towards victory, as it stands.

    Attributes:
        worth: What it brings, in a few words, such as ``+1 VP``.
        stands: How far it has come.
        missing: What is still wanting; empty where nothing is, or nothing can be done.
        is_met: Whether it would count if the game ended now.
        side: Whom it serves; empty for both.
        where: Hexes that it hangs on, those still wanting first.
    """

    label: str
    worth: str
    stands: str
    rule: RuleRef
    missing: str = ""
    is_met: bool = False
    side: str = ""
    where: tuple[Hex, ...] = ()


class Undone(msgspec.Struct, frozen=True):
    """Something that an offer would leave undone for good, such as a reserve not brought on.

    Attributes:
        ends: Kind of the action that would leave it undone.
        where: Hexes and boxes that it is about.
        is_costly: Whether leaving it costs something.
    """

    ends: str
    text: str
    rule: RuleRef
    where: tuple[Location, ...] = ()
    is_costly: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended, and why."""

    winner: str
    text: str
    rule: RuleRef


class BoardView(msgspec.Struct, frozen=True):
    """The whole table.

    Attributes:
        pieces: Counters, bottom of each stack first.
        control: Controlling side of the hexes where it is worth showing.
        sides: Display names by side.
        side_palettes: Palette that stands for a side as a whole.
        goals: What victory hangs on.
        undone: What the offers of the present decision would leave undone; units that may still move are
            known without it.
        tracks: Scores that are kept on rows of numbers.
        overlays: What the game can lay over the map (``core.overlays.DrawsOverlays``).
    """

    pieces: tuple[PieceView, ...]
    control: dict[Hex, str]
    markers: tuple[MarkerView, ...]
    boxes: tuple[BoxView, ...]
    turns: tuple[TurnView, ...]
    phases: tuple[PhaseView, ...]
    scores: tuple[CardRow, ...]
    palettes: dict[str, Palette]
    sides: dict[str, str]
    side_palettes: dict[str, str]
    outcome: Outcome | None = None
    goals: tuple[Goal, ...] = ()
    undone: tuple[Undone, ...] = ()
    tracks: tuple[TrackView, ...] = ()
    overlays: tuple[OverlayTitle, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log, rendered from events.

    Attributes:
        kind: ``turn`` for a new turn or part of one, ``phase``, ``move``, ``combat``, ``roll``, ``loss``,
            ``control``, ``result`` or ``note``.
        faces: Dice to draw beside it.
        where: Hexes to show when it is clicked.
    """

    kind: str
    text: str
    rule: RuleRef | None = None
    faces: tuple[int, ...] = ()
    where: tuple[Hex, ...] = ()
