import { balanceAnchor } from '../account/balance-anchor.ts';
import { accountBalanceTable } from '../account/rows.ts';
import type { ResultRow } from '../client/ledger-client.ts';
import { ALWAYS, allOf, type Condition } from '../condition.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { stateRows } from '../state/queries.ts';
import { committedVersion } from '../token/token-filter.ts';
import { readByBalance } from './by-balance.ts';
import { candidateIds, currentState, kindsOf } from './entity-candidates.ts';
import { type EntityPage, isSearch, type ListedPlace } from './entity-filter.ts';

const TAG = 'entity:sorted';
/** Of a search, so many candidates are sorted at most: the newest. */
const MAX_SORTED = 20_000;
const COLUMNS = { id: 'u64', version: 'ns', valueText: 'text', last: 'u8' } as const;
const STATE = { id: 'u64', isContract: 'u8', gone: 'u8', known: 'u8', passes: 'u8', newest: 'ns' } as const;
/** Contracts and deleted entities are sorted whole, as far as a set of so many ids goes. */
const MAX_OF_STATUS = 5_000_000;
const COMMITTED = `version <= ${nsParameter('headNs')}`;
/** Parameters travel in the URL over HTTP. */
const IDS_PER_STATEMENT = { embedded: 10_000, http: 300 } as const;

/** 0 means that no expiration was stated: then it follows from the creation. */
const EXPIRY = `if(expiration_ns != 0, expiration_ns,
  if(toUnixTimestamp64Nano(created_ns) > 0, toUnixTimestamp64Nano(created_ns) + toInt128(auto_renew_period) * 1000000000, 0))`;
const VALUES = { expiry: EXPIRY, memo: 'lowerUTF8(memo)', creator: 'creator' } as const;

/** A stored row in the order wanted; `version` 0 where it is made of several. */
interface Stored {
  readonly id: bigint;
  readonly version: bigint;
  /** What it is sorted by. */
  readonly valueText: string;
  /** 1 behind all that have a value. */
  readonly last: number;
}

type State = ResultRow<typeof STATE>;

/**
 * A page in another order than that of creation. The engine reads the column of every row and returns the first ones;
 * rows that are not current, or do not match the list's filter, are dropped here, and more are read where that is needed.
 */
export async function sortedEntities(
  snapshot: LedgerSnapshot,
  page: EntityPage,
  whole: boolean,
): Promise<ListedPlace[]> {
  if (page.sort !== 'balance' && page.sort !== 'messages') return readFirst(snapshot, page, whole, 'omitted');
  // Where balances are known, an account that never held hbar has 0; a topic without messages always has 0.
  const least = page.order === 'asc' && (page.sort === 'messages' || (await balanceAnchor(snapshot)) !== undefined);
  if (least) return readFirst(snapshot, page, whole, 'in order');
  return (await readByBalance(snapshot, page, whole)) ?? readValuesFirst(snapshot, page, whole);
}

async function readValuesFirst(snapshot: LedgerSnapshot, page: EntityPage, whole: boolean): Promise<ListedPlace[]> {
  // Behind one of those without a value only others of them follow.
  const found = page.after?.sorted?.last === true ? [] : await readFirst(snapshot, page, whole, 'omitted');
  // At the end of a list otherwise: looked for there only.
  return found.length === page.limit ? found : readFirst(snapshot, page, whole, 'last');
}

/** Where those come that have no value stored: who never held hbar, and topics without messages. */
type Unmoved = 'omitted' | 'in order' | 'last';

async function readFirst(
  snapshot: LedgerSnapshot,
  page: EntityPage,
  whole: boolean,
  unmoved: Unmoved,
): Promise<ListedPlace[]> {
  const { limit, offset = 0 } = page;
  const needed = offset + limit;
  const { sql, parameters } = await storedRows(snapshot, page, whole, unmoved);
  // Ends where the table has no more rows; each statement has a limit of time.
  for (let size = needed + (needed >> 3) + 64; ; size *= 4) {
    const stored = await snapshot.client.query(TAG, sql, { ...parameters, top: size }, COLUMNS, READ_LIMITS);
    const listed = await readListedRows(snapshot, page, stored, whole);
    if (stored.length < size || listed.length >= needed) return listed.slice(offset, needed).map(placeOf);
  }
}

function placeOf({ id, valueText, last }: Stored): ListedPlace {
  return { id, sorted: { value: valueText, last: last === 1 } };
}

/** Needs the parameter `top` besides its own. */
async function storedRows(
  snapshot: LedgerSnapshot,
  page: EntityPage,
  whole: boolean,
  unmoved: Unmoved,
): Promise<Condition> {
  const direction = page.order === 'asc' ? 'ASC' : 'DESC';
  const among = amongOf(snapshot, page, whole);
  const rows = await sortedRows(snapshot, page, among);
  const others =
    unmoved === 'omitted' ? '' : ` UNION ALL ${unmovedRows(page, among, rows, unmoved === 'last' ? 1 : 0)}`;
  const behind = behindOf(page);
  const sql = `SELECT id, version, toString(value) AS value_text, toUInt8(last) AS last
    FROM (SELECT id, value, version, 0 AS last FROM (${rows.sql})${others}) WHERE ${behind.sql}
    ORDER BY last, value ${direction}, id ${direction} LIMIT {top:UInt32}`;
  return { sql, parameters: { ...rows.parameters, ...behind.parameters } };
}

const VALUE_TYPES = {
  balance: 'Int64',
  expiry: 'Int128',
  creator: 'UInt64',
  memo: 'String',
  messages: 'Int64',
} as const;

/** Rows behind the one that the page continues from. */
function behindOf({ after, sort, order }: EntityPage): Condition {
  if (after?.sorted === undefined || sort === 'created') return ALWAYS;
  const { value, last } = after.sorted;
  const type = VALUE_TYPES[sort];
  const place = type === 'String' ? '{afterValue:String}' : `to${type}OrZero({afterValue:String})`;
  const sign = order === 'asc' ? '>' : '<';
  const sql = `(last > {afterLast:UInt8}
    OR (last = {afterLast:UInt8} AND (value, id) ${sign} (${place}, {afterId:UInt64})))`;
  return { sql, parameters: { afterValue: value, afterLast: last ? 1 : 0, afterId: after.id } };
}

/** The ids that the rows can be of, where the filter leaves few: without them all rows would be read again and again. */
function amongOf(snapshot: LedgerSnapshot, page: EntityPage, whole: boolean): Condition {
  const kinds = kindsOf(page);
  const few = page.deleted === true || kinds.every((kind) => kind === 'contract');
  if (!isSearch(page) && !few) return ALWAYS;
  const found = candidateIds(snapshot, page, { order: 'desc' }, whole);
  const size = isSearch(page) ? MAX_SORTED : MAX_OF_STATUS;
  return { sql: `id GLOBAL IN (${found.sql})`, parameters: { ...found.parameters, size } };
}

function sortedRows(snapshot: LedgerSnapshot, page: EntityPage, among: Condition): Condition | Promise<Condition> {
  if (page.sort === 'balance') return balanceRows(snapshot, among);
  if (page.sort === 'messages') return messageRows(snapshot, among);
  return valueRows(snapshot, page, among);
}

/** How many messages each topic has that has any. */
function messageRows(snapshot: LedgerSnapshot, among: Condition): Condition {
  const sql = `SELECT id, toInt64(max(messages)) AS value, fromUnixTimestamp64Nano(toInt64(0), 'UTC') AS version
    FROM (SELECT topic AS id, sequence_number AS messages FROM topic_last WHERE consensus_ns <= ${nsParameter('headNs')})
    WHERE ${among.sql} GROUP BY id`;
  return { sql, parameters: { ...among.parameters, headNs: headInstant(snapshot) } };
}

/** Entities without a value among these rows. */
function unmovedRows({ noun }: EntityPage, among: Condition, balances: Condition, last: 0 | 1): string {
  const version = "fromUnixTimestamp64Nano(toInt64(0), 'UTC') AS version";
  return `SELECT DISTINCT id, toInt64(0) AS value, ${version}, ${last} AS last FROM ${noun}
    WHERE ${COMMITTED} AND ${among.sql} AND id GLOBAL NOT IN (SELECT id FROM (${balances.sql}))`;
}

function valueRows(snapshot: LedgerSnapshot, { noun, sort }: EntityPage, among: Condition): Condition {
  const where = allOf(committedVersion(snapshot), among);
  const sql = `SELECT id, ${VALUES[sort as keyof typeof VALUES]} AS value, version FROM ${noun} WHERE ${where.sql}`;
  return { sql, parameters: where.parameters };
}

/** With a snapshot, what was held before the first block is added. */
async function balanceRows(snapshot: LedgerSnapshot, among: Condition): Promise<Condition> {
  const where = allOf(committedVersion(snapshot), among);
  const anchor = await balanceAnchor(snapshot);
  if (anchor?.origin !== 'snapshot')
    return {
      sql: `SELECT id, balance AS value, version FROM account_balance WHERE ${where.sql}`,
      parameters: where.parameters,
    };
  const parts = `SELECT id, argMax(balance, version) AS part FROM account_balance WHERE ${where.sql} GROUP BY id
    UNION ALL SELECT id, before AS part FROM (SELECT account AS id, any(balance) AS before FROM anchored_balance
      WHERE anchor_ns = ${nsParameter('anchorNs')} GROUP BY account) WHERE ${among.sql}`;
  return {
    sql: `SELECT id, sum(part) AS value, fromUnixTimestamp64Nano(toInt64(0), 'UTC') AS version FROM (${parts}) GROUP BY id`,
    parameters: { ...where.parameters, anchorNs: anchor.consensusNs },
  };
}

async function readListedRows(
  snapshot: LedgerSnapshot,
  page: EntityPage,
  stored: readonly Stored[],
  whole: boolean,
): Promise<Stored[]> {
  const ids = [...new Set(stored.map(({ id }) => id))];
  const keys = page.sort === 'balance' ? ids.map((id) => ({ id })) : [];
  const [states, balances] = await Promise.all([
    readStates(snapshot, page, ids),
    stateRows(snapshot, accountBalanceTable, keys),
  ]);
  const newest = new Map(balances.map(({ id, version }) => [id, version]));
  const unseen = !whole && page.deleted !== true && !isSearch(page) && kindsOf(page).includes('account');
  return stored.filter(({ id, version }) => {
    const state = states.get(id);
    const current = page.sort === 'balance' ? newest.get(id) : state?.newest;
    if (version !== 0n && current !== version) return false;
    return state === undefined ? unseen : isWanted(page, state);
  });
}

function isWanted(page: EntityPage, { isContract, gone, passes }: State): boolean {
  if (passes === 0 || (page.deleted !== undefined && page.deleted !== (gone === 1))) return false;
  if (page.noun === 'topic') return true;
  return kindsOf(page).includes(isContract === 1 ? 'contract' : 'account');
}

async function readStates(
  snapshot: LedgerSnapshot,
  page: EntityPage,
  ids: readonly bigint[],
): Promise<Map<bigint, State>> {
  const { sql, parameters } = currentState(page, 'id IN {found:Array(UInt64)}');
  const states = new Map<bigint, State>();
  const size = IDS_PER_STATEMENT[snapshot.client.kind];
  for (let start = 0; start < ids.length; start += size) {
    const all = { ...parameters, headNs: headInstant(snapshot), found: ids.slice(start, start + size) };
    for (const row of await snapshot.client.query(TAG, sql, all, STATE, READ_LIMITS)) states.set(row.id, row);
  }
  return states;
}
