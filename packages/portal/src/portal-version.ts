import { contentVersion } from '@ledgerscope/portal-store';
import type { Logger } from 'pino';
import { FailureLog } from './failure-log.ts';
import type { Portal } from './open-portal.ts';

const READERS = new WeakMap<Portal, () => Promise<string>>();

/** While the portal does not answer. */
export const NO_VERSION = 'none';

/**
 * The version of what the portal shows, {@link NO_VERSION} while the portal does not answer. An answer was always read after the question:
 * at most one read runs at a time, and callers during a read wait for the next one.
 */
export function portalVersion(portal: Portal | undefined, log: Pick<Logger, 'warn' | 'info'>): Promise<string> {
  if (portal === undefined) return Promise.resolve(NO_VERSION);
  const read = READERS.get(portal) ?? readerOf(portal, new FailureLog(log, 'the portal version could not be read'));
  READERS.set(portal, read);
  return read();
}

function readerOf(portal: Portal, failures: FailureLog): () => Promise<string> {
  let reading: Promise<string> | undefined;
  let next: Promise<string> | undefined;
  const read = (): Promise<string> => {
    reading = readVersion(portal, failures).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return () => {
    if (reading === undefined) return read();
    next ??= reading.then(() => {
      next = undefined;
      return read();
    });
    return next;
  };
}

async function readVersion(portal: Portal, failures: FailureLog): Promise<string> {
  const store = portal.store();
  if (store === undefined) return NO_VERSION;
  try {
    const version = await contentVersion(store);
    failures.noteSuccess();
    return String(version);
  } catch (error) {
    failures.noteFailure(error);
    return NO_VERSION;
  }
}
