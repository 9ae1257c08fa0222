import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import type { StoreValue } from '@ledgerscope/ledger-store';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { csvLine } from './export-body.ts';
import { exportHandlers } from './export-routes.ts';
import { exportedColumns } from './testing/exported-columns.ts';
import { parseCsv } from './testing/parse-csv.ts';

const START = 1_700_000_000_000_000_000n;
/** More than two pages of an export. */
const COUNT = 2300;
const at = (index: number): bigint => START + BigInt(index) * 1_000_000_000n;
const TOPIC = 7000n;

/** A value as the engine reads it from Parquet, and as JSON says it, in one spelling. */
function parquetText(value: StoreValue | undefined): string {
  return typeof value === 'bigint' && value > 10n ** 17n && value < 2n * 10n ** 18n
    ? formatIso(consensusNsOf(value))
    : String(value);
}

function jsonText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

describe('GET /api/export/{list}', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const rows = Array.from({ length: COUNT }, (_, index) =>
      sampleTransaction({
        consensusNs: at(index),
        block: 1n,
        type: index % 2 === 0 ? 14 : 27,
        payer: 1001n,
        entity: index % 2 === 0 ? 0n : TOPIC,
        // What JSON has to write as a string.
        amount: index === 0 ? 9_223_372_036_854_775_801n : 5n,
        memo: ['=1+1', '@sum', 'a "quoted", memo\r\nof lines', '-5', '+x', 'plain'][index % 6] ?? '',
        transferAccount: [1001n, 2000n],
        transferAmount: [-5n, 5n],
        transferApproval: [0, 0],
        transferErrata: [0, 0],
        tokenTransferToken: [80n, 80n],
        tokenTransferAccount: [1001n, 2000n],
        tokenTransferAmount: [-1n, 1n],
        tokenTransferApproval: [0, 0],
      }),
    );
    await api.write(
      sampleRows({
        transaction: rows,
        topicMessage: rows
          .filter((row) => row.type === 27)
          .map((row, index) =>
            sampleRow('topicMessage', {
              topic: TOPIC,
              sequenceNumber: BigInt(index + 1),
              consensusNs: row.consensusNs,
              payer: 1001n,
              message: Buffer.from(`=cmd|${index}`),
            }),
          ),
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: at(0), lastNs: at(COUNT - 1) })],
    );
  });
  afterAll(() => api.close());

  async function text(url: string): Promise<string> {
    const reply = await api.app.inject(url);
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
    return reply.body;
  }

  it.each([
    ['transactions', '/api/transactions', COUNT, ''],
    ['transactions', '/api/transactions', COUNT / 2, 'transactionTypes=CRYPTOTRANSFER&order=asc'],
    ['account-transactions', '/api/accounts/0.0.2000/transactions', COUNT, 'id=0.0.2000'],
    ['account-transfers', '/api/accounts/0.0.2000/transfers', COUNT, 'id=0.0.2000'],
    ['token-transfers', '/api/tokens/transfers', 2 * COUNT, ''],
    ['token-transfers', '/api/tokens/transfers', COUNT, 'accountId=0.0.2000&order=asc'],
    ['nft-transfers', '/api/nfts/nfts-transfers', 0, ''],
    ['topic-messages', `/api/topics/0.0.${TOPIC}/messages`, COUNT / 2, `id=0.0.${TOPIC}`],
    ['contract-calls', '/api/contracts/0.0.2000/calls', 0, 'id=0.0.2000'],
    ['blocks', '/api/blocks', 1, ''],
  ])('streams %s to the last row, as %s lists them (%i, %s)', async (list, listPath, count, query) => {
    const lines = (await text(`/api/export/${list}?format=jsonl&${query}`)).split('\n').slice(0, -1);
    expect(lines).toHaveLength(count);
    const page = await api.get<{ data: object[]; totalCount: number }>(`${listPath}?limit=50&${query}`);
    expect(page.totalCount).toBe(count);
    expect(lines.slice(0, 50).map((line) => JSON.parse(line))).toEqual(page.data.map(exportedColumns));
    const csv = parseCsv(await text(`/api/export/${list}?${query}`));
    expect(csv).toHaveLength(count + 1);
    const [heading = []] = csv;
    for (const [index, line] of lines.slice(0, 50).entries())
      expect(Object.keys(JSON.parse(line))).toEqual(
        expect.arrayContaining(heading.filter((name) => (csv[index + 1]?.[heading.indexOf(name)] ?? '') !== '')),
      );
  });

  it('marks CSV for spreadsheets where that is asked for', async () => {
    const start = async (query: string) => {
      const { rawPayload } = await api.app.inject({ url: `/api/export/blocks?${query}` });
      return rawPayload.subarray(0, 3).toString('hex');
    };
    expect(await start('excel=true')).toBe('efbbbf');
    expect(await start('')).not.toBe('efbbbf');
    expect(await start('excel=true&format=jsonl')).not.toBe('efbbbf');
  });

  it.each([
    ['=1+1', true],
    ['+1 555', true],
    ['-1+cmd', true],
    ['@SUM(A1)', true],
    ['\t=1', true],
    ['\n=1', true],
    ['\r\n+1', true],
    ['  =1+1', true],
    ['\u00a0=1', true],
    ['\u200b=1', true],
    ['\ufeff@x', true],
    ['＝1+1', true],
    ['＋1', true],
    ['－1', true],
    ['＠SUM', true],
    ['\u3000＝1', true],
    ['﹦1+1', true],
    ['﹢1', true],
    ['﹣1', true],
    ['﹫SUM', true],
    ['-5', false],
    ['-5.25', false],
    ['0.0.1001', false],
    ['a=b', false],
    [' plain', false],
  ])('disarms %j where a spreadsheet would run it', (value, isRun) => {
    const [[cell = ''] = []] = parseCsv(csvLine([value]));
    expect(cell).toBe(isRun ? `'${value}` : value);
  });

  it('writes no cell that a spreadsheet would run', async () => {
    const csv = parseCsv(await text('/api/export/transactions?order=asc'));
    const memo = csv[0]?.indexOf('memo') ?? -1;
    expect(csv.slice(1, 7).map((row) => row[memo])).toEqual([
      "'=1+1",
      "'@sum",
      'a "quoted", memo\r\nof lines',
      '-5',
      "'+x",
      'plain',
    ]);
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (values) => {
        const [row = []] = parseCsv(csvLine(values));
        expect(row.map((cell, index) => (cell === `'${values[index]}` ? cell.slice(1) : cell))).toEqual(values);
        for (const cell of row) if (/^[=+\-@\t\r]/.test(cell)) expect(cell).toMatch(/^-?\d+(\.\d+)?$/);
      }),
    );
  });

  it.each([
    ['transactions', COUNT, 'order=asc'],
    ['token-transfers', 2 * COUNT, 'order=asc'],
    ['topic-messages', COUNT / 2, `id=0.0.${TOPIC}&order=asc`],
    ['nft-transfers', 0, ''],
  ])('writes %s as Parquet that another program reads: %i rows', async (list, count, query) => {
    const reply = await api.app.inject(`/api/export/${list}?format=parquet&${query}`);
    expect(reply.headers['content-type']).toBe('application/vnd.apache.parquet');
    const read = await readParquet(reply.rawPayload);
    expect(read).toHaveLength(count);
    const lines = (await text(`/api/export/${list}?format=jsonl&${query}`)).split('\n').slice(0, -1);
    const expected = lines.map((line) => Object.entries(JSON.parse(line) as object));
    for (const [index, row] of read.entries())
      for (const [name, value] of expected[index] ?? []) expect(parquetText(row[name]), name).toBe(jsonText(value));
  });

  it('carries 64-bit amounts and nanoseconds into Parquet unchanged', async () => {
    const reply = await api.app.inject('/api/export/transactions?format=parquet&order=asc');
    const [first] = await readParquet(reply.rawPayload);
    expect(first?.amount).toBe(9_223_372_036_854_775_801n);
    expect(first?.consensusTime).toBe(at(0));
  });

  async function readParquet(bytes: Uint8Array): Promise<Record<string, StoreValue>[]> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-parquet-'));
    try {
      writeFileSync(path.join(folder, 'x.parquet'), bytes);
      const sql = `SELECT * FROM file('${path.join(folder, 'x.parquet')}', 'Parquet') SETTINGS max_threads = 1, input_format_parquet_preserve_order = 1`;
      return await api.store.client.queryUntyped('test', sql);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('names the file, and refuses what it cannot do', async () => {
    const reply = await api.app.inject('/api/export/blocks');
    expect(reply.headers).toMatchObject({
      'content-disposition': 'attachment; filename="ledgerscope-blocks.csv"',
      'cache-control': 'no-store',
    });
    expect(await api.get('/api/export/transactions?format=xml', 400)).toMatchObject({
      error: { parameter: 'format' },
    });
    expect(await api.get('/api/export/transactions?status=NOPE', 400)).toMatchObject({
      error: { parameter: 'status' },
    });
    expect(await api.get('/api/export/account-transfers', 400)).toMatchObject({ error: { parameter: 'id' } });
    await api.get('/api/export/everything', 404);
    // Refused exports are not counted as running.
    for (let index = 0; index < 6; index++) await api.get('/api/export/account-transfers', 400);
    await text('/api/export/blocks');
  });

  it('says to a client that runs its share already when to try again', async () => {
    const asked = Array.from({ length: 12 }, () => api.app.inject('/api/export/transactions'));
    const replies = await Promise.all(asked);
    const refused = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { statusCode, headers } of refused) expect([statusCode, headers['retry-after']]).toEqual([429, '1']);
  });

  it('ends the connection of a reader that stops in the middle, and gives its place back', async () => {
    const { exportList } = exportHandlers(api.context, 1, 20);
    const reply = { headers: () => reply, send: (stream: Readable) => stream };
    const run = async () => {
      let stream: Readable | undefined;
      const raw = { destroy: () => stream?.destroy() };
      const request = { method: 'GET', ip: '192.0.2.1', query: {}, raw };
      const asked = { path: { list: 'transactions' }, query: { format: 'jsonl' }, request, reply };
      const sent: unknown = await exportList(asked as never);
      stream = sent as Readable;
      return stream;
    };
    const unread = await run();
    await expect(run()).rejects.toThrow();
    // It begins, and takes nothing more.
    unread.once('readable', () => {});
    await once(unread, 'close');
    expect(unread.readableEnded).toBe(false);
    (await run()).destroy();
  });
});
