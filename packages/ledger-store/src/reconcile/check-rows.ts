import { isDeepStrictEqual } from 'node:util';
import { consensusNsOf, type EntityId, formatEntityId, formatIso, NS_PER_DAY } from '@ledgerscope/ledger';
import { scanRewards, stakingRewards } from '../account/staking-rewards.ts';
import { scanTopBalances, topBalances } from '../account/top-balances.ts';
import { blockTotals } from '../block/queries.ts';
import { entitiesCreatedBy, scanCreated } from '../entity/created-by.ts';
import { scanAddresses, storedEntitiesByAddress } from '../entity/queries.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import { LedgerCaches } from '../ledger-caches.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { LIST_KIND } from '../rows/transaction-terms.ts';
import { contractUsers, scanUsers } from '../stats/term-window.ts';
import { countByKind, scanCount } from '../transaction/count-transactions.ts';
import { scanInstants, transactionInstants } from '../transaction/list-transactions.ts';
import type { TransactionFilter } from '../transaction/transaction-filter.ts';
import { checkBlockRows } from './check-block-rows.ts';
import { checkMetadataRows } from './check-metadata-rows.ts';
import { checkStateRows } from './check-state-rows.ts';
import type { Finding } from './finding.ts';
import type { ComparedQuestion } from './question.ts';
import { CHECK_LIMITS, sampleIds } from './sample.ts';

const TAG = 'reconcile:rows';
const PAGE = { order: 'desc', limit: 25 } as const;
const SPANS = 4n;

/**
 * The row store holds what the column store has: rows of state and their lists, everything of some blocks, and lists and counts that both
 * can tell, of ids that are drawn from the column store.
 */
export async function* checkRows(from: LedgerSnapshot): AsyncGenerator<Finding> {
  if (from.head === undefined) return;
  // What was answered before says nothing about what is stored.
  const snapshot: LedgerSnapshot = { ...from, caches: new LedgerCaches() };
  yield* checkStateRows(snapshot);
  yield* checkBlockRows(snapshot);
  yield* checkMetadataRows(snapshot);
  for await (const { subject, byRows, byScan } of questions(snapshot))
    if (!isDeepStrictEqual(await byRows(), await byScan())) yield { check: 'rows', subject, expected: 0n, found: 1n };
}

async function* questions(snapshot: LedgerSnapshot): AsyncGenerator<ComparedQuestion> {
  const ids = (sql: string) => sampleIds(snapshot, TAG, sql);
  yield {
    subject: 'number of blocks',
    byRows: () => snapshot.rows.blocks.count({ first: 0n, last: headInstant(snapshot), head: headOf(snapshot) }),
    byScan: async () => (await blockTotals(snapshot)).blocks,
  };
  yield {
    subject: 'greatest balances',
    byRows: () => topBalances(snapshot, PAGE.limit),
    byScan: () => scanTopBalances(snapshot, PAGE.limit),
  };
  yield* ofFilter(snapshot, 'all', {});
  yield { ...pageOf(snapshot, { failedOnly: true }), subject: 'failed transactions' };
  yield* ofSpans(snapshot);
  for (const id of await ids('SELECT DISTINCT id FROM account')) yield* ofAccount(snapshot, id);
  for (const [what, kind, table, column] of COUNTERS)
    for (const id of await ids(`SELECT DISTINCT ${column} AS id FROM ${table}`))
      yield counterOf(snapshot, what, id, kind, `${table} WHERE ${column}`);
  for (const id of await ids('SELECT DISTINCT contract AS id FROM contract_call')) yield usersOf(snapshot, id);
  for (const id of await ids('SELECT DISTINCT account AS id FROM staking_reward'))
    yield {
      subject: `rewards of ${formatEntityId(id)}`,
      byRows: () => stakingRewards(snapshot, id, PAGE),
      byScan: () => scanRewards(snapshot, id, PAGE),
    };
  for (const id of await ids('SELECT DISTINCT creator AS id FROM entity_creator WHERE creator != 0'))
    yield {
      subject: `what ${formatEntityId(id)} created`,
      byRows: () => entitiesCreatedBy(snapshot, id, undefined, PAGE),
      byScan: () => scanCreated(snapshot, id, undefined, PAGE),
    };
  yield* await ofAddresses(snapshot);
}

/** Counters: of what, their list, and where the column store has what they count. */
const COUNTERS = [
  ['messages', LIST_KIND.messages, 'topic_message', 'topic'],
  ['logs', LIST_KIND.logs, 'contract_log_contract', 'contract'],
  ['token transfers', LIST_KIND.tokenTransfers, 'token_transfer', 'token'],
  ['token transfers', LIST_KIND.accountTokenTransfers, 'token_transfer_account', 'account'],
  ['NFT transfers', LIST_KIND.nftTransfers, 'nft_transfer_token', 'token'],
  ['NFT transfers', LIST_KIND.accountNftTransfers, 'nft_transfer_account', 'account'],
] as const;

function headOf({ head }: LedgerSnapshot): bigint {
  return head?.sequence ?? -1n;
}

function* ofFilter(snapshot: LedgerSnapshot, name: string, filter: TransactionFilter): Generator<ComparedQuestion> {
  yield { ...pageOf(snapshot, filter), subject: `transactions: ${name}` };
  yield {
    subject: `number of transactions: ${name}`,
    byRows: () => countByKind(snapshot, filter),
    byScan: () => scanCount(snapshot, filter),
  };
}

function pageOf(snapshot: LedgerSnapshot, filter: TransactionFilter): Omit<ComparedQuestion, 'subject'> {
  const page = { ...filter, ...PAGE };
  return { byRows: () => transactionInstants(snapshot, page), byScan: () => scanInstants(snapshot, page) };
}

function* ofSpans(snapshot: LedgerSnapshot): Generator<ComparedQuestion> {
  for (let index = 0n; index < SPANS; index += 1n) {
    // A nanosecond that is no boundary of anything.
    const until = consensusNsOf(headInstant(snapshot) - index * 3n * NS_PER_DAY - index * 7_654_321n);
    const from = consensusNsOf(until > NS_PER_DAY ? until - NS_PER_DAY : 0n);
    yield* ofFilter(snapshot, `before ${formatIso(until)}`, { until });
    yield* ofFilter(snapshot, `failed from ${formatIso(from)}`, { from, until, failedOnly: true });
  }
}

function* ofAccount(snapshot: LedgerSnapshot, entity: EntityId): Generator<ComparedQuestion> {
  const name = formatEntityId(entity);
  yield* ofFilter(snapshot, `of ${name}`, { entity });
  yield* ofFilter(snapshot, `to ${name}`, { recipient: entity });
  // Long lists are counted by other means up to an instant.
  const until = consensusNsOf(headInstant(snapshot) - NS_PER_DAY / 2n - 7_654_321n);
  yield* ofFilter(snapshot, `to ${name} before ${formatIso(until)}`, { recipient: entity, until });
  yield { ...pageOf(snapshot, { balanceOf: entity }), subject: `transactions: that changed ${name}` };
}

/** How many messages or logs there are by the counter of the row store. */
function counterOf(
  snapshot: LedgerSnapshot,
  what: string,
  id: EntityId,
  kind: number,
  source: string,
): ComparedQuestion {
  const headNs = headInstant(snapshot);
  const sql = `SELECT count() AS found FROM ${source} = {id:UInt64} AND consensus_ns <= ${nsParameter('headNs')}`;
  return {
    subject: `number of ${what} of ${formatEntityId(id)}`,
    byRows: async () => {
      const counts = await snapshot.rows.entries.countAll(kind, id, headNs);
      return counts.reduce((sum, { transactions }) => sum + transactions, 0n);
    },
    byScan: async () =>
      (await snapshot.client.query(TAG, sql, { id, headNs }, { found: 'u64' }, CHECK_LIMITS))[0]?.found,
  };
}

function usersOf(snapshot: LedgerSnapshot, contract: EntityId): ComparedQuestion {
  const range = { first: 0n, last: headInstant(snapshot) };
  return {
    subject: `users of ${formatEntityId(contract)}`,
    byRows: async () => (await contractUsers(snapshot, contract, range, { unit: 'all' })).users,
    byScan: async () => (await scanUsers(snapshot, contract, range, { unit: 'all' })).users,
  };
}

async function ofAddresses(snapshot: LedgerSnapshot): Promise<ComparedQuestion[]> {
  const some = (form: string, column: string) => `(SELECT '${form}' AS form, lower(hex(${column})) AS hex_address
    FROM entity WHERE ${column} != '' AND created_ns <= ${nsParameter('headNs')} ORDER BY cityHash64(${column}) LIMIT 6)`;
  const sql = `${some('evm', 'evm_address')} UNION ALL ${some('alias', 'alias')}`;
  const parameters = { headNs: headInstant(snapshot) };
  const found = await snapshot.client.query(TAG, sql, parameters, { form: 'text', hexAddress: 'text' }, CHECK_LIMITS);
  return found.map(({ form, hexAddress }) => ({
    subject: `who has ${form} ${hexAddress}`,
    byRows: () => storedEntitiesByAddress(snapshot, form as 'evm' | 'alias', [hexAddress]),
    byScan: () => scanAddresses(snapshot, form as 'evm' | 'alias', [hexAddress]),
  }));
}
