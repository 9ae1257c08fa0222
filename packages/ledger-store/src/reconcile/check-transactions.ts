import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { balanceAnchor } from '../account/balance-anchor.ts';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { storedCounters } from '../stats/ledger-counters.ts';
import type { Finding, ReconcileRange } from './finding.ts';

const TAG = 'reconcile:transactions';
const LIMITS = { seconds: 600 } as const;
const MAX_FINDINGS = 1_000;

/**
 * Transfers of each transaction of the range sum to zero, but for those of a genesis block, which make the first hbar; and
 * the counter of transactions is their number.
 */
export async function* checkTransactions(store: LedgerSnapshot, range: ReconcileRange): AsyncGenerator<Finding> {
  const highWater = highWaterNs(store);
  const anchor = await balanceAnchor(store);
  const genesis = anchor?.origin === 'genesis' ? anchor.consensusNs : -1n;
  const sql = `SELECT consensus_ns, arraySum(transfer_amount) AS total FROM transaction
    WHERE consensus_ns >= ${nsParameter('from')} AND consensus_ns <= least(${nsParameter('to')}, ${nsParameter('highWater')})
      AND consensus_ns > ${nsParameter('genesis')} AND arraySum(transfer_amount) != 0
    ORDER BY consensus_ns LIMIT {limit:UInt32}`;
  const parameters = { from: range.fromNs, to: range.toNs, highWater, genesis, limit: MAX_FINDINGS };
  const rows = await store.client.query(TAG, sql, parameters, { consensusNs: 'ns', total: 'i64' }, LIMITS);
  for (const { consensusNs, total } of rows)
    yield { check: 'transfer-sum', subject: formatIso(consensusNsOf(consensusNs)), expected: 0n, found: total };
  const countSql = `SELECT count() AS rows FROM transaction WHERE consensus_ns <= ${nsParameter('highWater')}`;
  const [counted] = await store.client.query(TAG, countSql, { highWater }, { rows: 'u64' }, LIMITS);
  const { transactions } = await storedCounters(store);
  const found = counted?.rows ?? 0n;
  if (transactions !== found) yield { check: 'counter', subject: 'transactions', expected: found, found: transactions };
}
