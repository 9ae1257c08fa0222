import { openPortalStore, type PortalStore, type PortalStoreOptions } from '@ledgerscope/portal-store';
import type { Config } from '../config.ts';

/** Where the settings say that the portal's store is. */
export function portalPlace({ portal, dataFolder }: Pick<Config, 'portal' | 'dataFolder'>): PortalStoreOptions {
  return portal.databaseUrl === undefined ? { dataFolder } : { databaseUrl: portal.databaseUrl };
}

/** Opens the portal's store for a command, and closes it after the work. */
export async function withPortalStore<Result>(
  config: Config,
  work: (store: PortalStore) => Promise<Result>,
): Promise<Result> {
  const store = await openPortalStore(portalPlace(config));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
