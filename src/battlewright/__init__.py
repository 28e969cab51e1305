"""Battlewright: a referee for three tabletop battle games."""

__version__ = "0.1.0"
