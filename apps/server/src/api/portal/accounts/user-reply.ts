import type { User } from '@ledgerscope/contract';
import { type PortalStore, savedAccounts, type UserRow } from '@ledgerscope/portal-store';
import { savedAccountReply } from './saved-account-routes.ts';

/** A user, as the user is shown to themselves. */
export async function userReply(store: PortalStore, user: UserRow): Promise<User> {
  const { id, uuid, email, name, contact, company, role, createdAt, lastLoginAt, registeredForSubscriptions } = user;
  return {
    id: id.toString(),
    uuid,
    email,
    name,
    contact,
    company,
    role,
    dateCreated: createdAt.toISOString(),
    lastLogin: lastLoginAt?.toISOString() ?? null,
    accounts: (await savedAccounts(store, id)).map(savedAccountReply),
    registeredForSubscriptions,
  };
}
