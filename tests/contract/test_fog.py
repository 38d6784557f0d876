"""No presenter output names a unit that the viewer may not know, in random games with each viewer."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import blitz_desktop
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.decisions import SlotKind
from blitz_desktop.core.entries import Action, Entry
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.presenter.chronicle import Chronicle
from blitz_desktop.presenter.commands import TimeCommands
from blitz_desktop.presenter.dossier import dossier, tip
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.finder import Finder
from blitz_desktop.presenter.forces import arrivals, forces
from blitz_desktop.presenter.news import news_of
from blitz_desktop.presenter.overlays import Overlays
from blitz_desktop.presenter.seating import ONLOOKER
from blitz_desktop.presenter.shelf import glance
from blitz_desktop.presenter.table import Table
from blitz_desktop.presenter.wording import hex_words, refusal_text
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.session import Session
from tests.contract.games import KEYS, find, find_by_key
from tests.contract.leaks import Leaks, hidden_units

ENTRIES = 100
EVERY = 25
"""The whole table is looked at after every so many entries; the log after each."""

SAMPLE = 4


@dataclass
class Watch:
    """A game by file, as one side watches it."""

    table: Table
    viewer: str
    rng: random.Random
    was_hidden: frozenset[UnitId] = frozenset()

    @property
    def session(self) -> Session:
        """The game."""
        return self.table.session

    def hidden(self) -> frozenset[UnitId]:
        """What the viewer may not know of the position."""
        return frozenset(self.session.state.units) - self.table.viewpoint.pieces.keys()


def watched(key: str, viewer: str, seed: str) -> Iterator[tuple[Watch, Entry]]:
    """A random game, seen after each entry."""
    system, scenario = find_by_key(key)
    kind = Kind.SHARED if viewer == ONLOOKER else Kind.BY_FILE
    session = Session.start(system, scenario, seed, terms=Terms(kind), seat=viewer)
    table = Table(session, viewer or None)
    watch, bot = Watch(table, viewer, random.Random(seed)), RandomBot(end=0.2)
    rng = random.Random(seed)
    while session.decision is not None and session.head < ENTRIES:
        entry = session.submit(bot.choose(system, scenario, session.state, session.decision, rng))
        assert isinstance(entry, Entry)
        table.refresh()
        assert table.viewpoint.viewer == viewer
        yield watch, entry


def viewers(key: str) -> tuple[str, ...]:
    """Both sides, and somebody who belongs to neither."""
    return (*(side.id for side in find_by_key(key)[1].sides), ONLOOKER)


CASES = [
    pytest.param(key, viewer, id=f"{key}-{viewer or 'onlooker'}") for key in KEYS for viewer in viewers(key)
]


@pytest.mark.parametrize(("key", "viewer"), CASES)
def test_nothing_hidden_is_given_away(key: str, viewer: str) -> None:
    for watch, entry in watched(key, viewer, "fog"):
        check_log(watch, entry)
        if entry.number % EVERY == 0:
            check_table(watch, Leaks(watch.session.scenario, watch.hidden()))


@pytest.mark.parametrize("key", KEYS)
def test_a_side_sees_every_unit_that_it_must_choose_from(key: str) -> None:
    system, scenario = find_by_key(key)
    for watch, _ in watched(key, ONLOOKER, "seen"):
        state, decision = watch.session.state, watch.session.decision
        if decision is None:
            continue
        seen = {piece.id for piece in system.view(scenario, state, decision.side).pieces}
        for offer in decision.offers:
            slot = offer.next_slot({})
            if slot is not None and slot.kind is SlotKind.UNITS:
                units = system.choices(scenario, state, offer, {}, decision.side).legal
                assert seen.issuperset(units), (offer.action, set(units) - seen)


def check_log(watch: Watch, entry: Entry) -> None:
    """What is told of an entry names no unit that was hidden from its beginning to its end."""
    session, table = watch.session, watch.table
    lines = session.narration(entry.number)
    rows = [row for row in Chronicle(session).rows() if row.moment == entry.number]
    told = (lines, news_of(lines), rows, TimeCommands(table).undo.hint())
    hidden = watch.hidden() & watch.was_hidden
    watch.was_hidden = watch.hidden()
    if Leaks(session.scenario, hidden).in_text(repr(told)):
        Leaks(session.scenario, hidden & _hidden_throughout(watch, entry)).check("the log", told)


def _hidden_throughout(watch: Watch, entry: Entry) -> frozenset[UnitId]:
    """Units that no event of an entry laid open for a moment."""
    session, system = watch.session, watch.session.system
    state = session.state_at(entry.number - 1)
    hidden = frozenset(state.units)
    for event in entry.events:
        state = system.evolve(state, event)
        hidden &= hidden_units(system, session.scenario, state, watch.viewer)
    return hidden


def check_table(watch: Watch, leaks: Leaks) -> None:
    """Nothing on the table names a unit that is hidden now."""
    table, rng = watch.table, watch.rng
    viewpoint, scenario = table.viewpoint, watch.session.scenario
    leaks.check("the view", viewpoint.view)
    leaks.check("the decision", viewpoint.decision)
    leaks.check("the forces", (forces(table), arrivals(viewpoint)))
    finder, hidden = Finder(viewpoint), sorted(watch.hidden())
    for unit in rng.sample(hidden, min(SAMPLE * 4, len(hidden))):
        assert viewpoint.unit_card(unit) is None
        assert dossier(viewpoint, unit) is None
        leaks.check("what is found", finder.search(scenario.pieces[unit].name))
    stacks = sorted({piece.at for piece in viewpoint.view.pieces})
    for at in rng.sample(stacks, min(SAMPLE * 4, len(stacks))):
        leaks.check(f"the words for {at}", hex_words(at, viewpoint))
        if at in scenario.board:
            leaks.check(f"the card of {at}", viewpoint.hex_card(at))
        for piece in viewpoint.stack(at):
            leaks.check(
                f"the card of {piece.id}", (viewpoint.unit_card(piece.id), tip(viewpoint, at, piece.id))
            )
    check_overlays(watch, leaks)
    check_offers(watch, leaks)
    check_gestures(watch, leaks)


def check_overlays(watch: Watch, leaks: Leaks) -> None:
    """Every overlay, for nothing and for some unit in sight."""
    table, pieces = watch.table, sorted(watch.table.viewpoint.pieces)
    overlays = Overlays(table)
    for chosen in ((), watch.rng.sample(pieces, min(1, len(pieces)))):
        table.select(chosen)
        for title in overlays.titles:
            leaks.check(f"overlay {title.id}", overlays.draw(title.id))
    table.select(())


def check_offers(watch: Watch, leaks: Leaks) -> None:
    """What may be done, step by step, with reasons and forecasts."""
    table, rng = watch.table, watch.rng
    viewpoint = table.viewpoint
    for offer in table.decision.offers if table.decision else ():
        draft = Draft(viewpoint, offer)
        while draft.slot is not None and offer.legality:
            leaks.check(f"the choices of {offer.label}", draft.choices)
            refusals = [choice.legality for choice in draft.choices.targets.values() if not choice.legality]
            for refusal in rng.sample(refusals, min(SAMPLE, len(refusals))):
                leaks.check("a refusal", refusal_text(refusal, viewpoint, naming_units=True))
            if not draft.choices.legal:
                break
            draft.pick(rng.choice(draft.choices.legal))
            if draft.takes_several and not draft.confirm():
                break
            if draft.is_complete:
                check_action(watch, leaks, draft.action())
        if offer.slots and offer.slots[0].kind is SlotKind.HEX and draft.is_complete:
            leaks.check("a forecast", viewpoint.forecast(draft.action()))


def check_action(watch: Watch, leaks: Leaks, action: Action) -> None:
    """What is said about an action before it is taken."""
    viewpoint = watch.table.viewpoint
    leaks.check("the legality of an action", viewpoint.legality(action))
    leaks.check("a forecast", viewpoint.forecast(action))


def check_gestures(watch: Watch, leaks: Leaks) -> None:
    """What dragging any counter in sight would mean, hidden ones included."""
    table, rng = watch.table, watch.rng
    if table.decision is None:
        return
    pieces, hexes = sorted(table.viewpoint.pieces), sorted(watch.session.scenario.board.hexes)
    for unit in rng.sample(pieces, min(SAMPLE, len(pieces))):
        gesture = table.pick_up((unit,))
        assert gesture is not None
        leaks.check("what holds a unit", (gesture.legality, gesture.start))
        if gesture.legality:
            leaks.check("reach", (gesture.reach, gesture.targets, gesture.detours))
            for hex_ in rng.sample(hexes, SAMPLE):
                leaks.check("a verdict", gesture.at(hex_).legality)


def test_a_thumbnail_on_the_shelf_shows_what_both_sides_may_see(tmp_path: Path) -> None:
    system, scenario = find_by_key("blitzkrieg_1940/1940")
    for kind, is_shown in ((Kind.OPEN, True), (Kind.SHARED, False)):
        session = Session.start(system, scenario, "7", terms=Terms(kind))
        session.save(tmp_path / "game.blitz")
        seen = glance(tmp_path / "game.blitz", find)
        assert seen is not None
        hidden = hidden_units(system, scenario, session.state, ONLOOKER)
        assert hidden
        assert bool(hidden & {piece.id for piece in seen.view.pieces}) == is_shown


_ASKING = re.compile(
    r"system\.(view|narrate|unit_card|hex_card|forecast|choices|choices_along|legality|decision|overlay)\("
)
_MAY_ASK = {
    "presenter/overlays.py",
    "presenter/report.py",
    "presenter/setups.py",
    "presenter/shelf.py",
    "presenter/viewpoint.py",
    "ui/export/camera.py",
    "ui/export/counter_sheets.py",
    "ui/screenshot.py",
}
"""Those hand the viewer on, or show no game that is played."""


def test_the_rules_are_asked_through_the_viewpoint() -> None:
    package = Path(blitz_desktop.__file__).parent
    asking = {
        str(path.relative_to(package))
        for part in ("presenter", "ui")
        for path in (package / part).rglob("*.py")
        if _ASKING.search(path.read_text(encoding="utf-8"))
    }
    assert asking <= _MAY_ASK
