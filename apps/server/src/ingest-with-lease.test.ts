import { setTimeout as sleep } from 'node:timers/promises';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { openPortal, type Portal } from '@ledgerscope/portal/open-portal';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { type IngestHalt, NO_INGEST_FIGURES } from '@ledgerscope/process/ingest-status';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followIngest } from './follow-ingest.ts';
import { ingestWithLease, type LeasedWork } from './ingest-with-lease.ts';

type Engine = Awaited<ReturnType<typeof startTestEngine>>;

describe('ingest by the lease', () => {
  let database: TestPortal;
  let engine: Engine;
  beforeAll(async () => {
    [database, engine] = await Promise.all([startTestPortal(), startTestEngine('embedded')]);
  });
  afterAll(async () => {
    await engine.stop();
    await database.stop();
  });

  it('writes in one process; the other reports that it is a standby, and continues when the first ends', async () => {
    const store = await engine.open();
    const databaseUrl = await database.databaseUrl();
    const said: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
    const writing: string[] = [];
    let halt: IngestHalt | undefined;
    const server = (name: string) => {
      const abort = new AbortController();
      const portal: Portal = openPortal({ databaseUrl }, log);
      const begin: LeasedWork['begin'] = (signal) => {
        writing.push(name);
        const finished = new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => {
            writing.splice(writing.indexOf(name), 1);
            resolve();
          });
        });
        const status = () =>
          ({ ...STATUS, filesRead: 5, halt, state: halt === undefined ? 'live' : 'stopped' }) as const;
        return { status, network: () => 'mainnet', figures: () => NO_INGEST_FIGURES, finished };
      };
      const { signal } = abort;
      const readOther = followIngest({ network: 'db', store, portal, log, signal });
      const ingest = ingestWithLease({ name: 'db', store, portal, pollMs: 50, log, signal, readOther, begin });
      return { ingest, portal, readOther, stop: () => abort.abort() };
    };
    const first = server('first');
    expect(first.ingest.status()).toMatchObject({ state: 'starting', caughtUp: false });
    await until(() => writing.length === 1);
    const second = server('second');
    await until(() => said.some((line) => line.includes('standby')));
    // The standby says how the one goes on that writes.
    await until(() => second.ingest.status().filesRead === 5);
    expect(second.ingest.status()).toMatchObject({ state: 'live', caughtUp: true });
    await sleep(500);
    expect(writing).toEqual(['first']);
    halt = { file: 'a.rcd', reason: 'gap', message: 'a file is missing', since: 7 };
    await until(() => second.ingest.status().state === 'stopped');
    expect(second.ingest.status().halt).toEqual(halt);
    halt = undefined;
    expect([first.ingest.network(), second.ingest.network()]).toEqual(['mainnet', undefined]);
    first.stop();
    await first.ingest.finished;
    await until(() => writing[0] === 'second');
    // The database is restarted: nothing is written until the right is there again.
    const lost = said.length;
    await endConnections(second.portal);
    await until(() => said.slice(lost).some((line) => line.includes('nothing is written until')));
    await until(
      () => said.slice(lost).some((line) => line.includes('ingest lease acquired')) && writing[0] === 'second',
    );
    second.stop();
    await second.ingest.finished;
    expect(writing).toEqual([]);
    await Promise.all([first.portal.close(), second.portal.close()]);
    await store.close();
  });
});

const STATUS = {
  state: 'live',
  halt: undefined,
  caughtUp: true,
  filesLeft: 0,
  transactionsRead: 0,
  lastConsensusNs: undefined,
} as const;

/** Ends every other connection to this database, as a restart of its server does. */
async function endConnections(portal: Portal): Promise<void> {
  const sql =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await portal.store()?.query((db) => db.execute(sql));
}

/** Waits until it holds. */
async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !holds(); await sleep(20))
    if (Date.now() > end) throw new Error('it did not come to hold');
}
