"""Mutation tests of the rules: break one thing at a time and see whether a test notices.

`python -m tools.mutants --help` lists the options; CONTRIBUTING.md, "The long suites", explains the result.
"""
