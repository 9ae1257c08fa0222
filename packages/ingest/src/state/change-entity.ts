import { type EntityId, NO_ENTITY } from '@ledgerscope/ledger';
import type { Derivation } from '../derive/derive-context.ts';
import { addTo, type Counter } from './counter.ts';
import type { Edit } from './state-changes.ts';
import type { StateSets } from './state-set.ts';

/** Changes the row of an entity as of the transaction; nothing where that names none. */
export function changeEntity<Table extends 'account' | 'file' | 'topic'>(
  { changes, consensusNs }: Derivation,
  table: Table,
  id: EntityId,
  edit: Edit<Table>,
): void {
  if (id === NO_ENTITY) return;
  changes.change<'account' | 'file' | 'topic'>(table, { id }, (row, state) => {
    row.updatedNs = consensusNs;
    edit(row as Parameters<Edit<Table>>[0], state);
  });
}

/** Only what was seen created is counted, so that a deletion never counts below it. */
export function setDeleted(
  state: StateSets,
  row: { readonly createdNs: bigint; deleted: number },
  deleted: boolean,
  counter: Counter,
): void {
  if ((row.deleted === 1) === deleted) return;
  row.deleted = deleted ? 1 : 0;
  if (row.createdNs !== 0n) addTo(state, counter, deleted ? -1n : 1n);
}
