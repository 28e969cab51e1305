"""Tests of the guided first games and of what helps to read a game."""
