/**
 * SHA-256 and HMAC-SHA256 (FIPS 180-4, RFC 2104).
 *
 * WebCrypto exists on https and localhost only, and families play in their own network over http.
 */

type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK = 64;

/** The first 32 bits of the fractional parts of square roots (state) and cube roots (constants) of the primes. */
const STATE: number[] = [];
const CONSTANTS: number[] = [];
for (let candidate = 2; CONSTANTS.length < 64; candidate++) {
  if (!isPrime(candidate)) continue;
  if (STATE.length < 8) STATE.push(fraction(Math.sqrt(candidate)));
  CONSTANTS.push(fraction(Math.cbrt(candidate)));
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) return false;
  return true;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

export function sha256(message: Uint8Array): Bytes {
  const state = Int32Array.from(STATE);
  const data = new DataView(padded(message).buffer);
  for (let at = 0; at < data.byteLength; at += BLOCK) compress(state, data, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Bytes {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    concat(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    concat(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function concat(...parts: ArrayLike<number>[]): Bytes {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The message, a set bit, zeros, and the length in bits as 8 bytes, to a multiple of the block. */
function padded(message: Uint8Array): Bytes {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const all = new Uint8Array(size);
  all.set(message);
  all[message.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(size - 8, Math.floor((message.length * 8) / 2 ** 32));
  view.setUint32(size - 4, message.length * 8);
  return all;
}

function compress(state: Int32Array, data: DataView, at: number): void {
  const words = schedule(data, at);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + CONSTANTS[round]! + words[round]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => (state[index] = (state[index]! + value) | 0));
}

function schedule(data: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let index = 0; index < 16; index++) words[index] = data.getInt32(at + 4 * index);
  for (let index = 16; index < 64; index++) {
    const [early, late] = [words[index - 15]!, words[index - 2]!];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = words[index - 16]! + low + words[index - 7]! + high;
  }
  return words;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
