import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `make dev` starts the server and passes its address.
const server = process.env["NASSAU_SERVER"] ?? "http://127.0.0.1:8420";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/nassau/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy forbids inline assets
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // A few large chunks: dozens of small ones would be requested one after the other.
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
    fs: { allow: [".", "../src/nassau/i18n/locales"] }, // the texts of the user interface
    proxy: {
      "/api": { target: server, changeOrigin: false }, // the server compares Origin with Host
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
  },
});
