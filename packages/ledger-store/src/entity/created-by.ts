import type { EntityId } from '@ledgerscope/ledger';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';

const MAX_ENTITIES = 1_000;

/** An entity and when it was created. */
export interface CreatedEntity {
  id: bigint;
  createdNs: bigint;
}

/** The entities of a kind ('file', 'topic', …) that an account paid the creation of, newest first, and how many; at most 1000. */
export async function entitiesCreatedBy(
  store: LedgerReader,
  creator: EntityId,
  kind: string,
  page: { readonly limit: number; readonly offset?: number },
): Promise<{ rows: CreatedEntity[]; totalCount: bigint }> {
  const made = `creator = {creator:UInt64} AND kind = {kind:String} AND created_ns <= ${nsParameter('highWater')}`;
  const parameters = { creator, kind, highWater: highWaterNs(store) };
  const listSql = `SELECT id, created_ns FROM entity_creator WHERE ${made}
    ORDER BY creator DESC, kind DESC, created_ns DESC LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const countSql = `SELECT count() AS total_count FROM entity_creator WHERE ${made}`;
  const limits = { limit: Math.min(page.limit, MAX_ENTITIES), offset: page.offset ?? 0 };
  const [rows, [count]] = await Promise.all([
    store.client.query('entity:created-by', listSql, { ...parameters, ...limits }, { id: 'u64', createdNs: 'ns' }),
    store.client.query('entity:created-by', countSql, parameters, { totalCount: 'u64' }),
  ]);
  return { rows, totalCount: count?.totalCount ?? 0n };
}
