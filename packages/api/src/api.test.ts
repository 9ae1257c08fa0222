import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS, type Call, ErrorReply, pathsOf } from '@ledgerscope/contract';
import { makeNodes, RecordFileWriter, SampleLedger, writeAddressBook } from '@ledgerscope/demo-network';
import { startIngest } from '@ledgerscope/ingest/start-ingest';
import { type LedgerStore, openLedgerStore } from '@ledgerscope/ledger-store';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import { readConfig } from '@ledgerscope/server/config';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { undeclaredFields } from './testing/undeclared-fields.ts';

const FILES = 20;
const PER_FILE = 30;
const START_NS = 1_767_225_600_000_000_000n;

interface Row {
  readableTransactionID: string;
  transactionID: string;
  transactionHash: string;
  consensusTime: string;
  payerID: string;
  status: string;
  transfers: { accountID: string; amount: number }[];
  transactionFee: number;
}
interface List {
  data: Row[];
  totalCount: number;
  size: number;
  next: string | null;
}

let folder = '';
let store: LedgerStore;
let app: FastifyInstance;
let rows: Row[];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-api-'));
  const nodes = makeNodes(3);
  const source = path.join(folder, 'stream');
  writeAddressBook(source, nodes);
  const writer = new RecordFileWriter(source, nodes);
  const ledger = new SampleLedger(3);
  for (let file = 0n; file < FILES; file++) {
    const { items, sidecars } = ledger.file(START_NS + file * 2_000_000_000n, PER_FILE);
    writer.write(items, sidecars);
  }
  const config = readConfig(['--source', `dir:${source}`, '--data', path.join(folder, 'data')], {});
  const log = pino({ level: 'silent' });
  layEmptyStore(config.dataFolder);
  store = await openLedgerStore({ kind: 'embedded', folder: config.dataFolder });
  const abort = new AbortController();
  const ingest = startIngest(config, store, log, abort.signal);
  while (!ingest.status().caughtUp) await new Promise((resolve) => setTimeout(resolve, 20));
  abort.abort();
  await ingest.finished;
  const context = {
    store,
    log,
    readIngestStatus: ingest.status,
    network: () => 'mainnet',
    trustUnsigned: false,
    simulated: false,
  };
  app = await createApp(context, { webApp: false });
  rows = await everyRow('/api/transactions?limit=100');
});

afterAll(async () => {
  await app?.close();
  await store?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function get<T>(url: string, status = 200): Promise<T> {
  const reply = await app.inject(url);
  expect(reply.statusCode, `${url}: ${reply.body.slice(0, 300)}`).toBe(status);
  return reply.json<T>();
}

/** Walks a list by its cursor. */
async function everyRow(url: string): Promise<Row[]> {
  const all: Row[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: List = await get(next === '' ? url : `${url}&next=${next}`);
    expect(page.size).toBe(page.data.length);
    all.push(...page.data);
    next = page.next;
  }
  return all;
}

describe('the site API', () => {
  it('answers every call, under each of its paths, with what its schema says', async () => {
    const [row] = rows as [Row];
    const calls = Object.entries<Call>(CALLS).filter(
      ([, call]) => call.method === 'GET' && call.produces === undefined,
    );
    for (const [name, call] of calls)
      for (const [, template] of pathsOf(name, call)) {
        const ids = { transactions: row.readableTransactionID, blocks: '0' };
        const id = Object.entries(ids).find(([noun]) => template.startsWith(`/api/${noun}/`))?.[1] ?? row.payerID;
        const named = template.endsWith('/raw') ? `?transactionID=${row.readableTransactionID}` : '';
        const parts: Record<string, string> = { txId: row.readableTransactionID, serial: '1' };
        const url = template.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? id);
        const reply = await app.inject(`${url}${named}`);
        // Without a portal store, what it would answer says so.
        expect(call.access === 'public' ? [200, 404, 503] : [401], template).toContain(reply.statusCode);
        if (reply.statusCode === 503) expect(reply.json().message, template).toContain('portal');
        const schema = reply.statusCode === 200 ? call.reply : (call.otherReplies[reply.statusCode] ?? ErrorReply);
        expect([...Value.Errors(schema, reply.json())], template).toEqual([]);
        expect(undeclaredFields(schema, reply.json()), template).toEqual([]);
      }
  });

  it('has every kind of transaction pass its schema', async () => {
    const schema = CALLS.getTransaction.reply;
    for (const row of rows.slice(0, 60)) {
      const reply = await get(`/api/transactions/${row.readableTransactionID}`);
      expect([...Value.Errors(schema, reply)], row.readableTransactionID).toEqual([]);
    }
  });

  it('lists every transaction once, newest first, however it is paged', async () => {
    expect(rows).toHaveLength(FILES * PER_FILE);
    const times = rows.map(({ consensusTime }) => consensusTime);
    expect(new Set(times).size).toBe(times.length);
    expect(times).toEqual([...times].sort().reverse());
    const second = await get<List>('/api/transactions?limit=7&page=2');
    expect(second.data.map(({ consensusTime }) => consensusTime)).toEqual(times.slice(7, 14));
    expect(second.totalCount).toBe(rows.length);
    const oldest = await get<List>('/api/transactions/?size=3&order=asc');
    expect(oldest.data.map(({ consensusTime }) => consensusTime)).toEqual([...times].reverse().slice(0, 3));
  });

  it('keeps sums: transfers of a transaction are zero, its fees add up to what was charged', async () => {
    for (const row of rows) expect(row.transfers.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    for (const row of rows.slice(0, 60)) {
      const { data } = await get<{ data: { nodeFees: number; networkFees: number; transactionFee: number } }>(
        `/api/transactions/${row.readableTransactionID}`,
      );
      expect(data.nodeFees + data.networkFees).toBe(data.transactionFee);
      expect(data.nodeFees).toBe(1_000);
    }
  });

  it('counts what it lists, for each account, type and time', async () => {
    const payer = rows[0]?.payerID ?? '';
    const touching = await everyRow(`/api/accounts/${payer}/transactions?limit=50`);
    const expected = rows.filter(
      ({ payerID, transfers }) => payerID === payer || transfers.some(({ accountID }) => accountID === payer),
    );
    expect(touching.length).toBeGreaterThanOrEqual(expected.length);
    for (const row of expected) expect(touching.map(({ consensusTime }) => consensusTime)).toContain(row.consensusTime);
    const counted = await get<List>(`/api/accounts/${payer}/transactions?limit=1`);
    expect(counted.totalCount).toBe(touching.length);
    const startMs = Number(START_NS / 1_000_000n) + 4_000;
    const window = `consensusStartInEpoch=${startMs}&consensusEndInEpoch=${startMs + 4_000}`;
    expect((await get<List>(`/api/transactions?${window}`)).totalCount).toBe(2 * PER_FILE);
    const none = await get<List>('/api/transactions?status=INVALID_SIGNATURE');
    expect(none).toMatchObject({ data: [], totalCount: 0, size: 0, next: null });
  });

  it('finds a transaction under each of its names', async () => {
    const row = rows[17] as Row;
    const [payer, start] = row.readableTransactionID.split('@') as [string, string];
    const time = Date.parse(`${row.consensusTime.slice(0, 19)}Z`) / 1000;
    const names = [
      row.readableTransactionID,
      row.transactionID,
      `${payer}-${start.replace('.', '-')}`,
      row.transactionHash,
      `0x${row.transactionHash.toUpperCase()}`,
      `${time}.${row.consensusTime.slice(20, 29)}`,
    ];
    for (const name of names) {
      const { data } = await get<{ data: Row }>(`/api/transactions/${encodeURIComponent(name)}`);
      expect(data.transactionHash, name).toBe(row.transactionHash);
    }
  });

  it.each([
    ['/api/transactions?limit=101', 'limit'],
    ['/api/transactions?limit=1e3', 'limit'],
    ['/api/transactions?offset=-1', 'offset'],
    ['/api/transactions?offset=10001', 'offset'],
    ['/api/transactions?order=up', 'order'],
    ['/api/transactions?transactionTypes=NOPE', 'transactionTypes'],
    ["/api/transactions?status=SUCCESS'%20OR%201=1", 'status'],
    ['/api/transactions?status=NO_SUCH_STATUS', 'status'],
    ['/api/transactions?next=abc', 'next'],
    ['/api/transactions?consensusStartInEpoch=yesterday', 'consensusStartInEpoch'],
    ["/api/transactions/0.0.1'--", 'id'],
    ['/api/transactions/%00', 'id'],
    ['/api/accounts/1;DROP%20TABLE%20block/transactions', 'id'],
    ['/api/accounts/0.0.1001-aaaaa/transactions', 'id'],
  ])('refuses %s and names %s', async (url, parameter) => {
    const reply = await get<{ error: { code: string; parameter: string }; message: string }>(url, 400);
    expect(reply.error).toMatchObject({ code: 'invalid_parameter', parameter });
    expect(reply.message).not.toBe('');
  });

  it('takes account ids with a checksum, and addresses that are made of the number', async () => {
    // Of nobody in this ledger, and with the checksum of it.
    await get('/api/accounts/0.0.123-vfmkw/transactions', 404);
    await get('/api/accounts/0.0.123-abcde/transactions', 400);
    const payer = rows[0]?.payerID ?? '';
    const num = BigInt(payer.split('.')[2] ?? '0');
    const address = `0x${num.toString(16).padStart(40, '0')}`;
    const byId = await get<List>(`/api/accounts/${payer}/transactions`);
    expect((await get<List>(`/api/accounts/${address}/transactions`)).totalCount).toBe(byId.totalCount);
  });

  it('ignores parameters that it does not know, and says so plainly where there is nothing', async () => {
    expect((await get<List>('/api/transactions?limit=1&constructor=1&__proto__=2&foo=bar')).size).toBe(1);
    expect(await get('/api/transactions/0.0.9@1.000000001', 404)).toMatchObject({ error: { code: 'not_found' } });
    expect(await get('/api/nothing', 404)).toMatchObject({ error: { code: 'not_found' } });
    const long = await app.inject(`/api/transactions/${'9'.repeat(5_000)}`);
    expect([400, 404, 414]).toContain(long.statusCode);
  });
});
