"""Heroscape (Master Game): armies on three-dimensional hex terrain."""
