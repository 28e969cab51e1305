"""Hexes, sight and ways over them; knows no game.

`hexes` measures between single hexes, `board` packs a set of hexes into the bits
of an integer, `lines` works out what a straight line passes, `sight` and
`panorama` say who sees whom, and `reach` spreads movement over a board.
"""
