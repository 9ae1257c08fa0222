import { InvalidQueryError } from '../client/store-error.ts';
import { ALWAYS, allOf, type Condition, type TimeRange } from '../condition.ts';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { stateRows } from '../state/queries.ts';
import { ledgerCounterTable } from '../stats/rows.ts';
import { checkListPage, currentPage, type ListOf, type ListPage } from './list-page.ts';
import { type TokenState, tokensById } from './queries.ts';
import { tokenSupplyTable, tokenTable } from './rows.ts';

const TAG = 'token:list';
const VERSIONED = { id: 'u64', version: 'ns' } as const;
/** Parameters travel in the URL over HTTP. */
const IDS_PER_STATEMENT = 300;

export interface TokenFilter {
  readonly type?: 'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE' | undefined;
  /** Part of the name or symbol, whatever its case. */
  readonly text?: { readonly value: string; readonly match: 'prefix' | 'contains' } | undefined;
  /** By the creation, both ends inclusive. */
  readonly created?: TimeRange | undefined;
}

export interface TokenPage extends TokenFilter, ListPage {
  /** By creation (the order of ids), name, symbol or total supply. */
  readonly sort: 'created' | 'name' | 'symbol' | 'supply';
  readonly order: 'asc' | 'desc';
  /** Goes on behind this token, by creation: the way to walk the list to its end. */
  readonly after?: bigint | undefined;
}

/**
 * Tokens whose type the stream showed, deleted ones too, and how many pass the filter. Throws InvalidQueryError for a page
 * out of bounds, and for `after` in another order than by creation.
 */
export async function listTokens(store: LedgerReader, page: TokenPage): Promise<ListOf<TokenState>> {
  checkListPage(TAG, page);
  if (page.after !== undefined && page.sort !== 'created')
    throw new InvalidQueryError(`a list by ${page.sort} has no place after a token`, { tag: TAG });
  const filtered = page.text !== undefined || page.created !== undefined;
  const { ids, totalCount } = filtered ? await search(store, page) : await unfiltered(store, page);
  const tokens = await tokensById(store, ids);
  return { rows: ids.flatMap((id) => tokens.get(id) ?? []), totalCount };
}

interface Found {
  readonly ids: readonly bigint[];
  readonly totalCount: bigint;
}

async function unfiltered(store: LedgerReader, page: TokenPage): Promise<Found> {
  const [ids, totalCount] = await Promise.all([
    page.sort === 'created' ? byCreation(store, page) : sorted(store, page, ALWAYS),
    countAll(store, page),
  ]);
  return { ids, totalCount };
}

async function countAll(store: LedgerReader, { type }: TokenFilter): Promise<bigint> {
  const names = { FUNGIBLE_COMMON: 'fungibleTokens', NON_FUNGIBLE_UNIQUE: 'nonFungibleTokens' };
  const wanted = type === undefined ? Object.values(names) : [names[type]];
  const rows = await stateRows(
    store,
    TAG,
    ledgerCounterTable,
    wanted.map((name) => ({ name })),
  );
  return rows.reduce((sum, { value }) => sum + value, 0n);
}

/** In the order of the primary key. A token's type never changes once it is known, so any version of it will do. */
async function byCreation(store: LedgerReader, page: TokenPage): Promise<bigint[]> {
  const direction = page.order === 'asc' ? 'ASC' : 'DESC';
  const { sql, parameters } = allOf(typeCondition(page), afterCondition(page), committed(store));
  const stored = (limit: number) =>
    store.client.query(
      TAG,
      `SELECT id, version FROM token WHERE ${sql} ORDER BY id ${direction} LIMIT {limit:UInt32}`,
      { ...parameters, limit },
      VERSIONED,
    );
  const rows = await currentPage({ stored, keyOf: ({ id }) => `${id}`, keeps: () => true }, page);
  return rows.map(({ id }) => id);
}

async function search(store: LedgerReader, page: TokenPage): Promise<Found> {
  const match = allOf(typeCondition(page), textCondition(page), createdCondition(page));
  const [ids, totalCount] = await Promise.all([sorted(store, page, match), countMatches(store, match)]);
  return { ids, totalCount };
}

/** Tokens of which some version matches are looked at again: the newest has to match. */
async function countMatches(store: LedgerReader, match: Condition): Promise<bigint> {
  const bound = committed(store);
  const sql = `SELECT countIf(matches) AS total_count FROM (
      SELECT id, argMax(${match.sql}, version) AS matches FROM token
      WHERE id IN (SELECT id FROM token WHERE ${match.sql} AND ${bound.sql}) AND ${bound.sql} GROUP BY id)
    SETTINGS optimize_aggregation_in_order = 1`;
  const parameters = { ...match.parameters, ...bound.parameters };
  const [row] = await store.client.query(TAG, sql, parameters, { totalCount: 'u64' }, READ_LIMITS);
  return row?.totalCount ?? 0n;
}

const SORT_VALUES = {
  created: 'id',
  name: 'lowerUTF8(name)',
  symbol: 'lowerUTF8(symbol)',
  supply: 'total_supply',
} as const;

/**
 * The first stored rows in the order wanted, a few more than the page has; those that are no longer current are dropped.
 * Picking the current rows of all tokens first would cost several times more.
 */
async function sorted(store: LedgerReader, page: TokenPage, match: Condition): Promise<bigint[]> {
  const { limit, offset = 0 } = page;
  const needed = offset + limit;
  if (limit === 0) return [];
  const { sql, parameters } = sortedStatement(store, page, match);
  for (let size = needed + (needed >> 1) + 24; ; size *= 4) {
    const stored = await store.client.query(TAG, sql, { ...parameters, size }, VERSIONED, READ_LIMITS);
    const ids =
      page.sort === 'supply'
        ? await onlyMatching(store, await onlyCurrent(store, tokenSupplyTable, stored), match)
        : await onlyCurrent(store, tokenTable, stored);
    if (ids.length >= needed || stored.length < size) return ids.slice(offset, needed);
  }
}

/** Needs the parameter `size` besides its own. */
function sortedStatement(store: LedgerReader, page: TokenPage, match: Condition): Condition {
  const direction = page.order === 'asc' ? 'ASC' : 'DESC';
  const bySupply = page.sort === 'supply';
  const matching = bySupply && match !== ALWAYS ? `id IN (SELECT id FROM token WHERE ${match.sql})` : match.sql;
  const where = allOf(typeCondition(page), { ...match, sql: matching }, afterCondition(page), committed(store));
  const sql = `SELECT id, version FROM ${bySupply ? 'token_supply' : 'token'} WHERE ${where.sql}
    ORDER BY ${SORT_VALUES[page.sort]} ${direction}, id ${direction} LIMIT {size:UInt32}`;
  return { sql, parameters: where.parameters };
}

interface Stored {
  readonly id: bigint;
  readonly version: bigint;
}

async function onlyCurrent(
  store: LedgerReader,
  table: typeof tokenTable | typeof tokenSupplyTable,
  stored: readonly Stored[],
): Promise<bigint[]> {
  const keys = [...new Set(stored.map(({ id }) => id))].map((id) => ({ id }));
  const rows: readonly Stored[] = keys.length === 0 ? [] : await stateRows(store, TAG, table, keys);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return stored.filter(({ id, version }) => versions.get(id) === version).map(({ id }) => id);
}

/** Of tokens that were found by their supply, those whose current name or creation matches. */
async function onlyMatching(store: LedgerReader, ids: readonly bigint[], match: Condition): Promise<bigint[]> {
  if (match === ALWAYS) return [...ids];
  const where = allOf(match, committed(store));
  const sql = `SELECT id, version FROM token WHERE id IN (SELECT arrayJoin({ids:Array(UInt64)})) AND ${where.sql}`;
  const matching = new Set<bigint>();
  for (let start = 0; start < ids.length; start += IDS_PER_STATEMENT) {
    const parameters = { ...where.parameters, ids: ids.slice(start, start + IDS_PER_STATEMENT) };
    const stored = await store.client.query(TAG, sql, parameters, VERSIONED);
    for (const id of await onlyCurrent(store, tokenTable, stored)) matching.add(id);
  }
  return ids.filter((id) => matching.has(id));
}

function committed(store: LedgerReader): Condition {
  return { sql: `version <= ${nsParameter('highWater')}`, parameters: { highWater: highWaterNs(store) } };
}

function typeCondition({ type }: TokenFilter): Condition {
  if (type === undefined) return { sql: "type != ''", parameters: {} };
  return { sql: 'type = {type:String}', parameters: { type } };
}

function textCondition({ text }: TokenFilter): Condition {
  if (text === undefined || text.value === '') return ALWAYS;
  const parameters = { text: text.value };
  const holds = (column: string): string =>
    text.match === 'prefix'
      ? `startsWithCaseInsensitiveUTF8(${column}, {text:String})`
      : `positionCaseInsensitiveUTF8(${column}, {text:String}) > 0`;
  return { sql: `(${holds('name')} OR ${holds('symbol')})`, parameters };
}

function createdCondition({ created }: TokenFilter): Condition {
  if (created === undefined) return ALWAYS;
  return {
    sql: `created_ns >= ${nsParameter('createdFirst')} AND created_ns <= ${nsParameter('createdLast')}`,
    parameters: { createdFirst: created.first, createdLast: created.last },
  };
}

function afterCondition({ after, order }: TokenPage): Condition {
  if (after === undefined) return ALWAYS;
  return { sql: `id ${order === 'asc' ? '>' : '<'} {after:UInt64}`, parameters: { after } };
}
