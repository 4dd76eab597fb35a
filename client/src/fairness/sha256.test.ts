import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { hex } from "./sealed_dice.ts";
import { hmac, sha256 } from "./sha256.ts";

const message = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 7 + size) % 256);

it("hashes as Node does, at every length around a block", () => {
  for (const size of [...Array(140).keys(), 1000, 65_537])
    expect(hex(sha256(message(size)))).toBe(createHash("sha256").update(message(size)).digest("hex"));
});

it("signs as Node does, with short and long keys", () => {
  for (const size of [0, 1, 32, 63, 64, 65, 200])
    expect(hex(hmac(message(size), message(size + 3)))).toBe(
      createHmac("sha256", message(size))
        .update(message(size + 3))
        .digest("hex"),
    );
});
