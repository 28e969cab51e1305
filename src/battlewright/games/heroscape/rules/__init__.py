"""The rules of Heroscape as questions about a state."""
