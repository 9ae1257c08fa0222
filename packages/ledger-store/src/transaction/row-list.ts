import { isSystemAccount, RESPONSE_CODE, typesRunning } from '@ledgerscope/ledger';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { EntryCount, EntryPage, RowStore } from '../rows/row-store.ts';
import { LIST_KIND, ROLE, UNINDEXED_TYPES } from '../rows/transaction-terms.ts';
import type { TimeRange } from '../time-range.ts';
import type { TransactionRow } from './rows.ts';
import type { TransactionFilter } from './transaction-filter.ts';

/** Without an index so many transactions are looked at; a page that needs more is a matter of the column store. */
const MOST_SCANNED = 500;
/** Lists that are merged to one. */
const MOST_LISTS = 8;
/** Entries of a list that are looked at for what passes, and of a span that are counted one by one. */
const MOST_LOOKED = 20_000;
const { SUCCESS } = RESPONSE_CODE;
const CALL_TYPES = typesRunning('call');

/** A list of entries, or several that are merged. */
type Lists = readonly Pick<EntryPage, 'kind' | 'term' | 'roles' | 'mainOf' | 'moved'>[];

interface InstantsPage {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset?: number;
}

/** Whether a filter asks for what no list knows: words, amounts, moves of tokens, selectors, given instants, several parties, the nodes' own. */
function isFree(filter: TransactionFilter): boolean {
  const { entities = [], selectors, instants, memo, text, amountFrom, amountTo, byNodes, movesTokens } = filter;
  const words = [...(memo?.words ?? []), ...(text?.words ?? [])];
  const given = [selectors, instants, amountFrom, amountTo].some((part) => part !== undefined);
  return given || byNodes === true || movesTokens === true || entities.length > 0 || words.length > 0;
}

/** The one list that a party's transactions are in; undefined where the filter names several, and `[]` where it names none. */
function listsOfParty(filter: TransactionFilter): Lists | undefined {
  const { entity, payer, acted, recipient, balanceOf, transferred } = filter;
  // System accounts are in every fee: their transfers are in no list.
  const movers = [recipient, balanceOf].filter((id) => id !== undefined);
  if (transferred !== undefined || movers.some(isSystemAccount)) return undefined;
  const lists = [
    entity !== undefined && { term: entity },
    payer !== undefined && { term: payer, roles: ROLE.payer },
    // By a transfer, or as the contract that is called, which may get none.
    recipient !== undefined && { term: recipient, roles: ROLE.receives, mainOf: CALL_TYPES },
    acted !== undefined && { term: acted, roles: ROLE.main },
    balanceOf !== undefined && { term: balanceOf, moved: true },
  ].filter((list) => list !== false);
  return lists.length > 1 ? undefined : lists.map((list) => ({ kind: LIST_KIND.entity, ...list }));
}

/** Lists of rare types or results; undefined where all transactions have to be looked through. */
function listsOfKind({ types = [], results = [], failedOnly = false }: TransactionFilter): Lists | undefined {
  const ofTypes = types.length > 0 && types.every((type) => !UNINDEXED_TYPES.has(type));
  if (ofTypes && types.length <= MOST_LISTS)
    return [...new Set(types)].map((type) => ({ kind: LIST_KIND.type, term: BigInt(type) }));
  if (results.includes(SUCCESS)) return undefined;
  return failedOnly ? [{ kind: LIST_KIND.failed, term: 0n }] : listsOfResults(results);
}

function listsOfResults(results: readonly number[]): Lists | undefined {
  if (results.length === 0 || results.length > MOST_LISTS) return undefined;
  return [...new Set(results)].map((result) => ({ kind: LIST_KIND.result, term: BigInt(result) }));
}

/** The instants of a page, from the row store; undefined where only the column store can tell. */
export async function instantsFromRows(
  snapshot: LedgerSnapshot,
  filter: TransactionFilter & InstantsPage,
  range: TimeRange,
): Promise<bigint[] | undefined> {
  const { rows } = snapshot;
  if (isFree(filter)) return undefined;
  if (filter.transferred !== undefined) return scanTransactions(rows, filter, range);
  const party = listsOfParty(filter);
  if (party === undefined) return undefined;
  const lists = party.length > 0 ? party : listsOfKind(filter);
  const { limit, offset = 0 } = filter;
  if (lists === undefined) return scanTransactions(rows, filter, range);
  const merged = await mergeLists(rows, lists, filter, range, limit + offset);
  return merged === undefined ? findNone(snapshot, lists, filter) : merged.slice(offset, offset + limit);
}

/** No instants where one list, however long, has nothing of what is asked for; undefined where it may have some. */
async function findNone(snapshot: LedgerSnapshot, lists: Lists, filter: TransactionFilter): Promise<[] | undefined> {
  const [list, ...others] = lists;
  return list !== undefined && others.length === 0 && (await hasNone(snapshot, list, filter)) ? [] : undefined;
}

/** Whether a long list has nothing of the types and results that are asked for, at whatever instant. */
async function hasNone(
  snapshot: LedgerSnapshot,
  { kind, term }: Lists[number],
  filter: TransactionFilter,
): Promise<boolean> {
  const counts = await snapshot.rows.entries.countAll(kind, term, headInstant(snapshot));
  return !counts.some((count) => isOfKind(filter, count));
}

/** The first instants of several lists; undefined where one of them is too long to be looked through. */
async function mergeLists(
  rows: RowStore,
  lists: Lists,
  { order, types = [], results = [], failedOnly = false }: TransactionFilter & InstantsPage,
  range: TimeRange,
  limit: number,
): Promise<bigint[] | undefined> {
  const page = { ...range, order, limit, types, results, failedOnly, most: MOST_LOOKED };
  const pages = await Promise.all(lists.map((list) => rows.entries.page({ ...list, ...page })));
  if (pages.some(({ instants, isWhole }) => !isWhole && instants.length < limit)) return undefined;
  const sign = order === 'desc' ? -1 : 1;
  const found = pages.flatMap(({ instants }) => instants);
  return pages.length === 1 ? found : found.sort((one, other) => (one < other ? -sign : sign));
}

/** Transactions of the usual types are met at once, from either end. */
async function scanTransactions(
  rows: RowStore,
  filter: TransactionFilter & InstantsPage,
  range: TimeRange,
): Promise<bigint[] | undefined> {
  const { order, limit, offset = 0 } = filter;
  const passes = passesOf(filter);
  const { instants, isWhole } = await rows.transactions.scan(range, {
    order,
    limit: offset + limit,
    most: passes === undefined ? offset + limit : MOST_SCANNED,
    passes,
  });
  return isWhole || instants.length === offset + limit ? instants.slice(offset) : undefined;
}

/** Which transactions pass; undefined where all do. */
function passesOf(filter: TransactionFilter): ((row: TransactionRow) => boolean) | undefined {
  const { types = [], results = [], failedOnly, transferred } = filter;
  if (transferred !== undefined) {
    const ids = new Set<bigint>(transferred);
    return (row) => isOfKind(filter, row) && row.transferAccount.some((id) => ids.has(id));
  }
  const isAny = types.length === 0 && results.length === 0 && failedOnly !== true;
  return isAny ? undefined : (row) => isOfKind(filter, row);
}

/** Whether a type and a result pass. */
function isOfKind(
  { types = [], results = [], failedOnly }: Pick<TransactionFilter, 'types' | 'results' | 'failedOnly'>,
  { type, result }: { readonly type: number; readonly result: number },
): boolean {
  if (types.length > 0 && !types.includes(type)) return false;
  if (results.length === 0 && failedOnly !== true) return true;
  return results.includes(result) || (failedOnly === true && result !== SUCCESS);
}

/** How many transactions pass, by type and result, from counters and short lists; undefined where only the column store can tell. */
export async function kindsFromRows(
  snapshot: LedgerSnapshot,
  filter: TransactionFilter,
  range: TimeRange,
): Promise<readonly EntryCount[] | undefined> {
  const { rows } = snapshot;
  const party = isFree(filter) ? undefined : listsOfParty(filter);
  if (party === undefined) return undefined;
  const [list = { kind: LIST_KIND.all, term: 0n }] = party;
  if (isCounted(snapshot, list, range)) {
    const all = await rows.entries.countAll(list.kind, list.term, range.last);
    return all.filter((count) => isOfKind(filter, count));
  }
  if (list.kind === LIST_KIND.all)
    return (await rows.transactions.countKinds(range)).filter((count) => isOfKind(filter, count));
  const kinds = { types: filter.types ?? [], results: filter.results ?? [], failedOnly: filter.failedOnly === true };
  const counted = await rows.entries.countPage({ ...list, ...range, ...kinds, most: MOST_LOOKED });
  return counted === undefined && (await hasNone(snapshot, list, filter)) ? [] : counted;
}

/** Whether a counter says how many there are: of a whole list up to the head. */
function isCounted(snapshot: LedgerSnapshot, { roles, moved }: Lists[number], { first, last }: TimeRange): boolean {
  return first <= 0n && last === headInstant(snapshot) && roles === undefined && moved === undefined;
}
