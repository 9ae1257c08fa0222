import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadIngestStatus } from '@ledgerscope/process/ingest-status';
import { VERSION } from '@ledgerscope/process/version';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

const ASK_MS = 250;

/** The address of the pages for a browser of this machine. */
export function pagesAddress(origin: string): string {
  return `${origin.replace(/\/\/(?:127\.0\.0\.1|0\.0\.0\.0|\[::1?\])/, '//localhost')}/hedera`;
}

/** The first line of the log: what starts, and where its pages will be. A port that is not chosen yet is said once it is. */
export function sayStarting({ roles, host, port }: Pick<Config, 'roles' | 'host' | 'port'>, log: Logger): void {
  const at = host.includes(':') ? `[${host}]` : host;
  const pages = roles.has('api') && port !== 0 ? `; pages will be at ${pagesAddress(`http://${at}:${port}`)}` : '';
  log.info(`ledgerscope ${VERSION} starts (${[...roles].join(', ')})${pages}`);
}

/** Says where the pages are; on a terminal on a line of its own. */
export function sayPages(origin: string, log: Logger): void {
  const pages = pagesAddress(origin);
  log.info(process.stderr.isTTY ? `ready, pages at\n\n    ${pages}\n` : `pages at ${pages}`);
}

/**
 * On a terminal the address again once everything is read, so that it is the last line of the start, below what other parts had to say.
 * Resolves when it was said, or when the server ends.
 */
export async function sayWhenRead(
  readStatus: ReadIngestStatus,
  origin: () => string | undefined,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  if (!process.stderr.isTTY) return;
  // Ends with the server.
  while (!readStatus().caughtUp && !signal.aborted) await sleep(ASK_MS, undefined, { ref: false });
  const listening = origin();
  if (!signal.aborted && listening !== undefined)
    log.info(`all source data ingested; pages at ${pagesAddress(listening)}`);
}
