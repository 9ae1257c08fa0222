import type { ConsensusNs, EntityId } from '@ledgerscope/ledger';
import { columnList } from '../column-list.ts';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { type FileDataRow, fileDataTable } from './rows.ts';

/**
 * The pieces that make a file's contents, oldest first: from its newest create (17) or update (19) with contents onwards,
 * up to `at` (default: now). `[]` when no such piece was ingested.
 */
export function fileHistory(store: LedgerReader, file: EntityId, at?: ConsensusNs): Promise<FileDataRow[]> {
  const highWater = highWaterNs(store);
  const last = at !== undefined && at < highWater ? at : highWater;
  const piece = `file = {file:UInt64} AND consensus_ns <= ${nsParameter('last')}`;
  const sql = `SELECT ${columnList(fileDataTable)} FROM file_data
    WHERE ${piece} AND consensus_ns >= (
      SELECT consensus_ns FROM file_data WHERE ${piece} AND type IN (17, 19) AND contents != ''
      ORDER BY file DESC, consensus_ns DESC LIMIT 1)
    ORDER BY file, consensus_ns`;
  return store.client.query('file:history', sql, { file, last }, fileDataTable.columns);
}
