import type { EntityId } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { checkListPage, countedPage, type ListOf, type ListPage } from '../token/list-page.ts';

const TAG = 'file:updates';

/** A change of a file, without what it carried. */
export interface FileChange {
  consensusNs: bigint;
  /** Transaction type: 16 append, 17 create, 18 delete, 19 update. */
  type: number;
  /** Of the contents that it carried. */
  sizeBytes: bigint;
}

export interface FileChangePage extends ListPage {
  readonly order: 'asc' | 'desc';
  /** Goes on behind this instant. */
  readonly after?: bigint | undefined;
}

/** Changes of a file by transactions, by time, and how many. Throws InvalidQueryError for a page out of bounds. */
export async function fileChanges(
  snapshot: LedgerSnapshot,
  file: EntityId,
  { order, after, limit, offset = 0 }: FileChangePage,
): Promise<ListOf<FileChange>> {
  checkListPage(TAG, { limit, offset });
  const [direction, behind] = order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
  const changed = `file = {file:UInt64} AND type != 0 AND consensus_ns <= ${nsParameter('headNs')}`;
  const listSql = `SELECT consensus_ns, type, length(contents) AS size_bytes FROM file_data
    WHERE ${changed} AND consensus_ns ${behind} ${nsParameter('after')}
    ORDER BY file ${direction}, consensus_ns ${direction} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const countSql = `SELECT toUInt64(count()) AS total_count FROM file_data WHERE ${changed}`;
  const headNs = headInstant(snapshot);
  const from = after ?? (order === 'desc' ? headNs + 1n : -1n);
  const columns = { consensusNs: 'ns', type: 'u16', sizeBytes: 'u64' } as const;
  const list = { sql: listSql, parameters: { file, headNs, after: from, limit, offset } };
  return countedPage(snapshot, TAG, list, columns, { sql: countSql, parameters: { file, headNs } });
}
