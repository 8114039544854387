"""Rainbow Passage: what only its bots need."""
