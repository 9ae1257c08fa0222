import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { NftKey } from '../nft/queries.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { columnList } from '../table.ts';
import { type NftMetadataRow, nftMetadataTable } from './rows.ts';

/** Everything that is stored of an NFT's metadata but the document itself. */
export type NftMetadataFields = Omit<NftMetadataRow, 'document'>;

const TAG = 'nft-metadata:by-key';
const KIND = 'metadata of';
const PICTURE_KIND = 'picture of';
/** Parameters travel in the URL over HTTP. */
const KEYS_PER_STATEMENT = { embedded: 5_000, http: 250 } as const;
const { document: _document, ...FIELDS } = nftMetadataTable.columns;

/**
 * What is stored of the metadata of NFTs, in the order of the keys, undefined where none was read yet. Serial 0 means
 * the collection itself. `status` says whether the fields mean anything.
 */
export async function readNftMetadata(
  snapshot: LedgerSnapshot,
  keys: readonly NftKey[],
): Promise<(NftMetadataFields | undefined)[]> {
  const byName = new Map(keys.map((key) => [nftNameOf(key), key]));
  const read = (names: readonly string[]) =>
    fieldsByName(
      snapshot,
      names.flatMap((name) => byName.get(name) ?? []),
    );
  const isStored = await collectionsWithMetadata(snapshot);
  const names = [...byName].flatMap(([name, { token }]) => (isStored?.has(token) === false ? [] : [name]));
  const found = await untilWritten(snapshot, KIND, names, read);
  return keys.map((key) => found.get(nftNameOf(key)));
}

/**
 * Collections of which anything may be stored: most have nothing, since metadata is read when an NFT is opened. Undefined where other
 * processes write.
 */
function collectionsWithMetadata(snapshot: LedgerSnapshot): Promise<ReadonlySet<bigint>> | undefined {
  const { caches, client } = snapshot;
  if (client.kind !== 'embedded') return undefined;
  caches.collectionsWithMetadata ??= readCollections(snapshot).catch((error: unknown) => {
    caches.collectionsWithMetadata = undefined;
    throw error;
  });
  return caches.collectionsWithMetadata;
}

async function noteCollections({ caches }: LedgerSnapshot, keys: readonly NftKey[]): Promise<void> {
  try {
    const stored = await caches.collectionsWithMetadata;
    for (const { token } of keys) stored?.add(token);
  } catch {
    // Whoever asked for the collections hears of it, and they are asked for again.
  }
}

async function readCollections({ client }: LedgerSnapshot): Promise<Set<bigint>> {
  const sql = 'SELECT DISTINCT token FROM nft_metadata';
  const rows = await client.query('nft-metadata:collections', sql, {}, { token: 'u64' }, READ_LIMITS);
  return new Set(rows.map(({ token }) => token));
}

/** What is known of the pictures of collections, by token as text. */
export function readPictures<T>(
  snapshot: LedgerSnapshot,
  tokens: readonly string[],
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<ReadonlyMap<string, T>> {
  return untilWritten(snapshot, PICTURE_KIND, tokens, read);
}

/** It changes without a batch that would say so: only where no other process writes is it cached. */
function untilWritten<T>(
  snapshot: LedgerSnapshot,
  kind: string,
  names: readonly string[],
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<ReadonlyMap<string, T>> {
  return snapshot.client.kind === 'embedded' ? snapshot.caches.answers.readMany(kind, names, read) : read(names);
}

async function fieldsByName(
  snapshot: LedgerSnapshot,
  keys: readonly NftKey[],
): Promise<Map<string, NftMetadataFields>> {
  const found = new Map<string, NftMetadataFields>();
  const size = KEYS_PER_STATEMENT[snapshot.client.kind];
  for (let start = 0; start < keys.length; start += size)
    for (const row of await readFields(snapshot, keys.slice(start, start + size))) found.set(nftNameOf(row), row);
  return found;
}

/** The document of an NFT as text, empty where none is stored. */
export async function readNftDocument(snapshot: LedgerSnapshot, { token, serial }: NftKey): Promise<string> {
  const sql = `SELECT document FROM nft_metadata WHERE token = {token:UInt64} AND serial = {serial:Int64}
    ORDER BY fetched_ns DESC LIMIT 1`;
  const [row] = await snapshot.client.query('nft-metadata:document', sql, { token, serial }, { document: 'text' });
  return row?.document ?? '';
}

function readFields(snapshot: LedgerSnapshot, keys: readonly NftKey[]): Promise<NftMetadataFields[]> {
  const columns = columnList({ name: nftMetadataTable.name, columns: FIELDS });
  const sql = `SELECT ${columns} FROM nft_metadata
    WHERE (token, serial) IN arrayZip({tokens:Array(UInt64)}, {serials:Array(Int64)})
    ORDER BY token, serial, fetched_ns DESC LIMIT 1 BY token, serial`;
  const parameters = { tokens: keys.map(({ token }) => token), serials: keys.map(({ serial }) => serial) };
  return snapshot.client.query(TAG, sql, parameters, FIELDS);
}

/** A text that is unique for each NFT. */
export function nftNameOf({ token, serial }: NftKey): string {
  return `${token} ${serial}`;
}

/** Runs what writes the metadata of these NFTs, and forgets what was read of them before. */
export async function writeMetadataOf(
  snapshot: LedgerSnapshot,
  keys: readonly NftKey[],
  write: () => Promise<void>,
): Promise<void> {
  const forget = () => {
    for (const key of keys) {
      snapshot.caches.answers.forget(`${KIND} ${nftNameOf(key)}`);
      snapshot.caches.answers.forget(`${PICTURE_KIND} ${key.token}`);
    }
  };
  forget();
  await noteCollections(snapshot, keys);
  // Even after a failure: nobody knows what of it is there.
  await write().finally(forget);
  // Who read the collections meanwhile may not have seen these.
  await noteCollections(snapshot, keys);
}
