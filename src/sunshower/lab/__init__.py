"""The lab: questions about a game, answered by many games of it, each answer with its uncertainty."""
