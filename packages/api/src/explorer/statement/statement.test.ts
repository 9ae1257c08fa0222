import type { Statement, StatementMovement } from '@ledgerscope/contract';
import { NS_PER_HOUR, NS_PER_MS } from '@ledgerscope/ledger';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { walkList } from '@ledgerscope/testkit/walk-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = BigInt(Date.UTC(2026, 8, 30)) * NS_PER_MS;
const HOUR = NS_PER_HOUR;
const COUNT = 80;
const [ACCOUNT, OTHER, TOKEN] = [2000n, 2001n, 3000n];
const at = (index: number): bigint => START + BigInt(index) * HOUR;
const LAST = at(COUNT - 1);
const FEE = 7n;
/** The account sends, gets, or pays the fee alone, in turns. */
const MOVED = [-50n, 100n, 0n];
const moved = (index: number): bigint => MOVED[index % MOVED.length] ?? 0n;
const change = (index: number): bigint => moved(index) - FEE;
/** Each third transaction moves the token, in two entries. */
const tokens = (index: number): bigint => (index % 3 === 0 ? 5n : 0n);
const sumOf = (read: (index: number) => bigint, from: number, until: number): bigint =>
  Array.from({ length: until - from }, (_, index) => read(from + index)).reduce((sum, one) => sum + one, 0n);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const version = LAST;
  await api.write(
    sampleRows({
      transaction: Array.from({ length: COUNT }, (_, index) =>
        sampleTransaction({
          consensusNs: at(index),
          block: 1n,
          type: 14,
          payer: ACCOUNT,
          node: 3n,
          fee: FEE,
          memo: `payment ${index}`,
          transferAccount: [ACCOUNT, OTHER, 3n],
          transferAmount: [change(index), -moved(index), FEE],
          transferApproval: [0, 0, 0],
          transferErrata: [0, 0, 0],
          ...(tokens(index) === 0n
            ? {}
            : {
                tokenTransferToken: [TOKEN, TOKEN, TOKEN],
                tokenTransferAccount: [ACCOUNT, ACCOUNT, OTHER],
                tokenTransferAmount: [7n, -2n, -5n],
                tokenTransferApproval: [0, 0, 0],
              }),
        }),
      ),
      account: [sampleRow('account', { id: ACCOUNT, createdNs: at(0), version })],
      accountBalance: [sampleRow('accountBalance', { id: ACCOUNT, balance: sumOf(change, 0, COUNT), version })],
      accountToken: [
        sampleRow('accountToken', { account: ACCOUNT, token: TOKEN, balance: sumOf(tokens, 0, COUNT), version }),
      ],
      token: [
        sampleRow('token', {
          id: TOKEN,
          type: 'FUNGIBLE_COMMON',
          symbol: 'TT',
          createdNs: at(0),
          decimals: 1,
          version,
        }),
      ],
      balanceAnchor: [sampleRow('balanceAnchor', { consensusNs: at(0), origin: 'genesis' })],
      exchangeRate: [
        sampleRow('exchangeRate', { consensusNs: at(0), hbarEquiv: 1, centEquiv: 10, expirationNs: at(30) }),
        sampleRow('exchangeRate', { consensusNs: at(30), hbarEquiv: 1, centEquiv: 20, expirationNs: at(400) }),
      ],
    }),
    [sampleBlock({ batch: 'b', sequence: 1n, firstNs: at(0), lastNs: LAST })],
  );
});
afterAll(() => api?.close());

const ms = (ns: bigint): bigint => ns / NS_PER_MS;
const path = (query: string, part = ''): string => `/api/accounts/0.0.${ACCOUNT}/statement${part}?${query}`;

describe('a statement of account', () => {
  it.each([
    ['a month that is over', 'month=2026-09', 0, 24],
    ['a month that goes on', 'month=2026-10', 24, COUNT],
    ['the month of the newest transaction', '', 24, COUNT],
    ['a span of its own', `startDate=${ms(at(10))}&endDate=${ms(at(20))}`, 10, 20],
    ['a span that ends within an hour', `startDate=${ms(at(10))}&endDate=${ms(at(20)) + 1n}`, 10, 21],
    ['everything', 'period=OA', 0, COUNT],
    ['a month without transactions', 'month=2026-12', COUNT, COUNT],
  ])('adds up: %s', async (_, query, from, until) => {
    for (const [asset, read, parts] of [
      ['', change, { fees: Number(FEE) * (until - from), movements: until - from }],
      [`&tokenId=0.0.${TOKEN}`, tokens, { fees: 0 }],
    ] as const) {
      const { data } = await api.get<{ data: Statement }>(path(`${query}${asset}`));
      const [opening, gained] = [sumOf(read, 0, from), sumOf(read, from, until)];
      expect(data).toMatchObject({ opening: Number(opening), closing: Number(opening + gained) });
      expect(data.totals).toMatchObject({ ...parts, change: Number(gained), balanced: true });
      const rows = await walkList<StatementMovement>(api, path(`${query}${asset}&limit=7`, '/movements'));
      expect(rows.reduce((sum, row) => sum + BigInt(row.change), 0n)).toBe(gained);
      if (rows.length > 0) expect(rows.at(-1)?.balance).toBe(data.closing);
      const reversed = await walkList<StatementMovement>(
        api,
        path(`${query}${asset}&limit=7&order=desc`, '/movements'),
      );
      expect(reversed.map(keyOf).toSorted()).toEqual(rows.map(keyOf).toSorted());
    }
  });

  it('shows fee, counterparty, memo, running balance and the dollars of the time', async () => {
    const { data } = await api.get<{ data: StatementMovement[] }>(path('month=2026-10&limit=3&from=5', '/movements'));
    expect(data).toMatchObject(
      [29, 30, 31].map((index) => ({
        memo: `payment ${index}`,
        amount: Number(moved(index)),
        fee: Number(FEE),
        toFromAccount: moved(index) === 0n ? [] : [`0.0.${OTHER}`],
        balance: Number(sumOf(change, 0, index + 1)),
        usdPerHbar: index < 30 ? 0.1 : 0.2,
      })),
    );
  });

  it('knows no balance before the first one that is known', async () => {
    const { data } = await api.get<{ data: Statement }>(path('month=2020-01'));
    expect(data).toMatchObject({ opening: null, closing: null, totals: { movements: 0, balanced: true } });
    expect([data.start, data.end].map((text) => text.slice(0, 10))).toEqual(['2020-01-01', '2020-02-01']);
  });

  it.each([
    ['month=2026-13', 400, 'month'],
    ['month=October', 400, 'month'],
    ['tokenId=0.0.999', 404, 'tokenId'],
    ['tokenId=x', 400, 'tokenId'],
  ])('refuses %s', async (query, status, parameter) => {
    const { error } = await api.get<{ error: { parameter: string } }>(path(query), status);
    expect(error.parameter).toBe(parameter);
  });

  it('is a file whose last line says that it adds up', async () => {
    const reply = await api.app.inject(`/api/export/account-statement?id=0.0.${ACCOUNT}&month=2026-09&format=jsonl`);
    const lines = reply.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ line }) => line)).toEqual(['opening', ...Array<string>(24).fill('movement'), 'closing']);
    expect(lines.at(-1)).toMatchObject({ balance: Number(sumOf(change, 0, 24)) });
    expect(lines.at(-1)?.check).toMatch(/add up to the closing balance/);
  });

  it.each([
    ['xlsx', 'spreadsheetml.sheet', 'PK'],
    ['pdf', 'application/pdf', '%PDF-'],
  ])('is a document as %s', async (format, type, begin) => {
    const reply = await api.app.inject(
      `/api/export/account-statement?id=0.0.${ACCOUNT}&month=2026-09&format=${format}`,
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain(type);
    expect(reply.headers['content-disposition']).toContain(`account-statement.${format}`);
    expect(reply.rawPayload.subarray(0, begin.length).toString()).toBe(begin);
  });

  it('refuses other lists as documents', async () => {
    const { error } = await api.get<{ error: { parameter: string; message: string } }>(
      '/api/export/transactions?format=pdf',
      400,
    );
    expect(error).toMatchObject({ parameter: 'format', message: expect.stringContaining('account-statement') });
  });
});

function keyOf(row: StatementMovement): string {
  return `${row.consensusTime} ${row.change} ${row.balance}`;
}
