import { nsSetParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { READ_LIMITS } from '../read-limits.ts';

const COLUMNS = {
  consensusNs: 'ns',
  payer: 'u64',
  validStartDelta: 'i64',
  type: 'u16',
  result: 'u16',
  entity: 'u64',
  memo: 'text',
  tokenTransferToken: 'u64s',
  tokenTransferAccount: 'u64s',
  tokenTransferAmount: 'i64s',
} as const;

/** What lists of transfers and messages show of the transaction that a row belongs to. */
export interface TransactionFacts {
  consensusNs: bigint;
  payer: bigint;
  validStartDelta: bigint;
  type: number;
  result: number;
  entity: bigint;
  memo: string;
  tokenTransferToken: readonly bigint[];
  tokenTransferAccount: readonly bigint[];
  tokenTransferAmount: readonly bigint[];
}

/** These facts of the transactions at instants that a query of this store gave, by instant. */
export async function transactionFacts(
  store: LedgerReader,
  instants: readonly bigint[],
): Promise<ReadonlyMap<bigint, TransactionFacts>> {
  if (instants.length === 0) return new Map();
  const sql = `SELECT consensus_ns, payer, valid_start_delta, type, result, entity, memo, token_transfer_token, token_transfer_account,
      token_transfer_amount
    FROM transaction WHERE consensus_ns IN ${nsSetParameter('instants')}`;
  const parameters = { instants: [...new Set(instants)] };
  const rows = await store.client.query('transaction:facts', sql, parameters, COLUMNS, READ_LIMITS);
  return new Map(rows.map((row) => [row.consensusNs, row]));
}
