"""Guided first games, and what helps to read a game: its terms, its topics, how it goes.

A guide is content: `<game>.toml` names a setup, a seed and the steps of a prepared game, choice by choice;
its words are messages in `guide.ftl`. The engine knows nothing of it: a guided match is an ordinary match
whose seed is known beforehand, and whoever leaves the prepared path plays on freely.
"""

from __future__ import annotations

from battlewright.guides.guide import Course, Guide, GuideError, Line, Step, guide_of, guides

__all__ = ["Course", "Guide", "GuideError", "Line", "Step", "guide_of", "guides"]
