"""The games, a folder each, the same file names in each."""
