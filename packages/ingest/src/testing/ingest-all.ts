import { setTimeout as sleep } from 'node:timers/promises';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { IngestStatus } from '@ledgerscope/process/ingest-status';
import { type Config, readConfig } from '@ledgerscope/server/config';
import pino, { type Logger } from 'pino';
import { startIngest } from '../start-ingest.ts';

const SILENT = pino({ level: 'silent' });
const LOOK_MS = 10;

/**
 * For tests: reads what a folder holds, as one life of the process, until everything is read or ingest stops; gives its last
 * status. Rejects as ingest does.
 */
export function ingestAll(
  folder: string,
  store: LedgerStore,
  flags: readonly string[] = [],
  log: Logger = SILENT,
): Promise<IngestStatus> {
  return ingestWith(readConfig(['--source', folder, '--poll-ms', '10', ...flags], {}), store, log);
}

/** As {@link ingestAll}, under these settings. */
export async function ingestWith(config: Config, store: LedgerStore, log: Logger = SILENT): Promise<IngestStatus> {
  const abort = new AbortController();
  const ingest = startIngest(config, store, log, abort.signal);
  let running = true;
  const ended = ingest.finished.finally(() => {
    running = false;
  });
  ended.catch(() => {});
  let status = ingest.status();
  while (running && !status.caughtUp && status.state !== 'stopped') {
    await sleep(LOOK_MS);
    status = ingest.status();
  }
  abort.abort();
  await ended;
  return status;
}
