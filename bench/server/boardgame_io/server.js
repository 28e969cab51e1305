// Nim on a boardgame.io server, as its tutorial sets one up: default transport, default memory store.
const { Server, Origins } = require('boardgame.io/server');

const nim = {
  name: 'nim',
  setup: () => ({ pile: 1000000, taken: [0, 0], last: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, count) => {
      if (![1, 2, 3].includes(count) || count > G.pile) return 'INVALID_MOVE';
      G.pile -= count;
      G.taken[Number(playerID)] += count;
      G.last = count;
    },
  },
  endIf: ({ G, ctx }) => (G.pile === 0 ? { winner: ctx.currentPlayer } : undefined),
};

const port = Number(process.argv[2]);
Server({ games: [nim], origins: [Origins.LOCALHOST] }).run(port, () => console.log(`ready ${port}`));
