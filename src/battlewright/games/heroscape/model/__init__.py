"""The plain data of Heroscape."""
