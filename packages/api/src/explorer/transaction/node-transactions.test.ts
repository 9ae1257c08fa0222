import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transactionListQuery } from '@ledgerscope/contract';
import { ingestAll } from '@ledgerscope/ingest/testing/ingest-all';
import { isNodeTransactionType, TRANSACTION_TYPES, TYPE_ID } from '@ledgerscope/ledger';
import { counts, ledgerCounters, transactionsAfter } from '@ledgerscope/ledger-store';
import { hapi } from '@ledgerscope/streams';
import { streamBlock } from '@ledgerscope/streams/testing/write-stream-block';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const SECONDS = 1_767_225_600n;
const account = (accountNum: bigint) => ({ ...hapi.AccountID.create(), accountNum });
const id = (payer: bigint, nanos: number) => ({
  ...hapi.TransactionID.create(),
  accountID: account(payer),
  transactionValidStart: { seconds: SECONDS - 5n, nanos },
});
const USER = { cryptoTransfer: hapi.CryptoTransferTransactionBody.create(), transactionID: id(1_001n, 1) };
const SIGNATURE = { hintsPartialSignature: hapi.HintsPartialSignatureTransactionBody.create() };
const PUBLICATION = { ledgerIdPublication: hapi.LedgerIdPublicationTransactionBody.create() };
/** What one block holds: a transfer, a ledger id, three signatures of nodes and a vote. */
const BODIES = [
  USER,
  ...[3n, 4n, 5n].map((node) => ({ ...SIGNATURE, transactionID: id(node, 2), nodeAccountID: account(node) })),
  { ...PUBLICATION, transactionID: id(3n, 3) },
  { migrationRootHashVote: hapi.MigrationRootHashVoteTransactionBody.create(), transactionID: id(4n, 4), memo: 'vote' },
];

/** Stands for the hash of the vote. */
const OF_VOTE = 'vote';
/** Parameters of a list by which nothing is filtered: its page, its order, and whose transactions it is of; nodes call no function. */
const OTHERS: ReadonlySet<string> = new Set(
  'limit size onlyCount offset from page next order sortBy sort sortOn facets nodes contractMethodName'.split(' '),
);
const OF_NODE = ['0.0.4', '0.0.3'];
const ALL_TIME = ['0'];
/** What the nodes' own transactions of the block would pass, by each filter that lists of transactions have. */
const FILTERS: Readonly<Record<string, readonly string[]>> = {
  period: ['OA', '1H'],
  startDate: ALL_TIME,
  consensusStartInEpoch: ALL_TIME,
  endDate: [`${SECONDS + 1n}`],
  consensusEndInEpoch: [`${SECONDS + 1n}`],
  newerThan: [`${SECONDS}.000000001`],
  transactionTypes: ['CRYPTOTRANSFER,HINTSPARTIALSIGNATURE', 'MIGRATIONROOTHASHVOTE,CRYPTOTRANSFER'],
  serviceTypes: ['NETWORK', 'UTIL'],
  status: ['SUCCESS', 'FAILED', 'OK', 'SUCCESS,OK'],
  q: [...OF_NODE, OF_VOTE, `0.0.4@${SECONDS - 5n}.4`, 'vote'],
  query: [...OF_NODE, OF_VOTE, 'vote'],
  memo: ['vote', '*'],
  accountFrom: OF_NODE,
  accountTo: OF_NODE,
  accountID: OF_NODE,
  accountId: OF_NODE,
  account: OF_NODE,
  contractID: OF_NODE,
  contractId: OF_NODE,
  tokenID: OF_NODE,
  tokenId: OF_NODE,
  topicID: OF_NODE,
  topicId: OF_NODE,
  transactionID: [OF_VOTE, `0.0.4@${SECONDS - 5n}.4`],
  transactionId: [OF_VOTE, `0.0.4@${SECONDS - 5n}.4`],
  amountFrom: ['0'],
  amountTo: ['0', '5'],
};

interface Row {
  readonly type: string;
  readonly transactionHash: string;
  readonly consensusTime: string;
}
type List = { readonly data: readonly Row[]; readonly totalCount: number };

describe("the nodes' own transactions", () => {
  let api: TestApi;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-node-transactions-'));
  const list = (query: string) => api.get<List>(`/api/transactions${query}`);
  const types = async (query: string) => (await list(query)).data.map(({ type }) => type);

  beforeAll(async () => {
    api = await openTestApi();
    const transactions = BODIES.map((body, nanos) => ({ time: { seconds: SECONDS, nanos }, body }));
    fs.writeFileSync(path.join(folder, `${'0'.repeat(35)}7.blk`), streamBlock(7n, new Uint8Array(48), transactions));
    await ingestAll(folder, api.store, ['--trust-unsigned']);
  });
  afterAll(async () => {
    await api.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('are in no count and no list of transactions', async () => {
    expect(await counts(api.store)).toMatchObject({ transactions: 2n, lastHour: { transactions: 2n } });
    expect((await ledgerCounters(api.store)).transactions).toBe(2n);
    const users = await list('');
    expect(users.data.map(({ type }) => type)).toEqual(['LEDGERIDPUBLICATION', 'CRYPTOTRANSFER']);
    expect(users.totalCount).toBe(2);
    const { data } = await api.get<{ data: Record<string, unknown> }>('/api/blocks/7');
    expect(data).toMatchObject({ transactionCount: 2, nodeTransactionCount: 4 });
    expect((await api.get<List>('/api/accounts/0.0.4/transactions')).totalCount).toBe(0);
  });

  it('are asked for by every filter that lists have', () => {
    const filters = Object.keys(transactionListQuery.parameters).filter((name) => !OTHERS.has(name));
    expect(Object.keys(FILTERS).sort()).toEqual(filters.sort());
  });

  it.each(Object.entries(FILTERS))('are in no list by %s', async (name, values) => {
    const [vote] = (await list('?nodes=true')).data;
    for (const value of values) {
      const asked = value === OF_VOTE ? `0x${vote?.transactionHash}` : value;
      for (const place of ['/api/transactions', '/api/blocks/7/transactions', '/api/accounts/0.0.4/transactions'])
        for (const more of ['', '&status=SUCCESS']) {
          const query = `${place}?${name}=${asked}${more.startsWith(`&${name}`) ? '' : more}`;
          const { data, totalCount } = await api.get<List>(query);
          const users = data.filter(({ type }) => type === 'CRYPTOTRANSFER' || type === 'LEDGERIDPUBLICATION');
          expect([data.length, totalCount], query).toEqual([users.length, users.length]);
        }
    }
  });

  it('are reported to nobody who follows the ledger', async () => {
    const snapshot = api.store.snapshot();
    const followed = await transactionsAfter(snapshot, 0n, snapshot.head?.lastNs ?? 0n, 3);
    expect(followed.map(({ type }) => type)).toEqual([TYPE_ID.cryptoTransfer, TYPE_ID.ledgerIdPublication]);
  });

  it('are listed by themselves, by type, and in their block', async () => {
    const signatures = Array.from({ length: 3 }, () => 'HINTSPARTIALSIGNATURE');
    expect(await types('?nodes=true')).toEqual(['MIGRATIONROOTHASHVOTE', ...signatures]);
    expect(await types('?nodes=true&order=asc&limit=2&transactionTypes=HINTSPARTIALSIGNATURE')).toEqual(
      signatures.slice(1),
    );
    expect(await types('?transactionTypes=HINTS_PARTIAL_SIGNATURE')).toEqual(signatures);
    expect((await list('?nodes=true&accountFrom=0.0.4')).totalCount).toBe(2);
    expect((await list('?nodes=true&accountTo=0.0.4')).totalCount).toBe(0);
    expect((await api.get<List>('/api/blocks/7/transactions?nodes=true')).totalCount).toBe(4);
    expect((await list('?nodes=false&transactionTypes=HINTSPARTIALSIGNATURE')).totalCount).toBe(0);
    await api.get('/api/transactions?nodes=maybe', 400);
  });

  it('have their page by instant, id and hash', async () => {
    const [vote] = (await list('?nodes=true')).data;
    const names = [vote?.consensusTime, `0x${vote?.transactionHash}`, `0.0.4@${SECONDS - 5n}.4`];
    for (const name of names) {
      const { data } = await api.get<{ data: Row & { readonly proof: unknown } }>(`/api/transactions/${name}`);
      expect([data].flat()[0], name).toMatchObject({ type: 'MIGRATIONROOTHASHVOTE' });
    }
  });

  it('are known by their type', () => {
    const ofNodes = TRANSACTION_TYPES.filter(({ id }) => isNodeTransactionType(id)).map(({ id }) => id);
    expect(ofNodes).toEqual([
      65,
      66,
      67,
      68,
      69,
      70,
      71,
      72,
      TYPE_ID.migrationRootHashVote,
      TYPE_ID.clprEndpointPublication,
    ]);
  });
});
