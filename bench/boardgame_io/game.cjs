// A card game for four of about Ardor's size: hands, a deck, a pile, secrets by player.
const CARDS = ["energy", "puncture", "tremor", "strike", "parts", "order", "sweep", "martyr"];

exports.game = {
  name: "bench",
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 50 }, (_, i) => CARDS[i % CARDS.length]));
    const players = {};
    for (let seat = 0; seat < 4; seat += 1) players[seat] = { hand: deck.splice(0, 3) };
    return { deck, players, pile: [], discard: [], cells: 6, log: [] };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    pile: G.pile.length,
    players: Object.fromEntries(
      Object.entries(G.players).map(([seat, player]) => [
        seat,
        seat === playerID ? player : { hand: player.hand.length },
      ]),
    ),
  }),
  moves: {
    commit: {
      move: ({ G, ctx, playerID, events, random }, index) => {
        const { hand } = G.players[playerID];
        G.pile.push(hand.splice(index, 1)[0]);
        if (G.deck.length === 0) G.deck = random.Shuffle(G.discard.splice(0));
        hand.push(G.deck.pop());
        if (G.pile.length >= 4) {
          G.pile = random.Shuffle(G.pile);
          G.discard.push(...G.pile.splice(0, 3));
          G.cells = 1 + ((G.cells + 1) % 8);
        }
        G.log.push({ seat: playerID, turn: ctx.turn });
        if (G.log.length > 50) G.log.shift();
        events.endTurn();
      },
      client: false,
    },
  },
};
