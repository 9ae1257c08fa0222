import { expect } from 'vitest';
import type { MirrorDifferenceName } from '../differences/mirror-differences.ts';
import type { AskMirror, MirrorRow } from './ask-mirror.ts';

type Check = (mirror: AskMirror) => Promise<void>;

const FIRST_SECOND = 1_767_225_600;
const HOUR = 3_600;
/** Long after the first block, long before the head. */
const PAST = FIRST_SECOND + 4 * HOUR;

async function readRows({ walk }: AskMirror, url: string): Promise<MirrorRow[]> {
  const rows = await walk(url);
  expect(rows.length, url).toBeGreaterThan(0);
  return rows;
}

const transactions = (mirror: AskMirror, type = '') =>
  readRows(mirror, `transactions?limit=100${type === '' ? '' : `&transactiontype=${type}`}`);

async function expectOfAll(mirror: AskMirror, url: string, field: string, value: unknown): Promise<void> {
  for (const row of await readRows(mirror, url)) expect(row[field], `${url} ${field}`).toEqual(value);
}

/** What a ledger of the simulated network shows of them. */
export const FOUND_ON_LEDGER = {
  'no-window': async (mirror) => {
    const { rows, next } = await mirror.page('transactions?limit=100&transactiontype=CONSENSUSCREATETOPIC&order=asc');
    expect([rows.length > 0 && rows.length < 100, next]).toEqual([true, null]);
  },
  'short-fractions': async ({ get }) => {
    const [seconds, fraction = ''] = String((await get('network/exchangerate')).timestamp).split('.');
    expect(fraction < '9').toBe(true);
    const at = await get(`network/exchangerate?timestamp=lte:${seconds}.9`);
    expect(at.timestamp).toBe(`${seconds}.${fraction}`);
  },
  'next-with-ne': async ({ page }) => {
    const first = await page('accounts?account.id=ne:2&limit=1');
    expect((await page(first.next ?? '')).rows).not.toEqual(first.rows);
  },
  bytes: (mirror) => expectOfAll(mirror, 'transactions?limit=100', 'bytes', null),
  'high-volume': (mirror) => expectOfAll(mirror, 'transactions?limit=100', 'high_volume_pricing_multiplier', 0),
  'empty-memo': async (mirror) => {
    const memos = (await transactions(mirror)).map(({ memo_base64: memo }) => memo);
    expect([memos.includes(''), memos.includes(null)]).toEqual([true, false]);
  },
  'hash-of-messages': async (mirror) => {
    const [{ transaction_hash: hash } = {}] = await transactions(mirror, 'CONSENSUSSUBMITMESSAGE');
    expect(await mirror.get(`transactions/${encodeURIComponent(String(hash))}`)).toMatchObject({
      transactions: [{ transaction_hash: hash }],
    });
  },
  'no-proxy': (mirror) => expectOfAll(mirror, 'contracts?limit=100', 'proxy_account_id', null),
  'balance-time': async (mirror) => {
    const { blocks } = await mirror.get<{ blocks: readonly { timestamp: { to: string } }[] }>('blocks?limit=100');
    const ends = new Set(blocks.map(({ timestamp }) => timestamp.to));
    for (const { balance } of await readRows(mirror, 'accounts?account.id=gt:1000&limit=100'))
      if ((balance as MirrorRow).timestamp !== null) expect(ends).toContain((balance as MirrorRow).timestamp);
  },
  'past-account': async (mirror) => {
    const { account, memo, balance } = await mirror.get(`accounts/800?timestamp=lte:${PAST}&transactions=false`);
    const now = await mirror.get('accounts/800?transactions=false');
    expect({ account, memo }).toEqual({ account: now.account, memo: now.memo });
    expect((balance as MirrorRow).timestamp).toBe(`${PAST}.000000000`);
  },
  'past-balances': async ({ get }) => {
    expect(await get(`balances?timestamp=${PAST}&limit=1`)).toMatchObject({ timestamp: `${PAST}.000000000` });
  },
  'past-token': async (mirror) => {
    const [{ entity_id: id, consensus_timestamp: at } = {}] = (await transactions(mirror, 'TOKENUPDATE')).filter(
      ({ result }) => result === 'SUCCESS',
    );
    await mirror.get(`tokens/${String(id)}?timestamp=lt:${String(at)}`, 501);
  },
  'past-token-balances': async (mirror) => {
    const [{ entity_id: id } = {}] = await transactions(mirror, 'TOKENMINT');
    await mirror.get(`tokens/${String(id)}/balances?timestamp=${PAST}`, 501);
  },
  'topic-fees-since': async (mirror) => {
    const [{ entity_id: id, consensus_timestamp: at } = {}] = (
      await transactions(mirror, 'CONSENSUSUPDATETOPIC')
    ).filter(({ result }) => result === 'SUCCESS');
    expect(await mirror.get(`topics/${String(id)}`)).toMatchObject({ custom_fees: { created_timestamp: at } });
  },
  'open-schedule-cached': async (mirror) => {
    const open = (await readRows(mirror, 'schedules?limit=100')).find(
      ({ executed_timestamp: executed }) => executed === null,
    );
    const created = await mirror.page(`transactions?timestamp=${String(open?.consensus_timestamp)}`);
    const { 'cache-control': cached } = await mirror.headers(`transactions/${String(created.rows[0]?.transaction_id)}`);
    expect(cached).toBe('public, max-age=5');
  },
  'book-entries': async (mirror) => {
    const nodes = async (file: number) => {
      const rows = await readRows(mirror, `network/nodes?file.id=${file}&limit=25`);
      return rows.map(({ file_id: _file, ...row }) => row);
    };
    expect(await nodes(101)).toEqual(await nodes(102));
    for (const { grpc_proxy_endpoint: proxy, associated_registered_nodes: associated } of await nodes(102))
      expect([proxy, associated]).toEqual([null, []]);
  },
  supply: async ({ get }) => {
    await get(`network/supply?timestamp=lt:${PAST}`, 501);
  },
} satisfies Partial<Record<MirrorDifferenceName, Check>>;
