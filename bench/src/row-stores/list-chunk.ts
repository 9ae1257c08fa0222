/** What a list keeps of a transaction: its instant, and what its filters read. */
export interface ListEntry {
  readonly at: bigint;
  readonly type: number;
  readonly result: number;
  readonly roles: number;
  readonly delta: bigint;
}

const SEVEN_BITS = 0x7fn;
const MORE = 0x80;

/** Entries in the order of time as variable-length integers: the distance to the entry before, then its values. */
export function encodeChunk(entries: readonly ListEntry[], first: bigint): Uint8Array {
  const bytes: number[] = [];
  let before = first;
  for (const { at, type, result, roles, delta } of entries) {
    const folded = delta < 0n ? -delta * 2n - 1n : delta * 2n;
    for (const value of [at - before, BigInt(type), BigInt(result), BigInt(roles), folded]) append(bytes, value);
    before = at;
  }
  return Uint8Array.from(bytes);
}

function append(bytes: number[], value: bigint): void {
  let left = value;
  while (left > SEVEN_BITS) {
    bytes.push(Number(left & SEVEN_BITS) | MORE);
    left >>= 7n;
  }
  bytes.push(Number(left));
}

/** The entries of {@link encodeChunk}. */
export function decodeChunk({ first, value }: { readonly first: bigint; readonly value: Uint8Array }): ListEntry[] {
  const entries: ListEntry[] = [];
  const numbers = integersIn(value);
  let at = first;
  for (let place = 0; place < numbers.length; place += 5) {
    const [distance = 0n, type, result, roles, folded = 0n] = numbers.slice(place, place + 5);
    at += distance;
    const delta = folded % 2n === 0n ? folded / 2n : -(folded + 1n) / 2n;
    entries.push({ at, type: Number(type), result: Number(result), roles: Number(roles), delta });
  }
  return entries;
}

function integersIn(bytes: Uint8Array): bigint[] {
  const found: bigint[] = [];
  let value = 0n;
  let shift = 0n;
  for (const byte of bytes) {
    value |= (BigInt(byte) & SEVEN_BITS) << shift;
    shift += 7n;
    if (byte >= MORE) continue;
    found.push(value);
    value = 0n;
    shift = 0n;
  }
  return found;
}

/** Instants of a chunk before another one, newest first. */
export function instantsBefore(
  chunk: { readonly first: bigint; readonly value: Uint8Array },
  before: bigint,
): bigint[] {
  return decodeChunk(chunk)
    .map(({ at }) => at)
    .filter((at) => at < before)
    .reverse();
}
