"""The table: a server for games in a browser. `serve` opens it."""
