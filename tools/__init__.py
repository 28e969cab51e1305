"""Development tools: checks, generators and recordings. Not part of the package."""
