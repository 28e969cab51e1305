"""What changes the state of Battleground, by kind of frame."""
