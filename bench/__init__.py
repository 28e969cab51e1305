"""Speed on one core, beside a peer library in the same run: `python -m bench`, or `make bench`."""
