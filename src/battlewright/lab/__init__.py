"""Series of games between agents, and their figures."""
