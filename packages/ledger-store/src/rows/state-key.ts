import type { ColumnKind } from '../table.ts';

const SIGN = 1n << 63n;
const MASK = 2n ** 64n - 1n;
/** Ends a text within a key: no text contains it, as each zero byte in a text is followed by 255. */
const END_OF_TEXT = Buffer.from([0, 0]);

/** Writes one value so that the order of the bytes is the order of the values. */
const WRITERS: Readonly<Partial<Record<ColumnKind, (value: never) => Buffer>>> = {
  u64: (value: bigint) => int8(value),
  i64: (value: bigint) => int8((value & MASK) ^ SIGN),
  ns: (value: bigint) => int8((value & MASK) ^ SIGN),
  u32: (value: number) => {
    const bytes = Buffer.allocUnsafe(4);
    bytes.writeUInt32BE(value);
    return bytes;
  },
  text: (value: string) => {
    const bytes = Buffer.from(value, 'utf8');
    const escaped = bytes.includes(0)
      ? Buffer.from([...bytes].flatMap((byte) => (byte === 0 ? [0, 255] : [byte])))
      : bytes;
    return Buffer.concat([escaped, END_OF_TEXT]);
  },
};

function int8(value: bigint): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigUInt64BE(value);
  return bytes;
}

interface KeyedTable {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, ColumnKind>>;
}

/**
 * What writes the key of a table's rows as bytes whose order is that of the key's columns. Of a key whose last columns are
 * omitted it gives the prefix that all keys under it share.
 */
export function stateKeyWriter(table: KeyedTable): (key: object) => Buffer {
  const plan = table.key.map((property) => {
    const write = WRITERS[table.columns[property] ?? 'bytes'];
    if (write === undefined) throw new TypeError(`${table.name}.${property} cannot be part of a key`);
    return [property, write as (value: unknown) => Buffer] as const;
  });
  return (key) => {
    const values = key as Readonly<Record<string, unknown>>;
    const parts: Buffer[] = [];
    for (const [property, write] of plan) {
      const value = values[property];
      if (value === undefined) break;
      parts.push(write(value));
    }
    return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
  };
}

/** The first bytes after every key that begins with a prefix; undefined where there are none. */
export function afterPrefix(prefix: Uint8Array): Buffer | undefined {
  const bytes = Buffer.from(prefix);
  for (let index = bytes.length - 1; index >= 0; index -= 1) {
    const byte = bytes[index] as number;
    if (byte === 255) continue;
    bytes[index] = byte + 1;
    return bytes.subarray(0, index + 1);
  }
  return undefined;
}
