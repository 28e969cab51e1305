"""Attacks on a server: bounded, on this machine only, each with what must come of it."""
