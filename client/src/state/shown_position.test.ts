import { expect, test } from "vitest";
import { unpack } from "./shown_position.ts";

// Packed by the server from {"game":"manila","seats":3,"seat":null,"view":{},"pending":[1],"decision":null}.
const PACKED = "Jco9CoAwDAbQu3xzFnHLVcQh2FACaRTiz1B6d4dub3gdVZqC0STMBYRUuRO8ToHjcSe8ph-4D8KlUSwqeFt2QtHD0s6Yb_w";

test("a packed position comes back", async () => {
  expect(await unpack(PACKED)).toEqual({
    game: "manila",
    seats: 3,
    seat: null,
    view: {},
    pending: [1],
    decision: null,
  });
});

test.each(["", "%", "AAAA", "x".repeat(70_000)])("%s is no position", async (text) => {
  await expect(unpack(text)).rejects.toThrow();
});
