import { setTimeout as sleep } from 'node:timers/promises';
import { openPortalStore, type PortalStore, type PortalStoreOptions } from '@ledgerscope/portal-store';
import { untilAborted } from '@ledgerscope/process/stop-requests';
import type { Logger } from 'pino';

const RETRY_MS = 5_000;

/** The portal's store, which opens beside everything else: pages of the explorer do not wait for it. */
export interface Portal {
  /** Undefined while it opens, and where it cannot be opened. */
  readonly store: () => PortalStore | undefined;
  /** Resolves when it is open; undefined when it was closed before that. */
  readonly opened: Promise<PortalStore | undefined>;
  readonly close: () => Promise<void>;
}

/**
 * Opens it and says which one it is, or why there is none; then what needs it answers 503. A database server is asked
 * again, since it can come up later than this process; one in the data folder where its disk was full.
 * @param shortage why nothing is to be stored on that disk; undefined while there is room
 */
export function openPortal(options: PortalStoreOptions, log: Logger, shortage?: () => string | undefined): Portal {
  const abort = new AbortController();
  let store: PortalStore | undefined;
  const opened = open(options, { log, shortage }, abort.signal).then((found) => {
    store = found;
    return found;
  });
  return {
    store: () => store,
    opened,
    close: async () => {
      abort.abort();
      const found = await opened;
      store = undefined;
      await found?.close();
    },
  };
}

async function open(
  options: PortalStoreOptions,
  { log, shortage }: { readonly log: Logger; readonly shortage: (() => string | undefined) | undefined },
  signal: AbortSignal,
): Promise<PortalStore | undefined> {
  const started = performance.now();
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      const store = await openPortalStore(options);
      log.info(`portal database: ${store.description} (after ${Math.round(performance.now() - started)} ms)`);
      return store;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (attempt === 0) log.warn(`portal database: none; dapps, news and accounts return 503: ${reason}`);
      if ('dataFolder' in options && !mayPass(reason, shortage)) break;
      await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }
  // Callers that wait for the store wait until the process ends.
  await untilAborted(signal);
  return undefined;
}

/** Whether the database in the data folder may start later: on a full disk it does not. */
function mayPass(reason: string, shortage: (() => string | undefined) | undefined): boolean {
  return shortage?.() !== undefined || reason.includes('No space left on device');
}
