export { default } from "./Board.svelte";
export { places } from "./traces.ts";
