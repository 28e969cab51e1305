"""The rules of Battleground as questions, by area of the ledger. Nothing here changes the state."""
