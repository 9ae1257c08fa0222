import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { openPortal } from '@ledgerscope/portal/open-portal';
import {
  hasSystemPostgres,
  makeSystemPostgres,
  POSTGRES_USER,
} from '@ledgerscope/portal-store/testing/system-postgres';
import { NO_INGEST_FIGURES, storedIngestStatus } from '@ledgerscope/process/ingest-status';
import pino from 'pino';
import { expect, it } from 'vitest';
import { ingestWithLease } from './ingest-with-lease.ts';

const AWAY_MS = 3_000;
const isInstalled = hasSystemPostgres();
if (!isInstalled) console.log('no PostgreSQL server is installed: its restart under a running writer is not tried');

it.skipIf(!isInstalled)(
  'a writer survives the restart of its PostgreSQL and writes nothing meanwhile',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ls-pg-'));
    if (POSTGRES_USER !== undefined) fs.chownSync(folder, POSTGRES_USER.uid, POSTGRES_USER.gid);
    const server = makeSystemPostgres(folder);
    server.start();
    const engine = await startTestEngine('embedded');
    const store = await engine.open();
    const said: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
    const abort = new AbortController();
    const portal = openPortal({ databaseUrl: server.url }, log);
    let writers = 0;
    const ingest = ingestWithLease({
      name: 'db',
      store,
      portal,
      pollMs: 50,
      log,
      signal: abort.signal,
      readOther: () => storedIngestStatus(store),
      begin: (signal) => {
        writers++;
        const finished = new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => {
            writers--;
            resolve();
          });
        });
        return {
          status: () => storedIngestStatus(store),
          network: () => undefined,
          figures: () => NO_INGEST_FIGURES,
          finished,
        };
      },
    });
    const writes = (count: number) => expect.poll(() => writers, { timeout: 60_000 }).toBe(count);
    await writes(1);
    server.crash();
    await writes(0);
    await sleep(AWAY_MS);
    expect(writers).toBe(0);
    server.start();
    await writes(1);
    expect(said.filter((line) => line.includes('nothing is written until'))).toHaveLength(1);
    await expect(portal.store()?.query((db) => db.execute('select 1'))).resolves.toBeDefined();
    abort.abort();
    await ingest.finished;
    await portal.close();
    await store.close();
    await engine.stop();
    server.crash();
    fs.rmSync(folder, { recursive: true, force: true });
  },
  180_000,
);
