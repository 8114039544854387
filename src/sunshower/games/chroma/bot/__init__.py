"""What only the bots of Chroma Cards' rainbow need."""
