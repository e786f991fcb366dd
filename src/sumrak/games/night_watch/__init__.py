"""Night Watch: so far its rulebook only."""
