"""Matches over the network: people, seats, sockets and storage. No rules here.

A match is its setup and the ordered list of accepted choices; both are written before a choice is
acknowledged (`store`). Every process can serve every match: it keeps a replica (`room`), catches up
from the store, and is notified of changes through the `bus`. Only views leave the server (`protocol`).
"""
