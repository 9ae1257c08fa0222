import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ServerContext } from '@ledgerscope/api/api-context';
import { createApp } from '@ledgerscope/api/app';
import { AlertFollower } from '@ledgerscope/feeds/alerts/alert-follower';
import { followedLedger, followLedger } from '@ledgerscope/feeds/follow-ledger';
import { SubscriptionFollower } from '@ledgerscope/feeds/subscription-follower';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { addTestKey } from '@ledgerscope/portal/testing/add-test-key';
import { feedPosition, openPortalStore, type PortalStore } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { messageWriter } from '@ledgerscope/transactions/messages/write-messages';
import pino from 'pino';
import { watchMachineShare } from './machine-share.ts';
import { percentile } from './percentile.ts';

const START = 1_700_000_000_000_000_000n;
const MS = 1_000_000n;
/** Accounts that transactions are between; one in a hundred of them is asked for. */
const ACCOUNTS = 1_000_000n;
const FIRST_ACCOUNT = 1_001n;
const BLOCK = 2_000;
/** Blocks of the ledger that is watched as it grows. */
const LIVE_BLOCK = 100;
const LIVE_EVERY_MS = 200;
const STREAMS_OF_KEY = 100;
/** Transaction { signedTransactionBytes: { bodyBytes: { memo: "x" } } }. */
const RAW = Uint8Array.of(0x2a, 5, 0x0a, 3, 0x32, 1, 0x78);
const LOG = pino({ level: 'error' }, pino.destination(2));

/** A ledger that grows, and the portal beside it. */
interface Bench {
  readonly store: LedgerStore;
  readonly portal: PortalStore;
  /** Commits so many transactions as one block, and says which accounts paid. */
  commit(count: number): Promise<bigint[]>;
}

/**
 * How fast the feeds follow the ledger with many rules, how long it takes from a block's commit to the message in the queue, and to many
 * readers of live streams.
 */
export async function benchFeeds(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rules: { type: 'string', default: '10000' },
      transactions: { type: 'string', default: '100000' },
      'live-rules': { type: 'string', default: '1000' },
      blocks: { type: 'string', default: '100' },
      streams: { type: 'string', default: '1000' },
    },
  });
  const machineShare = watchMachineShare();
  await withBench(async (bench) => {
    const seconds = await measureFollowing(bench, Number(values.rules), Number(values.transactions));
    console.log(
      `\n${values.rules} rules and as many saved accounts: ${perSecond(Number(values.transactions), seconds)}`,
    );
  });
  await withBench(async (bench) => {
    const times = await latency(bench, Number(values['live-rules']), Number(values.blocks));
    console.log(`${values['live-rules']} rules, from a block's commit to its messages in the queues: ${spread(times)}`);
  });
  await withBench(async (bench) => measureStreams(bench, Number(values.streams), Number(values.blocks)));
  console.log(`  ${machineShare()}`);
}

function perSecond(count: number, seconds: number): string {
  return `${Math.round(count / seconds)} transactions a second`;
}

function spread(times: readonly number[]): string {
  return `p50 ${percentile(times, 50).toFixed(0)} ms, p95 ${percentile(times, 95).toFixed(0)} ms`;
}

async function withBench(run: (bench: Bench) => Promise<void>): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-bench-feeds-'));
  const engine = await startTestEngine('embedded');
  const store = await engine.open();
  const portal = await openPortalStore({ dataFolder: folder, unsafe: true });
  let [sequence, instant] = [0n, START];
  const commit: Bench['commit'] = async (count) => {
    sequence += 1n;
    const transaction = Array.from({ length: count }, () => {
      instant += MS;
      const [payer, receiver] = [accountOf(instant / MS), accountOf(instant / MS + 1n)];
      return sampleTransaction({
        consensusNs: instant,
        block: sequence,
        payer,
        type: 14,
        fee: 100_000n,
        memo: `order ${instant / MS}`,
        transferAccount: [payer, receiver, 3n],
        transferAmount: [-500_100_000n, 500_000_000n, 100_000n],
        transferApproval: [0, 0, 0],
        transferErrata: [0, 0, 0],
      });
    });
    const raws = transaction.map(({ consensusNs }) =>
      sampleRow('transactionRaw', { consensusNs, transactionBytes: RAW }),
    );
    const batch = `b${sequence}`;
    const block = sampleBlock({
      sequence,
      number: sequence,
      batch,
      transactions: count,
      fileName: batch,
      lastNs: instant,
    });
    await store.writeBatch({
      batch: { batch, sequence, fileNames: [batch], fileHashes: [''] },
      rows: sampleRows({ transaction, transactionRaw: raws }),
      blocks: [block],
    });
    return transaction.map(({ payer }) => payer);
  };
  try {
    await run({ store, portal, commit });
  } finally {
    await portal.close();
    await store.close();
    await engine.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Accounts in an order without pattern, each once. */
function accountOf(place: bigint): bigint {
  return FIRST_ACCOUNT + ((place * 7_919n) % ACCOUNTS);
}

/** Subscriptions for accounts that are spread over all; a tenth of them also asks for a part of the memo that nobody writes. */
async function addRules({ portal }: Bench, count: number): Promise<void> {
  const { userId } = await addTestKey(portal, 'bench@example.org', 100_000_000n);
  await portal.query(async (db) => {
    await db.execute(sql`insert into subscription (user_id, type, model, queue_name)
      select ${userId}, 'TRANSACTION', 'FREE', 'q' || n from generate_series(0, ${count - 1}::int) n`);
    await db.execute(sql`insert into subscription_filter (subscription_id, type, "values", since_ns)
      select id, 'PAYER_ACCOUNT', array['0.0.' || (${FIRST_ACCOUNT}::bigint + (id * 100) % ${ACCOUNTS}::bigint)], 0
        from subscription
      union all
      select id, 'MEMO', array['voucher ' || id], 0 from subscription where id % 10 = 0`);
    await db.execute(sql`insert into saved_account (user_id, account_id, email)
      select ${userId}, '0.0.' || (${FIRST_ACCOUNT}::bigint + (n * 100 + 50) % ${ACCOUNTS}::bigint), true
      from generate_series(1, ${count}::int) n`);
    await db.execute(sql`update feed_position set rules_version = rules_version + 1`);
  });
}

async function messages({ portal }: Bench): Promise<number> {
  const { rows } = await portal.query((db) => db.execute(sql`select count(*)::int n from queue_message`));
  return Number(rows[0]?.n);
}

function follow({ store, portal }: Bench, signal: AbortSignal): Promise<void> {
  const subscriptions = new SubscriptionFollower({
    ledger: store,
    portal,
    writeMessages: messageWriter({ signatures: async () => new Map() }),
    mailOf: (recipient) => ({ recipient, subject: 'Units', text: '', html: '' }),
    abiMailOf: (recipient) => ({ recipient, subject: 'ABI', text: '', html: '' }),
  });
  const followers = [subscriptions, new AlertFollower(portal, store)];
  return followLedger({ ledger: followedLedger(store), portal, followers, subscriptions, log: LOG, signal });
}

/** Seconds that following a stored ledger takes. */
async function measureFollowing(bench: Bench, rules: number, transactions: number): Promise<number> {
  for (let count = 0; count < transactions; count += BLOCK) await bench.commit(Math.min(BLOCK, transactions - count));
  await addRules(bench, rules);
  await bench.portal.query((db) => db.execute(sql`update feed_position set followed_ns = ${START}::bigint`));
  const stop = new AbortController();
  const started = performance.now();
  const following = follow(bench, stop.signal);
  const headNs = bench.store.head?.lastNs;
  while ((await feedPosition(bench.portal)).followedNs !== headNs) await sleep(20);
  const seconds = (performance.now() - started) / 1_000;
  stop.abort();
  await following;
  const { rows } = await bench.portal.query((db) => db.execute(sql`select sum(transactions)::int n from alert`));
  console.log(`  ${await messages(bench)} messages, ${Number(rows[0]?.n)} transactions for alerts`);
  return seconds;
}

/** Milliseconds from each block's commit until its messages are in the queues. */
async function latency(bench: Bench, rules: number, blocks: number): Promise<number[]> {
  await addRules(bench, rules);
  await bench.commit(1);
  const stop = new AbortController();
  const following = follow(bench, stop.signal);
  const { rows } = await bench.portal.query((db) =>
    db.execute(sql`select "values"[1] account from subscription_filter
    where type = 'PAYER_ACCOUNT'`),
  );
  const asked = new Set(rows.map(({ account }) => BigInt(String(account).split('.')[2] ?? 0)));
  while ((await feedPosition(bench.portal)).followedNs !== bench.store.head?.lastNs) await sleep(20);
  const times: number[] = [];
  let expected = await messages(bench);
  for (let block = 0; block < blocks; block++) {
    const payers = await bench.commit(LIVE_BLOCK);
    const committed = performance.now();
    const found = payers.filter((payer) => asked.has(payer)).length;
    expected += found;
    const headNs = bench.store.head?.lastNs;
    const isThere = async () =>
      found > 0 ? (await messages(bench)) >= expected : (await feedPosition(bench.portal)).followedNs === headNs;
    while (!(await isThere())) await sleep(2);
    times.push(performance.now() - committed);
    await sleep(LIVE_EVERY_MS);
  }
  stop.abort();
  await following;
  return times;
}

/** Opens streams for all transactions, and tells how long each block takes to reach all of them. */
async function measureStreams(bench: Bench, streams: number, blocks: number): Promise<void> {
  const { store, portal } = bench;
  await bench.commit(1);
  const opened = { store: () => portal, opened: Promise.resolve(portal), close: async () => {} };
  const context: ServerContext = {
    store,
    log: LOG,
    portal: opened,
    network: () => 'bench',
    trustUnsigned: false,
    simulated: true,
    readIngestStatus: () => ({
      state: 'live',
      caughtUp: true,
      halt: undefined,
      lastConsensusNs: undefined,
      filesLeft: 0,
      filesRead: 0,
      transactionsRead: 0,
    }),
  };
  const app = await createApp(context, { webApp: false, keyRate: 10_000, openPerClient: streams });
  const origin = await app.listen({ port: 0 });
  const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const began = performance.now();
  let events = 0;
  const requests: http.ClientRequest[] = [];
  for (let first = 0; first < streams; first += STREAMS_OF_KEY) {
    const { key } = await addTestKey(portal, `bench${first}@example.org`, 100_000_000n);
    const some = Array.from({ length: Math.min(STREAMS_OF_KEY, streams - first) }, async () => {
      const request = http.get(`${origin}/hedera/api/stream/transactions`, { agent, headers: { 'x-api-key': key } });
      requests.push(request);
      request.on('error', () => undefined);
      const reply = await new Promise<http.IncomingMessage>((resolve, reject) => {
        request.once('response', resolve).once('error', reject);
      });
      if (reply.statusCode !== 200) throw new Error(`a stream was refused with ${reply.statusCode}`);
      reply.setEncoding('latin1').on('error', () => undefined);
      reply.on('data', (text: string) => {
        // The body of an event is one line of JSON.
        for (let at = text.indexOf('\ndata: '); at >= 0; at = text.indexOf('\ndata: ', at + 1)) events++;
      });
    });
    await Promise.all(some);
  }
  console.log(`${streams} streams were opened in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  await sleep(2_000);
  const times: number[] = [];
  const memory = process.memoryUsage.rss() / 1_048_576;
  const counted = Math.min(blocks, 50);
  for (let block = 0; block < counted; block++) {
    const expected = events + streams * 5;
    await bench.commit(5);
    const committed = performance.now();
    while (events < expected) await sleep(2);
    times.push(performance.now() - committed);
    await sleep(LIVE_EVERY_MS);
  }
  console.log(`  five transactions, from the block's commit until all of them have read them: ${spread(times)}`);
  console.log(`  memory of server, readers and stores in one process: ${memory.toFixed(0)} MB`);
  for (const request of requests) request.destroy();
  await app.close();
}
