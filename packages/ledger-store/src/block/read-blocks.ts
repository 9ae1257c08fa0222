import type { Parameters, StatementLimits } from '../client/ledger-client.ts';
import { packedRowReader } from '../client/row-binary-reader.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { type BlockRow, blockTable } from './rows.ts';
import { withStatedHashes } from './stored-hash.ts';

/** Migration 0060 packs the columns of `block` in their order in the table. */
const readPacked = packedRowReader(blockTable.columns);

/** Whole rows of `block`; `rest` is what follows FROM. */
export async function readBlocks(
  store: LedgerSnapshot,
  tag: string,
  rest: string,
  parameters: Parameters,
  limits?: StatementLimits,
): Promise<BlockRow[]> {
  const sql = `SELECT packed FROM block ${rest}`;
  const rows = await store.client.query(tag, sql, parameters, { packed: 'bytes' }, limits);
  return rows.map(({ packed }) => withStatedHashes(readPacked(packed)));
}
