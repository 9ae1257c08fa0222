import type { ColumnKind } from './table.ts';

type Values = Record<string, Uint8Array | readonly Uint8Array[] | undefined>;

const BYTES: ReadonlySet<ColumnKind> = new Set(['bytes', 'byteses', 'hash']);

/**
 * What gives a row of these columns bytes of its own: bytes that were read are views of a whole file or answer, which must
 * not stay in memory for a few of them.
 */
export function byteOwner(columns: Readonly<Record<string, ColumnKind>>): (row: object) => void {
  const properties = Object.entries(columns).flatMap(([property, kind]) => (BYTES.has(kind) ? [property] : []));
  return (row) => {
    const values = row as Values;
    for (const property of properties) {
      const value = values[property];
      if (value instanceof Uint8Array) values[property] = ownBytes(value);
      else if (value !== undefined && value.length > 0) values[property] = value.map(ownBytes);
    }
  };
}

/** Bytes that fill their buffer. */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
}
