import { balanceAnchor } from '../account/balance-anchor.ts';
import { accountTable } from '../account/rows.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ACCOUNTS_BY_BALANCE } from '../rows/place-list.ts';
import type { RowStore } from '../rows/row-store.ts';
import { stateRows } from '../state/queries.ts';
import { kindsOf } from './entity-candidates.ts';
import { type EntityPage, isSearch, type ListedPlace } from './entity-filter.ts';

/** Rows that are looked at for a page. */
const MOST_PLACES = 4_000;
const SPARE_PLACES = 64;
const WHOLE_NUMBER = /^-?\d{1,18}$/;

type Place = { readonly balance: bigint; readonly id: bigint };

/**
 * A page of accounts and contracts by balance in the order of the row store; undefined where balances are sums of two
 * tables, for a search, and where the page reaches those who never held hbar.
 */
export async function readByBalance(
  snapshot: LedgerSnapshot,
  page: EntityPage,
  whole: boolean,
): Promise<ListedPlace[] | undefined> {
  const { rows } = snapshot;
  if (page.sort !== 'balance' || isSearch(page) || !isPlace(page)) return undefined;
  if ((await balanceAnchor(snapshot))?.origin === 'snapshot') return undefined;
  const { offset = 0, limit } = page;
  const found: ListedPlace[] = [];
  for await (const { id, balance } of listedPlaces(snapshot, rows, page, whole)) {
    found.push({ id, sorted: { value: String(balance), last: false } });
    if (found.length === offset + limit) return found.slice(offset);
  }
  return undefined;
}

/** The places of a list behind which the page continues, as far as they are looked at, without those that the page does not list. */
async function* listedPlaces(
  snapshot: LedgerSnapshot,
  rows: RowStore,
  page: EntityPage,
  whole: boolean,
): AsyncGenerator<Place> {
  const size = (page.offset ?? 0) + page.limit + SPARE_PLACES;
  let after = startOf(page);
  for (let looked = 0; looked < MOST_PLACES; looked += size) {
    const places = await readPlaces(snapshot, rows, page, { size, after });
    const wanted = await wantedIds(snapshot, page, whole, places);
    yield* places.filter(({ id }) => wanted.has(id));
    if (places.length < size) return;
    after = places.at(-1);
  }
}

/** Whether the row that the page continues from has a balance. */
function isPlace({ after }: EntityPage): boolean {
  return after?.sorted === undefined || (!after.sorted.last && WHOLE_NUMBER.test(after.sorted.value));
}

function startOf({ after }: EntityPage): Place | undefined {
  return after?.sorted === undefined ? undefined : { balance: BigInt(after.sorted.value), id: after.id };
}

async function readPlaces(
  snapshot: LedgerSnapshot,
  rows: RowStore,
  { order }: EntityPage,
  { size, after }: { readonly size: number; readonly after: Place | undefined },
): Promise<Place[]> {
  const page = {
    term: 0n,
    order: order === 'asc' ? 'forward' : 'backward',
    limit: size,
    after: after && { ...after },
  } as const;
  const places = await rows.places.page(ACCOUNTS_BY_BALANCE, page, headInstant(snapshot));
  return places.map(({ id = 0n, balance = 0n }) => ({ id, balance }));
}

/** Those of the accounts and contracts that a page lists. */
async function wantedIds(
  snapshot: LedgerSnapshot,
  page: EntityPage,
  whole: boolean,
  places: readonly Place[],
): Promise<ReadonlySet<bigint>> {
  const rows = await stateRows(
    snapshot,
    accountTable,
    places.map(({ id }) => ({ id })),
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const isListed = ({ id }: Place): boolean => {
    const row = known.get(id);
    if (row === undefined) return !whole && page.deleted !== true && kindsOf(page).includes('account');
    if (page.deleted !== undefined && page.deleted !== (row.deleted === 1)) return false;
    return kindsOf(page).includes(row.isContract === 1 ? 'contract' : 'account');
  };
  return new Set(places.filter(isListed).map(({ id }) => id));
}
