"""Meuse 1940: battalions at a kilometre a hex, from the crossing of the Meuse to the French frontier."""

from blitz_desktop.systems.meuse_1940.system import Meuse1940

SYSTEM = Meuse1940()

__all__ = ["SYSTEM"]
