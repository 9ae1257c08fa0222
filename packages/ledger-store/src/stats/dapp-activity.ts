import { type EntityId, TYPE_ID } from '@ledgerscope/ledger';
import { type Condition, timeCondition } from '../condition.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { entityVolume } from './term-window.ts';

/** Beyond this many transactions, those that name several of the entities are no longer distinguished. */
const MAX_DISTINCT = 1_000_000n;
const RELAYED = `type = ${TYPE_ID.ethereumTransaction}`;
const TERMS = 'kind = 0 AND term IN {terms:Array(UInt64)}';

/** How much a program's entities are used. */
export interface DappActivity {
  /** Transactions in which any of them takes part, each once. */
  readonly transactions: bigint;
  /** True where counting stopped: there are at least that many. */
  readonly lowerBound: boolean;
  readonly users: bigint;
  /** True where whole days of sketches were merged (error about 2 %). */
  readonly approximate: boolean;
}

/**
 * The transactions of some contracts and the distinct senders of their calls; or of an account and who sent or paid for
 * its transactions, itself apart.
 */
export async function dappActivity(
  snapshot: LedgerSnapshot,
  entities: readonly EntityId[],
  kind: 'contracts' | 'account',
): Promise<DappActivity> {
  const last = headInstant(snapshot);
  if (entities.length === 0 || last < 0n) return { transactions: 0n, lowerBound: false, users: 0n, approximate: false };
  const volumes = await Promise.all(
    entities.map(async (entity) => {
      const [all] = await entityVolume(snapshot, entity, { first: 0n, last }, { unit: 'all' });
      return all?.transactions ?? 0n;
    }),
  );
  const total = volumes.reduce((sum, volume) => sum + volume, 0n);
  const many = total > MAX_DISTINCT;
  const approximate = many && kind === 'contracts';
  const [most = 0n] = volumes.toSorted((a, b) => (a < b ? 1 : -1));
  const [users, distinct] = await Promise.all([
    countUsers(snapshot, entities, kind, approximate, last),
    entities.length === 1 ? total : many ? most : countDistinct(snapshot, entities, last),
  ]);
  return { transactions: distinct, lowerBound: many && entities.length > 1, users, approximate };
}

async function countUsers(
  snapshot: LedgerSnapshot,
  terms: readonly EntityId[],
  kind: 'contracts' | 'account',
  approximate: boolean,
  last: bigint,
): Promise<bigint> {
  const { sql, parameters } = approximate ? SKETCHES : usersOf(kind, last);
  const columns = { users: 'u64' } as const;
  const [row] = await snapshot.client.query('dapp:users', sql, { terms, ...parameters }, columns, READ_LIMITS);
  return row?.users ?? 0n;
}

const SKETCHES: Condition = {
  sql: `SELECT toUInt64(uniqCombinedMerge(12)(users)) AS users FROM contract_users_day
    WHERE contract IN {terms:Array(UInt64)}`,
  parameters: {},
};

/** A relay pays for the transactions of others: those are the sender's. */
function usersOf(kind: 'contracts' | 'account', last: bigint): Condition {
  const time = timeCondition({ first: 0n, last });
  if (kind === 'contracts') {
    const sql = `SELECT toUInt64(uniqExact(sender)) AS users FROM contract_call
      WHERE contract IN {terms:Array(UInt64)} AND ${time.sql}`;
    return { sql, parameters: time.parameters };
  }
  const own = `SELECT consensus_ns, term, payer FROM term_transaction WHERE ${TERMS} AND ${time.sql}`;
  const sql = `SELECT toUInt64(uniqExactIf(user, user != term)) AS users
    FROM (SELECT term, if(relayed.sender = 0, payer, relayed.sender) AS user FROM (${own}) AS own
      LEFT JOIN (SELECT consensus_ns, sender FROM contract_result WHERE ${RELAYED} AND sender != payer
        AND consensus_ns GLOBAL IN (SELECT consensus_ns FROM term_transaction WHERE ${TERMS} AND ${RELAYED} AND ${time.sql})
      ) AS relayed USING (consensus_ns))`;
  return { sql, parameters: time.parameters };
}

async function countDistinct(snapshot: LedgerSnapshot, terms: readonly EntityId[], last: bigint): Promise<bigint> {
  const time = timeCondition({ first: 0n, last });
  const sql = `SELECT toUInt64(uniqExact(consensus_ns)) AS transactions FROM term_transaction WHERE ${TERMS} AND ${time.sql}`;
  const parameters = { terms, ...time.parameters };
  const [row] = await snapshot.client.query('dapp:transactions', sql, parameters, { transactions: 'u64' }, READ_LIMITS);
  return row?.transactions ?? 0n;
}
