import { compareAscending, type EntityId } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { CREATED } from '../rows/fact-list.ts';

const TAG = 'entity:created-by';
/** A page of 1,000 rows, and one more that shows whether there is a next page. */
const MAX_ENTITIES = 1_001;
/** Longer lists are read by the column store. */
const MOST_FROM_ROWS = 2_000;

/** An entity and when it was created. */
export interface CreatedEntity {
  /** 'account', 'contract', 'topic', 'token', 'file', 'schedule' or 'node'. */
  kind: string;
  /** Of a node its number, which counts apart. */
  id: bigint;
  createdNs: bigint;
}

export interface CreatedPage {
  readonly limit: number;
  readonly offset?: number;
  /** Newest first by default. */
  readonly order?: 'asc' | 'desc';
  /** Goes on behind the entity with this creation and id. */
  readonly after?: { readonly createdNs: bigint; readonly id: bigint } | undefined;
}

/**
 * The entities of a kind (undefined: of any) that an account paid the creation of, newest first, and how many of each kind
 * there are; at most 1001.
 */
export async function entitiesCreatedBy(
  snapshot: LedgerSnapshot,
  creator: EntityId,
  kind: string | undefined,
  page: CreatedPage,
): Promise<{ rows: CreatedEntity[]; totalCount: bigint; byKind: ReadonlyMap<string, bigint> }> {
  const known = await createdFromRows(snapshot, creator, kind, page);
  return known ?? scanCreated(snapshot, creator, kind, page);
}

/** The same from the column store. */
export async function scanCreated(
  snapshot: LedgerSnapshot,
  creator: EntityId,
  kind: string | undefined,
  { limit, offset = 0, order = 'desc', after }: CreatedPage,
): Promise<{ rows: CreatedEntity[]; totalCount: bigint; byKind: ReadonlyMap<string, bigint> }> {
  const [direction, behind] = order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
  const made = `creator = {creator:UInt64} AND created_ns <= ${nsParameter('headNs')}`;
  const ofKind = kind === undefined ? '' : 'AND kind = {kind:String}';
  const from =
    after === undefined ? '' : `AND (created_ns, id) ${behind} (${nsParameter('afterNs')}, {afterId:UInt64})`;
  const listSql = `SELECT kind, id, created_ns FROM entity_creator WHERE ${made} ${ofKind} ${from}
    ORDER BY created_ns ${direction}, id ${direction} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const countSql = `SELECT kind, count() AS entities FROM entity_creator WHERE ${made} GROUP BY kind ORDER BY kind`;
  const parameters = { creator, headNs: headInstant(snapshot) };
  const page = {
    ...(kind === undefined ? {} : { kind }),
    ...(after === undefined ? {} : { afterNs: after.createdNs, afterId: after.id }),
    limit: Math.min(limit, MAX_ENTITIES),
    offset,
  };
  const columns = { kind: 'text', id: 'u64', createdNs: 'ns' } as const;
  const [rows, counts] = await Promise.all([
    snapshot.client.query(TAG, listSql, { ...parameters, ...page }, columns, READ_LIMITS),
    snapshot.client.query(TAG, countSql, parameters, { kind: 'text', entities: 'u64' }, READ_LIMITS),
  ]);
  const byKind = new Map(counts.map((count) => [count.kind, count.entities]));
  const total = kind === undefined ? [...byKind.values()].reduce((sum, one) => sum + one, 0n) : byKind.get(kind);
  return { rows, totalCount: total ?? 0n, byKind };
}

/** The same from the row store; undefined where the list is too long to be sorted out here. */
async function createdFromRows(
  snapshot: LedgerSnapshot,
  creator: EntityId,
  kind: string | undefined,
  { limit, offset = 0, order = 'desc', after }: CreatedPage,
): Promise<{ rows: CreatedEntity[]; totalCount: bigint; byKind: ReadonlyMap<string, bigint> } | undefined> {
  const span = { first: 0n, last: headInstant(snapshot) };
  // What nobody created has no list.
  const made = creator === 0n ? undefined : await snapshot.rows.facts.of(CREATED, [creator], span, MOST_FROM_ROWS);
  if (made === undefined) return undefined;
  const sign = order === 'desc' ? -1 : 1;
  const isBehind = (one: CreatedEntity) => after === undefined || byCreation(one, after) * sign > 0;
  const ofKind = made.filter((one) => kind === undefined || one.kind === kind);
  const inOrder = ofKind.toSorted((one, other) => byCreation(one, other) * sign);
  const byKind = new Map<string, bigint>();
  for (const name of made.map((one) => one.kind).sort()) byKind.set(name, (byKind.get(name) ?? 0n) + 1n);
  const rows = inOrder.filter(isBehind).slice(offset, offset + Math.min(limit, MAX_ENTITIES));
  return { rows, totalCount: BigInt(ofKind.length), byKind };
}

type Creation = Pick<CreatedEntity, 'createdNs' | 'id'>;

function byCreation(one: Creation, other: Creation): number {
  return compareAscending(one.createdNs, other.createdNs) || compareAscending(one.id, other.id);
}
