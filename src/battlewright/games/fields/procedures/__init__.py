"""What changes the state and tells of it: one procedure per kind of frame."""
