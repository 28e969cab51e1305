"""Guided first games, and reference material about a game: a glossary, topics, an outline of play.

A guide is content: `<game>.toml` names a setup, a seed and the steps of a prepared game, choice by choice;
its text consists of messages in `guide.ftl`. The engine knows nothing of it: a guided match is an ordinary
match with a known seed, and a player who leaves the prepared path plays on freely.
"""

from __future__ import annotations

from battlewright.guides.guide import Course, Guide, GuideError, Line, Step, guide_of, guides

__all__ = ["Course", "Guide", "GuideError", "Line", "Step", "guide_of", "guides"]
