import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { balanceAnchor } from '../account/balance-anchor.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
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
export async function* checkTransactions(snapshot: LedgerSnapshot, range: ReconcileRange): AsyncGenerator<Finding> {
  const headNs = headInstant(snapshot);
  const anchor = await balanceAnchor(snapshot);
  const genesis = anchor?.origin === 'genesis' ? anchor.consensusNs : -1n;
  const sql = `SELECT consensus_ns, arraySum(transfer_amount) AS total FROM transaction
    WHERE consensus_ns >= ${nsParameter('from')} AND consensus_ns <= least(${nsParameter('to')}, ${nsParameter('headNs')})
      AND consensus_ns > ${nsParameter('genesis')} AND arraySum(transfer_amount) != 0
    ORDER BY consensus_ns LIMIT {limit:UInt32}`;
  const parameters = { from: range.fromNs, to: range.toNs, headNs, genesis, limit: MAX_FINDINGS };
  const rows = await snapshot.client.query(TAG, sql, parameters, { consensusNs: 'ns', total: 'i64' }, LIMITS);
  for (const { consensusNs, total } of rows)
    yield { check: 'transfer-sum', subject: formatIso(consensusNsOf(consensusNs)), expected: 0n, found: total };
  const countSql = `SELECT count() AS rows FROM transaction WHERE consensus_ns <= ${nsParameter('headNs')}`;
  const [counted] = await snapshot.client.query(TAG, countSql, { headNs }, { rows: 'u64' }, LIMITS);
  const { transactions } = await storedCounters(snapshot);
  const found = counted?.rows ?? 0n;
  if (transactions !== found) yield { check: 'counter', subject: 'transactions', expected: found, found: transactions };
}
