"""September 1939, to both ends: France strikes through Belgium for the Ruhr, or stays before the Saar."""

from __future__ import annotations

from blitz_desktop.session.session import Session
from tests.playthroughs.captain import Captain, Orders, Plans

KEY = "blitzkrieg_1940/1939"

SAAR: Orders = {
    "E2738": ("fra39_di_11", "fra39_dim_9", "fra39_di_42", "fra39_gbc_saar", "fra39_di_21"),
    "E2838": ("fra39_dina_4", "fra39_dim_15", "fra39_dia_31", "fra39_di_13", "fra39_di_23"),
    "E2435": ("fra39_dim_12", "fra39_di_36", "fra39_dina_2", "fra39_dc_3"),
    "E3242": ("fra39_di_43", "fra39_dina_3"),
}
THROUGH_BELGIUM: Orders = {
    "E3421": ("fra39_dlm_1", "fra39_dlm_2", "fra39_dim_1", "fra39_dim_5", "fra39_dc_1", "fra39_dim_25"),
}
RHINELAND: Orders = {
    "E3121": ("ger39_id_16", "ger39_id_69"),
    "E3020": ("ger39_id_211", "ger39_id_216"),
    "E2723": ("ger39_id_22", "ger39_id_225"),
    "E3424": ("ger39_id_17", "ger39_id_18"),
}
WEST_WALL: Orders = {
    "E2738": ("ger39_id_76", "ger39_id_75", "ger39_id_17"),
    "E2839": ("ger39_id_214", "ger39_id_246", "ger39_id_18"),
}

ANSWERS = {"german choose_order": "move_fight", "allied choose_order": "fight_move", "decide_dams": "no"}


def for_the_ruhr() -> Session:
    """The French stay before the Saar until turn 4, then go for the Ruhr, and win."""
    plans = {"allied": {1: SAAR, 4: {**THROUGH_BELGIUM, **SAAR}}, "german": {1: RHINELAND}}
    return _play("for the ruhr", plans, flood=4)


def before_the_saar() -> Session:
    """The French never leave the Saar, and lose."""
    return _play("before the saar", {"allied": {1: SAAR}, "german": {1: WEST_WALL}}, flood=2, promise=-0.8)


def _play(seed: str, plans: Plans, flood: int, promise: float = 0.25) -> Session:
    """A game in which the dams are opened on a turn."""
    captain = Captain(KEY, seed, plans, ANSWERS, promise=promise)
    captain.play(until=(flood, 1))
    captain.answers = {**ANSWERS, "decide_dams": "yes"}
    captain.play()
    return captain.session
