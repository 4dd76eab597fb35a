// The protocol of protocol.py, for engines that run on Node.

import { parseArgs } from "node:util";

export const pick = (choices) => choices[Math.floor(Math.random() * choices.length)];

// Prints the version and the cases, or the measurement of one case, as a line of JSON.
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
  timed(playOneGame, seconds); // warm-up
  const timings = Array.from({ length: repetitions }, () => timed(playOneGame, seconds));
  const rates = { decisions: timings.map((timing) => timing.units / timing.seconds), games: timings.map((timing) => timing.calls / timing.seconds) };
  return { label, rates, cpu_share: Math.min(...timings.map((timing) => timing.cpuShare)) };
}

// CPU time as in protocol.py. Older versions of Node do not provide it.
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
  return { units, calls, seconds: spent, cpuShare: Math.min(1, spent / ((performance.now() - wall) / 1e3)) };
}
