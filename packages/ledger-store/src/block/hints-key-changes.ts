import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ofSnapshot } from '../snapshot-cache.ts';
import { columnList } from '../table.ts';
import { type HintsKeyChangeRow, hintsKeyChangeTable } from './rows.ts';

/** What blocks said of the keys that blocks are signed under, oldest first, up to the head. There are a few for each change of the nodes. */
export function hintsKeyChanges(store: LedgerSnapshot): Promise<HintsKeyChangeRow[]> {
  return ofSnapshot(store, 'hints key changes', () => {
    const sql = `SELECT ${columnList(hintsKeyChangeTable)} FROM hints_key_change
      WHERE consensus_ns <= ${nsParameter('last')} ORDER BY consensus_ns, position`;
    return store.client.query(
      'block:hints-key-changes',
      sql,
      { last: highWaterNs(store) },
      hintsKeyChangeTable.columns,
    );
  });
}
