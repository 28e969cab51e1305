"""Dice, decks and exact odds: the tests."""
