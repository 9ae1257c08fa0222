import { compareAscending } from '@ledgerscope/ledger';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { LIST_KIND } from '../rows/transaction-terms.ts';
import type { TimeRange } from '../time-range.ts';
import type { TransactionRow } from './rows.ts';
import { transactionRowsAt } from './stored-transaction.ts';
import type { TransferPage } from './transfer-query.ts';

/** Transactions that are read for a page or a count; what needs more is a matter of the column store. */
const MOST_READ = 500;
/** Entries that are looked at for transactions with such transfers. */
const MOST_LOOKED = 20_000;
const FOREVER = (1n << 63n) - 1n;
/** A batch that is committed meanwhile changes a counter. */
const TRIES = 3;

/** How one kind of transfers is in the row store: in the rows of transactions, of which tokens and accounts have lists. */
export interface TransferRows<Row extends object> {
  /** In what way a token and an account take part. */
  readonly roles: { readonly token: number; readonly account: number };
  /** The lists whose counters say how many transfers a token and an account have. */
  readonly counters: { readonly token: number; readonly account: number };
  readonly of: (row: TransactionRow) => readonly Row[];
  readonly isOf: (row: Row, account: bigint) => boolean;
  /** The order of the transfers of one transaction. */
  readonly compare: (one: Row, other: Row) => number;
}

type Moved = { readonly token: bigint };
type Wanted = Pick<TransferPage, 'token' | 'account' | 'instants'>;

/** A page of transfers from the row store; undefined where only the column store can tell. */
export async function transfersFromRows<Row extends Moved>(
  snapshot: LedgerSnapshot,
  kind: TransferRows<Row>,
  page: TransferPage,
  range: TimeRange,
): Promise<Row[] | undefined> {
  const offset = page.after?.rows ?? page.offset ?? 0;
  const wanted = offset + page.limit;
  const found = wanted > MOST_READ ? undefined : await readFirst(snapshot, kind, page, { ...range, limit: wanted });
  return found?.slice(offset, wanted);
}

/** At least so many transfers of a range, where there are as many. */
async function readFirst<Row extends Moved>(
  snapshot: LedgerSnapshot,
  kind: TransferRows<Row>,
  page: TransferPage,
  { limit, ...range }: TimeRange & { readonly limit: number },
): Promise<Row[] | undefined> {
  const { order } = page;
  const found: Row[] = [];
  // Ends with the list, or after MOST_READ transactions: those of an account need not be of the token.
  for (let rest = range, read = 0; read <= MOST_READ; ) {
    const list = await findInstants(snapshot, kind, page, { ...rest, order, limit: limit - found.length });
    if (list === undefined) return undefined;
    found.push(...(await readTransfers(snapshot, kind, page, { instants: list.instants, order })));
    const last = list.instants.at(-1);
    if (found.length >= limit || list.isWhole || last === undefined) return found;
    read += list.instants.length;
    rest = order === 'desc' ? { ...rest, last: last - 1n } : { ...rest, first: last + 1n };
  }
  return undefined;
}

/** How many transfers pass, from a counter or by a look at few transactions; undefined where only the column store can tell. */
export async function transferCountFromRows<Row extends Moved>(
  snapshot: LedgerSnapshot,
  kind: TransferRows<Row>,
  page: Wanted,
  range: TimeRange,
): Promise<bigint | undefined> {
  const { token, account } = page;
  const isWhole = range.first <= 0n && range.last === headInstant(snapshot);
  if (isWhole && page.instants === undefined && (token === undefined) !== (account === undefined))
    return countAll(snapshot, kind, page);
  const list = await findInstants(snapshot, kind, page, { ...range, order: 'desc', limit: MOST_READ });
  if (list?.isWhole !== true) return undefined;
  return BigInt((await readTransfers(snapshot, kind, page, { instants: list.instants, order: 'asc' })).length);
}

/** What a counter says, without the transfers after the head. */
async function countAll<Row extends Moved>(
  snapshot: LedgerSnapshot,
  kind: TransferRows<Row>,
  wanted: Wanted,
): Promise<bigint | undefined> {
  const { rows } = snapshot;
  const headNs = headInstant(snapshot);
  const { token, account } = wanted;
  const readCounter = async () => {
    const counter = account === undefined ? kind.counters.token : kind.counters.account;
    const counts = await rows.entries.countAll(counter, account ?? token ?? 0n, headNs);
    return counts.reduce((sum, { transactions }) => sum + transactions, 0n);
  };
  const newer = { first: headNs + 1n, last: FOREVER, order: 'asc', limit: MOST_READ } as const;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const before = await readCounter();
    const list = await findInstants(snapshot, kind, wanted, newer);
    if (list?.isWhole !== true) return undefined;
    const read = list.instants.length === 0 ? [] : await rows.transactions.at(list.instants);
    const later = read.flatMap((row) => transfersOf(kind, wanted, row)).length;
    if ((await readCounter()) === before) return before - BigInt(later);
  }
  return undefined;
}

interface InstantsPage extends TimeRange {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

interface Instants {
  readonly instants: readonly bigint[];
  /** False where there may be more. */
  readonly isWhole: boolean;
}

/** Transactions that may have such transfers; undefined where the row store has no list of them, or too long a one. */
async function findInstants<Row extends Moved>(
  { rows }: LedgerSnapshot,
  { roles }: TransferRows<Row>,
  { token, account, instants }: Wanted,
  page: InstantsPage,
): Promise<Instants | undefined> {
  const { first, last, order, limit } = page;
  if (instants !== undefined) {
    if (instants.length > MOST_READ) return undefined;
    const within = [...new Set(instants)].filter((at) => at >= first && at <= last).sort(compareAscending);
    return { instants: order === 'desc' ? within.reverse() : within, isWhole: true };
  }
  // An account has fewer than a token.
  const list = account === undefined ? { term: token, roles: roles.token } : { term: account, roles: roles.account };
  if (list.term === undefined) return undefined;
  const place = { kind: LIST_KIND.entity, term: list.term, roles: list.roles, first, last };
  const found = await rows.entries.page({ ...place, order, limit, most: MOST_LOOKED });
  return found.isWhole || found.instants.length === limit ? found : undefined;
}

async function readTransfers<Row extends Moved>(
  snapshot: LedgerSnapshot,
  kind: TransferRows<Row>,
  wanted: Wanted,
  { instants, order }: { readonly instants: readonly bigint[]; readonly order: 'asc' | 'desc' },
): Promise<Row[]> {
  const rows = (await transactionRowsAt(snapshot, instants)).flatMap((row) =>
    transfersOf(kind, wanted, row).toSorted(kind.compare),
  );
  return order === 'desc' ? rows.reverse() : rows;
}

function transfersOf<Row extends Moved>(
  { of, isOf }: TransferRows<Row>,
  { token, account }: Wanted,
  row: TransactionRow,
): Row[] {
  return of(row).filter(
    (one) => (token === undefined || one.token === token) && (account === undefined || isOf(one, account)),
  );
}
