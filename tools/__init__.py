"""What keeps the project honest; nothing here is part of the package."""
