import { contentVersion } from '@ledgerscope/portal-store';
import type { Portal } from './open-portal.ts';

const READERS = new WeakMap<Portal, () => Promise<string>>();

/**
 * The version of what the portal shows, `none` while that cannot be asked. What is answered was read after the question came:
 * at most one is asked for at a time, and who comes meanwhile waits for the next.
 */
export function portalVersion(portal: Portal | undefined): Promise<string> {
  if (portal === undefined) return Promise.resolve('none');
  const read = READERS.get(portal) ?? readerOf(portal);
  READERS.set(portal, read);
  return read();
}

function readerOf(portal: Portal): () => Promise<string> {
  let reading: Promise<string> | undefined;
  let next: Promise<string> | undefined;
  const read = (): Promise<string> => {
    reading = versionOf(portal).finally(() => {
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

async function versionOf(portal: Portal): Promise<string> {
  const store = portal.store();
  if (store === undefined) return 'none';
  return contentVersion(store).then(String, () => 'none');
}
