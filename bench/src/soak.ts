import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startReceiver } from '@ledgerscope/feeds/deliveries/testing/webhook-receiver';
import { MS_PER_MINUTE, NS_PER_MS } from '@ledgerscope/ledger';
import { sealerOf } from '@ledgerscope/portal/secrets/sealer';
import { addTestKey } from '@ledgerscope/portal/testing/add-test-key';
import { addFilter, addSubscription, openPortalStore } from '@ledgerscope/portal-store';
import { startTestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { freePort } from './free-port.ts';
import { type Figures, figuresOf, growth, quarters } from './soak/figures.ts';
import { ask, mixedPaths, type Outcome } from './soak/mixed-requests.ts';

const SERVER = fileURLToPath(new URL('./soak/soak-server.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const SECRET = 'whsec_c29hayBzb2FrIHNvYWsgc29hayBzb2FrIHNvYWs=';
const READY_MS = 600_000;
/** What memory may grow by and be called flat. */
const FLAT = 0.1;
const BURST = 10;
/** Which transactions each subscription asks for; all where none is named. */
const SUBSCRIPTIONS = [[], ['CRYPTO_TRANSFER'], ['CONSENSUS_SUBMIT_MESSAGE']];
/** Who pays most transactions of the simulated network: its first accounts. */
const PAYERS = Array.from({ length: 200 }, (_, index) => `0.0.${1001 + index}`);

/** A server under load. */
interface Soaked {
  readonly url: string;
  readonly metrics: string;
  readonly child: ChildProcess;
}

/** The whole server under load for an hour: whether its memory is flat, nothing fails, and the store agrees with itself after it. */
export async function soak(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '60' },
      tps: { type: 'string', default: '200' },
      rps: { type: 'string', default: '50' },
      'warm-up': { type: 'string' },
      burst: { type: 'string' },
    },
  });
  const minutes = Number(values.minutes);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-soak-'));
  const portal = await startTestPortal();
  const receiver = await startReceiver();
  // What was posted is counted; kept, it would be this process that grows.
  let posted = 0;
  receiver.answer = (response) => {
    posted += receiver.received.splice(0).length;
    response.end();
  };
  try {
    const databaseUrl = await portal.databaseUrl();
    await subscribe(databaseUrl);
    const flags = ['--data', folder, '--database-url', databaseUrl, '--demo-tps', values.tps, '--demo-history', '1d'];
    const server = await startSoaked(receiver.port, [...flags, '--request-rate', '0', '--trust-proxy', '127.0.0.1']);
    const warmUp = Number(values['warm-up'] ?? Math.ceil(minutes / 6));
    const load = { minutes, rps: Number(values.rps), warmUp, burst: Number(values.burst ?? Number.NaN) };
    await underLoad(server, load, () => posted);
    await end(server);
    const check = spawnSync(process.execPath, [PROGRAM, 'check', '--data', folder], { encoding: 'utf8' });
    console.log(`\nthe store's check: ${check.stdout.trim()}${check.status === 0 ? '' : check.stderr.trim()}`);
  } finally {
    receiver.close();
    await portal.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function subscribe(databaseUrl: string): Promise<void> {
  const store = await openPortalStore({ databaseUrl });
  // What the network did before it starts is not reported.
  const sinceNs = BigInt(Date.now()) * NS_PER_MS;
  const { userId } = await addTestKey(store, 'soak@example.org', 1_000_000_000n);
  for (const [place, transactionTypes] of SUBSCRIPTIONS.entries()) {
    const secretSealed = sealerOf(new Uint8Array(32)).seal(SECRET);
    const receiver = { kind: 'webhook', url: `https://hooks${place}.example.org/`, secretSealed } as const;
    const added = { type: 'TRANSACTION', model: 'FREE', transactionTypes, expiresOn: null, remaining: null } as const;
    const made = await addSubscription(store, userId, added, receiver);
    if (made === undefined) throw new Error('not subscribed');
    await addFilter(store, userId, made.id, { type: 'PAYER_ACCOUNT', values: PAYERS, signatures: [], sinceNs });
  }
  await store.close();
}

async function startSoaked(receiver: number, flags: readonly string[]): Promise<Soaked> {
  const metrics = await freePort();
  const child = spawn(
    process.execPath,
    [SERVER, `${receiver}`, '--port', '0', '--metrics', `127.0.0.1:${metrics}`, ...flags],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, UV_THREADPOOL_SIZE: '16', LEDGERSCOPE_SECRET_KEY: '00'.repeat(32) },
    },
  );
  let said = '';
  const until = Date.now() + READY_MS;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-20_000);
    for (const line of text.split('\n'))
      if (/"level":[456]0/.test(line) && !line.includes('slow query')) console.log(line);
  });
  while (Date.now() < until && child.exitCode === null) {
    const url = /pages at (http:\/\/[^/"\s]+)/.exec(said)?.[1];
    const ready = url !== undefined && (await fetch(`${url}/ready`).catch(() => undefined))?.ok;
    if (url !== undefined && ready === true) return { url, metrics: `http://127.0.0.1:${metrics}/metrics`, child };
    await sleep(200);
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not get ready: ${said}`);
}

interface Load {
  readonly minutes: number;
  readonly rps: number;
  /** Minutes after which memory is compared. */
  readonly warmUp: number;
  /** The minute in which {@link BURST} times as much is asked, to see that the server is itself again after it. */
  readonly burst: number;
}

async function underLoad(server: Soaked, { minutes, rps, warmUp, burst }: Load, posted: () => number): Promise<void> {
  const stop = new AbortController();
  // While it started it was asked whether it is ready, and said no.
  const before = (await readFigures(server)).serverErrors;
  const outcome: Outcome = { asked: 0, failed: new Map() };
  let paths = await mixedPaths(server.url);
  let minute = 1;
  const perSecond = () => (minute === burst ? rps * BURST : rps);
  const asking = ask(server.url, perSecond, () => paths, outcome, stop.signal);
  console.log(
    'minute  RSS MB  heap MB  loop p99 ms  lag s  feeds lag s  waiting  transactions  requests  failed  5xx  posted  not taken',
  );
  const measured: Figures[] = [];
  for (; minute <= minutes && server.child.exitCode === null; minute++) {
    await sleep(MS_PER_MINUTE);
    const figures = await readFigures(server);
    const failed = [...outcome.failed.values()].reduce((total, one) => total + one, 0);
    console.log(lineOf(minute, figures, [outcome.asked, failed, figures.serverErrors - before, posted()]));
    if (minute > warmUp) measured.push(figures);
    paths = await mixedPaths(server.url).catch(() => paths);
  }
  stop.abort();
  await asking;
  if (server.child.exitCode !== null) throw new Error(`the server ended with ${server.child.exitCode}`);
  for (const [problem, times] of outcome.failed) console.log(`  failed ${times} times: ${problem}`);
  report(measured, warmUp);
}

async function readFigures({ metrics }: Soaked): Promise<Figures> {
  return figuresOf(await (await fetch(metrics)).text());
}

function lineOf(minute: number, of: Figures, [asked, failed, serverErrors, posted]: readonly number[]): string {
  const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(0);
  const columns: readonly (readonly [unknown, number])[] = [
    [minute, 6],
    [megabytes(of.rss), 6],
    [megabytes(of.heap), 7],
    [(of.loopDelay * 1_000).toFixed(0), 11],
    [of.lag.toFixed(1), 5],
    [of.feedsLag.toFixed(1), 11],
    [of.waiting, 7],
    [of.transactions, 12],
    [asked, 8],
    [failed, 6],
    [serverErrors, 3],
    [posted, 6],
    [of.deliveriesFailed, 9],
  ];
  return columns.map(([value, width]) => String(value).padStart(width)).join('  ');
}

function report(measured: readonly Figures[], warmUp: number): void {
  if (measured.length < 2) {
    console.log('\ntoo short to say whether memory is flat');
    return;
  }
  const [first, last] = quarters(measured);
  for (const [name, of] of [
    ['RSS', (one: Figures) => one.rss],
    ['heap', (one: Figures) => one.heap],
  ] as const) {
    const grown = growth(first.map(of), last.map(of));
    const verdict = Math.abs(grown) <= FLAT ? 'flat within 10 %' : 'not flat';
    console.log(
      `\n${name}: ${verdict} (last quarter against first, ${warmUp} minutes of warm-up omitted: ${(grown * 100).toFixed(1)} %)`,
    );
  }
}

async function end({ child }: Soaked): Promise<void> {
  const began = performance.now();
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  console.log(`\nthe server ended with ${child.exitCode} after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}
