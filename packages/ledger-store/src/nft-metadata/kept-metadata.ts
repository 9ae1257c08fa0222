import { LRUCache } from 'lru-cache';
import { perClient } from '../client/per-client.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { byteOwner } from '../own-bytes.ts';
import { type NftMetadataRow, nftMetadataTable } from './rows.ts';

/** Everything that is stored of an NFT's metadata but the document itself. */
export type NftMetadataFields = Omit<NftMetadataRow, 'document'>;

/** Those that readers asked for last. */
const MOST_CHARACTERS = 8 * 1024 * 1024;
const MOST_CHARACTERS_OF_ONE = 64 * 1024;
const CHARACTERS_OF_ENTRY = 400;
/** Who asks for more at once walks through a table, and would push out what others ask for. */
const MOST_KEPT_AT_ONCE = 250;

interface Kept {
  /** Empty: nothing is stored of this key. */
  readonly byName: LRUCache<string, readonly NftMetadataFields[]>;
  /** Grows with everything that is written: what was read across that may be what was there before. */
  writes: number;
}

const own = byteOwner(nftMetadataTable.columns);

const keptBy = perClient(
  (): Kept => ({
    byName: new LRUCache({
      maxSize: MOST_CHARACTERS,
      maxEntrySize: MOST_CHARACTERS_OF_ONE,
      sizeCalculation: (rows) => CHARACTERS_OF_ENTRY + rows.reduce((sum, row) => sum + charactersOf(row), 0),
    }),
    writes: 0,
  }),
);

/**
 * Rows by name: those that were read before and not written since are not read again. Only where no other process writes,
 * since metadata changes without a batch that would tell of it.
 */
export async function keptMetadata(
  { client }: LedgerSnapshot,
  names: readonly string[],
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, NftMetadataFields>>,
): Promise<ReadonlyMap<string, NftMetadataFields>> {
  if (client.kind !== 'embedded' || names.length > MOST_KEPT_AT_ONCE) return read(names);
  const kept = keptBy(client);
  const { writes } = kept;
  const known = new Map(names.map((name) => [name, kept.byName.get(name)]));
  const missing = names.filter((name) => known.get(name) === undefined);
  const rest = missing.length === 0 ? new Map<string, NftMetadataFields>() : await read(missing);
  if (kept.writes === writes)
    for (const name of missing) {
      const row = rest.get(name);
      if (row !== undefined) own(row);
      kept.byName.set(name, row === undefined ? [] : [Object.freeze(row)]);
    }
  const told = [...known].flatMap(([name, rows]) => rows?.map((row) => [name, row] as const) ?? []);
  return new Map([...told, ...rest]);
}

/** Writes rows of these names, and forgets what was read of them before. */
export async function writeKeptMetadata(
  { client }: LedgerSnapshot,
  names: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  const kept = keptBy(client);
  kept.writes++;
  try {
    await write();
  } finally {
    // Even after a failure: nobody knows what of it is there.
    kept.writes++;
    for (const name of names) kept.byName.delete(name);
  }
}

function charactersOf(row: NftMetadataFields): number {
  let characters = 0;
  for (const value of Object.values(row)) {
    if (Array.isArray(value)) for (const text of value) characters += String(text).length;
    else if (typeof value === 'string' || value instanceof Uint8Array) characters += value.length;
  }
  return characters;
}
