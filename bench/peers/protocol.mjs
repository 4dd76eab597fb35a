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

function timed(work, seconds) {
  const start = performance.now();
  const cpu = process.cpuUsage();
  let units = 0;
  let calls = 0;
  while (performance.now() - start < seconds * 1000 || !calls) {
    units += work();
    calls += 1;
  }
  const elapsed = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { units, calls, seconds: elapsed, busy: Math.min(1, (user + system) / 1e6 / elapsed) };
}
