"""Meuse 1940 by script: vanguards, Houx, the bridge at Leffe, Onhaye, and on to the west."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from blitz_desktop.core.board import Hex
from blitz_desktop.core.decisions import Decision, Offer
from blitz_desktop.core.entries import Action
from blitz_desktop.session.session import Session
from blitz_desktop.systems.meuse_1940.roster import Roster, roster_of
from blitz_desktop.systems.meuse_1940.situation import situation
from blitz_desktop.systems.meuse_1940.stacking import is_full
from tests.playthroughs.captain import Captain, Plans

KEY = "meuse_1940/historical"
FREE_KEY = "meuse_1940/free"

BRIDGES: Mapping[str, tuple[Hex, Hex]] = {
    "ger_m_pi58": ("3208", "3107"),
    "ger_m_pi89": ("3205", "3104"),
    "ger_m_pi32": ("2816", "2715"),
    "ger_m_pi12": ("3112", "3013"),
}
"""Where engineers go to build, and the hex over the river."""

FIRE: Mapping[tuple[int, str], tuple[Hex, ...]] = {
    (2, "german"): ("3104", "3108"),
    (3, "german"): ("3004", "3108"),
    (4, "german"): ("3108", "3111", "2711"),
    (5, "german"): ("2711", "2611", "2411"),
    (6, "german"): ("1610", "1609"),
    (3, "french"): ("3104",),
    (4, "french"): ("3107", "3104"),
    (6, "french"): ("1611", "1710"),
}
"""Hexes on which each side lays a barrage, by turn."""

ASSAULTS: Mapping[int, tuple[Hex, ...]] = {2: ("3104",), 3: ("3004",), 4: ("3108",)}
"""Hexes that the Germans attack whatever it may cost, by turn."""

FRENCH_CAUTION = 0.75
"""How much more an attack must promise to the French."""

ENDS = ("end_phase",)


def _battalions(regiment: str, *numbers: str) -> tuple[str, ...]:
    return tuple(f"ger_m_{regiment}_{number}" for number in numbers or ("i", "ii", "iii"))


_SR13, _SR14 = _battalions("sr13", "i", "ii"), _battalions("sr14", "i", "ii")
_SR6, _SR7 = _battalions("sr6", "i", "ii"), _battalions("sr7", "i", "ii")
_FIFTH_TANKS = ("ger_m_pr31", "ger_m_pr15_i", "ger_m_pr15_ii")
_SEVENTH_TANKS = ("ger_m_pr25", "ger_m_pz66")
_TO_THE_RIVER = {bank: (engineers,) for engineers, (bank, _) in BRIDGES.items()}

GERMAN = {
    1: {
        "3204": ("ger_m_sr13_i",),
        "3103": ("ger_m_aa8",),
        "3206": ("ger_m_k7",),
        "3303": ("ger_m_pr31", "ger_m_hq_5pz"),
        "3308": ("ger_m_aa37", "ger_m_pr25", "ger_m_hq_7pz"),
    },
    2: {
        "3208": ("ger_m_pi58",),
        "3105": ("ger_m_k7",),
        "3204": (*_SR13, "ger_m_pr31"),
        "3205": (*_SR14, "ger_m_pi89"),
        "3304": ("ger_m_hq_5pz", "ger_m_pr15_i", "ger_m_pr15_ii", "ger_m_pj53"),
        "3207": (*_SR6, "ger_m_pz66"),
        "3206": _SR7,
        "3309": ("ger_m_pj42",),
    },
    3: {
        **_TO_THE_RIVER,
        "3004": (*_SR13, *_SR14),
        "3005": ("ger_m_k7", *_SR6, *_SR7),
        "3204": (*_FIFTH_TANKS, "ger_m_hq_5pz", "ger_m_aa8"),
        "3208": ("ger_m_pr25", "ger_m_hq_7pz", "ger_m_aa37"),
        "3207": ("ger_m_pz66",),
        "2714": (*_battalions("ir4"), "ger_m_aa_32"),
        "2519": _battalions("ir94"),
        "2622": (*_battalions("ir96"), "ger_m_hq_32"),
    },
    4: {
        **_TO_THE_RIVER,
        "2711": (*_SEVENTH_TANKS, *_SR6, *_SR7, "ger_m_k7", "ger_m_aa37", "ger_m_hq_7pz"),
        "2604": (*_FIFTH_TANKS, *_SR13, *_SR14, "ger_m_aa8"),
        "3004": ("ger_m_hq_5pz",),
        "2614": (*_battalions("ir4"), "ger_m_aa_32"),
        "2516": _battalions("ir94"),
        "2522": (*_battalions("ir96"), "ger_m_hq_32"),
        "3111": (*_battalions("ir27"), *_battalions("ir48"), *_battalions("ir89"), "ger_m_hq_12"),
        "2902": (*_battalions("ir49"), *_battalions("ir7"), *_battalions("ir83"), "ger_m_hq_28"),
    },
    5: {
        "2011": (*_SEVENTH_TANKS, *_SR6, *_SR7, "ger_m_k7", "ger_m_aa37"),
        "2711": ("ger_m_hq_7pz", *_battalions("ir27"), *_battalions("ir48"), "ger_m_hq_12"),
        "1909": (*_FIFTH_TANKS, *_SR13, *_SR14, "ger_m_aa8"),
        "2508": ("ger_m_hq_5pz",),
        "2411": _battalions("ir89"),
        "2513": (*_battalions("ir4"), *_battalions("ir94"), "ger_m_aa_32"),
        "2522": (*_battalions("ir96"), "ger_m_hq_32", *_battalions("ir9"), *_battalions("ir67")),
        "2604": (*_battalions("ir49"), *_battalions("ir7"), *_battalions("ir83"), "ger_m_hq_28"),
        "2307": (*_battalions("ir164"), *_battalions("ir183"), "ger_m_hq_62"),
    },
    6: {
        "0216": (*_SEVENTH_TANKS, *_SR6, *_SR7, "ger_m_k7", "ger_m_aa37"),
        "0915": ("ger_m_hq_7pz",),
        "1610": (*_FIFTH_TANKS, *_SR13, *_SR14, "ger_m_aa8", "ger_m_hq_5pz"),
        "2011": (*_battalions("ir27"), *_battalions("ir48"), *_battalions("ir89"), "ger_m_hq_12"),
        "2513": (*_battalions("ir4"), *_battalions("ir94"), "ger_m_aa_32"),
        "2522": (*_battalions("ir96"), "ger_m_hq_32", *_battalions("ir9"), *_battalions("ir67")),
        "1902": (*_battalions("ir49"), *_battalions("ir7"), *_battalions("ir83"), "ger_m_hq_28"),
        "1710": (*_battalions("ir164"), *_battalions("ir183"), "ger_m_hq_62"),
    },
}

_DCR = ("fra_m_28bcc", "fra_m_37bcc", "fra_m_25bcc", "fra_m_26bcc", "fra_m_5bcp", "fra_m_em_1dcr")

FRENCH = {
    1: {
        "2902": ("fra_m_129ri_ii", "fra_m_129ri_i"),
        "3002": ("fra_m_8ri_i",),
        "2701": ("fra_m_8ri_ii", "fra_m_8ri_iii"),
        "2603": ("fra_m_em_5dim", "fra_m_129ri_iii"),
        "2302": ("fra_m_em_2ca", "fra_m_em_4dlc", "fra_m_8rd", "fra_m_14rdp_2"),
        "2710": ("fra_m_em_18di",),
        "2417": ("fra_m_em_22di", "fra_m_62ri_ii"),
        "1822": ("fra_m_265ri_i", "fra_m_265ri_ii", "fra_m_265ri_iii"),
        "1620": ("fra_m_em_61di",),
    },
    2: {
        "2604": ("fra_m_39ri_i", "fra_m_14rdp_2", "fra_m_8rd"),
        "2711": ("fra_m_66ri_iii", "fra_m_5rdp_1", "fra_m_31grdi"),
        "3005": ("fra_m_8ri_ii", "fra_m_8ri_iii"),
        "2710": ("fra_m_em_18di",),
        "2120": ("fra_m_em_61di", "fra_m_248ri_i", "fra_m_248ri_ii", "fra_m_248ri_iii"),
        "2319": ("fra_m_337ri_i", "fra_m_337ri_ii", "fra_m_337ri_iii"),
        "2516": ("fra_m_116ri_iii", "fra_m_62ri_iii"),
    },
    3: {
        "2711": ("fra_m_77ri_i", "fra_m_77ri_iii", "fra_m_23rta_i", "fra_m_94grdi"),
        "2011": ("fra_m_23rta_ii", "fra_m_23rta_iii", "fra_m_em_4dina"),
        "2604": ("fra_m_39ri_i", "fra_m_14rdp_2", "fra_m_8rd"),
    },
    4: {
        "2411": ("fra_m_23rta_i", "fra_m_94grdi", "fra_m_em_18di"),
        "2011": ("fra_m_23rta_ii", "fra_m_23rta_iii", "fra_m_em_4dina", "fra_m_25rta_i"),
        "0216": ("fra_m_13zouaves_ii", "fra_m_13zouaves_iii"),
    },
    5: {"1610": _DCR, "2011": ("fra_m_13zouaves_i", "fra_m_25rta_i", "fra_m_25rta_ii")},
    7: {"1207": _DCR},
}

ANSWERS = {
    "decide_sluice": "leave",
    "answer_breakthrough": "test",
    "stand": "stand",
    "german send_planes": "1",
    "french send_planes": "1",
}


class Commander(Captain):
    """Plays both sides of a game that has a segment for reinforcements and one for bridges and marches."""

    move_kind = "move"

    def play(self, *, until: tuple[int, int] = (99, 1)) -> None:
        """Play on to the start of a turn and side, or to the end."""
        segments = {
            "reinforcement": self._arrive,
            "movement": self._march_all,
            "exploitation": self._exploit,
            "combat": self._fight,
        }
        while (decision := self.session.decision) is not None and self.phase[:2] < until:
            if decision.offer("end_phase") is None:
                self.take(self.answer(decision))
                continue
            now = self.phase
            segments[now[3]]()
            if self.phase == now and self._offer("end_phase"):
                self._close()

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

    def _march_all(self) -> None:
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
            self._march_all()

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
        """Some assaults are ordered, a headquarters alone costs nothing; no Frenchman crosses the river."""
        sit = situation(self.session.scenario, self.session.state)
        turn, _, side, _ = self.phase
        if side == "french" and target in sit.board.site("east_bank"):
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
