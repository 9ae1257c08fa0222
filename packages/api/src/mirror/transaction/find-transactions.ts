import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import {
  consensusNsOf,
  type EntityId,
  entityIdFromStore,
  hbarEntries,
  isSystemAccount,
  TYPE_ID,
} from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  MAX_PAGE,
  type TransactionFilter,
  type TransactionRow,
  transactionInstants,
  transactionsAt,
} from '@ledgerscope/ledger-store';
import { isWithin, rangesOf } from '../bounds.ts';
import { spanOf, type TimeFilter } from '../time-filter.ts';
import { hasSucceeded } from './mirror-transaction.ts';

/** Which transactions. */
export interface MirrorTransactionFilter {
  /** Ids and bounds of the accounts that take part. */
  readonly accounts: readonly MirrorFilter<bigint>[];
  readonly time: TimeFilter;
  readonly types: readonly number[];
  readonly result: 'success' | 'fail' | undefined;
  /** Whether an account gained or lost; nobody did neither. */
  readonly transfers: 'credit' | 'debit' | 'neither' | undefined;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

/** Transactions of a page, and where the next one begins although this one is not full. */
interface FoundTransactions {
  readonly rows: readonly TransactionRow[];
  /** The instant that was looked at last, where looking ended before the page was full. */
  readonly lookedUpTo: bigint | undefined;
}

const TAG = 'transaction:list';
/** Transactions that are looked at for one page; those behind them are on the next one. */
const MOST_LOOKED = 5_000;
/** Accounts whose transactions are looked up account by account. */
const MOST_PARTIES = 100n;
/** Types whose transactions come before the one of a user, for its sake. */
const PRECEDING: ReadonlySet<number> = new Set([TYPE_ID.cryptoCreateAccount, TYPE_ID.cryptoUpdateAccount]);
const NONE: FoundTransactions = { rows: [], lookedUpTo: undefined };

/** A page of transactions, by consensus time. However rare they are, a bounded number is looked at. */
export async function findTransactions(
  snapshot: LedgerSnapshot,
  filter: MirrorTransactionFilter,
): Promise<FoundTransactions> {
  const span = spanOf(filter.time);
  if (span === undefined || filter.transfers === 'neither') return NONE;
  const parties = askedAccounts(filter.accounts);
  if (parties?.length === 0) return NONE;
  const rows: TransactionRow[] = [];
  let after: bigint | undefined;
  for (let looked = 0; looked < MOST_LOOKED; ) {
    const size = sizeOfLook(filter.limit - rows.length, looked);
    const found = await candidates(snapshot, { ...filter, span, parties, after, size });
    for (const row of inOrder(await transactionsAt(snapshot, found.instants), filter.order))
      if (passes(filter, row)) {
        rows.push(row);
        if (rows.length === filter.limit) return { rows, lookedUpTo: undefined };
      }
    if (found.isWhole) return { rows, lookedUpTo: undefined };
    looked += found.instants.length;
    after = found.instants.at(-1);
  }
  return { rows, lookedUpTo: after };
}

/** A few more than are missing at first; many where few pass. */
function sizeOfLook(missing: number, looked: number): number {
  return looked === 0 ? missing + 8 : Math.min(MAX_PAGE, Math.max(missing * 4, 200));
}

interface Look extends MirrorTransactionFilter {
  readonly span: { readonly first: bigint; readonly last: bigint };
  /** Undefined for all. */
  readonly parties: readonly EntityId[] | undefined;
  readonly after: bigint | undefined;
  readonly size: number;
}

/** Instants of the next transactions that may pass, in their order. */
async function candidates(
  snapshot: LedgerSnapshot,
  { span, parties, after, size, order, types, result }: Look,
): Promise<{ readonly instants: readonly bigint[]; readonly isWhole: boolean }> {
  const page = {
    tag: TAG,
    order,
    limit: size,
    after: after === undefined ? undefined : consensusNsOf(after),
    from: consensusNsOf(span.first),
    until: consensusNsOf(span.last + 1n),
    types,
    // What succeeded in another way than by SUCCESS is sorted out later.
    failedOnly: result === 'fail',
  };
  const filters = parties === undefined ? [{}] : listsOf(parties);
  const lists = await Promise.all(filters.map((filter) => transactionInstants(snapshot, { ...page, ...filter })));
  return merge(lists, order, size);
}

/** Where the transactions of accounts are; what system accounts have part in by a transfer is in no list of theirs. */
function listsOf(parties: readonly EntityId[]): readonly Pick<TransactionFilter, 'entity' | 'transferred'>[] {
  const system = parties.filter(isSystemAccount);
  const own = parties.map((entity) => ({ entity }));
  return system.length === 0 ? own : [...own, { transferred: system }];
}

/** Instants of several lists as one; of a list that ended early nothing is known behind its end. */
function merge(lists: readonly (readonly bigint[])[], order: 'asc' | 'desc', size: number) {
  const sign = order === 'desc' ? -1 : 1;
  const isBefore = (one: bigint, other: bigint) => (one < other ? -sign : one > other ? sign : 0);
  const sorted = lists.map((list) => [...list].sort(isBefore));
  const ends = sorted.flatMap((list) => (list.length < size ? [] : list.slice(-1))).sort(isBefore);
  const [end] = ends;
  const all = [...new Set(sorted.flat())].sort(isBefore);
  const instants = end === undefined ? all : all.filter((instant) => isBefore(instant, end) <= 0);
  return { instants, isWhole: end === undefined };
}

function inOrder(rows: readonly TransactionRow[], order: 'asc' | 'desc'): readonly TransactionRow[] {
  return order === 'desc' ? rows.toReversed() : rows;
}

/** Ids that pass; undefined where these are too many to look up the transactions of each, or nothing is asked for. */
function askedAccounts(accounts: readonly MirrorFilter<bigint>[]): readonly EntityId[] | undefined {
  if (accounts.length === 0) return undefined;
  const ids: EntityId[] = [];
  for (const { first, last } of rangesOf(accounts)) {
    if (last - first >= MOST_PARTIES - BigInt(ids.length)) return undefined;
    for (let id = first; id <= last; id++) ids.push(entityIdFromStore(id));
  }
  return ids;
}

function passes(filter: MirrorTransactionFilter, row: TransactionRow): boolean {
  const { accounts, transfers } = filter;
  if (!isOfKind(filter, row)) return false;
  const isAsked = (id: bigint) => isWithin(accounts, id);
  if (transfers !== undefined) {
    const isOfSign = transfers === 'credit' ? (amount: bigint) => amount > 0n : (amount: bigint) => amount < 0n;
    return movesOf(row).some(([id, amount]) => isOfSign(amount) && isAsked(id));
  }
  if (accounts.length === 0) return true;
  return (isSent(row) && isAsked(row.payer)) || movesOf(row).some(([id]) => isAsked(id));
}

/** Whether type, result and instant pass. */
function isOfKind({ time, types, result }: MirrorTransactionFilter, row: TransactionRow): boolean {
  if (time.excluded.includes(row.consensusNs)) return false;
  if (types.length > 0 && !types.includes(row.type)) return false;
  return result === undefined || hasSucceeded(row) === (result === 'success');
}

/** What the network did for a transaction without being part of it is nobody's own. */
function isSent({ nonce, parentNs, type }: TransactionRow): boolean {
  return nonce === 0 || parentNs !== 0n || PRECEDING.has(type);
}

/** Accounts with what they gained or lost of hbar and tokens. */
function movesOf(row: TransactionRow): (readonly [bigint, bigint])[] {
  const hbar = hbarEntries(row).map(({ account, amount }) => [account, amount] as const);
  const tokens = row.tokenTransferAccount.map((id, index) => [id, row.tokenTransferAmount[index] ?? 0n] as const);
  return [...hbar, ...tokens];
}
