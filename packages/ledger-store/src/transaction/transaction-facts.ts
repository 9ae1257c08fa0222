import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { transactionRowsAt } from './stored-transaction.ts';

/** What lists of transfers and messages show of the transaction that a row belongs to. */
export interface TransactionFacts {
  consensusNs: bigint;
  payer: bigint;
  validStartDelta: bigint;
  type: number;
  result: number;
  entity: bigint;
  memo: string;
  fee: bigint;
  transferAccount: readonly bigint[];
  transferAmount: readonly bigint[];
  nftTransferSender: readonly bigint[];
  nftTransferReceiver: readonly bigint[];
  tokenTransferToken: readonly bigint[];
  tokenTransferAccount: readonly bigint[];
  tokenTransferAmount: readonly bigint[];
}

/** These facts of the transactions at instants that a query of this store gave, by instant. */
export async function transactionFacts(
  store: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<ReadonlyMap<bigint, TransactionFacts>> {
  if (instants.length === 0) return new Map();
  const rows = await transactionRowsAt(store, 'transaction:facts', instants, READ_LIMITS);
  return new Map(rows.map((row) => [row.consensusNs, row]));
}
