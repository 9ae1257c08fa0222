import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ALL_SCENARIOS, type ScenarioLink, writeScenario } from '@ledgerscope/demo-network';
import { type RunningServer, SHARED_POLL_MS, startServer } from './running-server.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const FLAGS = ['--seed', '5', '--history', '2h', '--tps', '1', '--until', '2026-11-01T00:00:00Z'];

const SCENARIO_NS = 1_767_225_600_000_000_000n;

/** The program over a simulated ledger that does not change, so that what a page shows can be compared with the API. */
export interface DemoLedger {
  readonly server: RunningServer;
  /** `data` of a reply of the site API; undefined for every status but 200. */
  readonly get: <Data>(path: string) => Promise<Data | undefined>;
  readonly stop: () => Promise<void>;
}

/** Writes the same simulated network each time and serves it. */
export async function startDemoLedger(): Promise<DemoLedger> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-demo-'));
  await promisify(execFile)(process.execPath, [MAIN, 'demo', '--out', folder, ...FLAGS]);
  return serve(folder, { pollMs: SHARED_POLL_MS });
}

/** Writes one of the network's scenarios and serves it. `links` lead to what it is about. */
export async function startScenarioLedger(name: string): Promise<DemoLedger & { links: readonly ScenarioLink[] }> {
  const scenario = ALL_SCENARIOS.find((known) => known.name === name);
  if (scenario === undefined) throw new Error(`no scenario ${name}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-scenario-'));
  const links = await writeScenario({ folder, scenario, seed: 3, atNs: SCENARIO_NS });
  return { ...(await serve(folder)), links };
}

/** Serves the network's files with the content that its NFTs name. */
async function serve(folder: string, options: Parameters<typeof startServer>[1] = {}): Promise<DemoLedger> {
  const content = path.join(folder, 'ipfs');
  const flags = ['--source', `dir:${folder}`, '--network', 'demo', '--content-folder', content, '--request-rate', '0'];
  const server = await startServer(flags, options);
  return {
    server,
    get: async <Data>(address: string) => {
      const reply = await fetch(`${server.url}${address}`);
      return reply.status === 200 ? ((await reply.json()) as { data: Data }).data : undefined;
    },
    stop: async () => {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
