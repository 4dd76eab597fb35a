import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `make dev` starts the server beside vite and says where it is.
const server = process.env["NASSAU_SERVER"] ?? "http://127.0.0.1:8420";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/nassau/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows nothing inline
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // A table is asked for in a few large pieces: dozens of small ones wait for each other.
      output: {
        codeSplitting: {
          groups: [
            { name: "svelte", test: /node_modules/, priority: 3 },
            { name: "boardkit", test: /src\/boardkit\//, priority: 2 },
            { name: "common", test: /src\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
  },
});
