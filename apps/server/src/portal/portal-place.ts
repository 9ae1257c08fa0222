import type { PortalStoreOptions } from '@ledgerscope/portal-store';
import type { Config } from '../config.ts';

/** Where the settings say that the portal's store is. */
export function portalPlace({ portal, dataFolder }: Pick<Config, 'portal' | 'dataFolder'>): PortalStoreOptions {
  return portal.databaseUrl === undefined ? { dataFolder } : { databaseUrl: portal.databaseUrl };
}
