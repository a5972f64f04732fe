// usage: node load.cjs PORT TABLES SECONDS PID: answers a second, and the time until all have it.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { readFileSync } = require("node:fs");
const { game } = require("./game.cjs");

const [port, tables, seconds, pid] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const PLAYERS = 4;
const times = [];

const cpu = () => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const post = async (path, body) =>
  (
    await fetch(`http://127.0.0.1:${port + 1}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  ).json();

async function table() {
  const { matchID } = await post("/games/bench/create", { numPlayers: PLAYERS });
  const clients = [];
  for (let seat = 0; seat < PLAYERS; seat += 1) {
    const playerID = String(seat);
    const body = { playerID, playerName: `P${seat}` };
    const { playerCredentials } = await post(`/games/bench/${matchID}/join`, body);
    const multiplayer = SocketIO({ server: base });
    const client = Client({
      game, numPlayers: PLAYERS, matchID, playerID, credentials: playerCredentials, multiplayer,
      debug: false,
    });
    clients.push(client);
  }
  return clients;
}

function play(clients) {
  let began = 0;
  let turn = 0;
  const seen = new Set();
  const move = () => {
    const ctx = clients[0].getState().ctx;
    turn = ctx.turn;
    seen.clear();
    began = performance.now();
    clients[Number(ctx.currentPlayer)].moves.commit(Math.floor(Math.random() * 3));
  };
  clients.forEach((client, seat) => {
    client.subscribe((state) => {
      if (!state || !began || state.ctx.turn <= turn) return;
      seen.add(seat);
      if (seen.size < PLAYERS) return;
      times.push(performance.now() - began);
      began = 0;
      setImmediate(move);
    });
  });
  return move;
}

async function main() {
  const made = [];
  for (let n = 0; n < tables; n += 1) made.push(await table());
  for (const client of made.flat()) client.start();
  while (!made.flat().every((client) => client.getState()?.isConnected)) {
    await new Promise((done) => setTimeout(done, 50));
  }
  for (const clients of made) play(clients)();
  await new Promise((done) => setTimeout(done, 1000));
  times.length = 0;
  const [start, used] = [performance.now(), cpu()];
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const took = (performance.now() - start) / 1000;
  const work = cpu() - used;
  const sorted = times.slice().sort((a, b) => a - b);
  const result = {
    answers: sorted.length / took,
    p50: sorted[Math.floor(sorted.length / 2)],
    p99: sorted[Math.floor(sorted.length * 0.99)],
    cpu: (work / sorted.length) * 1e6,
    tables,
  };
  console.log(JSON.stringify(result));
  process.exit(0);
}

main();
