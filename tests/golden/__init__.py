"""Recorded matches, replayed."""
