import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openTestApi, type TestApi } from '@ledgerscope/api/testing/open-test-api';
import { makeNodes, SampleLedger, StreamWriter, type WrittenItem, writeAddressBook } from '@ledgerscope/demo-network';
import { counts, unknownPaths } from '@ledgerscope/ledger-store';
import type { IngestStatus } from '@ledgerscope/process/ingest-status';
import { readConfig } from '@ledgerscope/server/config';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startIngest } from './start-ingest.ts';

const START_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2_000_000_000n;
const FILES = 4;
const PER_FILE = 5;
const NODES = makeNodes(1);
/** Of the files that have unknown fields, the first. */
const FIRST = 1;
/** The field 1999 and, of another wire type than it is known with, the field 3 of a record. */
const UNKNOWN_FIELDS = Uint8Array.of(0xf8, 0x7c, 1, 0xf8, 0x7c, 1, 0x18, 1);

interface Status {
  readonly unknownFields: readonly {
    readonly path: string;
    readonly count: number;
    readonly blocks: number;
    readonly firstBlock: string | number;
  }[];
}

interface Block {
  readonly number: number;
  readonly unknownFields: readonly { readonly path: string; readonly count: number; readonly place: string }[];
}

function withUnknownFields(items: readonly WrittenItem[]): WrittenItem[] {
  return items.map((item, index) =>
    index === 2 ? { ...item, record: Buffer.concat([item.record, UNKNOWN_FIELDS]) } : item,
  );
}

describe('fields that this version does not know', () => {
  let api: TestApi;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-unknown-fields-'));

  /** Reads the folder until `isDone` says so, as a process of its own would. */
  async function ingestUntil(
    flags: readonly string[],
    isDone: (status: IngestStatus) => boolean,
  ): Promise<IngestStatus> {
    const config = readConfig(['--source', folder, '--poll-ms', '10', ...flags], {});
    const abort = new AbortController();
    const ingest = startIngest(config, api.store, pino({ level: 'silent' }), abort.signal);
    const outcome = ingest.finished.catch((error: unknown) => error);
    const failure = await Promise.race([outcome, vi.waitUntil(() => isDone(ingest.status()), { timeout: 60_000 })]);
    if (failure instanceof Error) throw failure;
    const status = ingest.status();
    abort.abort();
    await ingest.finished;
    return status;
  }

  beforeAll(async () => {
    api = await openTestApi();
    writeAddressBook(folder, NODES);
    const writer = new StreamWriter({ folder, nodes: NODES, format: 'record', copies: 'one' });
    const ledger = new SampleLedger(5);
    for (let file = 0; file < FILES; file++) {
      const startNs = START_NS + BigInt(file) * FILE_NS;
      const { items } = ledger.file(startNs, PER_FILE);
      await writer.write({
        items: file < FIRST ? [...items] : withUnknownFields(items),
        sidecars: [],
        media: [],
        startNs,
      });
    }
    await writer.untilSettled();
  }, 120_000);

  afterAll(async () => {
    await api.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('stop the pipeline under --unknown-fields halt, with block, place, path and reason, and nothing of the block is stored', async () => {
    const { halt } = await ingestUntil(['--unknown-fields', 'halt'], ({ state }) => state === 'stopped');
    expect(halt?.reason).toBe('unknown-fields');
    expect(halt?.message).toMatch(
      /block \d+, transaction 2: the field record\.1999 is unknown in this version \(2 times/,
    );
    expect((await counts(api.store)).transactions).toBe(BigInt(FIRST * PER_FILE));
    expect(await unknownPaths(api.store)).toEqual([]);
    // It is tried again, and stops again.
    await ingestUntil(['--unknown-fields', 'halt'], ({ state }) => state === 'stopped');
    expect((await counts(api.store)).transactions).toBe(BigInt(FIRST * PER_FILE));
  }, 120_000);

  it('are counted otherwise, with the first block that had them, and counts go on after a restart', async () => {
    await ingestUntil([], ({ caughtUp }) => caughtUp);
    await ingestUntil([], ({ caughtUp }) => caughtUp);
    const files = FILES - FIRST;
    const { data } = await api.get<{ data: Status }>('/api/status');
    const { data: blocks } = await api.get<{ data: readonly Block[] }>('/api/blocks?order=asc&limit=10');
    const firstBlock = blocks[FIRST]?.number;
    expect(data.unknownFields).toMatchObject([
      { path: 'record.1999', count: 2 * files, blocks: files, firstBlock },
      { path: 'record.3 (wire type 0)', count: files, blocks: files, firstBlock },
    ]);
    expect(await api.get('/health')).toMatchObject({ state: 'ok', unknownFields: 3 * files });
  }, 120_000);

  it('are on the page of their block alone', async () => {
    const { data: blocks } = await api.get<{ data: readonly Block[] }>('/api/blocks?order=asc&limit=10');
    for (const [index, { number }] of blocks.entries()) {
      const { data } = await api.get<{ data: Block }>(`/api/blocks/${number}`);
      expect(data.unknownFields).toEqual(
        index < FIRST
          ? []
          : [
              { path: 'record.1999', count: 2, place: 'transaction 2' },
              { path: 'record.3 (wire type 0)', count: 1, place: 'transaction 2' },
            ],
      );
    }
  });

  it('have two settings and no other', () => {
    expect(readConfig(['--unknown-fields', 'halt'], {}).unknownFields).toBe('halt');
    expect(readConfig([], {}).unknownFields).toBe('report');
    expect(() => readConfig(['--unknown-fields', 'maybe'], {})).toThrow(/Invalid value "maybe" for --unknown-fields/);
  });
});
