import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differsFromDescription } from './testing/described-replies.ts';
import { HAS_UPSTREAM_CASES } from './testing/upstream-cases.ts';

interface Listed {
  readonly links: { readonly next: string | null };
}

interface Result {
  readonly contract_id: string | null;
  readonly hash: string;
  readonly timestamp: string;
  readonly from: string;
  readonly block_number: number;
  readonly transaction_index: number | null;
  readonly amount: number | null;
  readonly gas_consumed: number | null;
  readonly gas_used: number | null;
  readonly type: number;
  readonly nonce: number | null;
  readonly gas_price: string | null;
  readonly bloom: string;
}

interface Log {
  readonly contract_id: string;
  readonly timestamp: string;
  readonly index: number;
  readonly topics: readonly string[];
  readonly transaction_hash: string;
}

type Row = Readonly<Record<string, unknown>>;

/** And does not stand for what was done with tokens. */
const isOfEvm = ({ amount }: Result) => amount !== null;

describe('what the mirror node answers of contracts', () => {
  let api: DemoApi<unknown>;
  beforeAll(async () => {
    api = await openDemoApi({
      seed: 23,
      genesisNs: 1_767_225_600_000_000_000n,
      files: 20n,
      perFile: 80,
      sidecars: true,
    });
  });
  afterAll(() => api.close());
  async function get<Reply>(url: string, status = 200): Promise<Reply> {
    const reply = await api.app.inject(`/api/v1/${url}`);
    expect(reply.statusCode, `${url}: ${reply.body.slice(0, 300)}`).toBe(status);
    const body = reply.json<Reply>();
    if (HAS_UPSTREAM_CASES && status < 300)
      expect(differsFromDescription(`/api/v1/${url}`, status, body), url).toEqual([]);
    return body;
  }
  async function walk<One>(first: string): Promise<One[]> {
    const rows: One[] = [];
    for (let url: string | null = first; url !== null; ) {
      const page: Listed = await get(url);
      rows.push(...((Object.values(page).find(Array.isArray) ?? []) as One[]));
      url = page.links.next?.replace('/api/v1/', '') ?? null;
    }
    return rows;
  }
  const results = (search: string) => walk<Result>(`contracts/results?limit=100&${search}`);

  it('gives every result once, in both orders', async () => {
    const all = await results('internal=true&order=asc');
    const times = all.map(({ timestamp }) => timestamp);
    expect(times.length).toBeGreaterThan(20);
    expect(times).toEqual([...new Set(times)].sort());
    // Of several tokens that one transaction moved, that of the first log in the order stands for it.
    const kept = ({ contract_id: _id, address: _address, to: _to, ...rest }: Row) => rest;
    const backward = await walk<Row>('contracts/results?limit=7&internal=true');
    expect(backward.map(kept)).toEqual((all as readonly unknown[] as readonly Row[]).toReversed().map(kept));
    const own = await results('order=asc');
    expect(own.length).toBeLessThan(all.length);
    expect(own.every(({ transaction_index: place }) => place !== null)).toBe(true);
  });

  it('lists the same of a contract, a sender and a block', async () => {
    const all = (await results('')).filter(isOfEvm);
    const signed = all.find(({ type }) => type !== 0);
    const { contract_id: contract, from, block_number: block } = signed ?? {};
    const timesOf = (rows: readonly (Result | undefined)[]) => rows.map((row) => row?.timestamp);
    const isOf = (key: keyof Result, value: unknown) => all.filter((row) => row[key] === value);
    expect(timesOf(await results(`from=${from}`))).toEqual(timesOf(isOf('from', from)));
    const ofBlock = await results(`block.number=${block}&order=asc`);
    expect(timesOf(ofBlock.filter(isOfEvm))).toEqual(timesOf(isOf('block_number', block).toReversed()));
    expect(ofBlock.map(({ transaction_index: place }) => place)).toEqual(ofBlock.map((_, place) => place));
    expect(await results(`block.number=${block}&transaction.index=0`)).toEqual(ofBlock.slice(0, 1));
    const ofContract = await walk<Row>(`contracts/${contract}/results?limit=5`);
    expect(ofContract.map(({ timestamp }) => timestamp)).toEqual(timesOf(isOf('contract_id', contract)));
    for (const row of ofContract) expect(all.find(({ timestamp }) => timestamp === row.timestamp)).toMatchObject(row);
  });

  it('shows one result by hash, by id and by instant as the list does', async () => {
    const all = (await results('')).filter(isOfEvm);
    const signed = all.filter(({ type }) => type !== 0);
    expect(signed.length).toBeGreaterThan(0);
    for (const row of [...signed.slice(0, 3), ...all.slice(0, 3)]) {
      const details = await get<Row>(`contracts/results/${row.hash}`);
      expect(details).toMatchObject(row);
      expect(await get(`contracts/results/${row.hash.slice(2)}?nonce=4`)).toEqual(details);
      expect(await get(`contracts/${row.contract_id}/results/${row.timestamp}`)).toEqual(details);
      const { transactions } = await get<{ transactions: { transaction_id: string; nonce: number }[] }>(
        `transactions?timestamp=${row.timestamp}`,
      );
      const [{ transaction_id: id, nonce } = { transaction_id: '', nonce: 0 }] = transactions;
      expect(await get(`contracts/results/${id}?nonce=${nonce}`)).toEqual(details);
      const inWeibars = await get<Result>(`contracts/results/${row.hash}?hbar=false`);
      expect(BigInt(inWeibars.amount ?? -1) / 10_000_000_000n).toBe(BigInt(row.amount ?? -2));
    }
  });

  it('says what gas cost where no signed transaction does', async () => {
    const native = (await results('')).filter(({ type, nonce }) => type === 0 && nonce === null);
    const [newest] = native;
    const { fees } = await get<{ fees: readonly { gas: number; transaction_type: string }[] }>(
      `network/fees?timestamp=${newest?.timestamp}`,
    );
    const prices = fees.map(({ gas }) => `0x${gas.toString(16)}`);
    expect(prices).toContain(newest?.gas_price);
    const inWeibars = await get<Result>(`contracts/results/${newest?.hash}?hbar=false`);
    expect(BigInt(inWeibars.gas_price ?? 0)).toBe(BigInt(newest?.gas_price ?? 0) * 10_000_000_000n);
  });

  it('gives every log once, of all contracts and of one, by topic and by transaction', async () => {
    const all = await walk<Log>('contracts/results/logs?limit=100&order=asc');
    const placeOf = ({ timestamp, index }: Log) => `${timestamp} ${index}`;
    expect(new Set(all.map(placeOf)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(10);
    expect(await walk('contracts/results/logs?limit=3')).toEqual(all.toReversed());
    const [log] = all.filter(({ topics }) => topics.length > 1);
    const logsOf = (key: 'contract_id' | 'transaction_hash') => all.filter((one) => one[key] === log?.[key]);
    for (const order of ['asc', 'desc'])
      expect(await walk(`contracts/${log?.contract_id}/results/logs?limit=2&order=${order}`)).toEqual(
        order === 'asc' ? logsOf('contract_id') : logsOf('contract_id').reverse(),
      );
    const byHash = await walk(`contracts/results/logs?transaction.hash=${log?.transaction_hash}&limit=1&order=asc`);
    expect(byHash).toEqual(logsOf('transaction_hash'));
    const times = `timestamp=gte:${all[0]?.timestamp}&timestamp=lte:${all.at(-1)?.timestamp}`;
    const [one, other] = log?.topics ?? [];
    const hasBoth = ({ topics }: Log) => topics[0] === one && topics[1] === other;
    const byTopic = `logs?topic0=${one}&topic0=ab&topic1=${other}&${times}&limit=2&order=asc`;
    expect(await walk(`contracts/results/${byTopic}`)).toEqual(all.filter(hasBoth));
    expect(await walk(`contracts/${log?.contract_id}/results/${byTopic}`)).toEqual(
      logsOf('contract_id').filter(hasBoth),
    );
  });

  it('shows the storage of a contract, now and at an instant', async () => {
    const all = await results('order=asc');
    const changed = new Map<string, Row>();
    for (const row of all) {
      const { state_changes: changes, timestamp } = await get<{ state_changes: readonly Row[]; timestamp: string }>(
        `contracts/results/${row.hash}`,
        // Of what never ran, a part is not known.
        isOfEvm(row) && row.bloom === '0x' ? 206 : 200,
      );
      for (const { contract_id: id, slot, value_written: value } of changes)
        if (value !== null) changed.set(`${String(id)} ${String(slot)}`, { value, timestamp });
    }
    expect(changed.size).toBeGreaterThan(2);
    for (const [name, { value, timestamp }] of [...changed].slice(-5)) {
      const [contract, slot = ''] = name.split(' ');
      const { state } = await get<{ state: readonly Row[] }>(`contracts/${contract}/state?slot=${slot.slice(2)}`);
      expect(state).toMatchObject([{ slot, value, timestamp }]);
      expect(await get(`contracts/${contract}/state?slot=${slot}&timestamp=${String(timestamp)}`)).toMatchObject({
        state: [{ value }],
      });
      const slots = await walk<Row>(`contracts/${contract}/state?limit=1`);
      expect(slots).toEqual((await walk<Row>(`contracts/${contract}/state?limit=1&order=desc`)).reverse());
      expect(slots.length).toBe([...changed.keys()].filter((one) => one.startsWith(`${contract} `)).length);
      expect(await get(`contracts/${contract}/state?timestamp=1`)).toMatchObject({ state: [] });
    }
  });

  it('shows the calls of a transaction, and the gas that they took', async () => {
    const all = (await results('')).filter(({ gas_consumed: gas }) => gas !== null);
    expect(all.length).toBeGreaterThan(0);
    for (const { hash, gas_used: used, gas_consumed: consumed } of all.slice(0, 5)) {
      const calls = await walk<Row>(`contracts/results/${hash}/actions?limit=1`);
      expect(calls.map(({ index }) => index)).toEqual(calls.map((_, index) => index));
      expect(await walk(`contracts/results/${hash}/actions?order=desc`)).toEqual(calls.toReversed());
      expect(await walk(`contracts/results/${hash}/actions?index=gt:0`)).toEqual(calls.slice(1));
      expect(consumed).toBeGreaterThan(21_000);
      expect(used).toBeGreaterThan(0);
    }
  });

  it('refuses topics of more time than can be searched, and is not moved by values at the ends of numbers', async () => {
    for (const times of [
      '',
      '&timestamp=gt:1',
      '&timestamp=gt:1&timestamp=lt:604803',
      '&timestamp=gt:5&timestamp=lt:4',
    ])
      expect(JSON.stringify(await get(`contracts/results/logs?topic3=0${times}`, 400))).toContain(
        'Cannot search topics without a valid timestamp range: ',
      );
    const most = '9223372036854775807';
    const many = Array.from({ length: 100 }, (_, topic) => `topic0=${topic}`).join('&');
    for (const search of [
      `contracts/results/logs?timestamp=gte:9999999999&index=gte:${most}&order=asc`,
      `contracts/results/logs?timestamp=lte:9999999999.999999999&index=lte:${most}`,
      `contracts/${most}/results/logs?timestamp=lte:9999999999.999999999&index=lt:0`,
      `contracts/results/logs?timestamp=gt:9000000000&timestamp=lt:9000000009&${many}`,
      `contracts/${most}/results?timestamp=gt:9999999999`,
      `contracts/results?timestamp=lt:9999999999&from=${most}&order=asc`,
    ])
      await get(search);
  });

  it('shows what moved an NFT, page by page', async () => {
    const { transactions } = await get<{
      transactions: readonly { nft_transfers: readonly { token_id: string; serial_number: number }[] }[];
    }>('transactions?transactiontype=TOKENMINT&limit=100');
    const minted = transactions.flatMap(({ nft_transfers: moves }) => moves);
    const histories: Row[][] = [];
    for (const { token_id: token, serial_number: serial } of minted.slice(-10))
      histories.push(await walk<Row>(`tokens/${token}/nfts/${serial}/transactions?order=asc`));
    for (const history of histories)
      expect(history[0]).toMatchObject({ type: 'TOKENMINT', sender_account_id: null, is_approval: false });
    const longest = histories.findIndex(({ length }) => length === Math.max(...histories.map((one) => one.length)));
    const [{ token_id: token, serial_number: serial } = { token_id: '', serial_number: 0 }] = minted
      .slice(-10)
      .slice(longest);
    const path = `tokens/${token}/nfts/${serial}/transactions`;
    expect((await walk(`${path}?limit=1`)).reverse()).toEqual(histories[longest]);
    expect(await get(`${path}?timestamp=lt:1`)).toEqual({ transactions: [], links: { next: null } });
    expect(await get(`tokens/${token}/nfts/999999/transactions`)).toEqual({ transactions: [], links: { next: null } });
    await get(`tokens/${token}/nfts/0/transactions`, 400);
  });

  it('says what is not there', async () => {
    await get(`contracts/results/${'ab'.repeat(32)}`, 404);
    await get('contracts/results/0.0.2-1-1', 404);
    await get('contracts/0.0.2/results/1.1', 404);
    await get('contracts/0.0.2/results/x', 400);
    await get('contracts/results/0.0.2-1-1/actions', 404);
    expect(await get(`contracts/2/state?slot=gt:${'f'.repeat(64)}`)).toEqual({ state: [], links: { next: null } });
    expect(await get(`contracts/${'ab'.repeat(20)}/results`)).toEqual({ results: [], links: { next: null } });
    expect(await get(`contracts/results?block.hash=${'ab'.repeat(32)}`)).toEqual({
      results: [],
      links: { next: null },
    });
    expect(await get('contracts/results?block.number=1&block.hash=00', 400)).toHaveProperty('_status');
  });
});
