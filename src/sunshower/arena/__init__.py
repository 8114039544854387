"""The arena: bots play each other, the same deals with the seats rotated, and what comes of it is measured."""
