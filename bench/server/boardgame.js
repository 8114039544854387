// boardgame.io's own server with its file storage, and the tic-tac-toe of its tutorial: `node boardgame.js FOLDER`.

const { FlatFile, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((id) => G.cells[id] !== null && G.cells[id] === G.cells[line[0]]))) {
      return { winner: ctx.currentPlayer };
    }
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const server = Server({ games: [TicTacToe], db: new FlatFile({ dir: process.argv[2] }), origins: ["http://localhost"] });
console.info = () => {};
console.log = () => {};
server.run({ port: 0 }).then(({ appServer }) => process.stdout.write(`ready ${appServer.address().port}\n`));
