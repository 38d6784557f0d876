"""What players agree on before a game: who sits at the table, what is hidden, and how far undo goes."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from blitz_desktop.core.language import say


class Kind(StrEnum):
    """Who plays, and what is hidden from whom; each hides at least as much as those before it.

    ``OPEN``: one person plays both sides and sees all. ``FOG``: one person plays both sides and looks at the
    table as the side that decides. ``SHARED``: two persons pass one screen to each other. ``BY_FILE``: two
    persons send each other a file.
    """

    OPEN = "open"
    FOG = "fog"
    SHARED = "shared"
    BY_FILE = "by_file"


_ORDER = tuple(Kind)


class Terms(msgspec.Struct, frozen=True):
    """How a game is played.

    Attributes:
        is_strict: Whether dice that were thrown, things that were seen and hand-overs stand.
        is_brief: Whether small choices of the other side are made without passing the table, where nothing
            hidden shows by it.
        is_opened: Whether a lone player has opened the table, so that nothing is hidden for the time being.
    """

    kind: Kind = Kind.OPEN
    is_strict: bool = False
    is_brief: bool = False
    is_opened: bool = False

    @property
    def is_fogged(self) -> bool:
        """Whether anything is hidden now."""
        return self.kind is not Kind.OPEN and not self.is_opened

    def why_not(self, new: Terms) -> str:
        """Why a game that is under way cannot go on under other terms, in a sentence; empty where it can.

        Only what gives nobody an advantage is open: to hide more, and to let more stand.
        """
        if _ORDER.index(new.kind) < _ORDER.index(self.kind):
            return say("What was hidden stays hidden: this game cannot be made a more open one.")
        if self.is_strict and not new.is_strict:
            return say("This game is strict and stays so.")
        if new.is_opened and new.kind is not Kind.FOG:
            return say("Only a lone player can open the table.")
        if new.kind is Kind.BY_FILE and self.kind is not Kind.BY_FILE:
            return say("A game by file is one from its beginning.")
        if new.kind is Kind.BY_FILE and new.is_brief and not self.is_brief:
            return say("Whether small choices are made for the other side is settled when the game is begun.")
        return ""
