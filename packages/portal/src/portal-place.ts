import { openPortalStore, type PortalStore, type PortalStoreOptions } from '@ledgerscope/portal-store';
import type { PortalConfig } from './portal-settings.ts';

/** The settings that say where the portal's store is. */
export interface PortalPlace {
  readonly portal: Pick<PortalConfig, 'databaseUrl'>;
  readonly dataFolder: string;
}

/** Where the settings say that the portal's store is. */
export function portalPlace({ portal, dataFolder }: PortalPlace): PortalStoreOptions {
  return portal.databaseUrl === undefined ? { dataFolder } : { databaseUrl: portal.databaseUrl };
}

/** Opens the portal's store for a command, and closes it after the work. */
export async function withPortalStore<Result>(
  config: PortalPlace,
  work: (store: PortalStore) => Promise<Result>,
): Promise<Result> {
  const store = await openPortalStore(portalPlace(config));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
