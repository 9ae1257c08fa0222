import { Block } from '../hapi/messages.ts';
import { Cursor, WireType } from '../wire/cursor.ts';
import { type ByteOrigin, decodeFrom, errorIn, toStreamError } from '../wire-origin.ts';

/** Field numbers of BlockItem (block_item.proto, HAPI 0.76). */
export const ItemKind = {
  header: 1,
  eventHeader: 2,
  roundHeader: 3,
  transaction: 4,
  result: 5,
  output: 6,
  stateChanges: 7,
  filtered: 8,
  proof: 9,
  recordFile: 10,
  trace: 11,
  footer: 12,
  redacted: 19,
} as const;

/** One item of a block as it was written. */
export interface BlockItemSlice {
  /** One of {@link ItemKind}, or the number of a kind newer than this program. */
  readonly kind: number;
  /** The serialized BlockItem: a leaf of the block's Merkle tree. */
  readonly raw: Uint8Array;
  /** The value inside of it. */
  readonly value: Uint8Array;
}

/**
 * Cuts a decompressed block into its items.
 * @throws StreamError where bytes are cut or malformed, where an item is not exactly one value, and where items were
 * filtered out or redacted: such a block can't be read as a whole.
 */
export function sliceBlock(origin: ByteOrigin, bytes: Uint8Array): BlockItemSlice[] {
  const block = decodeFrom(origin, Block, bytes, (_type, field) => {
    throw errorIn(origin, 'malformed', 'a block of items (field 1)', `field ${field}`);
  });
  return block.items.map((raw) => sliceItem(origin, raw));
}

function sliceItem(origin: ByteOrigin, raw: Uint8Array): BlockItemSlice {
  try {
    const cursor = new Cursor(raw);
    const tag = cursor.tag(raw.length);
    const value = (tag & 7) === WireType.bytes ? cursor.bytes(raw.length) : undefined;
    if (value !== undefined && cursor.offset === raw.length) {
      const kind = tag >>> 3;
      if (kind !== ItemKind.filtered && kind !== ItemKind.redacted) return { kind, raw, value };
    }
  } catch (error) {
    throw toStreamError(origin, raw, error);
  }
  const expected = 'an item of exactly one value, neither filtered nor redacted';
  throw errorIn(origin, 'malformed', expected, `${raw.length} bytes that are not`, raw);
}

/** The only item of a kind. @throws StreamError when it is missing or there are several. */
export function onlyItem(origin: ByteOrigin, items: readonly BlockItemSlice[], kind: number, name: string): Uint8Array {
  const found = items.filter((item) => item.kind === kind);
  const [first] = found;
  if (first !== undefined && found.length === 1) return first.value;
  const reason = found.length === 0 && kind !== ItemKind.header ? 'truncated' : 'malformed';
  throw errorIn(origin, reason, `one ${name} in the block`, `${found.length}`);
}
