import { type Slice, type TokenType, type TopLists, toAmount } from '@ledgerscope/contract';
import { transactionType } from '@ledgerscope/ledger';
import { type LedgerSnapshot, tokenTransactionTypes, topPayers, transactionSums } from '@ledgerscope/ledger-store';
import type { ChartWindow } from '../charts/chart-window.ts';
import { idText } from '../values.ts';

const TOP = 10;

/** Transactions of the window by service or by type, most first; of all, or of those with a token of this type. */
export async function slicesOf(
  store: LedgerSnapshot,
  window: ChartWindow | undefined,
  by: 'service' | 'type',
  tokenType?: TokenType,
): Promise<Slice[]> {
  if (window === undefined) return [];
  const sums =
    tokenType === undefined
      ? await transactionSums(store, window.range, { unit: 'all' }, ['transactions'])
      : await tokenTransactionTypes(store, window.range, tokenType);
  const counts = new Map<string, number>();
  for (const sum of sums) {
    const type = transactionType(sum.type);
    const name = by === 'service' ? type.service : type.code;
    counts.set(name, (counts.get(name) ?? 0) + Number(sum.transactions));
  }
  return [...counts].map(([name, value]) => ({ name, value })).toSorted((a, b) => b.value - a.value);
}

/** The ten most active services, types and payers of the window. */
export async function topListsReply(store: LedgerSnapshot, window: ChartWindow | undefined): Promise<TopLists> {
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
