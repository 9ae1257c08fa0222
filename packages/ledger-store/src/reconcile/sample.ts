import { type EntityId, entityIdFromStore } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';

/** Limits of statements that read whole tables. */
export const CHECK_LIMITS = { seconds: 600, memoryBytes: 4_000_000_000 } as const;
/** So many entities of each kind are asked of both stores. */
const ENTITIES = 6;

/** Some of the ids that a statement of the column store gives, the same ones each time. */
export async function sampleIds(snapshot: LedgerSnapshot, tag: string, sql: string): Promise<EntityId[]> {
  const sampled = `SELECT id FROM (${sql}) ORDER BY cityHash64(id) LIMIT ${ENTITIES}`;
  const rows = await snapshot.client.query(tag, sampled, {}, { id: 'u64' }, CHECK_LIMITS);
  return rows.map(({ id }) => entityIdFromStore(id));
}
