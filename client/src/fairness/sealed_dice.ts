/**
 * Sealed dice with WebCrypto, as specified in docs/sealed-dice.md.
 *
 * The key of a game is HMAC-SHA256(secret, table ‖ 0 ‖ contributions in seat order). The n-th answer in a stream is
 * drawn from HMAC-SHA256(key, stream ‖ 0 ‖ n as 8 bytes ‖ block as 4 bytes), block 0, 1, …, read as 32-bit words,
 * big-endian; words that would bias the result are rejected.
 */

const WORD = 2 ** 32;
const utf8 = new TextEncoder();

/** The integers of one draw. */
export class SealedNumbers {
  private block = 0;
  private words: number[] = [];

  constructor(
    private key: CryptoKey,
    private stream: string,
    private number: number,
  ) {}

  /** A number from 0 to bound - 1. */
  async below(bound: number): Promise<number> {
    if (!(bound > 0 && bound <= WORD)) throw new RangeError(`cannot draw below ${bound}`);
    const limit = WORD - (WORD % bound);
    let word = await this.word();
    while (word >= limit) word = await this.word();
    return word % bound;
  }

  private async word(): Promise<number> {
    if (!this.words.length) {
      const label = concat(utf8.encode(this.stream), [0], big(this.number, 8), big(this.block++, 4));
      const digest = new DataView(await crypto.subtle.sign("HMAC", this.key, label));
      for (let at = 0; at < 32; at += 4) this.words.push(digest.getUint32(at));
    }
    return this.words.shift()!;
  }
}

/** The hash that the server publishes before the start, which fixes its secret. */
export async function commitment(secret: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(secret))));
}

/** The key of a game, from the secret, the table's id and every seat's contribution (all in hex). */
export async function sealKey(secret: string, table: string, contributions: string[]): Promise<CryptoKey> {
  const parts = contributions.map(bytes);
  if (parts.some((part) => part.length !== 16)) throw new RangeError("a contribution has 16 bytes");
  const secretKey = await hmacKey(bytes(secret));
  const message = concat(utf8.encode(table), [0], ...parts);
  return hmacKey(new Uint8Array(await crypto.subtle.sign("HMAC", secretKey, message)));
}

/** 16 random bytes of this browser, in hex. */
export function contribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

function hmacKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new RangeError("not hexadecimal");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function big(value: number, size: number): number[] {
  return Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** (size - 1 - index)) % 256);
}

function concat(...parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
