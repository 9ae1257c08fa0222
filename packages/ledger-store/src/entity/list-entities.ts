import { balanceAnchor } from '../account/balance-anchor.ts';
import { accountTable } from '../account/rows.ts';
import type { ResultRow } from '../client/ledger-client.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ofSnapshot } from '../of-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { MOST_AT_ONCE } from '../snapshot-cache.ts';
import { stateRows } from '../state/queries.ts';
import { ledgerCounters } from '../stats/ledger-counters.ts';
import { checkListPage } from '../token/list-page.ts';
import { topicTable } from '../topic/rows.ts';
import { candidateIds, checkedCandidates, kindsOf, passesUnseen } from './entity-candidates.ts';
import { type EntityFilter, type EntityPage, isSearch, type ListedKind, type ListedPlace } from './entity-filter.ts';
import { sortedEntities } from './sort-entities.ts';

const TAG = 'entity:list';
/** A search looks at so many candidates at most; beyond them its counts are lower bounds. */
const MAX_CANDIDATES = 20_000;
const CHECKED = { id: 'u64', isContract: 'u8', gone: 'u8', known: 'u8', passes: 'u8' } as const;

/** How many entities of a kind there are. */
export interface EntityTally {
  readonly kind: ListedKind;
  readonly deleted: boolean;
  readonly count: bigint;
}

export interface EntityTallies {
  readonly tallies: readonly EntityTally[];
  /** True where there may be more: of a search with very many candidates, or of a ledger that was not read from genesis. */
  readonly lowerBound: boolean;
}

/** What a candidate is at the head. */
type Checked = ResultRow<typeof CHECKED>;

/**
 * The entities of a page of accounts, contracts or topics. In a ledger read from genesis a list without a search holds those that
 * were seen created; in any other all that a row names. Throws InvalidQueryError for a page out of bounds.
 */
export async function listEntities(snapshot: LedgerSnapshot, page: EntityPage): Promise<ListedPlace[]> {
  checkListPage(TAG, page);
  if (page.limit === 0) return [];
  const whole = await readFromGenesis(snapshot);
  if (page.sort !== 'created') return sortedEntities(snapshot, page, whole);
  return (await byCreation(snapshot, page, whole)).map((id) => ({ id }));
}

async function byCreation(snapshot: LedgerSnapshot, page: EntityPage, whole: boolean): Promise<bigint[]> {
  const { limit, offset = 0 } = page;
  const needed = offset + limit;
  // Ends where the table has no more rows; each statement has a limit of time.
  for (let size = needed + (needed >> 1) + 24; ; size *= 4) {
    const found = await findCandidates(snapshot, page, whole, size);
    const listed = new Set(found.filter((candidate) => isListed(page, candidate)).map(({ id }) => id));
    if (found.length < size || listed.size >= needed) return [...listed].slice(offset, needed);
  }
}

/** The first candidates of a page, some of them more than once, with what they are. */
async function findCandidates(
  snapshot: LedgerSnapshot,
  page: EntityPage,
  whole: boolean,
  size: number,
): Promise<readonly Checked[]> {
  const range = { order: page.order, after: page.after?.id };
  // The rows of a small page are read for its reply in any case, and most are known.
  if (isSearch(page) || size > MOST_AT_ONCE) {
    const { sql, parameters } = checkedCandidates(snapshot, page, range, whole);
    return snapshot.client.query(TAG, sql, { ...parameters, size }, CHECKED, READ_LIMITS);
  }
  const { sql, parameters } = candidateIds(snapshot, page, range, whole);
  const found = await snapshot.client.query(TAG, sql, { ...parameters, size }, { id: 'u64' }, READ_LIMITS);
  const ids = [...new Set(found.map(({ id }) => id))].map((id) => ({ id }));
  const rows =
    page.noun === 'topic'
      ? (await stateRows(snapshot, topicTable, ids)).map((row) => ({ ...row, isContract: 0 }))
      : await stateRows(snapshot, accountTable, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.map(({ id }) => {
    const { isContract = 0, deleted = 0 } = byId.get(id) ?? {};
    const known = byId.has(id) ? 1 : 0;
    return { id, isContract, gone: deleted, known, passes: known };
  });
}

/** How many entities pass by kind and state, whatever the filter says of these two. */
export async function countEntities(snapshot: LedgerSnapshot, filter: EntityFilter): Promise<EntityTallies> {
  const whole = await readFromGenesis(snapshot);
  const all = { ...filter, kinds: undefined, deleted: undefined };
  if (isSearch(filter)) return countSearch(snapshot, all, whole);
  return whole ? { tallies: await countAll(snapshot, all), lowerBound: false } : countNamed(snapshot, all);
}

/**
 * In a ledger that was not read from genesis ingest counts only what it saw created: all that a row names are counted
 * as a search does, and where these are too many, what is greater holds.
 */
async function countNamed(snapshot: LedgerSnapshot, filter: EntityFilter): Promise<EntityTallies> {
  const found = await countSearch(snapshot, filter, false);
  if (!found.lowerBound) return { tallies: found.tallies, lowerBound: true };
  const tallies = new Map<string, EntityTally>();
  for (const tally of [...found.tallies, ...(await countAll(snapshot, filter))]) {
    const name = `${tally.kind} ${tally.deleted}`;
    if (tally.count > (tallies.get(name)?.count ?? -1n)) tallies.set(name, tally);
  }
  return { tallies: [...tallies.values()], lowerBound: true };
}

async function countSearch(snapshot: LedgerSnapshot, filter: EntityFilter, whole: boolean): Promise<EntityTallies> {
  const { sql, parameters } = checkedCandidates(snapshot, filter, { order: 'desc' }, whole);
  const unseen = passesUnseen(filter) ? 'known = 0' : '0';
  const counted = `SELECT is_contract, gone, toUInt8(passes = 1 OR ${unseen}) AS listed, toUInt64(uniqExact(id)) AS entities,
      toUInt64(count()) AS candidates
    FROM (${sql}) GROUP BY is_contract, gone, listed`;
  const columns = { isContract: 'u8', gone: 'u8', listed: 'u8', entities: 'u64', candidates: 'u64' } as const;
  const limits = { ...parameters, size: MAX_CANDIDATES + 1 };
  const rows = await snapshot.client.query('entity:count', counted, limits, columns, READ_LIMITS);
  const candidates = rows.reduce((sum, row) => sum + row.candidates, 0n);
  const tallies = rows
    .filter(({ listed }) => listed === 1)
    .map((row) => ({ kind: kindOf(filter, row), deleted: row.gone === 1, count: row.entities }));
  return { tallies, lowerBound: candidates > BigInt(MAX_CANDIDATES) };
}

/** Accounts and topics that exist are counted by ingest; the rest differs in entity_status. */
async function countAll(snapshot: LedgerSnapshot, filter: EntityFilter): Promise<EntityTally[]> {
  const kinds = kindsOf(filter);
  const [counters, status] = await Promise.all([ledgerCounters(snapshot), statusTallies(snapshot, kinds)]);
  const others = status.filter(({ kind, deleted }) => deleted || kind === 'contract');
  const alive = kinds
    .filter((kind) => kind !== 'contract')
    .map((kind) => ({ kind, deleted: false, count: kind === 'topic' ? counters.topics : counters.accounts }));
  return [...alive, ...others];
}

function statusTallies(snapshot: LedgerSnapshot, kinds: readonly ListedKind[]): Promise<EntityTally[]> {
  return ofSnapshot(snapshot, `entities by status ${kinds.join()}`, () => readStatusTallies(snapshot, kinds));
}

async function readStatusTallies(snapshot: LedgerSnapshot, kinds: readonly ListedKind[]): Promise<EntityTally[]> {
  const sql = `SELECT kind, gone, toUInt64(count()) AS entities FROM (
      SELECT kind, id, argMax(deleted, version) AS gone FROM entity_status
      WHERE kind IN {kinds:Array(String)} AND version <= ${nsParameter('headNs')} GROUP BY kind, id)
    GROUP BY kind, gone`;
  const parameters = { kinds, headNs: headInstant(snapshot) };
  const columns = { kind: 'text', gone: 'u8', entities: 'u64' } as const;
  const rows = await snapshot.client.query('entity:count', sql, parameters, columns, READ_LIMITS);
  return rows.map(({ kind, gone, entities }) => ({ kind: kind as ListedKind, deleted: gone === 1, count: entities }));
}

/** Whether every entity that exists was seen created. */
async function readFromGenesis(snapshot: LedgerSnapshot): Promise<boolean> {
  return (await balanceAnchor(snapshot))?.origin === 'genesis';
}

function isListed(filter: EntityFilter, candidate: Checked): boolean {
  if (candidate.known === 0) return passesUnseen(filter);
  if (candidate.passes === 0) return false;
  if (filter.deleted !== undefined && filter.deleted !== (candidate.gone === 1)) return false;
  return kindsOf(filter).includes(kindOf(filter, candidate));
}

function kindOf({ noun }: EntityFilter, { isContract }: { readonly isContract: number }): ListedKind {
  if (noun === 'topic') return 'topic';
  return isContract === 1 ? 'contract' : 'account';
}
