"""Rainbow Road: what only its bots need."""
