"""A game being played: actions in, entries out, with the way back and forth through all that was played."""

from __future__ import annotations

from blitz_desktop.core import override
from blitz_desktop.core.citations import Legality, refuse
from blitz_desktop.core.codec import digest
from blitz_desktop.core.dice import HandDice, NotThrownError, SeededDice
from blitz_desktop.core.entries import Action, Entry
from blitz_desktop.core.language import later, say
from blitz_desktop.core.transaction import Transaction
from blitz_desktop.session.errors import SessionError
from blitz_desktop.session.keeper import Keeper
from blitz_desktop.session.kind import Kind
from blitz_desktop.session.lines import HeadLine
from blitz_desktop.session.opening import Opened
from blitz_desktop.session.recorder import Recorder
from blitz_desktop.session.showing import Showing
from blitz_desktop.session.strictness import Strictness

_PAST = later("The table shows the past; return to play first.")


class Play(Showing):
    """One game to be played on, each step of it recorded before it counts.

    Attributes:
        hand_dice: The player's own dice, where they are to be thrown; None lets the program throw.
    """

    def __init__(self, opened: Opened, recorder: Recorder | None) -> None:
        super().__init__(opened)
        self.hand_dice: HandDice | None = None
        self._dice = SeededDice(self.seed)
        self._keeper = Keeper(opened.header, self._timeline, self._annotations, self._conduct, recorder)
        self._strictness = Strictness(opened, self._timeline, self._conduct)

    @property
    def can_undo(self) -> bool:
        """Whether the last entry can be taken back."""
        return not self.why_not_undo()

    @property
    def can_redo(self) -> bool:
        """Whether there is an entry to bring back."""
        return not self.why_not_redo()

    def why_not_undo(self) -> str:
        """Why the last entry cannot be taken back, in a sentence; empty where it can."""
        if not self.is_live:
            return say(_PAST)
        before = self._timeline.before
        if before is None:
            return say("Nothing has been done that could be undone.")
        return self._why_not_leave(before)

    def why_not_redo(self) -> str:
        """Why no entry can be brought back, in a sentence; empty where one can."""
        if not self.is_live:
            return say(_PAST)
        return (
            say("Nothing has been undone that could be done again.") if self._timeline.after is None else ""
        )

    def why_not_branch(self, number: int) -> str:
        """Why play cannot go on from an entry of the current line, in a sentence; empty where it can.

        Raises:
            SessionError: The line has no such entry.
        """
        return self._why_not_leave(self._timeline.at(number))

    def why_not_switch(self, line: int) -> str:
        """Why play cannot go on at the end of another line, in a sentence; empty where it can."""
        if not self._is_told(line):
            return say("There is no line {line}.", line=line)
        return self._why_not_leave(line)

    def why_not_own_dice(self) -> str:
        """Why players may not throw dice of their own, in a sentence; empty where they may.

        A player who is alone at his copy throws what nobody sees, and a strict game lets dice stand.
        """
        if self.terms.kind is Kind.BY_FILE:
            return say("In a game by file the program throws: the other player would not see your dice.")
        if self.terms.kind is Kind.SHARED and self.is_strict:
            return say("In a strict game between two players the program throws.")
        return ""

    def submit(self, action: Action) -> Entry | Legality:
        """Take an action: the new entry, or the reasons why it may not be taken.

        The same action in the same position throws the same dice; it leads back to the entry it made before.

        Raises:
            SessionError: Another moment than the head is shown.
        """
        if not self.is_live:
            raise SessionError(say(_PAST))
        state, decision = self.state, self.decision
        legality = override.legality(self.system, self.scenario, state, action)
        if not legality:
            return legality
        own = None if self.why_not_own_dice() else self.hand_dice
        tx = Transaction(state, own or self._dice, self.system.evolve)
        try:
            override.apply(self.system, self.scenario, tx, action)
        except NotThrownError as error:
            return refuse("not_thrown", say("No dice were entered, so nothing has happened."), error.rule)
        side = decision.side if decision is not None else state.clock.side
        entry = Entry(self.head + 1, side, action, tuple(tx.events), digest(tx.state))
        known = self._timeline.known(entry)
        if known is None:
            self._keeper.write_entry(self._timeline.next_node(entry))
            self._timeline.add(entry, tx.state)
        else:
            self._go(known, tip=self._timeline.tip if known == self._timeline.after else known)
        return entry

    def undo(self) -> bool:
        """Take the last entry back; False where that cannot be."""
        before = self._timeline.before
        if before is None or self.why_not_undo():
            return False
        self._go(before, tip=self._timeline.tip)
        return True

    def redo(self) -> bool:
        """Bring an entry back; False where there is none."""
        after = self._timeline.after
        if after is None or self.why_not_redo():
            return False
        self._go(after, tip=self._timeline.tip)
        return True

    def branch(self, number: int) -> None:
        """Make an entry of the current line the head and the end of its line; what came after is kept.

        Raises:
            SessionError: The line has no such entry, or a strict game has thrown dice since.
        """
        self._leave_for(self._timeline.at(number), self.why_not_branch(number))

    def switch(self, line: int) -> None:
        """Make the end of another line the head.

        Raises:
            SessionError: There is no such line, or a strict game has thrown dice since it parted.
        """
        self._leave_for(line, self.why_not_switch(line))

    def _why_not_leave(self, target: int) -> str:
        if not self.is_strict:
            return ""
        return self._strictness.why_not_leave(target, is_fogged=self.terms.is_fogged)

    def _leave_for(self, target: int, why_not: str) -> None:
        if why_not:
            raise SessionError(why_not)
        self._history.state(target)
        self._go(target, tip=target)

    def _go(self, head: int, *, tip: int) -> None:
        self._shown = None
        if (head, tip) != (self._timeline.head, self._timeline.tip):
            self._keeper.write(HeadLine(head, tip))
            self._timeline.go(head, tip)
