import { LRUCache } from 'lru-cache';
import { perClient } from './client/per-client.ts';
import { highWaterNs, settledNs } from './high-water.ts';
import type { LedgerSnapshot } from './ledger-snapshot.ts';
import { byteOwner } from './own-bytes.ts';
import type { ColumnKind } from './table.ts';

/** Bodies, call trees and code, those used last. */
const MOST_BYTES = 64 * 1024 * 1024;
/** A call tree of thousands of steps would push out what many others ask for. */
const MOST_BYTES_OF_ONE = 1024 * 1024;
const BYTES_OF_ENTRY = 400;
const BYTES_OF_VALUE = 16;

const kept = perClient(
  () =>
    new LRUCache<string, readonly object[]>({
      maxSize: MOST_BYTES,
      maxEntrySize: MOST_BYTES_OF_ONE,
      sizeCalculation: (rows) => BYTES_OF_ENTRY + rows.reduce((sum: number, row) => sum + bytesOf(row), 0),
    }),
);

/** What is asked for: the rows that belong to one instant. */
interface LastingRows<Row> {
  /** Tells apart all that is asked for. */
  readonly name: string;
  /** When they were written: there are none beyond the head. */
  readonly at: bigint;
  readonly columns: Readonly<Record<string, ColumnKind>>;
  readonly read: () => Promise<Row[]>;
}

/**
 * Rows that never change once they are committed: those read before are not asked for again. What a cluster committed just
 * now may not stand on every replica yet, and is read each time.
 */
export async function lastingRows<Row extends object>(
  store: LedgerSnapshot,
  { name, at, columns, read }: LastingRows<Row>,
): Promise<readonly Row[]> {
  if (at > highWaterNs(store)) return [];
  if (at > settledNs(store)) return read();
  const lasting = kept(store.client);
  const known = lasting.get(name);
  // Rows are kept under the name of their own question.
  if (known !== undefined) return known as readonly Row[];
  const rows = await read();
  const own = byteOwner(columns);
  for (const row of rows) {
    own(row);
    Object.freeze(row);
  }
  lasting.set(name, rows);
  return rows;
}

/**
 * The rows of many instants, one each at most, of a table that has a row of them: what {@link lastingRows} keeps under
 * `nameOf` is not asked for again.
 */
export async function lastingRowsOfMany<Row extends { readonly consensusNs: bigint }>(
  store: LedgerSnapshot,
  instants: readonly bigint[],
  {
    nameOf,
    columns,
    read,
  }: {
    readonly nameOf: (at: bigint) => string;
    readonly columns: Readonly<Record<string, ColumnKind>>;
    readonly read: (missing: readonly bigint[]) => Promise<readonly Row[]>;
  },
): Promise<Row[]> {
  const lasting = kept(store.client);
  const known = new Map(instants.map((at) => [at, lasting.get(nameOf(at)) as readonly Row[] | undefined]));
  const missing = [...known].flatMap(([at, rows]) => (rows === undefined ? [at] : []));
  const found = missing.length === 0 ? [] : await read(missing);
  const byInstant = new Map(found.map((row) => [row.consensusNs, row]));
  for (const at of missing) {
    const row = byInstant.get(at);
    const rows = row === undefined ? [] : [row];
    known.set(at, await lastingRows(store, { name: nameOf(at), at, columns, read: async () => rows }));
  }
  return [...known.values()].flatMap((rows) => rows ?? []);
}

function bytesOf(row: object): number {
  return Object.values(row).reduce((sum: number, value: unknown) => sum + BYTES_OF_VALUE + contentOf(value), 0);
}

function contentOf(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length;
  if (value instanceof Uint8Array) return value.byteLength;
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + BYTES_OF_VALUE + contentOf(each), 0);
  return 0;
}
