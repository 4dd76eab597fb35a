// The same protocol as protocol.py, for engines that run on Node.

import { parseArgs } from "node:util";

export const pick = (choices) => choices[Math.floor(Math.random() * choices.length)];

// Print the names of the cases, or measure one of them.
export function main(version, cases) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: "string", default: "1" }, repetitions: { type: "string", default: "5" } },
  });
  const answer = positionals.length
    ? measure(cases[positionals[0]](), Number(values.seconds), Number(values.repetitions))
    : { version: `${version} on Node ${process.versions.node}`, cases: Object.keys(cases) };
  console.log(JSON.stringify(answer));
}

function measure({ playOneGame, label }, seconds, repetitions) {
  timed(playOneGame, seconds); // warms up
  const laps = Array.from({ length: repetitions }, () => timed(playOneGame, seconds));
  const rates = { decisions: laps.map((lap) => lap.units / lap.seconds), games: laps.map((lap) => lap.calls / lap.seconds) };
  return { label, rates, busy: Math.min(...laps.map((lap) => lap.busy)) };
}

// Time spent waiting for a core is left out, as in protocol.py. Older versions of Node cannot tell it.
const now = process.threadCpuUsage
  ? () => (({ user, system }) => (user + system) / 1e6)(process.threadCpuUsage())
  : () => performance.now() / 1e3;

function timed(work, seconds) {
  const wall = performance.now();
  const start = now();
  let spent = 0;
  let units = 0;
  let calls = 0;
  while (spent < seconds) {
    units += work();
    calls += 1;
    spent = now() - start;
  }
  return { units, calls, seconds: spent, busy: Math.min(1, spent / ((performance.now() - wall) / 1e3)) };
}
