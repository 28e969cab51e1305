"""Training of the opponents' judgement: self-play, features, fitting. For many cores; not in `make test`."""
