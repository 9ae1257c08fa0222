import { allOf, type Condition } from '../condition.ts';
import { countedText } from '../counted-on.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ofSnapshot } from '../of-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { MOST_AT_ONCE } from '../snapshot-cache.ts';
import { stateRow, stateRows } from '../state/queries.ts';
import { ledgerCounterTable } from '../stats/rows.ts';
import { checkListPage, currentPage, type ListOf, type ListPage } from './list-page.ts';
import { type TokenState, tokensById } from './queries.ts';
import { tokenSupplyTable, tokenTable } from './rows.ts';
import {
  committedVersion,
  isNarrowed,
  matchingTokens,
  nameRowCondition,
  type TokenFilter,
  typeCondition,
} from './token-filter.ts';

const TAG = 'token:list';
const VERSIONED = { id: 'u64', version: 'ns' } as const;
const NAMED = { ...VERSIONED, listed: 'u8' } as const;

export interface TokenPage extends TokenFilter, ListPage {
  /** By creation (the order of ids), name, symbol or total supply. */
  readonly sort: 'created' | 'name' | 'symbol' | 'supply';
  readonly order: 'asc' | 'desc';
  /**
   * Goes on behind this token, in the order asked for: the way to walk the list to its end. In the orders by name, symbol
   * and supply that is behind what the token has of it now.
   */
  readonly after?: bigint | undefined;
}

/** Tokens, how many there are in all, and how many of each type. */
export interface TokenList extends ListOf<TokenState> {
  readonly byType: ReadonlyMap<string, bigint>;
}

/**
 * Tokens whose type the stream showed, deleted ones too, and how many pass the filter. Throws InvalidQueryError for a page
 * out of bounds.
 */
export async function listTokens(snapshot: LedgerSnapshot, page: TokenPage): Promise<TokenList> {
  checkListPage(TAG, page);
  const [ids, byType] = await Promise.all([idsOfPage(snapshot, page), countTokens(snapshot, page)]);
  const tokens = await tokensById(snapshot, ids);
  const totalCount = [...byType.values()].reduce((sum, count) => sum + count, 0n);
  return { rows: ids.flatMap((id) => tokens.get(id) ?? []), totalCount, byType };
}

/** How many tokens pass the filter, by type; types without any are omitted. */
export async function countTokens(snapshot: LedgerSnapshot, filter: TokenFilter): Promise<Map<string, bigint>> {
  const counts = isNarrowed(filter) ? await countMatches(snapshot, filter) : await countAll(snapshot, filter);
  return new Map(counts.filter(([, count]) => count > 0n));
}

async function countAll(snapshot: LedgerSnapshot, { type }: TokenFilter): Promise<[string, bigint][]> {
  const names = { FUNGIBLE_COMMON: 'fungibleTokens', NON_FUNGIBLE_UNIQUE: 'nonFungibleTokens' };
  const wanted = Object.entries(names).filter(([one]) => type === undefined || one === type);
  const keys = wanted.map(([, name]) => ({ name }));
  const rows = await stateRows(snapshot, ledgerCounterTable, keys);
  return wanted.map(([one, counter]) => [one, rows.find(({ name }) => name === counter)?.value ?? 0n]);
}

async function countMatches(snapshot: LedgerSnapshot, filter: TokenFilter): Promise<[string, bigint][]> {
  const { sql: where, parameters } = nameRowCondition(snapshot, 'token_text', filter);
  const sql = `SELECT toString(type) AS type, toInt64(sum(if(listed = 1, 1, -1))) AS tokens FROM token_text
    WHERE ${where} GROUP BY type`;
  const rows = await snapshot.client.query(TAG, sql, parameters, { type: 'text', tokens: 'i64' }, READ_LIMITS);
  return rows.map(({ type, tokens }) => [type, tokens]);
}

async function idsOfPage(snapshot: LedgerSnapshot, page: TokenPage): Promise<readonly bigint[]> {
  if (page.limit === 0) return [];
  const read = () => pageOfIds(snapshot, page);
  return page.limit > MOST_AT_ONCE ? read() : ofSnapshot(snapshot, countedText(['tokens', page]), read);
}

function pageOfIds(snapshot: LedgerSnapshot, page: TokenPage): Promise<bigint[]> {
  if (page.sort === 'supply') return bySupply(snapshot, page);
  return page.sort === 'created' && !isNarrowed(page) ? byCreation(snapshot, page) : byName(snapshot, page);
}

/** In the order of the primary key. A token's type never changes once it is known, so any version of it will do. */
async function byCreation(snapshot: LedgerSnapshot, page: TokenPage): Promise<bigint[]> {
  const where = allOf(typeCondition(page), await afterCondition(snapshot, page), committedVersion(snapshot));
  const readStored = (limit: number) =>
    snapshot.client.query(
      TAG,
      `SELECT id, version FROM token WHERE ${where.sql} ORDER BY id ${direction(page)} LIMIT {limit:UInt32}`,
      { ...where.parameters, limit },
      VERSIONED,
    );
  const rows = await currentPage({ stored: readStored, keyOf: ({ id }) => `${id}`, keeps: () => true }, page);
  return rows.map(({ id }) => id);
}

const NAME_ORDERS = {
  created: { table: 'token_text', columns: ['id'] },
  name: { table: 'token_name', columns: ['name_lower', 'id'] },
  symbol: { table: 'token_symbol', columns: ['symbol_lower', 'id'] },
} as const;

/** From the rows of names: those that a token got and gave up again drop out. */
async function byName(snapshot: LedgerSnapshot, page: TokenPage): Promise<bigint[]> {
  const { table, columns } = NAME_ORDERS[page.sort === 'supply' ? 'created' : page.sort];
  const where = allOf(nameRowCondition(snapshot, table, page), await afterCondition(snapshot, page));
  const order = columns.map((column) => `${column} ${direction(page)}`).join(', ');
  const sql = `SELECT id, version, listed FROM ${table} WHERE ${where.sql} ORDER BY ${order} LIMIT {limit:UInt32}`;
  const readStored = async (limit: number) => {
    const rows = await snapshot.client.query(TAG, sql, { ...where.parameters, limit }, NAMED, READ_LIMITS);
    // What a token got in a batch counts more than what it gave up in it.
    return rows.map((row) => ({ ...row, version: row.version * 2n + BigInt(row.listed) }));
  };
  const rows = await currentPage(
    { stored: readStored, keyOf: ({ id }) => `${id}`, keeps: ({ listed }) => listed === 1 },
    page,
  );
  return rows.map(({ id }) => id);
}

/**
 * The first stored rows in the order of supply, a few more than the page has; those that are no longer current are
 * dropped. Picking the current rows of all tokens first would cost several times more.
 */
async function bySupply(snapshot: LedgerSnapshot, page: TokenPage): Promise<bigint[]> {
  const { limit, offset = 0 } = page;
  const needed = offset + limit;
  const matching = isNarrowed(page) ? matchingTokens(snapshot, page) : undefined;
  const where = allOf(
    matching === undefined ? typeCondition(page) : { ...matching, sql: `id IN ${matching.sql}` },
    await afterCondition(snapshot, page),
    committedVersion(snapshot),
  );
  const sql = `SELECT id, version FROM token_supply WHERE ${where.sql}
    ORDER BY total_supply ${direction(page)}, id ${direction(page)} LIMIT {size:UInt32}`;
  // Ends where the table has no more rows; each statement has a limit of time.
  for (let size = needed + (needed >> 1) + 24; ; size *= 4) {
    const stored = await snapshot.client.query(TAG, sql, { ...where.parameters, size }, VERSIONED, READ_LIMITS);
    const ids = await onlyCurrent(snapshot, stored);
    if (ids.length >= needed || stored.length < size) return ids.slice(offset, needed);
  }
}

async function onlyCurrent(
  snapshot: LedgerSnapshot,
  stored: readonly { readonly id: bigint; readonly version: bigint }[],
): Promise<bigint[]> {
  const keys = [...new Set(stored.map(({ id }) => id))].map((id) => ({ id }));
  const rows = keys.length === 0 ? [] : await stateRows(snapshot, tokenSupplyTable, keys);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return stored.filter(({ id, version }) => versions.get(id) === version).map(({ id }) => id);
}

async function afterCondition(snapshot: LedgerSnapshot, page: TokenPage): Promise<Condition> {
  const { after, sort, order } = page;
  if (after === undefined) return { sql: '1', parameters: {} };
  const compare = order === 'asc' ? '>' : '<';
  if (sort === 'created') return { sql: `id ${compare} {after:UInt64}`, parameters: { after } };
  if (sort === 'supply') {
    const supply = await stateRow(snapshot, tokenSupplyTable, { id: after });
    const parameters = { after, afterSupply: supply?.totalSupply ?? 0n };
    return { sql: `(total_supply, id) ${compare} ({afterSupply:Int64}, {after:UInt64})`, parameters };
  }
  const token = await stateRow(snapshot, tokenTable, { id: after });
  const parameters = { after, afterText: token?.[sort] ?? '' };
  return {
    sql: `(${sort}_lower, id) ${compare} (lowerUTF8({afterText:String}), {after:UInt64})`,
    parameters,
  };
}

function direction({ order }: TokenPage): 'ASC' | 'DESC' {
  return order === 'asc' ? 'ASC' : 'DESC';
}
