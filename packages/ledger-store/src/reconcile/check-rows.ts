import { isDeepStrictEqual } from 'node:util';
import { consensusNsOf, type EntityId, entityIdFromStore, formatEntityId, formatIso } from '@ledgerscope/ledger';
import { topBalances } from '../account/top-balances.ts';
import { readAllowances } from '../allowance/queries.ts';
import { blockTotals, recentBlocks } from '../block/queries.ts';
import { contractResultsAt } from '../contract/calls.ts';
import { contractEvents } from '../contract/events.ts';
import { namedAs } from '../entity/named-entity.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import { LedgerCaches } from '../ledger-caches.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { listNftsOfOwner, listNftsOfToken } from '../nft/list-nfts.ts';
import { storedStateRows } from '../state/queries.ts';
import { rowNamer, type StateKey, type StateTable } from '../state/state-table.ts';
import { columnName } from '../table.ts';
import { STATE_TABLES } from '../tables.ts';
import { readPendingAirdrops } from '../token/airdrops.ts';
import { readTokenBalances } from '../token/balances.ts';
import { holdersOfToken } from '../token/holders.ts';
import { countTopicMessages, topicMessages } from '../topic/messages.ts';
import { lastTopicMessages } from '../topic/queries.ts';
import { countByKind } from '../transaction/count-transactions.ts';
import { transactionInstants } from '../transaction/list-transactions.ts';
import { readChildren, transactionRaws, transactionsByHash, transactionsById } from '../transaction/queries.ts';
import { transactionRowsAt } from '../transaction/stored-transaction.ts';
import { factQuestions } from './fact-questions.ts';
import type { Finding } from './finding.ts';
import type { ComparedQuestion } from './question.ts';

const TAG = 'reconcile:rows';
const LIMITS = { seconds: 600, memoryBytes: 4_000_000_000 } as const;
/** So many keys of each table, and entities of each kind, are asked of both stores: each question is a statement of the column store. */
const SAMPLES = 200;
const ENTITIES = 6;
const PAGE = { order: 'desc', limit: 25 } as const;

/** The row store and the column store answer alike: the same keys and lists, drawn from the column store, are asked of both. */
export async function* checkRows(snapshot: LedgerSnapshot): AsyncGenerator<Finding> {
  if (snapshot.rows === undefined || snapshot.head === undefined) return;
  // Neither may answer from what the other one was asked.
  const byKey: LedgerSnapshot = { ...snapshot, caches: new LedgerCaches() };
  const byScan: LedgerSnapshot = { ...snapshot, rows: undefined, caches: new LedgerCaches() };
  for (const table of Object.values(STATE_TABLES)) yield* checkTable(byKey, byScan, table);
  for await (const { subject, ask } of concatenate(
    questions(byScan),
    factQuestions(byScan, (sql) => sampleIds(byScan, sql)),
  ))
    if (!isDeepStrictEqual(await ask(byKey), await ask(byScan)))
      yield { check: 'rows', subject, expected: 0n, found: 1n };
}

async function* concatenate<T>(one: AsyncIterable<T>, other: AsyncIterable<T>): AsyncGenerator<T> {
  yield* one;
  yield* other;
}

/** Rows of state by their keys; those that changed after the head are left alone. */
async function* checkTable(byKey: LedgerSnapshot, byScan: LedgerSnapshot, table: StateTable): AsyncGenerator<Finding> {
  const names = table.key.map(columnName).join(', ');
  const columns = Object.fromEntries(table.key.map((property) => [property, table.columns[property]]));
  const sql = `SELECT DISTINCT ${names} FROM ${table.name} WHERE version <= ${nsParameter('headNs')}
    ORDER BY cityHash64(${names}) LIMIT ${SAMPLES}`;
  const headNs = headInstant(byScan);
  const keys = await byScan.client.query(TAG, sql, { headNs }, columns as never, LIMITS);
  const [rows, stored] = await Promise.all(
    [byKey, byScan].map((one) => storedStateRows(one, TAG, table, keys as unknown as StateKey<StateTable>[])),
  );
  const nameOf = rowNamer(table);
  const found = new Map((rows ?? []).map((row) => [nameOf(row), row]));
  for (const row of stored ?? []) {
    const same = found.get(nameOf(row));
    const isSettled = [row, same].every((one) => ((one as { version?: bigint } | undefined)?.version ?? 0n) <= headNs);
    if (isSettled && !isDeepStrictEqual(same, row))
      yield { check: 'rows', subject: `${table.name} ${nameOf(row)}`, expected: 0n, found: 1n };
  }
}

async function* questions(byScan: LedgerSnapshot): AsyncGenerator<ComparedQuestion> {
  yield { subject: 'newest transactions', ask: (one) => transactionInstants(one, PAGE) };
  yield { subject: 'failed transactions', ask: (one) => transactionInstants(one, { ...PAGE, failedOnly: true }) };
  yield { subject: 'transactions by type and result', ask: (one) => countByKind(one, {}) };
  yield { subject: 'blocks', ask: (one) => recentBlocks(one, { limit: 25 }) };
  yield { subject: 'totals of blocks', ask: (one) => blockTotals(one) };
  yield { subject: 'greatest balances', ask: (one) => topBalances(one, 25) };
  yield* ofTransactions(byScan);
  for (const id of await sampleIds(byScan, 'SELECT DISTINCT id FROM account')) yield* ofAccount(id);
  for (const id of await sampleIds(byScan, 'SELECT DISTINCT id FROM token')) yield* ofToken(id);
  for (const id of await sampleIds(byScan, 'SELECT DISTINCT topic AS id FROM topic_message')) yield* ofTopic(id);
  for (const id of await sampleIds(byScan, 'SELECT DISTINCT contract AS id FROM contract_log_contract'))
    yield { subject: `logs of ${formatEntityId(id)}`, ask: (one) => contractEvents(one, id, PAGE) };
}

async function sampleIds(snapshot: LedgerSnapshot, sql: string): Promise<EntityId[]> {
  const rows = await snapshot.client.query(
    TAG,
    `SELECT id FROM (${sql}) ORDER BY cityHash64(id) LIMIT ${ENTITIES}`,
    {},
    { id: 'u64' },
    LIMITS,
  );
  return rows.map(({ id }) => entityIdFromStore(id));
}

async function* ofTransactions(byScan: LedgerSnapshot): AsyncGenerator<ComparedQuestion> {
  const sql = `SELECT consensus_ns FROM transaction WHERE consensus_ns <= ${nsParameter('headNs')}
    ORDER BY cityHash64(consensus_ns) LIMIT ${SAMPLES}`;
  const found = await byScan.client.query(TAG, sql, { headNs: headInstant(byScan) }, { consensusNs: 'ns' }, LIMITS);
  const instants = found.map(({ consensusNs }) => consensusNs);
  yield { subject: 'transactions', ask: (one) => transactionRowsAt(one, TAG, instants) };
  yield { subject: 'bytes of transactions', ask: (one) => transactionRaws(one, instants) };
  yield { subject: 'contract results', ask: (one) => contractResultsAt(one, instants) };
  for (const row of await transactionRowsAt(byScan, TAG, instants.slice(0, ENTITIES))) {
    const { consensusNs: at, hash, payer, validStartDelta } = row;
    const subject = `transaction ${formatIso(consensusNsOf(at))}`;
    yield { subject: `hash of ${subject}`, ask: (one) => transactionsByHash(one, hash) };
    yield {
      subject: `id of ${subject}`,
      ask: (one) => transactionsById(one, { payer, validStartNs: at - validStartDelta }),
    };
    yield { subject: `children of ${subject}`, ask: (one) => readChildren(one, at) };
  }
}

function* ofAccount(entity: EntityId): Generator<ComparedQuestion> {
  const name = formatEntityId(entity);
  yield { subject: `transactions of ${name}`, ask: (one) => transactionInstants(one, { ...PAGE, entity }) };
  yield {
    subject: `debits of ${name}`,
    ask: (one) => transactionInstants(one, { ...PAGE, balanceOf: entity, order: 'asc' }),
  };
  yield { subject: `counts of ${name}`, ask: (one) => countByKind(one, { entity }) };
  yield { subject: `tokens of ${name}`, ask: (one) => readTokenBalances(one, entity, PAGE) };
  yield { subject: `NFTs of ${name}`, ask: (one) => listNftsOfOwner(one, entity, PAGE) };
  yield { subject: `allowances of ${name}`, ask: (one) => readAllowances(one, entity, 'owner', PAGE) };
  yield { subject: `allowances to ${name}`, ask: (one) => readAllowances(one, entity, 'spender', PAGE) };
  yield { subject: `airdrops to ${name}`, ask: (one) => readPendingAirdrops(one, entity, 'receiver', PAGE) };
  yield { subject: `airdrops of ${name}`, ask: (one) => readPendingAirdrops(one, entity, 'sender', PAGE) };
  yield { subject: `what names ${name}`, ask: async (one) => (await namedAs(one, [entity])).get(entity) };
}

function* ofToken(token: EntityId): Generator<ComparedQuestion> {
  const name = formatEntityId(token);
  yield { subject: `holders of ${name}`, ask: (one) => holdersOfToken(one, token, PAGE) };
  yield { subject: `smallest holders of ${name}`, ask: (one) => holdersOfToken(one, token, { ...PAGE, order: 'asc' }) };
  yield { subject: `NFTs of ${name}`, ask: (one) => listNftsOfToken(one, token, PAGE) };
}

function* ofTopic(topic: EntityId): Generator<ComparedQuestion> {
  const name = formatEntityId(topic);
  yield { subject: `messages of ${name}`, ask: (one) => topicMessages(one, { topic, ...PAGE }) };
  yield { subject: `number of messages of ${name}`, ask: (one) => countTopicMessages(one, { topic }) };
  yield {
    subject: `last message of ${name}`,
    ask: async (one) => (await lastTopicMessages(one, [topic])).get(topic)?.sequenceNumber,
  };
}
