"""The Basic Game to its last turn, told in a few orders: Sedan, the Saar, and no more."""

from __future__ import annotations

from blitz_desktop.session.session import Session
from blitz_desktop.systems.blitzkrieg_1940.actions import DeclareSickleCut, EndSetup
from tests.playthroughs.captain import Captain, Plans
from tests.playthroughs.whole_campaign import ANSWERS, SAAR

KEY = "blitzkrieg_1940/1940_basic"

PLANS: Plans = {
    "german": {
        1: {"E1630": ("ger_pz_1", "ger_pz_2", "ger_pz_10"), "E2215": ("ger_pz_9", "ger_ss_v"), **SAAR},
        4: {"W5411": ("ger_pz_1", "ger_pz_2", "ger_pz_10"), "E1817": ("ger_pz_9", "ger_ss_v"), **SAAR},
    },
    "allied": {1: {"E1723": ("fra_dlm_1", "fra_dlm_2"), "E1630": ("fra_dina_3", "fra_dim_5")}},
}


def play() -> Session:
    """The game to its end."""
    captain = Captain(KEY, "basic game", PLANS, {**ANSWERS, "commit_raf": "no"})
    captain.take(DeclareSickleCut("no"), EndSetup())
    captain.play()
    return captain.session
