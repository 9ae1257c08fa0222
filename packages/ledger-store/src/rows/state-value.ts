import { packedRowReader } from '../client/row-binary-reader.ts';
import type { StateRow, StateTable } from '../state/state-table.ts';

/** A row of state, and the version before. */
export interface StoredState {
  readonly value: Uint8Array;
  readonly previous: Uint8Array | null;
}

type ReadState<T> = (packed: Uint8Array) => StateRow<T>;
const READERS = new Map<string, (packed: Uint8Array) => object>();

/** What reads the packed rows of a table of state. */
export function stateReader<T extends StateTable>(table: T): ReadState<T> {
  const known = READERS.get(table.name);
  if (known !== undefined) return known as ReadState<T>;
  const read = packedRowReader(table.columns) as unknown as ReadState<T>;
  READERS.set(table.name, read);
  return read;
}

/**
 * The newest version up to the head. A reader's head may be older than both versions that are stored (a query that waited): then the
 * older one, which is committed since the next one is written only after that. A single version beyond the head is not there yet.
 */
export function asOfHead<T extends StateTable>(
  read: ReadState<T>,
  { value, previous }: StoredState,
  headNs: bigint,
): StateRow<T> | undefined {
  const newest = read(value);
  if ((newest as { version: bigint }).version <= headNs) return newest;
  return previous === null ? undefined : read(previous);
}
