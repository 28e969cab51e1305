"""Questions about a state: they answer and touch nothing."""
