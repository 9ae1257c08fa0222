import type { Statement, StatementMovement } from '@ledgerscope/contract';
import { NS_PER_HOUR, NS_PER_MS } from '@ledgerscope/ledger';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { walkList } from '@ledgerscope/testkit/walk-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = BigInt(Date.UTC(2026, 8, 30)) * NS_PER_MS;
const [TREASURY, HEIR, FAN, BUYER, COLLECTION, OTHER] = [2000n, 2001n, 2002n, 2003n, 3001n, 3002n];
const NONE = 0n;
const at = (index: number): bigint => START + BigInt(index) * NS_PER_HOUR;

type Entry = readonly [serial: bigint, sender: bigint, receiver: bigint, token?: bigint];

/** What happens to the collection, an hour apart. */
const STORY: readonly { readonly nfts: readonly Entry[]; readonly lost?: readonly [account: bigint, nfts: bigint] }[] =
  [
    { nfts: [1n, 2n, 3n, 4n, 5n].map((serial) => [serial, NONE, TREASURY]) },
    {
      nfts: [
        [1n, TREASURY, FAN],
        [2n, TREASURY, FAN],
        [9n, TREASURY, FAN, OTHER],
      ],
    },
    // The old treasury had 3, 4 and 5; the entry of a single one says nothing more.
    {
      nfts: [
        [-1n, TREASURY, HEIR],
        [3n, TREASURY, HEIR],
      ],
    },
    {
      nfts: [
        [3n, HEIR, FAN],
        [1n, FAN, HEIR],
      ],
    },
    // Back again: 1, 4 and 5.
    { nfts: [[-1n, HEIR, TREASURY]] },
    { nfts: [[4n, TREASURY, NONE]] },
    {
      nfts: [
        [2n, FAN, BUYER],
        [2n, BUYER, BUYER],
      ],
    },
    { nfts: [], lost: [FAN, -1n] },
  ];
/** Who has how many after each hour. */
const HELD: Readonly<Record<string, readonly number[]>> = {
  [`${TREASURY}`]: [5, 3, 0, 0, 3, 2, 2, 2],
  [`${HEIR}`]: [0, 0, 3, 3, 0, 0, 0, 0],
  [`${FAN}`]: [0, 2, 2, 2, 2, 2, 1, 0],
  [`${BUYER}`]: [0, 0, 0, 0, 0, 0, 1, 1],
};
const ACCOUNTS = [TREASURY, HEIR, FAN, BUYER];
const heldAfter = (account: bigint, index: number): number => HELD[`${account}`]?.[index] ?? 0;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const version = at(STORY.length - 1);
  await api.write(
    sampleRows({
      transaction: STORY.map(({ nfts, lost }, index) =>
        sampleTransaction({
          consensusNs: at(index),
          block: 1n,
          type: 14,
          payer: TREASURY,
          memo: `hour ${index}`,
          nftTransferToken: nfts.map(([, , , token = COLLECTION]) => token),
          nftTransferSerial: nfts.map(([serial]) => serial),
          nftTransferSender: nfts.map(([, sender]) => sender),
          nftTransferReceiver: nfts.map(([, , receiver]) => receiver),
          nftTransferApproval: nfts.map(() => 0),
          ...(lost && {
            tokenTransferToken: [COLLECTION],
            tokenTransferAccount: [lost[0]],
            tokenTransferAmount: [lost[1]],
            tokenTransferApproval: [0],
          }),
        }),
      ),
      account: ACCOUNTS.map((id) => sampleRow('account', { id, createdNs: at(0), version })),
      accountToken: ACCOUNTS.map((account) =>
        sampleRow('accountToken', {
          account,
          token: COLLECTION,
          balance: BigInt(heldAfter(account, STORY.length - 1)),
          version,
        }),
      ),
      token: [
        sampleRow('token', {
          id: COLLECTION,
          type: 'NON_FUNGIBLE_UNIQUE',
          symbol: 'GD',
          name: 'Glimmerdeep',
          createdNs: at(0),
          version,
        }),
      ],
      balanceAnchor: [sampleRow('balanceAnchor', { consensusNs: at(0), origin: 'genesis' })],
    }),
    [sampleBlock({ batch: 'b', sequence: 1n, firstNs: at(0), lastNs: version })],
  );
});
afterAll(() => api?.close());

const path = (account: bigint, from: number, until: number, part = ''): string =>
  `/api/accounts/0.0.${account}/statement${part}?tokenId=0.0.${COLLECTION}` +
  `&startDate=${at(from) / NS_PER_MS}&endDate=${at(until) / NS_PER_MS}`;

describe('a statement of NFTs', () => {
  it.each(
    ACCOUNTS.flatMap((account) =>
      [
        [0, 8],
        [1, 3],
        [3, 5],
        [5, 8],
        [4, 4],
      ].map(([from = 0, until = 0]) => ({ account, from, until })),
    ),
  )('adds up: $account from hour $from to $until', async ({ account, from, until }) => {
    const { data } = await api.get<{ data: Statement }>(path(account, from, until));
    const opening = from === 0 ? 0 : heldAfter(account, from - 1);
    const closing = until === 0 ? 0 : heldAfter(account, until - 1);
    expect(data).toMatchObject({ tokenType: 'NON_FUNGIBLE_UNIQUE', decimals: 0, opening, closing });
    expect(data.totals).toMatchObject({ change: closing - opening, balanced: true, fees: 0 });
    for (const order of ['asc', 'desc']) {
      const rows = await walkList<StatementMovement>(
        api,
        `${path(account, from, until, '/movements')}&limit=1&order=${order}`,
      );
      expect(rows).toHaveLength(data.totals?.movements ?? -1);
      for (const row of rows) expect(row.balance).toBe(heldAfter(account, Number(/\d+/.exec(row.memo)?.[0])));
    }
  });

  it.each([
    [TREASURY, 0, { serialsReceived: [1, 2, 3, 4, 5], serialsSent: [], amount: 5, toFromAccount: [] }],
    [TREASURY, 1, { serialsReceived: [], serialsSent: [1, 2], amount: -2, toFromAccount: [`0.0.${FAN}`] }],
    [TREASURY, 2, { serialsReceived: [], serialsSent: [-1], amount: -3, toFromAccount: [`0.0.${HEIR}`] }],
    [HEIR, 2, { serialsReceived: [-1], serialsSent: [], amount: 3 }],
    [HEIR, 3, { serialsReceived: [1], serialsSent: [3], amount: 0, toFromAccount: [`0.0.${FAN}`] }],
    [HEIR, 4, { serialsReceived: [], serialsSent: [-1], amount: -3 }],
    [TREASURY, 5, { serialsReceived: [], serialsSent: [4], amount: -1, toFromAccount: [] }],
    [BUYER, 6, { serialsReceived: [2], serialsSent: [], amount: 1 }],
    [FAN, 7, { serialsReceived: [], serialsSent: [], amount: -1 }],
  ])('names what came and went: %s in hour %s', async (account, hour, expected) => {
    const { data } = await api.get<{ data: StatementMovement[] }>(path(account, hour, hour + 1, '/movements'));
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ ...expected, memo: `hour ${hour}`, fee: 0, usd: null });
  });

  it('is a file in which each line has its serials and the last one the check', async () => {
    const query = `tokenId=0.0.${COLLECTION}&period=OA&format=jsonl`;
    const reply = await api.app.inject(`/api/export/account-statement?id=0.0.${FAN}&${query}`);
    const lines = reply.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ line, balance }) => [line, balance])).toEqual([
      ['opening', 0],
      ...[2, 2, 1, 0].map((balance) => ['movement', balance]),
      ['closing', 0],
    ]);
    expect(lines[2]).toMatchObject({ serialsReceived: [3], serialsSent: [1], symbol: 'GD' });
    expect(lines.at(-1)?.check).toMatch(/add up to the closing balance/);
  });
});
