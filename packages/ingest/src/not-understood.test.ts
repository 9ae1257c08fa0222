import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openTestApi, type TestApi } from '@ledgerscope/api/testing/open-test-api';
import { makeNodes, SampleLedger, StreamWriter, type WrittenItem, writeAddressBook } from '@ledgerscope/demo-network';
import { counts } from '@ledgerscope/ledger-store';
import { readConfig } from '@ledgerscope/server/config';
import { decode, encode, hapi } from '@ledgerscope/streams';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startIngest } from './start-ingest.ts';

const START_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2_000_000_000n;
const FILES = 3;
const PER_FILE = 8;
const NODES = makeNodes(1);

interface Row {
  readonly consensusTime: string;
  readonly readableTransactionID: string;
  readonly transactionHash: string;
  readonly status: string;
  readonly notUnderstood: string | null;
  readonly raw: { readonly data: string | null };
}

/** Bytes after a message that no reader can make sense of: a field with a length beyond the end. */
const BEYOND = Uint8Array.of(0x0a, 0x7f);
/** TransactionRecord.transferList and receipt with a cut value, and a field that it knows with another wire type. */
const CUT_TRANSFERS = Uint8Array.of(0x52, 2, 0x0a, 9);
const OTHER_WIRE_TYPE = Uint8Array.of(0x50, 1);

function withBody(item: WrittenItem, change: (body: Uint8Array) => Uint8Array): WrittenItem {
  const { signedTransactionBytes } = decode(hapi.Transaction, item.transaction);
  const signed = decode(hapi.SignedTransaction, signedTransactionBytes);
  const bytes = encode(hapi.SignedTransaction, { ...signed, bodyBytes: change(signed.bodyBytes) });
  return { ...item, transaction: encode(hapi.Transaction, { signedTransactionBytes: bytes }) };
}

const after = (more: Uint8Array) => (bytes: Uint8Array) => Uint8Array.from([...bytes, ...more]);

/** What nodes signed all the same, by the place in each file. */
const CHANGES: readonly ((item: WrittenItem) => WrittenItem)[] = [
  (item) => withBody(item, after(BEYOND)),
  (item) => withBody(item, (body) => body.subarray(0, 5)),
  (item) => withBody(item, () => Uint8Array.of(0xff, 0xff)),
  (item) => ({ ...item, record: after(CUT_TRANSFERS)(item.record) }),
  (item) => ({ ...item, record: Uint8Array.of(0xff) }),
  (item) => ({ ...item, transaction: Uint8Array.of(1, 2, 3) }),
];

describe('what nodes signed and this version cannot read', () => {
  let api: TestApi;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-not-understood-'));
  beforeAll(async () => {
    api = await openTestApi();
    writeAddressBook(folder, NODES);
    const writer = new StreamWriter({ folder, nodes: NODES, format: 'record', copies: 'one' });
    const ledger = new SampleLedger(5);
    for (let file = 0; file < FILES; file++) {
      const startNs = START_NS + BigInt(file) * FILE_NS;
      const { items, sidecars } = ledger.file(startNs, PER_FILE);
      const changed = items.map((item, index) => CHANGES[index]?.(item) ?? item);
      const last = changed.length - 1;
      changed[last] = {
        ...(changed[last] as WrittenItem),
        record: after(OTHER_WIRE_TYPE)(items[last]?.record ?? BEYOND),
      };
      await writer.write({ items: changed, sidecars: [], media: [], startNs });
      expect(sidecars).toBeDefined();
    }
    await writer.untilSettled();
    const abort = new AbortController();
    const log = pino({ level: 'silent' });
    const ingest = startIngest(readConfig(['--source', folder, '--poll-ms', '10'], {}), api.store, log, abort.signal);
    const outcome = ingest.finished.catch((error: unknown) => error);
    const readAll = vi.waitUntil(() => ingest.status().caughtUp, { timeout: 60_000 });
    const failure = await Promise.race([outcome, readAll]);
    if (failure instanceof Error) throw failure;
    expect(ingest.status().halt).toBeUndefined();
    abort.abort();
    await ingest.finished;
  }, 120_000);

  afterAll(async () => {
    await api.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('is ingested like everything else, and ingest goes on', async () => {
    expect((await counts(api.store)).transactions).toBe(BigInt(FILES * PER_FILE));
  });

  it('is in lists with its reason; a field of another wire type is only an unknown field', async () => {
    const { data } = await api.get<{ data: readonly Row[] }>('/api/transactions?limit=100');
    expect(data.length).toBe(FILES * PER_FILE);
    const reasons = data.filter(({ notUnderstood }) => notUnderstood !== null);
    expect(reasons.filter(({ status }) => status === 'UNKNOWN').length).toBe(FILES);
    expect(reasons.length).toBe(FILES * CHANGES.length);
    for (const place of [
      /TransactionBody/,
      /TransactionRecord\.transferList/,
      /Transaction: /,
      /does not contain a time/,
    ]) {
      expect(reasons.filter(({ notUnderstood }) => place.test(notUnderstood ?? '')).length).toBeGreaterThanOrEqual(
        FILES,
      );
    }
  });

  it('has a page with its reason and its raw bytes', async () => {
    const { data } = await api.get<{ data: readonly Row[] }>('/api/transactions?limit=100');
    for (const { transactionHash, notUnderstood } of data) {
      const page = await api.get<{ data: Row | readonly Row[] }>(`/api/transactions/0x${transactionHash}`);
      const found = [page.data].flat() as readonly Row[];
      expect(found.map((each) => each.notUnderstood)).toContain(notUnderstood);
      expect(found.every(({ raw }) => raw === undefined || raw.data !== null)).toBe(true);
      await api.get(`/api/transactions/0x${transactionHash}/raw`);
    }
  });
});
