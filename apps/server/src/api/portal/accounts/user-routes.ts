import type { SingleReply, User } from '@ledgerscope/contract';
import {
  noteVisit,
  type PortalStore,
  registerForSubscriptions,
  type UserRow,
  updateProfile,
} from '@ledgerscope/portal-store';
import type { Handlers } from '../../add-calls.ts';
import { ApiError } from '../../api-error.ts';
import { portalOf } from '../portal-of.ts';
import { userReply } from './user-reply.ts';

/** What users see and change of their own. */
export const USER_HANDLERS = {
  getUser: async ({ context, signedIn: { user } }) => ({ data: await userReply(portalOf(context), user) }),
  updateUser: async ({ context, signedIn: { user }, form }) => {
    const store = portalOf(context);
    return changed(store, await updateProfile(store, user.id, form));
  },
  noteVisit: async ({ context, signedIn: { user } }) => {
    const store = portalOf(context);
    return changed(store, await noteVisit(store, user.id));
  },
  registerForSubscriptions: async ({ context, signedIn: { user } }) => {
    const store = portalOf(context);
    return changed(store, await registerForSubscriptions(store, user.id, true));
  },
  cancelSubscriptionRegistration: async ({ context, signedIn: { user } }) => {
    const store = portalOf(context);
    const cancelled = await registerForSubscriptions(store, user.id, false);
    if (cancelled === undefined) throw new ApiError('conflict', 'You have active subscriptions. Delete them first.');
    return changed(store, cancelled);
  },
} satisfies Partial<Handlers>;

/** The user existed when the call began, and may have been deleted since. */
async function changed(store: PortalStore, user: UserRow | undefined): Promise<SingleReply<User>> {
  if (user === undefined) throw new ApiError('not_found', 'This account is not there any more.');
  return { data: await userReply(store, user) };
}
