"""What happens in Heroscape: one procedure per kind of frame."""
