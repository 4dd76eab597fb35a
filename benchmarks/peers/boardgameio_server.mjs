// boardgame.io's server with in-memory storage, on a free port of the loopback interface.

import { createRequire } from "node:module";
import { createServer } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { game } from "./boardgameio_game.mjs";

const require = createRequire(join(process.cwd(), "package.json"));
const { Server } = require("boardgame.io/server");

// The lobby API needs a separate port: on the port of the sockets Koa does not find its routes.
const free = await new Promise((resolve) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address();
    probe.close(() => resolve(port));
  });
});
const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: free } });
process.stdout.write(`boardgame.io is at http://127.0.0.1:${appServer.address().port}/${free}\n`);
process.on("SIGTERM", () => process.exit(0));
