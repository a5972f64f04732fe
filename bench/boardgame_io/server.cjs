const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.cjs");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const port = Number(process.argv[2]);
// Its lobby needs a port of its own: with today's koa its routes are not seen on the first one.
server.run({ port, lobbyConfig: { apiPort: port + 1 } });
