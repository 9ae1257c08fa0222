import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ofSnapshot } from '../of-snapshot.ts';
import { columnList } from '../table.ts';
import { type HintsKeyChangeRow, hintsKeyChangeTable } from './rows.ts';

/** What blocks said of the keys that blocks are signed under, oldest first, up to the head. There are a few for each change of the nodes. */
export function hintsKeyChanges(snapshot: LedgerSnapshot): Promise<HintsKeyChangeRow[]> {
  return ofSnapshot(snapshot, 'hints key changes', () => {
    const sql = `SELECT ${columnList(hintsKeyChangeTable)} FROM hints_key_change
      WHERE consensus_ns <= ${nsParameter('last')} ORDER BY consensus_ns, position`;
    return snapshot.client.query(
      'block:hints-key-changes',
      sql,
      { last: headInstant(snapshot) },
      hintsKeyChangeTable.columns,
    );
  });
}
