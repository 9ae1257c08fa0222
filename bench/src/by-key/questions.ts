import { NS_PER_DAY, NS_PER_MS } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '@ledgerscope/ledger-store';
import { type SampleKeys, sampleKeys } from '../queries/sample-keys.ts';
import type { KeyQuestion } from './key-question.ts';
import { mirrorQuestions } from './mirror-questions.ts';
import { moreMirrorQuestions, sampleKeysOfAccounts, sampleLogs } from './more-mirror-questions.ts';
import { partQuestions } from './part-questions.ts';

const SPAN_NS = 5n * NS_PER_DAY;
const PAGE = 'limit=25';

interface Spans {
  readonly instants: readonly bigint[];
  readonly before: (index: number) => string;
  readonly span: (index: number) => string;
}

/** The questions with so many keys each, fewer where the ledger has fewer. */
export async function keyQuestions(snapshot: LedgerSnapshot, size: number): Promise<KeyQuestion[]> {
  const keys = await sampleKeys(snapshot, size);
  const instants = await sampleInstants(snapshot, size);
  const blockHashes = await sampleBlockHashes(snapshot, size);
  const at = (index: number) => instants[index % instants.length] ?? 0n;
  const spans: Spans = {
    instants,
    before: (index) => `endDate=${at(index) / NS_PER_MS}`,
    span: (index) => `startDate=${(at(index) - SPAN_NS) / NS_PER_MS}&endDate=${at(index) / NS_PER_MS}`,
  };
  return [
    ...entities(keys),
    { name: 'message by number', kind: 'entity', paths: await messagePaths(snapshot, size) },
    ...listsOfEntities(keys, spans),
    ...listsOfAll(keys, spans),
    ...partQuestions(keys, {
      schedules: await sampleSchedules(snapshot, size),
      blockHashes,
    }),
    ...mirrorQuestions(keys, instants, blockHashes),
    ...moreMirrorQuestions(
      keys,
      instants,
      await sampleLogs(snapshot, size),
      await sampleKeysOfAccounts(snapshot, size),
    ),
    {
      name: 'balance at an instant',
      kind: 'instant',
      paths: keys.accounts.map((id, index) => `/api/accounts/${id}/balance?timestamp=${at(index) / NS_PER_MS}`),
    },
    {
      name: 'by a word of the memo',
      kind: 'scan',
      paths: keys.words.map((word) => `/api/transactions?${PAGE}&memo=${encodeURIComponent(word)}`),
    },
  ];
}

function entities(keys: SampleKeys): KeyQuestion[] {
  const entity = (name: string, paths: readonly string[]): KeyQuestion => ({ name, kind: 'entity', paths });
  return [
    entity(
      'transaction by id',
      keys.transactions.map((id) => `/api/transactions/${id}`),
    ),
    entity(
      'transaction by hash',
      keys.hashes.map((hash) => `/api/transactions/${hash}`),
    ),
    entity(
      'account',
      keys.accounts.map((id) => `/api/accounts/${id}`),
    ),
    entity(
      'token',
      keys.tokens.map((id) => `/api/hts/tokens/${id}`),
    ),
    entity(
      'contract',
      keys.contracts.map((id) => `/api/contracts/${id}`),
    ),
    entity(
      'topic',
      keys.topics.map((id) => `/api/topics/${id}`),
    ),
    entity(
      'NFT',
      keys.nfts.map(({ token, serial }) => `/api/nfts/nfts/${token}/${serial}`),
    ),
    entity(
      'block',
      keys.blocks.map((number) => `/api/blocks/${number}`),
    ),
  ];
}

function listsOfEntities(keys: SampleKeys, { before, span }: Spans): KeyQuestion[] {
  const of = (
    name: string,
    ids: readonly string[],
    path: (id: string) => string,
    filter: (index: number) => string = () => '',
  ): KeyQuestion => ({
    name,
    kind: 'list',
    paths: ids.map((id, index) =>
      [`${path(id)}${path(id).includes('?') ? '&' : '?'}${PAGE}`, filter(index)].filter(Boolean).join('&'),
    ),
  });
  const ofType = (index: number) => `transactionTypes=CRYPTOTRANSFER&${span(index)}`;
  return [
    of('25 of an account', keys.accounts, (id) => `/api/accounts/${id}/transactions`),
    of('25 of an account, one type, a span', keys.accounts, (id) => `/api/accounts/${id}/transactions`, ofType),
    of('messages of a topic', keys.topics, (id) => `/api/topics/${id}/messages`),
    of('calls of a contract before an instant', keys.contracts, (id) => `/api/contracts/${id}/calls`, before),
    of('events of a contract, a span', keys.contracts, (id) => `/api/contracts/${id}/events`, span),
    of('holders of a token', keys.tokens, (id) => `/api/hts/tokens/${id}/holders`),
    of('NFTs of a collection', keys.collections, (id) => `/api/nfts/nfts?tokenId=${id}`),
    of('NFTs of an owner', keys.accounts, (id) => `/api/nfts/nfts?owner=${id}`),
  ];
}

function listsOfAll(keys: SampleKeys, { instants, before, span }: Spans): KeyQuestion[] {
  const list = (name: string, paths: readonly string[]): KeyQuestion => ({ name, kind: 'list', paths });
  const each = (path: (index: number) => string) => instants.map((_, index) => path(index));
  return [
    list(
      'newest 25',
      each(() => `/api/transactions?${PAGE}`),
    ),
    list(
      'newest 25 before an instant',
      each((index) => `/api/transactions?${PAGE}&${before(index)}`),
    ),
    list(
      'failed of a span',
      each((index) => `/api/transactions?${PAGE}&status=FAILED&${span(index)}`),
    ),
    list(
      'blocks',
      keys.blocks.map((number) => `/api/blocks?${PAGE}&next=${number}`),
    ),
    list(
      'accounts by balance',
      each(() => `/api/accounts?sort=balance&facets=false&${PAGE}`),
    ),
  ];
}

const LIMITS = { seconds: 120 };

/** Instants of transactions, in random order. */
export async function sampleInstants(snapshot: LedgerSnapshot, size: number): Promise<bigint[]> {
  const sql = `SELECT consensus_ns FROM transaction WHERE cityHash64(consensus_ns) % 997 = 3
    ORDER BY cityHash64(consensus_ns) LIMIT ${size}`;
  const rows = await snapshot.client.query('bench:keys', sql, {}, { consensusNs: 'ns' }, LIMITS);
  return rows.map(({ consensusNs }) => consensusNs);
}

async function sampleSchedules(snapshot: LedgerSnapshot, size: number): Promise<string[]> {
  const sql = `SELECT bitAnd(id, 274877906943) AS num FROM (SELECT DISTINCT id FROM schedule) ORDER BY cityHash64(id) LIMIT ${size}`;
  const rows = await snapshot.client.query('bench:keys', sql, {}, { num: 'u64' }, LIMITS);
  return rows.map(({ num }) => `0.0.${num}`);
}

/** In hex. */
async function sampleBlockHashes(snapshot: LedgerSnapshot, size: number): Promise<string[]> {
  const sql = `SELECT lower(hex(hash)) AS hash_hex FROM block ORDER BY cityHash64(sequence) LIMIT ${size}`;
  const rows = await snapshot.client.query('bench:keys', sql, {}, { hashHex: 'text' }, LIMITS);
  return rows.map(({ hashHex }) => hashHex);
}

async function messagePaths(snapshot: LedgerSnapshot, size: number): Promise<string[]> {
  const sql = `SELECT bitAnd(topic, 274877906943) AS num, sequence_number FROM topic_message
    WHERE cityHash64(consensus_ns) % 331 = 3 ORDER BY cityHash64(consensus_ns) LIMIT ${size}`;
  const columns = { num: 'u64', sequenceNumber: 'u64' } as const;
  const rows = await snapshot.client.query('bench:keys', sql, {}, columns, LIMITS);
  return rows.map(({ num, sequenceNumber }) => `/api/topics/0.0.${num}/messages?limit=1&next=${sequenceNumber + 1n}`);
}
