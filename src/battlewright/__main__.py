"""`python -m battlewright` is the command line."""

from battlewright.cli import main

raise SystemExit(main())
