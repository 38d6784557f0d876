"""Meuse 1940 by script: vanguards, Houx, the bridge at Leffe, Onhaye, and on to the west."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from blitz_desktop.core.board import Hex
from blitz_desktop.core.decisions import Decision, Offer
from blitz_desktop.core.entries import Action
from blitz_desktop.session.session import Session
from blitz_desktop.systems.meuse_1940.situation import situation
from blitz_desktop.systems.meuse_1940.stacking import is_full
from tests.playthroughs.captain import Captain, Plans

KEY = "meuse_1940/historical"
FREE_KEY = "meuse_1940/free"

BRIDGES: Mapping[str, tuple[Hex, Hex]] = {
    "ger_m_pi58": ("3208", "3107"),
    "ger_m_pi89": ("3205", "3104"),
    "ger_m_pi32": ("2815", "2715"),
    "ger_m_pi12": ("3112", "3013"),
}
"""Where engineers go to build, and the hex over the river."""

ENDS = ("end_phase",)


def _battalions(regiment: str, *numbers: str) -> tuple[str, ...]:
    return tuple(f"ger_m_{regiment}_{number}" for number in numbers or ("i", "ii", "iii"))


_FIFTH_ON_FOOT = (*_battalions("sr13", "i", "ii"), *_battalions("sr14", "i", "ii"), "ger_m_k7", "ger_m_aa8")
_FIFTH_TANKS = ("ger_m_pr31", "ger_m_pr15_i", "ger_m_pr15_ii")
_SEVENTH_ON_FOOT = (*_battalions("sr6", "i", "ii"), *_battalions("sr7", "i", "ii"), "ger_m_aa37")
_SEVENTH_TANKS = ("ger_m_pr25", "ger_m_pz66")
_TO_THE_RIVER = {bank: (engineers,) for engineers, (bank, _) in BRIDGES.items()}

GERMAN = {
    1: {"3205": (*_FIFTH_ON_FOOT, "ger_m_pr31"), "3309": (*_SEVENTH_ON_FOOT, "ger_m_pr25")},
    2: {
        **_TO_THE_RIVER,
        "3104": _FIFTH_ON_FOOT,
        "3107": _SEVENTH_ON_FOOT,
        "3305": (*_FIFTH_TANKS, "ger_m_hq_5pz", "ger_m_pj53"),
        "3308": (*_SEVENTH_TANKS, "ger_m_hq_7pz", "ger_m_pj42"),
    },
    3: {
        **_TO_THE_RIVER,
        "2604": _FIFTH_ON_FOOT,
        "2711": _SEVENTH_ON_FOOT,
        "3205": (*_FIFTH_TANKS, "ger_m_hq_5pz"),
        "3208": (*_SEVENTH_TANKS, "ger_m_hq_7pz"),
        "2714": (*_battalions("ir4"), "ger_m_aa_32"),
        "2519": _battalions("ir94"),
        "2522": (*_battalions("ir96"), "ger_m_hq_32"),
    },
    4: {
        **_TO_THE_RIVER,
        "2011": (*_SEVENTH_TANKS, *_SEVENTH_ON_FOOT, "ger_m_hq_7pz"),
        "2307": (*_FIFTH_TANKS, *_FIFTH_ON_FOOT, "ger_m_hq_5pz"),
        "2513": (*_battalions("ir4"), "ger_m_aa_32"),
        "2516": _battalions("ir94"),
        "2522": (*_battalions("ir96"), "ger_m_hq_32"),
        "2711": (*_battalions("ir27"), *_battalions("ir48"), *_battalions("ir89"), "ger_m_hq_12"),
        "2902": (*_battalions("ir49"), *_battalions("ir7"), *_battalions("ir83"), "ger_m_hq_28"),
    },
    5: {
        "0216": (*_SEVENTH_TANKS, *_SEVENTH_ON_FOOT, "ger_m_hq_7pz"),
        "1610": (*_FIFTH_TANKS, *_FIFTH_ON_FOOT, "ger_m_hq_5pz"),
        "2011": (*_battalions("ir27"), *_battalions("ir48"), "ger_m_hq_12"),
        "2411": _battalions("ir89"),
        "2513": (*_battalions("ir4"), *_battalions("ir94"), "ger_m_aa_32"),
        "2522": (*_battalions("ir96"), "ger_m_hq_32", *_battalions("ir9"), *_battalions("ir67")),
        "2604": (*_battalions("ir49"), *_battalions("ir7"), *_battalions("ir83"), "ger_m_hq_28"),
        "2307": (*_battalions("ir164"), *_battalions("ir183"), "ger_m_hq_62"),
    },
}

_DCR = ("fra_m_28bcc", "fra_m_37bcc", "fra_m_25bcc", "fra_m_26bcc", "fra_m_5bcp", "fra_m_em_1dcr")

FRENCH = {
    2: {
        "2604": ("fra_m_39ri_i", "fra_m_14rdp_2", "fra_m_8rd"),
        "2711": ("fra_m_66ri_iii", "fra_m_5rdp_1", "fra_m_31grdi"),
        "3005": ("fra_m_129ri_i", "fra_m_8ri_i", "fra_m_8ri_ii"),
    },
    3: {
        "2711": ("fra_m_77ri_i", "fra_m_77ri_iii", "fra_m_23rta_i", "fra_m_94grdi"),
        "2011": ("fra_m_23rta_ii", "fra_m_23rta_iii"),
        "2604": ("fra_m_39ri_i", "fra_m_14rdp_2", "fra_m_8rd"),
    },
    5: {"1610": _DCR, "2011": ("fra_m_13zouaves_i", "fra_m_25rta_i", "fra_m_25rta_ii")},
}

ANSWERS = {"decide_sluice": "leave", "answer_breakthrough": "stop", "stand": "test"}


class Commander(Captain):
    """Plays both sides of a game that has a segment for reinforcements and one for bridges and marches."""

    move_kind = "move"

    def play(self, *, until: tuple[int, int] = (99, 1)) -> None:
        """Play on to the start of a turn and side, or to the end."""
        segments = {
            "reinforcement": self._arrive,
            "movement": self._march_all,
            "exploitation": self._march_all,
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
        self._build()
        for goal, units in self._orders().items():
            for unit in units:
                if self.session.decision is None:
                    return
                if self._is_on_map(unit) and not self._is_building(unit):
                    self.march(goal, unit)

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

    def _is_among_friends(self, unit: str, hex_: Hex) -> bool:
        """Whether there is room for it, so that it may stay there."""
        sit = situation(self.session.scenario, self.session.state)
        return not is_full(sit, hex_, sit.side_of(unit), unit)

    def _sensible(self, decision: Decision) -> Iterator[Action]:
        for offer in decision.offers:
            if offer.kind == "support_with_guns" and offer.slots:
                yield from self._guns(offer)
        if offer := decision.offer("end_plot"):
            yield offer.fill({})
        yield from super()._sensible(decision)

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
