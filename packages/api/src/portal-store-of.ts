import type { PortalStore } from '@ledgerscope/portal-store';
import type { ApiContext } from './api-context.ts';
import { ApiError } from './api-error.ts';

/** The portal's store. @throws ApiError `portal_unavailable` while there is none */
export function portalStoreOf({ portal }: Pick<ApiContext, 'portal'>): PortalStore {
  const store = portal?.store();
  if (store !== undefined) return store;
  throw new ApiError(
    'portal_unavailable',
    'The portal (dapps, news, announcements, accounts) is temporarily unavailable. The explorer still works.',
  );
}
