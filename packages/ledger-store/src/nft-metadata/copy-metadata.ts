import { NS_PER_SECOND } from '@ledgerscope/ledger';
import type { LedgerClient } from '../client/ledger-client.ts';
import { nsParameter } from '../head-instant.ts';
import { columnList } from '../table.ts';
import type { NftMetadataRows } from './metadata-rows.ts';
import { type NftMetadataRow, nftMetadataTable } from './rows.ts';

const TAG = 'store:copy';
/** Nothing else is asked of the store meanwhile. */
const LIMITS = { seconds: 600, memoryBytes: 4_000_000_000 } as const;
const PAGE = 1_000;
/** Larger documents are read one by one, so that a page of them fits into memory. */
const LARGE_BYTES = 64 * 1024;
/** Who saves metadata does it in both stores, one after the other, and may be killed between: no statement takes longer. */
const OVERLAP_NS = 600n * NS_PER_SECOND;

const { document: _document, ...FIELDS } = nftMetadataTable.columns;
const DOCUMENT = `if(length(document) > ${LARGE_BYTES}, '', document) AS small, length(document) > ${LARGE_BYTES} AS is_large`;

/**
 * Copies the metadata that the row store lacks from the column store, in the order in which it was fetched: killed at any instant, it goes
 * on where it was.
 */
export async function copyNftMetadata(client: LedgerClient, rows: NftMetadataRows): Promise<void> {
  const newest = await rows.newestNs();
  let after: Pick<NftMetadataRow, 'fetchedNs' | 'token' | 'serial'> | undefined = {
    fetchedNs: newest === undefined ? -1n : newest - OVERLAP_NS,
    token: 0n,
    serial: -1n,
  };
  while (after !== undefined) {
    const page = await readPage(client, after);
    await rows.save(newestOfKeys(page));
    after = page.length < PAGE ? undefined : page.at(-1);
  }
}

async function readPage(
  client: LedgerClient,
  after: Pick<NftMetadataRow, 'fetchedNs' | 'token' | 'serial'>,
): Promise<NftMetadataRow[]> {
  const columns = columnList({ name: nftMetadataTable.name, columns: FIELDS });
  const sql = `SELECT ${columns}, ${DOCUMENT} FROM nft_metadata
    WHERE fetched_ns >= ${nsParameter('fetchedNs')}
      AND (fetched_ns, token, serial) > (${nsParameter('fetchedNs')}, {token:UInt64}, {serial:Int64})
    ORDER BY fetched_ns, token, serial LIMIT ${PAGE}`;
  const parameters = { fetchedNs: after.fetchedNs, token: after.token, serial: after.serial };
  const found = await client.query(TAG, sql, parameters, { ...FIELDS, small: 'text', isLarge: 'u8' }, LIMITS);
  const rows: NftMetadataRow[] = [];
  for (const { small, isLarge, ...fields } of found)
    rows.push({ ...fields, document: isLarge === 0 ? small : await readLarge(client, fields) });
  return rows;
}

async function readLarge(
  client: LedgerClient,
  { token, serial, fetchedNs }: Pick<NftMetadataRow, 'fetchedNs' | 'token' | 'serial'>,
): Promise<string> {
  const sql = `SELECT document FROM nft_metadata
    WHERE token = {token:UInt64} AND serial = {serial:Int64} AND fetched_ns = ${nsParameter('fetchedNs')} LIMIT 1`;
  const [row] = await client.query(TAG, sql, { token, serial, fetchedNs }, { document: 'text' }, LIMITS);
  return row?.document ?? '';
}

/** One row of each key: the last of them was fetched last. */
function newestOfKeys(rows: readonly NftMetadataRow[]): NftMetadataRow[] {
  return [...new Map(rows.map((row) => [`${row.token} ${row.serial}`, row])).values()];
}
