import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from './queries/server-process.ts';

/** Addresses of the loopback network: the server tells clients apart by them. */
const POLITE = '127.0.0.1';
const UNFRIENDLY = '127.0.0.2';
/** So many requests at once, each as dear as one can be; every other one is given up soon. */
const AT_ONCE = 40;
const PATIENCE_MS = 150;
/** Between two requests of the polite client. */
const PACE_MS = 100;
/** Alone and beside in turns, so that what else the machine does slows both. */
const ROUNDS = 6;
/** How much slower a polite client may be beside an unfriendly one. */
const MOST_TIMES = 2;

/**
 * How long a client that asks for one list after the other waits, alone and beside one that asks for the dearest searches as fast as
 * it can and reads no refusal. The limits are the server's own.
 */
export async function benchUnfriendlyClient(data: string, paths: readonly string[], seconds: number): Promise<void> {
  const server = await startServer(['--data', data, '--roles', 'api', '--network', 'bench']);
  await politeTimes(server.url, paths, 2);
  const times: Times = { alone: [], beside: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.alone.push(...(await politeTimes(server.url, paths, seconds / ROUNDS)));
    times.beside.push(...(await besideUnfriendly(server.url, () => politeTimes(server.url, paths, seconds / ROUNDS))));
  }
  await server.stop();
  const alone = percentile95(times.alone);
  const beside = percentile95(times.beside);
  const ratio = beside / alone;
  console.log(
    `\na polite client: p95 ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside an unfriendly one` +
      ` (${ratio.toFixed(1)} times; ${ratio <= MOST_TIMES ? 'within' : 'beyond'} ${MOST_TIMES})`,
  );
}

interface Times {
  readonly alone: number[];
  readonly beside: number[];
}

async function besideUnfriendly<T>(url: string, work: () => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const attack = Array.from({ length: AT_ONCE }, (_, index) => beUnfriendly(url, index, stop.signal));
  const result = await work();
  stop.abort();
  await Promise.all(attack);
  return result;
}

/** Milliseconds of each request. */
async function politeTimes(url: string, paths: readonly string[], seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let index = 0; performance.now() < end; index++) {
    const start = performance.now();
    const status = await ask(`${url}${paths[index % paths.length] ?? '/api/status'}`, POLITE);
    if (status !== 200) throw new Error(`the polite client was answered ${status}`);
    times.push(performance.now() - start);
    await pause(PACE_MS);
  }
  return times;
}

async function beUnfriendly(url: string, index: number, stop: AbortSignal): Promise<void> {
  for (let round = 0; !stop.aborted; round++) {
    const limit = round % 2 === 0 ? AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)]) : stop;
    const text = `*a*e*${index}*${round}*`;
    // Refused, given up or cut off: it goes on all the same.
    await ask(`${url}/api/search/counts?period=OA&q=${encodeURIComponent(text)}`, UNFRIENDLY, limit).catch(() => 0);
  }
}

/** The status, once the whole answer is read. */
function ask(url: string, localAddress: string, signal?: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { localAddress, signal }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    request.once('error', reject);
  });
}

function percentile95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}
