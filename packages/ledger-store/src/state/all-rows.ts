import type { ResultRow } from '../client/ledger-client.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { type ColumnKind, columnName } from '../table.ts';
import { asOf } from './queries.ts';
import type { StateTable } from './state-table.ts';

const VERSIONS_PER_PAGE = 200_000;
/** Reading a whole table is done on demand, never for a page. */
const LIMITS = { seconds: 600, memoryBytes: 4_000_000_000 } as const;

/**
 * Some columns of every row as of the head, in the order of their ids, page by page of the primary key. A row may be newer
 * than the head ({@link asOf}); its `version` says so.
 */
export async function* allRows<const Columns extends Readonly<Record<string, ColumnKind>>>(
  snapshot: LedgerSnapshot,
  tag: string,
  table: StateTable,
  columns: Columns,
): AsyncGenerator<ResultRow<Columns & { readonly id: 'u64'; readonly version: 'ns' }>> {
  const read = { ...columns, id: 'u64', version: 'ns' } as const;
  const sql = `SELECT ${Object.keys(read).map(columnName).join(', ')} FROM ${table.name}
    WHERE id >= {from:UInt64} ORDER BY id, slot LIMIT {limit:UInt32}`;
  const headNs = headInstant(snapshot);
  // Ends with a page that is not full.
  for (let from = 0n; ; ) {
    const versions = await snapshot.client.query(tag, sql, { from, limit: VERSIONS_PER_PAGE }, read, LIMITS);
    const lastId = versions.at(-1)?.id;
    const full = versions.length === VERSIONS_PER_PAGE;
    // A full page may cut the versions of its last id, which comes again with the next page.
    const whole = full ? versions.filter(({ id }) => id !== lastId) : versions;
    yield* asOf(table, whole as never, headNs) as unknown as typeof versions;
    if (!full || lastId === undefined) return;
    from = lastId;
  }
}
