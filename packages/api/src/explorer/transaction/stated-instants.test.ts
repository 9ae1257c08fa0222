import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeNodes, RecordFileWriter, timestamp, writeAddressBook } from '@ledgerscope/demo-network';
import { ingestAll } from '@ledgerscope/ingest/testing/ingest-all';
import { type OddItem, writtenItem } from '@ledgerscope/ingest/testing/written-items';
import { consensusNs, formatEpoch } from '@ledgerscope/ledger';
import { hapi } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const NODES = makeNodes(1);
const FIRST_NS = 1_567_188_600_419_072_000n;
const FILE_NS = 5_000_000_000n;
const FAR = 2n ** 63n - 1n;
const PAYER = '0.0.1001';
/** Milliseconds in the field of seconds. */
const milliseconds = (ms: bigint, nanos = 0): hapi.Timestamp => ({ seconds: 1_567_188_600_419n + ms, nanos });

interface Row {
  readonly consensusTime: string;
  readonly statedConsensusTime: string | null;
  readonly readableTransactionID: string;
  readonly transactionID: string;
  readonly transactionHash: string;
  readonly parentConsensusTime: string | null;
  readonly memo: string;
}
interface List {
  readonly data: Row[];
  readonly totalCount: number;
}

let folder = '';
let api: TestApi;

/** What the records of each file state; undefined for the time of the file itself. */
const FILES: readonly (readonly Partial<OddItem>[])[] = [
  [{ memo: 'good' }, { memo: 'good too' }],
  [
    { memo: 'far', consensus: milliseconds(0n), validStart: milliseconds(-5n) },
    { memo: 'as far', consensus: milliseconds(0n), validStart: milliseconds(-4n) },
    { memo: 'child', consensus: milliseconds(3n), parent: milliseconds(0n) },
  ],
  [
    { memo: 'in time' },
    { memo: 'the last second', consensus: { seconds: FAR, nanos: 999_999_999 } },
    { memo: 'after it' },
  ],
  [{ memo: 'in 2100', consensus: { seconds: 4_102_444_800n, nanos: 0 } }],
  [
    { memo: 'long ago', consensus: { seconds: -FAR, nanos: 0 } },
    { memo: 'a start of long ago', validStart: { seconds: -FAR, nanos: 7 } },
  ],
  [
    {
      memo: 'file',
      body: { fileCreate: { ...hapi.FileCreateTransactionBody.create(), expirationTime: { seconds: FAR, nanos: 1 } } },
      receipt: { fileID: { ...hapi.FileID.create(), fileNum: 5_005n } },
    },
    {
      memo: 'chunk',
      body: {
        consensusSubmitMessage: {
          ...hapi.ConsensusSubmitMessageTransactionBody.create(),
          topicID: { ...hapi.TopicID.create(), topicNum: 6_006n },
          message: Buffer.from('part'),
          chunkInfo: {
            initialTransactionID: {
              ...hapi.TransactionID.create(),
              accountID: { ...hapi.AccountID.create(), accountNum: 1_001n },
              transactionValidStart: milliseconds(7n),
            },
            total: 2,
            number: 1,
          },
        },
      },
      receipt: { topicSequenceNumber: 1n, topicRunningHash: Buffer.alloc(48, 1), topicRunningHashVersion: 3n },
    },
  ],
  [{ memo: 'and on it goes' }],
];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-stated-'));
  writeAddressBook(folder, NODES);
  const writer = new RecordFileWriter(folder, NODES);
  for (const [file, items] of FILES.entries()) {
    const startNs = FIRST_NS + BigInt(file) * FILE_NS;
    writer.write(
      items.map((item, index) => {
        const at = startNs + BigInt(index) * 1_000n;
        return writtenItem(at, { consensus: timestamp(at), validStart: timestamp(at - FILE_NS), ...item });
      }),
      [],
      startNs,
    );
  }
  api = await openTestApi();
  const { caughtUp, halt } = await ingestAll(folder, api.store, ['--batch-transactions', '3']);
  expect({ caughtUp, halt }).toEqual({ caughtUp: true, halt: undefined });
}, 120_000);

afterAll(async () => {
  await api.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const memos = FILES.flatMap((items) => items.map(({ memo }) => memo));

describe('instants that nobody could have meant', () => {
  it('stop no file, and leave the order that of the files', async () => {
    const { data, totalCount } = await api.get<List>('/api/transactions?limit=100&order=asc');
    expect(data.map(({ memo }) => memo)).toEqual(memos);
    expect(totalCount).toBe(memos.length);
    const ofPayer = await api.get<List>(`/api/accounts/${PAYER}/transactions?limit=100`);
    expect(ofPayer.data.map(({ memo }) => memo)).toEqual(memos.toReversed());
    expect(ofPayer.totalCount).toBe(memos.length);
    for (const { consensusTime } of data) expect(consensusTime).toMatch(/^2019-08-30T18:10:/);
  });

  it('are reported as they are written, and only they', async () => {
    const { data } = await api.get<List>('/api/transactions?limit=100&order=asc');
    const stated = new Map(data.map((row) => [row.memo, row.statedConsensusTime]));
    expect(stated.get('far')).toBe('1567188600419.000000000');
    expect(stated.get('as far')).toBe('1567188600419.000000000');
    expect(stated.get('the last second')).toBe(`${FAR}.999999999`);
    expect(stated.get('in 2100')).toBe('4102444800.000000000');
    expect(stated.get('long ago')).toBe(`-${FAR}.000000000`);
    expect(data.filter((row) => row.statedConsensusTime !== null)).toHaveLength(6);
  });

  it('leave each transaction its page, by its place, its id and its hash', async () => {
    const { data } = await api.get<List>('/api/transactions?limit=100&order=asc');
    for (const { consensusTime, readableTransactionID, transactionID, transactionHash, memo } of data)
      for (const name of [consensusTime, readableTransactionID, transactionID, transactionHash]) {
        const found = await api.get<{ data: Row }>(`/api/transactions/${encodeURIComponent(name)}`);
        expect(found.data.memo, name).toBe(memo);
      }
    const far = data.find(({ memo }) => memo === 'far');
    expect(far?.readableTransactionID).toBe('0.0.1001@1567188600414.000000000');
    expect(data.find(({ memo }) => memo === 'child')?.parentConsensusTime).toBe(far?.consensusTime);
  });

  it('are the same in what they date: a file, a message in parts', async () => {
    const file = await api.get<{ data: { expiry: string } }>('/api/files/0.0.5005');
    expect(file.data.expiry).toBe('+292277026596-12-04T15:30:07.000000001Z');
    const { data } = await api.get<List>('/api/transactions?limit=100&order=asc');
    const chunk = data.find(({ memo }) => memo === 'chunk');
    const page = await api.get<object>(`/api/transactions/${chunk?.consensusTime}`);
    expect(JSON.stringify(page)).toContain(`0.0.1001@${formatEpoch(consensusNs(1_567_188_600_426n, 0))}`);
  });

  it('are counted on the day of their file', async () => {
    const volume = await api.get<{ data: { numTransactions: number } }>('/api/stats/transaction-volume?period=1D');
    expect(volume.data.numTransactions).toBe(memos.length);
  });
});
