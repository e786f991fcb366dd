"""The games: one package each, all alike. They never import each other."""
