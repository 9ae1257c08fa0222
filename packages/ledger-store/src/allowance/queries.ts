import { compareAscending, type EntityId } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ALLOWANCES_OF_OWNER, ALLOWANCES_OF_SPENDER } from '../rows/place-list.ts';
import { currentRows, stateRows } from '../state/queries.ts';
import { columnList } from '../table.ts';
import { checkListPage, countedPage, type ListOf, type ListPage } from '../token/list-page.ts';
import { MAX_DEEP_OFFSET } from '../transaction/list-transactions.ts';
import { type AllowanceRow, allowanceTable } from './rows.ts';

const TAG = 'allowance:of';
/** Which allowances are of a kind, in SQL. */
export const KINDS = { hbar: 'token = 0', token: 'token != 0 AND all_serials = 0', nft: 'all_serials = 1' } as const;

const KIND_OF: Readonly<Record<keyof typeof KINDS, (row: Allowance) => boolean>> = {
  hbar: ({ token }) => token === 0n,
  token: ({ token, allSerials }) => token !== 0n && allSerials === 0,
  nft: ({ allSerials }) => allSerials === 1,
};
/** Longer lists are sorted by the column store. */
const MOST_LISTED = 1_000;

/** What somebody may still move of an owner's. */
export type Allowance = Omit<AllowanceRow, 'slot' | 'version'>;

/** Which page of allowances; `after` continues behind one of them. */
export interface AllowancePage extends ListPage {
  readonly kind?: keyof typeof KINDS;
  /** By the grant; newest first (desc) where it is not said. */
  readonly order?: 'asc' | 'desc';
  readonly after?: Pick<Allowance, 'grantedNs' | 'token' | 'spender' | 'owner'> | undefined;
}

/**
 * Allowances in force that an account granted, or may use, by the grant, and how many. Those of single NFTs are columns
 * of the NFTs (`spender`). Throws InvalidQueryError for a page out of bounds.
 */
export async function readAllowances(
  snapshot: LedgerSnapshot,
  account: EntityId,
  side: 'owner' | 'spender',
  page: AllowancePage,
): Promise<ListOf<Allowance>> {
  checkListPage(TAG, page, MAX_DEEP_OFFSET);
  const placed = await allowancesFromRows(snapshot, account, side, page);
  if (placed !== undefined) return placed;
  return scanAllowances(snapshot, account, side, page);
}

/** The same by looking at every allowance. */
async function scanAllowances(
  snapshot: LedgerSnapshot,
  account: EntityId,
  side: 'owner' | 'spender',
  page: AllowancePage,
): Promise<ListOf<Allowance>> {
  const { limit, offset = 0 } = page;
  const inForce = `SELECT * FROM (${currentRows(allowanceTable, `${side} = {account:UInt64}`)})
    WHERE (amount > 0 OR all_serials = 1) AND ${page.kind === undefined ? '1 = 1' : KINDS[page.kind]}`;
  const parameters = { account, headNs: headInstant(snapshot) };
  const place = `(${nsParameter('grantedNs')}, {token:UInt64}, {spender:UInt64}, {owner:UInt64})`;
  const [direction, isBehind] = page.order === 'asc' ? ['ASC', '>'] : ['DESC', '<'];
  const behind = page.after === undefined ? '' : `WHERE (granted_ns, token, spender, owner) ${isBehind} ${place}`;
  const sorted = ['granted_ns', 'token', 'spender', 'owner'].map((column) => `${column} ${direction}`).join(', ');
  const listSql = `SELECT ${columnList(allowanceTable)} FROM (${inForce}) ${behind}
    ORDER BY ${sorted} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const list = { sql: listSql, parameters: { ...parameters, limit, offset, ...placeOf(page) } };
  const count = { sql: `SELECT count() AS total_count FROM (${inForce})`, parameters };
  const { rows, totalCount } = await countedPage(snapshot, TAG, list, allowanceTable.columns, count);
  return { rows: rows.map(({ slot: _slot, version: _version, ...allowance }) => allowance), totalCount };
}

/** A page in the order of the row store; undefined where the list is too long to be sorted out here. */
async function allowancesFromRows(
  snapshot: LedgerSnapshot,
  account: EntityId,
  side: 'owner' | 'spender',
  { limit, offset = 0, kind, order = 'desc', after }: AllowancePage,
): Promise<ListOf<Allowance> | undefined> {
  const inForce = await allowancesInForce(snapshot, account, side, kind);
  if (inForce === undefined) return undefined;
  inForce.sort(byGrant);
  if (order === 'desc') inForce.reverse();
  const isBehind = (row: Allowance) => after === undefined || byGrant(row, after) * (order === 'desc' ? -1 : 1) > 0;
  const listed = inForce.filter(isBehind).slice(offset, offset + limit);
  return { rows: listed, totalCount: BigInt(inForce.length) };
}

/** All that an account granted, or may use; undefined where they are too many. */
export async function allowancesInForce(
  snapshot: LedgerSnapshot,
  account: EntityId,
  side: 'owner' | 'spender',
  kind: keyof typeof KINDS | undefined,
): Promise<Allowance[] | undefined> {
  const list = side === 'owner' ? ALLOWANCES_OF_OWNER : ALLOWANCES_OF_SPENDER;
  const places = await snapshot.rows.places.page(
    list,
    { term: account, order: 'forward', limit: MOST_LISTED + 1 },
    headInstant(snapshot),
  );
  if (places.length > MOST_LISTED) return undefined;
  const keys = places.map(({ owner = 0n, token = 0n, spender = 0n }) => ({ owner, token, spender }));
  const found = await stateRows(snapshot, allowanceTable, keys);
  const ofKind = found.filter((row) => kind === undefined || KIND_OF[kind](row));
  return ofKind.map(({ slot: _slot, version: _version, ...allowance }) => allowance);
}

type Grant = Pick<Allowance, 'grantedNs' | 'token' | 'spender' | 'owner'>;

function byGrant(one: Grant, other: Grant): number {
  return (
    compareAscending(one.grantedNs, other.grantedNs) ||
    compareAscending(one.token, other.token) ||
    compareAscending(one.spender, other.spender) ||
    compareAscending(one.owner, other.owner)
  );
}

function placeOf({ after }: AllowancePage) {
  if (after === undefined) return {};
  const { grantedNs, token, spender, owner } = after;
  return { grantedNs, token, spender, owner };
}
