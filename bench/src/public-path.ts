import { Agent, get } from 'node:http';
import { Meter } from '@ledgerscope/portal/meter/meter';
import { addTestKey } from '@ledgerscope/portal/testing/add-test-key';
import { openPortalStore } from '@ledgerscope/portal-store';
import { percentile } from './percentile.ts';
import type { ServerProcess } from './queries/server-process.ts';
import { measureWidePages } from './wide-pages.ts';

const PAIRS = 3_000;
/** The first ones fill caches and plans. */
const WARM = 300;
const UNITS = 1_000_000_000n;

/**
 * What key, limit and meter add to a call: the same call on the site and in the public API, one after the other on one connection
 * each, and the meter alone.
 * @param data the folder that the server runs over
 */
export async function measurePublicPath({ url, pid }: ServerProcess, data: string, path: string): Promise<void> {
  const store = await openPortalStore({ dataFolder: data });
  const { key, accessKey, userId } = await addTestKey(store, `bench-${Date.now()}@example.org`, UNITS);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = { site: [] as number[], public: [] as number[] };
  for (let pair = 0; pair < PAIRS; pair++) {
    const site = await readTime(`${url}/api${path}`, {}, agent);
    const open = await readTime(`${url}/hedera/api${path}`, { 'x-api-key': key }, agent);
    if (pair < WARM) continue;
    times.site.push(site);
    times.public.push(open);
  }
  agent.destroy();
  console.log(`\nthe public API beside the site's call, ${PAIRS} times in turns: GET ${path}`);
  for (const [name, all] of Object.entries(times))
    console.log(
      `  ${name.padEnd(7)} p50 ${percentile(all, 50).toFixed(3)} ms, p95 ${percentile(all, 95).toFixed(3)} ms`,
    );
  const added = times.public.map((time, place) => time - (times.site[place] ?? 0));
  console.log(
    `  added   p50 ${percentile(added, 50).toFixed(3)} ms; p95 of one minus the other's ${(percentile(times.public, 95) - percentile(times.site, 95)).toFixed(3)} ms`,
  );
  await measureWidePages(url, key, pid);
  await measureMeter(
    new Meter(() => store, {
      mailOf: () => ({ recipient: '', subject: '', text: '', html: '' }),
      log: console,
      folder: `${data}/bench-meter`,
    }),
    {
      accessKey,
      userId,
    },
  );
  await store.close();
}

/** What a call waits for the meter: units set aside and charged, with its journal. */
async function measureMeter(
  meter: Meter,
  caller: { readonly accessKey: string; readonly userId: bigint },
): Promise<void> {
  const times: number[] = [];
  const timer = setInterval(() => void meter.settle(), 1_000);
  for (let call = 0; call < PAIRS; call++) {
    const started = performance.now();
    const hold = await meter.hold(caller, 'getBlock', 1);
    hold?.charge(1);
    if (call >= WARM) times.push(performance.now() - started);
    // As fast as a busy key is.
    if (call % 4 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  clearInterval(timer);
  await meter.settle(true);
  console.log(`  meter   p50 ${percentile(times, 50).toFixed(3)} ms, p95 ${percentile(times, 95).toFixed(3)} ms`);
}

function readTime(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { headers, agent }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`));
      reply.resume().on('end', () => resolve(performance.now() - started));
    }).on('error', reject);
  });
}
