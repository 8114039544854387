"""Whatever crosses the border of the server, or is kept on its disk: types alone, and how they are written down."""
