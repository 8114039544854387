import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/sunshower/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // `npx vite` beside `sunshower serve`: the page is rebuilt while it is being changed.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
