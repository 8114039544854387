"""What only the bots of Rainbow need."""
