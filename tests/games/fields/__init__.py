"""Fields of Eternia, rule by rule and card by card."""
