"""Blitzkrieg 1940: the German attack in the West at two days a turn and seven miles a hex."""

from blitz_desktop.systems.blitzkrieg_1940.system import Blitzkrieg1940

SYSTEM = Blitzkrieg1940()

__all__ = ["SYSTEM"]
