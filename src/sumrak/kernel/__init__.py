"""What every card game here shares; it knows no game."""
