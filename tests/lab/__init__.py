"""Tests of series of games."""
