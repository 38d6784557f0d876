"""Things a player can tell the program to do, each knowing when it can be done and, if not, why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from blitz_desktop.core.language import say
from blitz_desktop.core.state import Location
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.kind import Kind
from blitz_desktop.session.session import Session


@dataclass(frozen=True)
class Command:
    """One command.

    Attributes:
        id: Stable name, for key bindings.
        label: Words for a menu, without a shortcut.
        run: Does it. Only to be called while ``why_not`` answers nothing.
        why_not: Why it cannot be done now, in words; empty when it can.
        hint: What it would do just now, in words; may be empty.
    """

    id: str
    label: str
    run: Callable[[], object]
    why_not: Callable[[], str]
    hint: Callable[[], str] = str

    @property
    def is_enabled(self) -> bool:
        """Whether it can be done now."""
        return not self.why_not()


class TimeCommands:
    """Undo, redo and moving about in the record.

    In a game by file, ``may_take_back`` is asked before anything is undone that the other player has done; it
    is given the name of that side.
    """

    def __init__(self, table: Table, may_take_back: Callable[[str], bool] = lambda _side: True) -> None:
        self._table = table
        self._may_take_back = may_take_back
        self.undo = Command("undo", say("Undo"), self._undo, self._why_no_undo, self._undo_words)
        self.redo = Command("redo", say("Redo"), self._redo, self._why_no_redo, self._redo_words)
        self.back_to_play = Command("back_to_play", say("Return to play"), self._return, self._why_no_return)
        self.play_on = Command("play_on", say("Play on from here"), self._branch, self._why_no_branch)
        self.step_back = Command(
            "step_back", say("Look one entry back"), self._step_back, self._why_no_step_back
        )
        self.step_on = Command("step_on", say("Look one entry on"), self._step_on, self._why_no_step_on)

    def look_at(self, moment: int) -> None:
        """Show the position after an entry; the game itself is left as it is."""
        session = self._table.session
        if moment == session.head:
            session.return_to_head()
        else:
            session.goto(moment)
        self._table.refresh()

    def look_on(self, step: int) -> None:
        """Show the position so many of the entries further on that the viewer may follow."""
        session = self._table.session
        self.look_at(session.moments[self._place + step])

    def switch_to(self, line: int) -> None:
        """Go on at the end of another line of play."""
        session = self._table.session
        if self._is_meant(session.shared_with(line)):
            session.switch(line)
            self._table.refresh()

    def _undo_words(self) -> str:
        session = self._table.session
        words = _headline(session, session.head) if session.entries else ""
        return say("{words} (strict undo)", words=words) if words and session.is_strict else words

    def _redo_words(self) -> str:
        session = self._table.session
        return _headline(session, session.head + 1) if session.future else ""

    def _undo(self) -> None:
        if self._is_meant(self._table.session.head - 1):
            self._table.session.undo()
            self._table.refresh()

    def _redo(self) -> None:
        self._table.session.redo()
        self._table.refresh()

    def _return(self) -> None:
        self._table.session.return_to_head()
        self._table.refresh()

    def _branch(self) -> None:
        if self._is_meant(self._table.moment):
            self._table.session.branch(self._table.moment)
            self._table.refresh()

    def _is_meant(self, number: int) -> bool:
        """Whether all after an entry is to be left behind, the other player's part included."""
        session = self._table.session
        if session.terms.kind is not Kind.BY_FILE:
            return True
        sides = {entry.side for entry in session.entries[number:]} - {session.seat}
        names = {side.id: say(side.name) for side in session.scenario.sides}
        return all(self._may_take_back(names[side]) for side in sorted(sides) if side in names)

    def _step_back(self) -> None:
        self.look_on(-1)

    def _step_on(self) -> None:
        self.look_on(1)

    def _why_no_undo(self) -> str:
        return self._table.session.why_not_undo()

    def _why_no_redo(self) -> str:
        return self._table.session.why_not_redo()

    def _why_no_return(self) -> str:
        return say("The table shows the present.") if self._table.session.is_live else ""

    def _why_no_branch(self) -> str:
        if self._table.session.is_live:
            return say("Look at an earlier entry first.")
        return self._table.session.why_not_branch(self._table.moment)

    def _why_no_step_back(self) -> str:
        return "" if self._place else say("This is the beginning of the game.")

    def _why_no_step_on(self) -> str:
        session = self._table.session
        return "" if self._place < session.place(session.head) else say("This is the latest entry.")

    @property
    def _place(self) -> int:
        return self._table.session.place(self._table.moment)


class UnitCommands:
    """Going round the units that may still act.

    ``show`` is called with the place of the unit gone to.
    """

    def __init__(self, table: Table, show: Callable[[Location], object]) -> None:
        self._table = table
        self._show = show
        self.next_unit = Command("next_unit", say("Next unit to move"), lambda: self._go(1), self._why_none)
        self.previous_unit = Command(
            "previous_unit", say("Previous unit to move"), lambda: self._go(-1), self._why_none
        )

    def _go(self, step: int) -> None:
        ready = self._table.ready_units()
        selected = self._table.selection
        start = ready.index(selected[-1]) if selected and selected[-1] in ready else (-1 if step > 0 else 0)
        unit = ready[(start + step) % len(ready)]
        self._table.select((unit,))
        self._show(self._table.viewpoint.pieces[unit].at)

    def _why_none(self) -> str:
        return "" if self._table.ready_units() else say("No unit can be moved in this decision.")


def _headline(session: Session, number: int) -> str:
    lines = session.narration(number)
    return lines[0].text if lines else ""
