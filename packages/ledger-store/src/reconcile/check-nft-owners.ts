import { entityIdFromStore, formatEntityId } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { storedCounters } from '../stats/ledger-counters.ts';
import type { Finding } from './finding.ts';

const TAG = 'reconcile:nfts';
const LIMITS = { seconds: 600 } as const;
const MAX_FINDINGS = 1_000;
/** Rows of `nft` that one pass groups by owner, which bounds its memory. */
const ROWS_PER_PASS = 4_000_000n;

/**
 * An account owns as many NFTs of a token as its balance says, where the token's creation was ingested, and as many in all
 * as `account_holding` says. What changed again after the head is left to the next look: its balance at the head is gone.
 */
export async function* checkNftOwners(snapshot: LedgerSnapshot): AsyncGenerator<Finding> {
  const passes = await countPasses(snapshot);
  const { startNs } = await storedCounters(snapshot);
  for (let pass = 0n; pass < passes; pass++) {
    const parameters = { headNs: headInstant(snapshot), passes, pass, limit: MAX_FINDINGS };
    const whole = { ...parameters, start: startNs };
    const columns = { account: 'u64', token: 'u64', owned: 'i64', stated: 'i64' } as const;
    for (const { account, token, owned, stated } of await snapshot.client.query(
      TAG,
      BALANCES,
      whole,
      columns,
      LIMITS,
    )) {
      const subject = `${idOf(account)}, token ${idOf(token)}`;
      yield { check: 'nft-balance', subject, expected: owned, found: stated };
    }
    const holdings = { account: 'u64', owned: 'i64', stated: 'i64' } as const;
    for (const { account, owned, stated } of await snapshot.client.query(TAG, HOLDINGS, parameters, holdings, LIMITS))
      yield { check: 'nft-holding', subject: idOf(account), expected: owned, found: stated };
  }
}

async function countPasses(snapshot: LedgerSnapshot): Promise<bigint> {
  const [row] = await snapshot.client.query(
    TAG,
    'SELECT toUInt64(count()) AS rows FROM nft',
    {},
    { rows: 'u64' },
    LIMITS,
  );
  return (row?.rows ?? 0n) / ROWS_PER_PASS + 1n;
}

function idOf(id: bigint): string {
  return formatEntityId(entityIdFromStore(id));
}

const HEAD = nsParameter('headNs');

/** A column's value in the version of a key that counts at the head: see asOf in state/queries.ts. */
function current(column: string): string {
  return `multiIf(min(version) <= ${HEAD}, argMaxIf(${column}, version, version <= ${HEAD}),
    min(version) < max(version), argMin(${column}, version), 0)`;
}

/** Only a token that was seen from its creation on has balances that count from 0. */
const WHOLE_TOKENS = `token GLOBAL IN (SELECT id FROM token
  WHERE type = 'NON_FUNGIBLE_UNIQUE' AND created_ns > toDateTime64(0, 9, 'UTC')
    AND created_ns >= ${nsParameter('start')} AND created_ns <= ${HEAD})`;

// Grouping in the order of the key takes no memory for the keys themselves.
const IN_ORDER = 'SETTINGS optimize_aggregation_in_order = 1';

const BALANCES = `SELECT account, token, toInt64(sum(one)) AS owned, toInt64(sum(balance_now)) AS stated
  FROM (
    SELECT owner_now AS account, token, toInt64(1) AS one, toInt64(0) AS balance_now, toUInt8(0) AS changed
    FROM (SELECT token, serial, ${current('owner')} AS owner_now FROM nft
      WHERE cityHash64(token) % {passes:UInt64} = {pass:UInt64} AND ${WHOLE_TOKENS} GROUP BY token, serial)
    WHERE owner_now != 0
    UNION ALL
    SELECT account, token, toInt64(0), toInt64(${current('balance')}), toUInt8(max(version) > ${HEAD})
    FROM account_token
    WHERE cityHash64(token) % {passes:UInt64} = {pass:UInt64} AND ${WHOLE_TOKENS} GROUP BY account, token)
  GROUP BY account, token HAVING owned != stated AND max(changed) = 0
  ORDER BY account, token LIMIT {limit:UInt32} ${IN_ORDER}`;

const HOLDINGS = `SELECT account, toInt64(sum(one)) AS owned, toInt64(sum(nfts_now)) AS stated
  FROM (
    SELECT owner_now AS account, toInt64(1) AS one, toInt64(0) AS nfts_now, toUInt8(0) AS changed
    FROM (SELECT token, serial, ${current('owner')} AS owner_now FROM nft GROUP BY token, serial)
    WHERE owner_now != 0 AND cityHash64(owner_now) % {passes:UInt64} = {pass:UInt64}
    UNION ALL
    SELECT account, toInt64(0), toInt64(${current('nfts')}), toUInt8(max(version) > ${HEAD})
    FROM account_holding
    WHERE cityHash64(account) % {passes:UInt64} = {pass:UInt64} GROUP BY account)
  GROUP BY account HAVING owned != stated AND max(changed) = 0
  ORDER BY account LIMIT {limit:UInt32} ${IN_ORDER}`;
