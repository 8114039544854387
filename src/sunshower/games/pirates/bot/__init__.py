"""How the bots of Rainbow Pirates judge, build and search."""
