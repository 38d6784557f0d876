"""Builds the boards under ``assets/maps`` from public geographic data and hand corrections.

A development tool: nothing here is needed to play. Run it as
``python -m blitz_desktop.mapmaker blitzkrieg_1940``.
"""
