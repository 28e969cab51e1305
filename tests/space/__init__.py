"""Hexes, boards, sight and reach: the tests."""
