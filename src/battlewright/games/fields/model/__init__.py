"""Plain data: state, frames, options, events, content. Imports no rule."""
