import { consensusNsOf, type EntityId, formatEntityId, NS_PER_DAY } from '@ledgerscope/ledger';
import { stakingRewards } from '../account/staking-rewards.ts';
import { blockByHashStart, bloomsOfBlocks } from '../block/find-blocks.ts';
import { blockByHash } from '../block/list-blocks.ts';
import { recentBlocks } from '../block/queries.ts';
import type { BlockRow } from '../block/rows.ts';
import { erc20TransfersAt } from '../contract/erc20-transfers.ts';
import { entitiesCreatedBy } from '../entity/created-by.ts';
import { storedEntitiesByAddress } from '../entity/queries.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { scheduleEvents } from '../schedule/queries.ts';
import { contractUsers } from '../stats/term-window.ts';
import { countByKind } from '../transaction/count-transactions.ts';
import { transactionInstants } from '../transaction/list-transactions.ts';
import type { ComparedQuestion } from './question.ts';

const TAG = 'reconcile:facts';
const PAGE = { order: 'desc', limit: 25 } as const;
const SPANS = 4n;
const BLOCKS = 3;
const HASH_START = 32;

/** What is asked for by whose it is, of the newest blocks and of ids that are drawn from the column store. */
export async function* factQuestions(
  byScan: LedgerSnapshot,
  sampled: (sql: string) => Promise<EntityId[]>,
): AsyncGenerator<ComparedQuestion> {
  yield* ofSpans(headInstant(byScan));
  yield* await ofBlocks(byScan);
  for (const id of await sampled('SELECT DISTINCT schedule AS id FROM schedule_event'))
    yield { subject: `events of schedule ${formatEntityId(id)}`, ask: (one) => scheduleEvents(one, id) };
  for (const id of await sampled('SELECT DISTINCT contract AS id FROM contract_call')) {
    const range = { first: 0n, last: headInstant(byScan) };
    yield {
      subject: `users of ${formatEntityId(id)}`,
      ask: async (one) => (await contractUsers(one, id, range, { unit: 'all' })).users,
    };
  }
  for (const recipient of await sampled('SELECT DISTINCT id FROM account')) {
    const subject = `transactions to ${formatEntityId(recipient)}`;
    yield { subject, ask: (one) => transactionInstants(one, { ...PAGE, recipient }) };
    yield { subject: `number of ${subject}`, ask: (one) => countByKind(one, { recipient }) };
  }
  for (const id of await sampled('SELECT DISTINCT account AS id FROM staking_reward'))
    yield { subject: `rewards of ${formatEntityId(id)}`, ask: (one) => stakingRewards(one, id, PAGE) };
  for (const id of await sampled('SELECT DISTINCT creator AS id FROM entity_creator'))
    yield {
      subject: `what ${formatEntityId(id)} created`,
      ask: (one) => entitiesCreatedBy(one, id, undefined, PAGE),
    };
  yield* await ofAddresses(byScan);
  for (const at of await instantsOfTransfers(byScan))
    yield { subject: `ERC-20 transfers at ${at}`, ask: (one) => erc20TransfersAt(one, at) };
}

function* ofSpans(headNs: bigint): Generator<ComparedQuestion> {
  for (let index = 0n; index < SPANS; index += 1n) {
    // A nanosecond that is no boundary of anything.
    const until = consensusNsOf(headNs - index * 3n * NS_PER_DAY - index * 7_654_321n);
    const from = consensusNsOf(until > NS_PER_DAY ? until - NS_PER_DAY : 0n);
    yield { subject: `transactions before ${until}`, ask: (one) => countByKind(one, { until }) };
    yield { subject: `failed from ${from}`, ask: (one) => countByKind(one, { from, until, failedOnly: true }) };
  }
}

async function ofBlocks(byScan: LedgerSnapshot): Promise<ComparedQuestion[]> {
  const blocks = await recentBlocks(byScan, { limit: BLOCKS });
  return [
    { subject: 'blooms of blocks', ask: async (one) => bytesOf(await bloomsOfBlocks(one, blocks)) },
    // A hash of nothing but zeros, where none is known, is that of many blocks.
    ...blocks.filter(isHashed).flatMap(({ sequence, hash }): ComparedQuestion[] => [
      { subject: `block ${sequence} by hash`, ask: (one) => blockByHash(one, hash) },
      {
        subject: `block ${sequence} by 32 bytes`,
        ask: (one) => blockByHashStart(one, hash.subarray(0, HASH_START)),
      },
    ]),
  ];
}

function isHashed({ hash }: BlockRow): boolean {
  return hash.some((byte) => byte !== 0);
}

function bytesOf(blooms: ReadonlyMap<bigint, Uint8Array>): ReadonlyMap<bigint, string> {
  return new Map([...blooms].map(([sequence, bloom]) => [sequence, Buffer.from(bloom).toString('hex')]));
}

async function ofAddresses(byScan: LedgerSnapshot): Promise<ComparedQuestion[]> {
  const sql = `SELECT form, lower(hex(address)) AS hex_address FROM entity_address ORDER BY cityHash64(address) LIMIT 12`;
  const found = await byScan.client.query(TAG, sql, {}, { form: 'text', hexAddress: 'text' });
  return found.map(({ form, hexAddress }) => ({
    subject: `who has ${form} ${hexAddress}`,
    ask: (one) => storedEntitiesByAddress(one, form as 'evm' | 'alias', [hexAddress]),
  }));
}

async function instantsOfTransfers(byScan: LedgerSnapshot): Promise<bigint[]> {
  const sql = 'SELECT DISTINCT consensus_ns FROM erc20_transfer ORDER BY cityHash64(consensus_ns) LIMIT 6';
  const found = await byScan.client.query(TAG, sql, {}, { consensusNs: 'ns' });
  return found.map(({ consensusNs }) => consensusNs);
}
