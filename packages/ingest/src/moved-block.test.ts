import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openTestApi } from '@ledgerscope/api/testing/open-test-api';
import { counts } from '@ledgerscope/ledger-store';
import type { IngestStatus } from '@ledgerscope/process/ingest-status';
import { hapi, readBlockFile } from '@ledgerscope/streams';
import { itemsOf, streamBlock } from '@ledgerscope/streams/testing/write-stream-block';
import { joined } from '@ledgerscope/streams/testing/write-wrapped-block';
import { expect, it } from 'vitest';
import { ingestAll } from './testing/ingest-all.ts';

const FLAGS = ['--trust-unsigned', '--network', 'other'];
const TRANSACTION = 4;
const RESULT = 5;
const HBARS = { cryptoTransfer: hapi.CryptoTransferTransactionBody.create() };
const STATE_SIGNATURE = { stateSignatureTransaction: hapi.StateSignatureTransaction.create() };
type Items = ReturnType<typeof itemsOf>;

/** A block with a transaction and its result, and a node's state signature, which has none. */
function itemsOfBlock(number: bigint, previous: Uint8Array): Items {
  const seconds = 1_767_225_600n + 2n * number;
  const sent = [HBARS, STATE_SIGNATURE].map((body, index) => ({ time: { seconds, nanos: index + 1 }, body }));
  const items = itemsOf(streamBlock(number, previous, sent));
  return items.toSpliced(
    items.findLastIndex(([kind]) => kind === RESULT),
    1,
  );
}

const blockOf = (items: Items): Uint8Array => joined(...items.map(([, item]) => item));

/** The result behind the state signature: each tree has its items in their order, so that the root is the same. */
function moved(items: Items): Items {
  const from = items.findIndex(([kind]) => kind === RESULT);
  const to = items.findLastIndex(([kind]) => kind === TRANSACTION);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

it('a block whose items were moved stops the pipeline, which says so over HTTP, and nothing of it is stored', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-moved-'));
  let status: IngestStatus | undefined;
  const known = () => {
    if (status === undefined) throw new Error('nothing was read');
    return status;
  };
  const api = await openTestApi('embedded', { readIngestStatus: known });
  try {
    const first = blockOf(itemsOfBlock(0n, new Uint8Array(48)));
    const second = itemsOfBlock(1n, readBlockFile('0.blk', first).hash);
    fs.writeFileSync(path.join(folder, '0.blk'), first);
    fs.writeFileSync(path.join(folder, '1.blk'), blockOf(moved(second)));
    status = await ingestAll(folder, api.store, FLAGS);
    expect(status).toMatchObject({ state: 'stopped', halt: { file: '1.blk' } });
    const why = expect.stringMatching(/^1\.blk: (?:out-of-order|foreign-result)/);
    expect(await api.get('/health', 503)).toMatchObject({ state: 'stopped', file: '1.blk', reason: why });
    const { data } = await api.get<{ data: object }>('/api/status');
    expect(data).toMatchObject({ state: 'stopped', reason: { file: '1.blk', reason: why }, lastBlock: { number: 0 } });
    expect((await counts(api.store)).transactions).toBe(1n);
    await api.get('/api/blocks/1', 404);
    // The same items in their own order are read.
    fs.writeFileSync(path.join(folder, '1.blk'), blockOf(second));
    status = await ingestAll(folder, api.store, FLAGS);
    expect(status.halt).toBeUndefined();
    expect((await counts(api.store)).transactions).toBe(2n);
  } finally {
    await api.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
