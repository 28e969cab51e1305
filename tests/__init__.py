"""Tests, in the folders of `src/battlewright`; `conftest.py` says how they cite rules."""
