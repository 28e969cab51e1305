"""The server, through its sockets and its HTTP interface."""
