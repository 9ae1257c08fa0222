import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { counts } from '@ledgerscope/ledger-store';
import { hapi, readBlockFile } from '@ledgerscope/streams';
import { expect, it } from 'vitest';
import { itemsOf, streamBlock } from '../../../packages/streams/src/testing/write-stream-block.ts';
import { joined } from '../../../packages/streams/src/testing/write-wrapped-block.ts';
import { openTestApi } from './api/testing/open-test-api.ts';
import { ingestAll } from './ingest/testing/ingest-all.ts';
import type { IngestStatus } from './ingest-status.ts';

const TRANSACTION = 4;
const FLAGS = ['--trust-unsigned', '--network', 'other'];
const body = { cryptoTransfer: hapi.CryptoTransferTransactionBody.create() };

function block(number: bigint, previous: Uint8Array): Uint8Array {
  const seconds = 1_767_225_600n + 2n * number;
  return streamBlock(
    number,
    previous,
    [1, 2].map((nanos) => ({ time: { seconds, nanos }, body })),
  );
}

/** The second transaction directly behind the first one, before both results: the root stays the same. */
function moved(bytes: Uint8Array): Uint8Array {
  const items = itemsOf(bytes);
  const second = items.findLastIndex(([kind]) => kind === TRANSACTION);
  const [item] = items.splice(second, 1);
  if (item !== undefined) items.splice(second - 1, 0, item);
  return joined(...items.map(([, each]) => each));
}

it('a block whose items were moved stops the line, which says so over HTTP, and nothing of it is stored', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-moved-'));
  let status: IngestStatus | undefined;
  const known = () => {
    if (status === undefined) throw new Error('nothing was read');
    return status;
  };
  const api = await openTestApi('embedded', { readIngestStatus: known });
  try {
    const first = block(0n, new Uint8Array(48));
    const second = block(1n, readBlockFile('0.blk', first).hash);
    fs.writeFileSync(path.join(folder, '0.blk'), first);
    fs.writeFileSync(path.join(folder, '1.blk'), moved(second));
    status = await ingestAll(folder, api.store, FLAGS);
    expect(status).toMatchObject({ state: 'stopped', halt: { file: '1.blk' } });
    const why = expect.stringMatching(/^1\.blk: (?:out-of-order|foreign-result)/);
    expect(await api.get('/health', 503)).toMatchObject({ state: 'stopped', file: '1.blk', reason: why });
    const { data } = await api.get<{ data: object }>('/api/status');
    expect(data).toMatchObject({ state: 'stopped', reason: { file: '1.blk', reason: why }, lastBlock: { number: 0 } });
    expect((await counts(api.store)).transactions).toBe(2n);
    await api.get('/api/blocks/1', 404);
    // The same items in their own order are read.
    fs.writeFileSync(path.join(folder, '1.blk'), second);
    status = await ingestAll(folder, api.store, FLAGS);
    expect(status.halt).toBeUndefined();
    expect((await counts(api.store)).transactions).toBe(4n);
  } finally {
    await api.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
