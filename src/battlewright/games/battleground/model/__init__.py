"""Plain data of Battleground: cards, state, frames, options and events. No rules here."""
