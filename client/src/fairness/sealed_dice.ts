/** Sealed dice as specified in docs/sealed-dice.md: commitments, the key of a game, and the numbers of a draw. */
import { concat, hmac, sha256 } from "./sha256.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const WORD = 2 ** 32;
const CONTRIBUTION_BYTES = 16;
const SHORT_DIGITS = 8;
const utf8 = new TextEncoder();

/** The integers of one draw. */
export class SealedNumbers {
  private block = 0;
  private words: number[] = [];

  constructor(
    private key: Bytes,
    private stream: string,
    private number: number,
  ) {}

  /** A number from 0 to bound - 1. */
  below(bound: number): number {
    if (!(bound > 0 && bound <= WORD)) throw new RangeError(`cannot draw below ${bound}`);
    const limit = WORD - (WORD % bound);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % bound;
  }

  private word(): number {
    if (!this.words.length) {
      const label = concat(utf8.encode(this.stream), [0], big(this.number, 8), big(this.block++, 4));
      const digest = new DataView(hmac(this.key, label).buffer);
      for (let at = 0; at < 32; at += 4) this.words.push(digest.getUint32(at));
    }
    return this.words.shift()!;
  }
}

/** The hash that the server publishes before the start, which fixes its secret. */
export function commitment(secret: string): string {
  return hex(sha256(bytes(secret)));
}

/** The first digits of a commitment, for players who compare it by voice. */
export function shortForm(hash: string): string {
  return (hash.slice(0, SHORT_DIGITS).match(/.{4}/g) ?? []).join(" ");
}

/** The hash that commits this browser to its contribution. */
export function contributionHash(table: string, contribution: string): string {
  return hex(sha256(concat(utf8.encode(`nassau contribution 2\0${table}\0`), bytes(contribution))));
}

/** The key of a game, from the secret, the table's id and the contributions by seat ("": none), all in hex. */
export function sealKey(secret: string, table: string, contributions: string[]): Bytes {
  const parts = contributions.map((part) => (part ? [1, ...contributed(part)] : [0]));
  return hmac(bytes(secret), concat(utf8.encode(`nassau dice 2\0${table}\0`), ...parts));
}

/** The key of a game that started with a seal of version 1. */
export function sealKey1(secret: string, table: string, contributions: string[]): Bytes {
  return hmac(bytes(secret), concat(utf8.encode(`${table}\0`), ...contributions.map(contributed)));
}

/** The key of the chain over a game's draws. */
export function chainKey(key: Bytes): Bytes {
  return hmac(key, utf8.encode("nassau chain 2"));
}

/** The head of a chain after one more draw, given as text. */
export function chained(key: Bytes, head: Uint8Array, draw: string): Bytes {
  return hmac(key, concat(head, utf8.encode(draw)));
}

/** 16 random bytes of this browser, in hex. */
export function contribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(CONTRIBUTION_BYTES)));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function contributed(part: string): Bytes {
  const data = bytes(part);
  if (data.length !== CONTRIBUTION_BYTES) throw new RangeError("a contribution has 16 bytes");
  return data;
}

function bytes(text: string): Bytes {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new RangeError("not hexadecimal");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function big(value: number, size: number): number[] {
  return Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** (size - 1 - index)) % 256);
}
