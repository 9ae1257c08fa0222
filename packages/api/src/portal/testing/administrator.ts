import { newToken } from '@ledgerscope/portal/secrets/token';
import { makeAdministrator } from '@ledgerscope/portal-store';
import type { PortalApi } from './open-portal-api.ts';

/** Signs an administrator in. */
export async function administrator(api: PortalApi, email: string): Promise<{ id: string; token: string }> {
  const user = await api.signedIn(email);
  await makeAdministrator(api.store, { email, name: 'Operator' }, { hash: newToken().hash, hours: 1 });
  return user;
}
