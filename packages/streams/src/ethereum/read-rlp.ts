/** What recursive length prefix encoding holds: bytes, or a list of more. */
export type Rlp = Uint8Array | Rlp[];

/** Lists in lists; an Ethereum transaction has four at most (its access list, an entry, the keys of the entry). */
const MAX_DEPTH = 8;
const TEXT = 0x80;
const LIST = 0xc0;
/** Longer content has its length in bytes of its own. */
const SHORT = 55;
const MAX_LENGTH_BYTES = 4;

/** These bytes are no RLP in its one right form, or nest deeper than any transaction. */
export class RlpError extends Error {
  override readonly name = 'RlpError';
}

/**
 * The one item that bytes are (yellow paper, appendix B), in parts that are views of them: the work grows with the number of bytes
 * alone, however they are cut into items.
 * @throws RlpError
 */
export function readRlp(bytes: Uint8Array): Rlp {
  const { value, end } = readItem(bytes, 0, bytes.length, 0);
  if (end !== bytes.length) throw new RlpError('more bytes than one item');
  return value;
}

function readItem(
  bytes: Uint8Array,
  at: number,
  limit: number,
  depth: number,
): { readonly value: Rlp; readonly end: number } {
  const head = bytes[at];
  if (head === undefined || at >= limit) throw new RlpError('no item');
  if (head < TEXT) return { value: bytes.subarray(at, at + 1), end: at + 1 };
  const isList = head >= LIST;
  const { start, end } = contentOf(bytes, at, limit, head - (isList ? LIST : TEXT));
  if (isList) return { value: readItems(bytes, start, end, depth + 1), end };
  if (end - start === 1 && (bytes[start] as number) < TEXT) throw new RlpError('a byte with a needless length');
  return { value: bytes.subarray(start, end), end };
}

function readItems(bytes: Uint8Array, start: number, limit: number, depth: number): Rlp[] {
  if (depth > MAX_DEPTH) throw new RlpError('lists too deep in one another');
  const items: Rlp[] = [];
  for (let at = start; at < limit; ) {
    const { value, end } = readItem(bytes, at, limit, depth);
    items.push(value);
    at = end;
  }
  return items;
}

/** Where the content of an item is. @param size its first byte without the kind: a length up to 55, or the length of the length */
function contentOf(
  bytes: Uint8Array,
  at: number,
  limit: number,
  size: number,
): { readonly start: number; readonly end: number } {
  const lengthBytes = Math.max(0, size - SHORT);
  const start = at + 1 + lengthBytes;
  const end = start + (lengthBytes === 0 ? size : longLength(bytes.subarray(at + 1, start), lengthBytes));
  if (end > limit) throw new RlpError('fewer bytes than stated');
  return { start, end };
}

function longLength(digits: Uint8Array, count: number): number {
  if (digits.length < count || digits[0] === 0 || count > MAX_LENGTH_BYTES) throw new RlpError('no length');
  const length = digits.reduce((sum, digit) => sum * 256 + digit, 0);
  if (length <= SHORT) throw new RlpError('a needlessly long length');
  return length;
}
