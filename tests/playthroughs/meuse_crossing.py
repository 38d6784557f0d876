"""Meuse 1940 by script: vanguards, Houx, the bridge at Leffe, Onhaye, and on to the west."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.board import Hex
from blitz_desktop.core.decisions import Decision, Offer
from blitz_desktop.core.entries import Action
from blitz_desktop.session.session import Session
from blitz_desktop.systems.meuse_1940.roster import Roster, roster_of
from blitz_desktop.systems.meuse_1940.situation import situation
from blitz_desktop.systems.meuse_1940.stacking import is_full
from tests.playthroughs.captain import Captain, Plans
from tests.playthroughs.meuse_orders import ANSWERS, ASSAULTS, BRIDGES, FIRE, FRENCH, GERMAN

KEY = "meuse_1940/historical"
FREE_KEY = "meuse_1940/free"

FRENCH_CAUTION = 0.75
"""How much more an attack must promise to the French."""

ENDS = ("end_phase",)


class Commander(Captain):
    """Plays both sides of a game that has a segment for reinforcements and one for bridges and marches."""

    move_kind = "move"

    def play(self, *, until: tuple[int, int] = (99, 1)) -> None:
        """Play on to the start of a turn and side, or to the end."""
        while (decision := self.session.decision) is not None and self.phase[:2] < until:
            if decision.offer("end_phase") is None:
                self.take(self.answer(decision))
                continue
            now = self.phase
            self.play_segment()
            if self.phase == now and self._offer("end_phase"):
                self._close()

    def play_segment(self) -> None:
        """Do what the orders ask for in a segment, and leave it open."""
        segments = {
            "reinforcement": self._arrive,
            "movement": self.march_all,
            "exploitation": self._exploit,
            "combat": self._fight,
        }
        segments[self.phase[3]]()

    def _close(self) -> None:
        """End the segment, or fight whatever has still to be fought."""
        entries = len(self.session.entries)
        self._thin_out()
        self._submit("end_phase")
        if len(self.session.entries) == entries and self.session.decision is not None:
            self.take(super().answer(self.session.decision))
            self.settle(*ENDS)

    def _arrive(self) -> None:
        """All who can come, each at its entry."""
        waiting = self._choices("enter").legal
        for unit in waiting:
            if self._offer("enter") is None or not self._choices("enter")[unit].legality:
                return
            hexes = self._choices("enter", units=(unit,)).legal
            if hexes:
                self._submit("enter", units=(unit,), hex=hexes[0])
                self.settle(*ENDS)

    def march_all(self) -> None:
        """Move everybody towards his goal, break through, and begin bridges."""
        self._start_engines()
        for goal, units in self._orders().items():
            for unit in units:
                if self.session.decision is None:
                    return
                if self._is_on_map(unit) and not self._is_building(unit):
                    self.march(goal, unit)
                    self._break_through(goal, unit)
        self._build()

    def _exploit(self) -> None:
        """Bridgeheads are held; from the third day on whoever can goes on."""
        if self.phase[0] > 3:
            self.march_all()

    def _thin_out(self) -> None:
        """Lead units out of hexes that hold too many, each into the nearest hex where it may stay."""
        while (offer := self._offer("end_phase")) and (full := self._overstacked(offer)):
            ways = (self._way_out(unit, full[0]) for unit in reversed(self.session.state.stack(full[0])))
            action = next(filter(None, ways), None)
            if action is None:
                return
            self.take(action)
            self.settle(*ENDS)

    def _overstacked(self, offer: Offer) -> list[Hex]:
        return [reason.where or "" for reason in offer.legality.reasons if reason.code == "overstacked"]

    def _way_out(self, unit: str, at: Hex) -> Action | None:
        offer = self._offer("move")
        if offer is None or not self._open("move", "units", unit):
            return None
        paths = self._choices("move", units=(unit,))
        room = [hex_ for hex_ in paths.legal if self._is_among_friends(unit, hex_)]
        return (
            offer.fill({"units": (unit,), "path": paths.path_to(self._nearest(room, at))}) if room else None
        )

    def march(self, goal: Hex, *units: str) -> None:
        """As every hand does; headquarters go where a unit of theirs stands already."""
        for unit in units:
            if unit in self._roster.hqs and self._is_on_map(unit):
                self._escort(goal, unit)
            else:
                super().march(goal, unit)

    @property
    def _roster(self) -> Roster:
        return roster_of(self.session.scenario)

    def _escort(self, goal: Hex, hq: str) -> None:
        """Move a headquarters to the unit of its own that is nearest to a hex."""
        if not self._open("move", "units", hq):
            return
        state, paths = self.session.state, self._choices("move", units=(hq,))
        own = {state.units[unit].at for unit, by in self._roster.hq_of.items() if by == hq}
        able = [hex_ for hex_ in paths.legal if hex_ in own]
        here = state.units[hq].at
        near = self._nearest([*able, here] if here in own else able or [here], goal)
        if near != here:
            self._submit("move", units=(hq,), path=paths.path_to(near))
            self.settle(*ENDS)

    def _break_through(self, goal: Hex, unit: str) -> None:
        """On past the enemy, hex by hex, as long as nobody stops it."""
        board = self.session.scenario.board
        while self._open("break_through", "units", unit):
            at = self.session.state.units[unit].at
            hexes = self._choices("break_through", units=(unit,)).legal
            near = self._nearest(hexes, goal) if hexes else at
            if board.distance(near, goal) >= board.distance(at, goal):
                return
            self._submit("break_through", units=(unit,), to=near)
            self.settle(*ENDS)

    def _start_engines(self) -> None:
        if self._offer("start_engines"):
            for unit in self._choices("start_engines").legal:
                self._submit("start_engines", units=(unit,))

    def _build(self) -> None:
        """Bridges, where the engineers have come to the river."""
        for unit, (bank, over) in BRIDGES.items():
            if self._open("build_bridge", "units", unit) and self.session.state.units[unit].at == bank:
                self._submit("build_bridge", units=(unit,), to=over)

    def _is_building(self, unit: str) -> bool:
        bank, _ = BRIDGES.get(unit, ("", ""))
        return self.session.state.units[unit].at == bank

    def _attackers(self, target: Hex) -> tuple[str, ...]:
        """Of the Germans the division that has most there, without engineers: they keep to their bridges."""
        able = super()._attackers(target)
        pieces = self.session.scenario.pieces
        if not able or pieces[able[0]].side != "german":
            return able
        fighting = [unit for unit in able if unit not in BRIDGES] or list(able)
        divisions = [pieces[unit].formations[1] for unit in fighting]
        most = max(divisions, key=divisions.count)
        return tuple(unit for unit, own in zip(fighting, divisions, strict=True) if own == most)

    def _hope(self, target: Hex) -> float:
        """Nobody attacks on 12 May, some assaults are ordered, no Frenchman crosses the river."""
        sit = situation(self.session.scenario, self.session.state)
        turn, _, side, _ = self.phase
        if turn == 1 or (side == "french" and target in sit.board.site("east_bank")):
            return -9.0
        is_alone = not any(sit.units_in(target, side) for side in ("german", "french"))
        is_ordered = side == "german" and target in ASSAULTS.get(turn, ())
        if self._attackers(target) and (is_alone or is_ordered):
            return 9.0
        return super()._hope(target) - (FRENCH_CAUTION if side == "french" else 0.0)

    def _is_among_friends(self, unit: str, hex_: Hex) -> bool:
        """Whether there is room for it, so that it may stay there."""
        sit = situation(self.session.scenario, self.session.state)
        return not is_full(sit, hex_, sit.side_of(unit), unit)

    def _sensible(self, decision: Decision) -> Iterator[Action]:
        for offer in decision.offers:
            if offer.kind == "support_with_guns" and offer.slots:
                yield from self._guns(offer)
        if offer := decision.offer("plot_barrage"):
            yield from self._fire(decision.side, offer)
        if offer := decision.offer("end_plot"):
            yield offer.fill({})
        yield from super()._sensible(decision)

    def _fire(self, side: str, offer: Offer) -> Iterator[Action]:
        """On the hexes of the plan, with all the guns that reach and two aviation points, or what is left."""
        session = self.session
        able = session.system.choices(session.scenario, session.state, offer, {})
        for target in FIRE.get((self.phase[0], side), ()):
            if not able[target].legality:
                continue
            guns = session.system.choices(session.scenario, session.state, offer, {"target": target})
            each = [hq for hq in guns.legal for _ in range(guns[hq].most)][:4]
            for planes in ("2", "1", "0"):
                yield offer.fill({"target": target, "guns": tuple(each), "planes": planes})

    def _guns(self, offer: Offer) -> Iterator[Action]:
        """As many points as the headquarters in range may give."""
        session = self.session
        able = session.system.choices(session.scenario, session.state, offer, {})
        each = [hq for hq in able.legal for _ in range(able[hq].most)]
        yield from (offer.fill({"guns": tuple(each[:count])}) for count in range(min(5, len(each)), -1, -1))


def play() -> Session:
    """The historical scenario to its count."""
    plans: Plans = {"german": GERMAN, "french": FRENCH}
    captain = Commander(KEY, "the meuse", plans, ANSWERS, promise=-0.5)
    captain.play()
    return captain.session


def free() -> Session:
    """The free set-up, through 13 May."""
    plans: Plans = {"german": GERMAN, "french": FRENCH}
    captain = Commander(FREE_KEY, "free set-up", plans, ANSWERS, promise=-0.5)
    captain.play(until=(4, 1))
    return captain.session
