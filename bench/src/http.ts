import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openLedgerStore } from '@ledgerscope/ledger-store';
import autocannon from 'autocannon';
import { watchMachineShare } from './machine-share.ts';
import { measurePublicPath } from './public-path.ts';
import { measuredCalls } from './queries/calls.ts';
import { makeLedger } from './queries/make-ledger.ts';
import { sampleKeys } from './queries/sample-keys.ts';
import { startServer } from './queries/server-process.ts';
import { benchUnfriendlyClient } from './unfriendly-client.ts';

/** How many requests of each aim a hundred of the mixed load have: mostly what pages that are open ask for. */
const MIX = { entity: 40, list: 35, chart: 15, suggest: 7, search: 3, deep: 0 } as const;

/**
 * Requests a second of a mixed load with many keys, and how long the slowest take, by the number of connections; what key, limit and
 * meter of the public API add to a call; then what a polite client waits beside an unfriendly one. The load is made in this process: on
 * a small machine it takes part of what is measured.
 */
export async function benchHttp(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      size: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '20' },
      connections: { type: 'string', default: '1,8,32' },
      keep: { type: 'string' },
    },
  });
  const folder = values.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-http-'));
  const data = makeLedger(folder, Number(values.size));
  const paths = await mixedLoad(data);
  const server = await startServer([
    '--data',
    data,
    '--roles',
    'api',
    '--network',
    'bench',
    '--request-rate',
    '0',
    '--key-rate',
    '100000',
  ]);
  const machineShare = watchMachineShare();
  console.log(`\nmixed load over ${values.size} million transactions, ${values.seconds} s each`);
  console.log('  connections  requests/s   p50 ms   p99 ms   not 200');
  for (const connections of values.connections.split(',').map(Number)) {
    const result = await autocannon({
      url: server.url,
      connections,
      duration: Number(values.seconds),
      requests: paths.map((one) => ({ path: one })),
    });
    const { requests, latency, non2xx, errors } = result;
    const figures = [requests.average.toFixed(0), latency.p50.toFixed(0), latency.p99.toFixed(0), `${non2xx + errors}`];
    console.log(`  ${String(connections).padStart(11)} ${figures.map((figure) => figure.padStart(9)).join(' ')}`);
  }
  await measurePublicPath(server, data, '/transactions?size=10');
  console.log(`  ${machineShare()}`);
  await server.stop();
  await benchUnfriendlyClient(data, paths, Number(values.seconds));
  if (values.keep === undefined) fs.rmSync(folder, { recursive: true, force: true });
}

/** Two thousand requests in an order that mixes them. */
async function mixedLoad(data: string): Promise<string[]> {
  const store = await openLedgerStore({ kind: 'embedded', folder: data });
  const calls = measuredCalls(await sampleKeys(store, 200));
  await store.close();
  const paths = Object.entries(MIX).flatMap(([aim, share]) => {
    const ofAim = calls.filter((call) => call.aim === aim);
    return Array.from({ length: share * 20 }, (_, index) => ofAim[index % ofAim.length]?.url(index) ?? '/api/status');
  });
  return paths
    .map((one, index) => ({ one, place: (index * 7919) % paths.length }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
