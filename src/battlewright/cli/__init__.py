"""The command line: the only package that prints."""

from battlewright.cli.commands import main

__all__ = ["main"]
