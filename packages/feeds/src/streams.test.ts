import { Writable } from 'node:stream';
import { OpenStream } from '@ledgerscope/api/stream/open-stream';
import type { StreamHub } from '@ledgerscope/api/stream/stream-hub';
import { streamRule } from '@ledgerscope/api/stream/stream-rule';
import { sampleRow, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { unitBalance } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import fc from 'fast-check';
import { toEventSelector } from 'viem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FeedsApi, openFeedsApi, type Person, START } from './testing/open-feeds-api.ts';

const MS = 1_000_000n;
const WAIT = { timeout: 60_000, interval: 50 };
const MOVED = 'Moved(address indexed from, uint256 value)';
const TOPIC0 = Buffer.from(toEventSelector(`event ${MOVED}`).slice(2), 'hex');
const WORD = 32;

interface Reported {
  readonly id: string;
  readonly data: string;
  readonly event: string | undefined;
}

let api: FeedsApi;
let ada: Person;
let instant = START;
beforeAll(async () => {
  api = await openFeedsApi();
  ada = await api.person('ada@example.org');
  await give(ada, 100_000);
});
afterAll(() => api.close());

/** Sets what somebody has left. */
async function give({ id }: Person, units: number): Promise<void> {
  // Opens the balance.
  await unitBalance(api.store, BigInt(id));
  await api.store.query((db) =>
    db.execute(sql`with given as (update unit_balance set balance = ${units} where user_id = ${id}
        returning user_id, balance), had as (select coalesce(sum(units), 0) sum from unit_entry where user_id = ${id})
      insert into unit_entry (user_id, kind, units) select user_id, 'grant', balance - had.sum from given, had`),
  );
}

/** So many transactions, one a millisecond, in blocks of ten; account 1002 pays every third. */
async function pass(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 10) {
    const rows = Array.from({ length: Math.min(10, left) }, () => {
      instant += MS;
      return sampleTransaction({ consensusNs: instant, payer: (instant / MS) % 3n === 0n ? 1002n : 1001n });
    });
    await api.commit(rows);
  }
}

/** Instants at which account 1002 paid. */
function expected(after = START): string[] {
  const found: string[] = [];
  for (let ns = after + MS; ns <= instant; ns += MS)
    if ((ns / MS) % 3n === 0n) found.push(`${ns / 1_000_000_000n}.${String(ns % 1_000_000_000n).padStart(9, '0')}-0`);
  return found;
}

/** Reads a stream until `isDone`, or its end; then it hangs up. */
async function listen(
  path: string,
  headers: Record<string, string>,
  isDone: (reported: readonly Reported[]) => boolean = () => false,
): Promise<{ status: number; reported: Reported[]; body: string }> {
  const reply = await fetch(`${api.origin}/hedera/api/stream/${path}`, { headers });
  const reported: Reported[] = [];
  let [rest, body] = ['', ''];
  const isStream = reply.headers.get('content-type') === 'text/event-stream; charset=utf-8';
  const decoder = new TextDecoder();
  for await (const part of reply.body ?? []) {
    const text = decoder.decode(part as Uint8Array, { stream: true });
    body += text;
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const event of isStream ? blocks.flatMap(eventOf) : []) if (!isDone(reported)) reported.push(event);
    // Hangs up.
    if (isDone(reported)) break;
  }
  return { status: reply.status, reported, body };
}

/** None for a heartbeat. */
function eventOf(block: string): Reported[] {
  const of = (field: string) => new RegExp(`^${field}: (.*)$`, 'm').exec(block)?.[1];
  const data = of('data');
  return data === undefined ? [] : [{ id: of('id') ?? '', data, event: of('event') }];
}

const asAda = () => ({ 'x-api-key': ada.key });
const timeOf = ({ data }: Reported) => (JSON.parse(data) as { consensusTime: string }).consensusTime;

describe('live streams', () => {
  it('go on behind the last event without a gap, wherever they were cut, from the store and then live', async () => {
    await pass(60);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 6 }), async (cuts) => {
        const from = instant;
        const seen: string[] = [];
        let last: string | undefined;
        const passing = pass(cuts.reduce((sum, cut) => sum + cut * 3, 0) + 6);
        for (const cut of cuts) {
          const since = new Date(Number(from / MS) + 1).toISOString();
          const headers = { ...asAda(), ...(last === undefined ? {} : { 'last-event-id': last }) };
          const { reported } = await listen(
            `transactions?payer=0.0.1002&since=${since}`,
            headers,
            (all) => all.length >= cut,
          );
          seen.push(...reported.map(({ id }) => id));
          last = seen.at(-1);
        }
        await passing;
        const all = expected(from);
        expect(seen).toEqual(all.slice(0, seen.length));
        expect(seen.length).toBe(cuts.reduce((sum, cut) => sum + cut, 0));
      }),
      { numRuns: 4 },
    );
  }, 240_000);

  it('begin at any instant of the ledger, or now, and end after as many as asked for, one unit each', async () => {
    const eve = await api.person('eve@example.org');
    const all = expected();
    const { reported } = await listen('transactions?payer=0.0.1002&since=2023-11-14T22:13:20Z&limit=5', {
      'x-api-key': eve.key,
    });
    expect(reported.map(({ id }) => id)).toEqual([...all.slice(0, 5), '']);
    expect(reported.at(-1)).toMatchObject({ event: 'end', data: '{"reason":"limit"}' });
    expect(timeOf(reported[0] as Reported)).toMatch(/^2023-11-14T22:13:20\.\d{9}Z$/);
    await expect.poll(() => unitBalance(api.store, BigInt(eve.id)), WAIT).toBe(1_000n - 6n);
    let first: Reported | undefined;
    const now = listen('transactions?payer=0.0.1002&limit=1', asAda()).then((read) => {
      first = read.reported[0];
    });
    // It begins somewhere behind what was there.
    for (let blocks = 0; first === undefined && blocks < 200; blocks++) await pass(10);
    await now;
    expect(all).not.toContain(first?.id);
    expect(expected()).toContain(first?.id);
  });

  it('report events by a declaration, and messages of topics', async () => {
    const value = new Uint8Array(WORD).with(WORD - 1, 42);
    const sender = new Uint8Array(WORD).with(WORD - 2, 0x04).with(WORD - 1, 0xd2);
    const since = (instant + 1n).toString().replace(/(\d{9})$/, '.$1');
    instant += MS;
    const row = sampleTransaction({ consensusNs: instant, payer: 1001n, type: 7, entity: 6000n });
    const logs = [0, 2].map((logIndex) =>
      sampleRow('contractLog', {
        contract: 6000n,
        consensusNs: instant,
        logIndex,
        topic0: TOPIC0,
        topics: [TOPIC0, sender],
        data: value,
      }),
    );
    await api.commit([row], { contractLog: logs });
    instant += MS;
    const message = sampleTransaction({ consensusNs: instant, type: 27, entity: 7000n, topicSequenceNumber: 9n });
    await api.commit([message], {
      topicMessage: [sampleRow('topicMessage', { topic: 7000n, sequenceNumber: 9n, consensusNs: instant })],
    });
    instant += MS;
    // Read in the middle of a network's history: its number is not known, and it is a message all the same.
    await api.commit([sampleTransaction({ consensusNs: instant, type: 27, entity: 7000n })], {
      topicMessage: [sampleRow('topicMessage', { topic: 7000n, sequenceNumber: 0n, consensusNs: instant })],
    });
    const event = encodeURIComponent(MOVED);
    const events = await listen(`events?event=${event}&contract=0.0.6000&since=${since}&limit=2`, asAda());
    expect(events.reported.map(({ id }) => id.slice(-2))).toEqual(['-0', '-2', '']);
    expect(JSON.parse(events.reported[0]?.data ?? '')).toMatchObject({
      functionName: 'Moved',
      inputValues: ['0.0.1234', '42'],
      contract: '0.0.6000',
      logIndex: 0,
      readableTransactionID: expect.stringMatching(/^0\.0\.1001@/),
    });
    const second = events.reported[0]?.id ?? '';
    const again = await listen(`events?event=${event}&limit=1`, { ...asAda(), 'last-event-id': second });
    expect(again.reported[0]?.id).toBe(events.reported[1]?.id);
    for (const query of ['topic=0.0.7000&', '']) {
      const { reported } = await listen(`messages?${query}since=${since}&limit=2`, asAda());
      const numbers = reported.slice(0, 2).map(({ data }) => JSON.parse(data) as Record<string, unknown>);
      expect(numbers).toMatchObject([
        { topic: '0.0.7000', topicSequenceNumber: 9 },
        { topic: '0.0.7000', topicSequenceNumber: null },
      ]);
    }
  });

  it.each([
    ['transactions?payer=me', {}, 'payer'],
    ['transactions?types=MOVE', {}, 'types'],
    ['transactions?since=soon', {}, 'since'],
    ['transactions?limit=0', {}, 'limit'],
    ['messages?topic=x', {}, 'topic'],
    ['events', {}, 'event'],
    ['events?event=nothing', {}, 'event'],
    ['transactions', { 'last-event-id': 'x' }, 'Last-Event-ID'],
  ])('refuse %s with %j and name %s', async (path, more, parameter) => {
    const { status, body } = await listen(path, { ...asAda(), ...more });
    expect([status, JSON.parse(body).error.parameter]).toEqual([400, parameter]);
  });

  it('are for holders of keys with units, and end where there are none left', async () => {
    expect((await listen('transactions', {})).status).toBe(401);
    const onSite = await fetch(`${api.origin}/api/stream/transactions`);
    expect(onSite.status).toBe(401);
    const bob = await api.person('bob@example.org');
    await give(bob, 4);
    const { reported } = await listen('transactions?since=2023-11-14T22:13:20Z', { 'x-api-key': bob.key });
    expect(reported.map(({ event }) => event)).toEqual([undefined, undefined, undefined, 'end']);
    expect(reported.at(-1)?.data).toBe('{"reason":"insufficient_balance"}');
    await expect.poll(() => unitBalance(api.store, BigInt(bob.id)), WAIT).toBe(0n);
    expect((await listen('transactions', { 'x-api-key': bob.key })).status).toBe(402);
  });

  it('have a sample in the documentation, which ends', async () => {
    const { json } = await api.send('GET', '/api/apis/apilist');
    const samples = (json.data as { id: string; sample_url: string }[]).filter(({ id }) => id.startsWith('stream'));
    expect(samples.map(({ id }) => id).toSorted()).toEqual(['streamEvents', 'streamMessages', 'streamTransactions']);
    for (const { sample_url: url } of samples) {
      const sample = await api.send('GET', `/api/apis/sampleresponse?url=${encodeURIComponent(url)}`);
      expect(sample.json.data).toMatchObject({ status: 200, body: expect.stringContaining('retry: ') });
    }
  });

  it('have the rest of an instant of which a server further ahead sent a part', async () => {
    const messages = [0, 1, 2].map((index) => ({ ns: 5n, index, body: `"${index}"` }));
    const read: string[] = [];
    const hub = {
      headNs: 3n,
      read: async () => ({ messages: [], untilNs: 4n, looked: 0 }),
      join: (stream: OpenStream, afterNs: bigint) =>
        stream.offer(
          messages.filter(({ ns }) => ns > afterNs),
          5n,
        ),
      leave: () => undefined,
    };
    const out = new Writable({
      write: (chunk, _encoding, done) => {
        read.push(String(chunk));
        done();
      },
    });
    const end = new OpenStream({
      rule: streamRule(1n, 1n, { type: 'TRANSACTION', transactionTypes: [], abi: undefined, filters: [] }),
      out,
      from: { ns: 5n, index: 0 },
      limit: 2,
      endsAtHead: false,
      hub: hub as unknown as StreamHub,
      signal: AbortSignal.timeout(WAIT.timeout),
      charge: async () => true,
    }).run();
    expect(await end).toBe('limit');
    expect(read.join('').match(/^data: .*/gm)).toEqual(['data: "1"', 'data: "2"']);
  });

  it('end for readers that do not read, without holding up others', async () => {
    const body = 'x'.repeat(10_000);
    const read: string[] = [];
    const messages = Array.from({ length: 50 }, (_, at) => ({ ns: BigInt(at + 1), index: 0, body }));
    const hub = {
      headNs: 0n,
      read: async () => ({ messages: [], untilNs: 0n, looked: 0 }),
      join: (stream: OpenStream) => joined.push(stream),
      leave: () => undefined,
    };
    const joined: OpenStream[] = [];
    const open = (out: Writable, unreadMs: number) =>
      new OpenStream({
        rule: streamRule(1n, 1n, { type: 'TRANSACTION', transactionTypes: [], abi: undefined, filters: [] }),
        out,
        from: { ns: 0n, index: undefined },
        limit: 50,
        endsAtHead: false,
        hub: hub as unknown as StreamHub,
        signal: new AbortController().signal,
        unreadMs,
        charge: async () => true,
      }).run();
    // One never takes anything, the other does at once.
    const slow = open(new Writable({ highWaterMark: 1, write: () => undefined }), 50);
    const quick = open(
      new Writable({
        write: (chunk, _encoding, done) => {
          read.push(String(chunk));
          done();
        },
      }),
      60_000,
    );
    await vi.waitFor(() => expect(joined).toHaveLength(2), WAIT);
    for (const stream of joined) stream.offer(messages, 50n);
    expect(await quick).toBe('limit');
    expect(read.join('').match(/^id: /gm)).toHaveLength(50);
    expect(await slow).toBe('unread');
  });
});
