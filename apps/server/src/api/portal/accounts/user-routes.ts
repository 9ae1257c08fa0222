import { NO_ACCOUNT, type SavedAccount, type SingleReply, toAmount, type User } from '@ledgerscope/contract';
import { unpackEntityId } from '@ledgerscope/ledger';
import {
  noteVisit,
  type PortalStore,
  registerForSubscriptions,
  removeSavedAccount,
  type SavedAccountChoice,
  type SavedAccountRow,
  saveAccount,
  savedAccounts,
  type UserRow,
  updateProfile,
  updateSavedAccount,
} from '@ledgerscope/portal-store';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { plainIdOfPath } from '../../explorer/entity-named.ts';
import { wholeList } from '../../explorer/list-page.ts';
import { idText } from '../../explorer/values.ts';
import { formEntity, portalOf } from '../portal-of.ts';

/** What users see and change of their own. */
export const USER_HANDLERS = {
  getUser: async ({ context, signedIn: { user } }) => ({ data: await userReply(portalOf(context), user) }),
  updateUser: async ({ context, signedIn: { user }, form }) =>
    changed(context, (store) => updateProfile(store, user.id, form)),
  noteVisit: async ({ context, signedIn: { user } }) => changed(context, (store) => noteVisit(store, user.id)),
  registerForSubscriptions: async ({ context, signedIn: { user } }) =>
    changed(context, (store) => registerForSubscriptions(store, user.id, true)),
  cancelSubscriptionRegistration: async ({ context, signedIn: { user } }) => {
    const cancelled = await registerForSubscriptions(portalOf(context), user.id, false);
    if (cancelled === undefined) throw new ApiError('conflict', 'You have active subscriptions. Delete them first.');
    return changed(context, async () => cancelled);
  },
  listSavedAccounts: async ({ context, signedIn: { user } }) =>
    wholeList((await savedAccounts(portalOf(context), user.id)).map(savedAccountReply)),
  saveAccount: async ({ context, form: { accountId, ...choice }, signedIn: { user } }) => {
    const account = await formEntity(context, accountId, 'accountId', NO_ACCOUNT);
    if (unpackEntityId(account).num < FIRST_ORDINARY) throw new FormError({ accountId: RESERVED });
    checkAlerts(context, user, choice);
    const saved = await saveAccount(portalOf(context), user.id, account, choice, headOf(context));
    if (saved === 'saved already') throw new FormError({ accountId: 'You follow this account already' });
    if (saved === 'too many') throw new ApiError('conflict', 'You follow as many accounts as one user can.');
    return { data: savedAccountReply(saved) };
  },
  updateSavedAccount: async ({ context, path, form, signedIn: { user } }) => {
    checkAlerts(context, user, form);
    const account = plainIdOfPath(path.accountId, 'accountId');
    const changed = await updateSavedAccount(portalOf(context), user.id, account, form, headOf(context));
    if (changed === undefined) throw notSaved();
    return { data: savedAccountReply(changed) };
  },
  removeSavedAccount: async ({ context, path, signedIn: { user } }) => {
    if (!(await removeSavedAccount(portalOf(context), user.id, plainIdOfPath(path.accountId, 'accountId'))))
      throw notSaved();
    return { data: { message: 'The account is no longer among yours.' } };
  },
} satisfies Partial<Handlers>;

/** The user existed when the call began, and may have been deleted since. */
async function changed(
  context: ApiContext,
  change: (store: PortalStore) => Promise<UserRow | undefined>,
): Promise<SingleReply<User>> {
  const store = portalOf(context);
  const user = await change(store);
  if (user === undefined) throw new ApiError('not_found', 'This account is not there any more.');
  return { data: await userReply(store, user) };
}

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

/** The first account that belongs to a person and not to the network. */
const FIRST_ORDINARY = 1001n;
const RESERVED = 'Accounts below 0.0.1001 are reserved: there are no alerts for them';
const NO_TEXTS = 'This site sends no text messages';
const NEEDS_NUMBER = 'Mobile number required for SMS notifications';

/** A saved account as the API writes it. */
function savedAccountReply(row: SavedAccountRow): SavedAccount {
  const { accountId, alias, sms, email, smallestAmount, direction } = row;
  return { accountId: idText(accountId), alias, sms, email, smallestAmount: toAmount(smallestAmount), direction };
}

/** An SMS needs somebody who sends it, and a number to go to. */
function checkAlerts({ sendsTexts }: ApiContext, { contact }: UserRow, { sms }: SavedAccountChoice): void {
  if (sms && sendsTexts === false) throw new FormError({ sms: NO_TEXTS });
  if (sms && contact === null) throw new FormError({ sms: NEEDS_NUMBER });
}

/** Alerts begin behind the newest instant. */
function headOf({ store }: Pick<ApiContext, 'store'>): bigint | null {
  return store.head?.lastNs ?? null;
}

function notSaved(): ApiError {
  return new ApiError('not_found', 'You do not follow this account.');
}
