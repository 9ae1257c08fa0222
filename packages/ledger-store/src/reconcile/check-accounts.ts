import { entityIdFromStore } from '@ledgerscope/ledger';
import { balanceAnchor } from '../account/balance-anchor.ts';
import { changeUpTo } from '../account/balance-at.ts';
import { accountBalanceTable, accountTable } from '../account/rows.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { allRows } from '../state/all-rows.ts';
import { HBAR_SUPPLY_TINYBAR } from '../stats/hbar-supply.ts';
import { storedCounters } from '../stats/ledger-counters.ts';
import type { Finding } from './finding.ts';

const TAG = 'reconcile:accounts';
const COLUMNS = { isContract: 'u8', createdNs: 'ns', updatedNs: 'ns', deleted: 'u8' } as const;

/** Balances sum to what ingest counted, which is the supply from genesis on; accounts and contracts are as many as counted. */
export async function* checkAccounts(snapshot: LedgerSnapshot): AsyncGenerator<Finding> {
  const counters = await storedCounters(snapshot);
  const sum = await sumOfBalances(snapshot);
  if (sum !== counters.hbarTinybar)
    yield { check: 'balance-sum', subject: 'hbar', expected: counters.hbarTinybar, found: sum };
  const anchor = await balanceAnchor(snapshot);
  if (anchor?.origin === 'genesis' && sum !== HBAR_SUPPLY_TINYBAR)
    yield { check: 'supply', subject: 'hbar', expected: HBAR_SUPPLY_TINYBAR, found: sum };
  const alive = await aliveAccounts(snapshot);
  for (const name of ['accounts', 'contracts'] as const)
    if (counters[name] !== alive[name])
      yield { check: 'counter', subject: name, expected: alive[name], found: counters[name] };
}

async function sumOfBalances(snapshot: LedgerSnapshot): Promise<bigint> {
  const head = headInstant(snapshot);
  let sum = 0n;
  for await (const { id, balance, version } of allRows(snapshot, TAG, accountBalanceTable, { balance: 'i64' }))
    sum += version > head ? await changeUpTo(snapshot, entityIdFromStore(id), head) : balance;
  return sum;
}

/** What was created or deleted after the head does not count yet. */
async function aliveAccounts(snapshot: LedgerSnapshot): Promise<{ accounts: bigint; contracts: bigint }> {
  const head = headInstant(snapshot);
  const alive = { accounts: 0n, contracts: 0n };
  for await (const { isContract, createdNs, updatedNs, deleted } of allRows(snapshot, TAG, accountTable, COLUMNS)) {
    if (createdNs === 0n || createdNs > head || (deleted === 1 && updatedNs <= head)) continue;
    alive[isContract === 1 ? 'contracts' : 'accounts'] += 1n;
  }
  return alive;
}
