import { describe, expect, it } from "vitest";
import type { Draws } from "../api/protocol.gen.ts";
import vectors from "./vectors.json";
import { checkDraws, type Checked } from "./verify.ts";

const numbers = (stream: string, number: number) =>
  vectors.draws.find((draw) => draw.table === "t1" && draw.stream === stream && draw.number === number)!.numbers;
const faces = [1, 2, 3, 4, 5, 6].map((face) => ({ action: `roll:3:${face}`, weight: 1 }));

function game(): Draws {
  const rolls = [0, 1].map((number) => ({
    entry: number + 1,
    stream: "dice/jade",
    number,
    action: `roll:3:${numbers("dice/jade", number)[0]! + 1}`,
    bounds: [6],
    numbers: numbers("dice/jade", number).slice(0, 1),
    outcomes: faces,
  }));
  const shuffle = {
    entry: 3,
    stream: "start",
    number: 0,
    action: "deal:1:2",
    bounds: [6, 6, 6],
    numbers: numbers("start", 0).slice(0, 3),
    outcomes: null,
  };
  const { secret, commitment, contributions } = vectors;
  return { table: "t1", secret, commitment, contributions, draws: [...rolls, shuffle] };
}

async function verdict(sealed: Draws): Promise<[string, Checked[]]> {
  const checked: Checked[] = [];
  return [await checkDraws(sealed, (one) => checked.push(one)), checked];
}

describe("checkDraws", () => {
  it("finds every outcome of an honest game as the sealed dice say", async () => {
    const [word, checked] = await verdict(game());
    expect(word).toBe("ok");
    expect(checked.map(({ match }) => match)).toEqual([true, true, true]);
  });

  it("names the first outcome that differs, and what the dice say", async () => {
    const sealed = game();
    const honest = sealed.draws[1]!.action;
    sealed.draws[1]!.action = honest === "roll:3:1" ? "roll:3:2" : "roll:3:1";
    const [word, checked] = await verdict(sealed);
    expect(word).toBe("bad");
    expect(checked[1]).toMatchObject({ entry: 2, logged: sealed.draws[1]!.action, drawn: honest, match: false });
  });

  it("believes no number and no place in a stream that it has not drawn itself", async () => {
    const forged = game();
    forged.draws[2]!.numbers = [0, 0, 0];
    expect((await verdict(forged))[0]).toBe("bad");
    const leftOut = game();
    leftOut.draws.shift();
    expect((await verdict(leftOut))[0]).toBe("bad");
  });

  it("knows a secret that was changed afterwards", async () => {
    expect((await verdict({ ...game(), secret: vectors.secret.replace("00", "ff") }))[0]).toBe("badsecret");
  });
});
