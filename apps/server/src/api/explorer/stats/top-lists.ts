import { type Slice, type TopLists, toAmount } from '@ledgerscope/contract';
import { transactionType } from '@ledgerscope/ledger';
import { type LedgerStore, topPayers, transactionSums } from '@ledgerscope/ledger-store';
import type { ChartWindow } from '../charts/chart-window.ts';
import { idText } from '../values.ts';

const TOP = 10;

/** Transactions of the window by service or by type, most first. */
export async function slicesOf(
  store: LedgerStore,
  window: ChartWindow | undefined,
  by: 'service' | 'type',
): Promise<Slice[]> {
  if (window === undefined) return [];
  const sums = await transactionSums(store, window.range, { unit: 'all' }, ['transactions']);
  const counts = new Map<string, number>();
  for (const sum of sums) {
    const type = transactionType(sum.type);
    const name = by === 'service' ? type.service : type.code;
    counts.set(name, (counts.get(name) ?? 0) + Number(sum.transactions));
  }
  return [...counts].map(([name, value]) => ({ name, value })).toSorted((a, b) => b.value - a.value);
}

/** How long a ranking stands: it reads much, and changes little in this time. */
const KEPT_MS = 60_000;
const MAX_KEPT = 50;

/** Keeps the top lists of each span for a minute; readers of the same span wait for the same one. */
export class TopListsCache {
  readonly #kept = new Map<string, { readonly since: number; readonly lists: Promise<TopLists> }>();

  read(store: LedgerStore, window: ChartWindow | undefined): Promise<TopLists> {
    // A span up to the newest instant goes on under its name; one with an end of its own stands.
    const end = window === undefined || window.range.last === store.head?.lastNs ? '' : ` ${window.range.last}`;
    const key = `${window?.period ?? String(window?.range.first)}${end}`;
    const now = performance.now();
    const known = this.#kept.get(key);
    if (known !== undefined && now - known.since < KEPT_MS) return known.lists;
    const lists = topListsReply(store, window);
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(key, { since: now, lists });
    // What failed is not kept.
    lists.catch(() => this.#kept.delete(key));
    return lists;
  }
}

/** The ten most active services, types and payers of the window. */
async function topListsReply(store: LedgerStore, window: ChartWindow | undefined): Promise<TopLists> {
  if (window === undefined) return { period: 'OA', services: [], transactionTypes: [], payers: [] };
  const [services, types, payers] = await Promise.all([
    slicesOf(store, window, 'service'),
    slicesOf(store, window, 'type'),
    topPayers(store, window.range, TOP),
  ]);
  return {
    period: window.period ?? 'OA',
    services: services.slice(0, TOP),
    transactionTypes: types.slice(0, TOP),
    payers: payers.map(({ payer, transactions, fee }) => ({
      accountID: idText(payer),
      numTransactions: Number(transactions),
      fees: toAmount(fee),
    })),
  };
}
