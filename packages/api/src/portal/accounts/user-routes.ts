import {
  NO_ACCOUNT,
  type SavedAccount,
  type SingleReply,
  toAmount,
  type User,
  type UserSession,
} from '@ledgerscope/contract';
import { unpackEntityId } from '@ledgerscope/ledger';
import { passwordChangedMail } from '@ledgerscope/portal/mail/account-mails';
import { mailboxHash } from '@ledgerscope/portal/secrets/mailbox-hash';
import { hashPassword, verifyPassword } from '@ledgerscope/portal/secrets/password';
import {
  allInvoicesOf,
  apiKeys,
  changePassword,
  deleteUser,
  endSession,
  knownDevices,
  noteVisit,
  ownDapps,
  type PortalStore,
  readSessions,
  readSubmissions,
  registerForSubscriptions,
  removeSavedAccount,
  type SavedAccountChoice,
  type SavedAccountRow,
  type SessionRow,
  saveAccount,
  savedAccounts,
  subscriptionFilters,
  subscriptions,
  type UserRow,
  updateProfile,
  updateSavedAccount,
} from '@ledgerscope/portal-store';
import { idText } from '@ledgerscope/transactions/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { plainIdOfPath } from '../../explorer/entity-named.ts';
import { wholeList } from '../../explorer/list-page.ts';
import { linkOrigin } from '../../pages/link-origin.ts';
import { portalStoreOf } from '../../portal-store-of.ts';
import { invoiceReply } from '../billing/payment-adapters.ts';
import { ownDappReply, tokensAmong } from '../dapp-reply.ts';
import { submissionReply } from '../desk/desk-routes.ts';
import { formEntity } from '../form-entity.ts';
import { filterReply, subscriptionReply } from '../subscriptions/subscription-routes.ts';
import { apiKeyReplies, readUsage } from './api-key-routes.ts';
import { forgetAttemptsOf, limitAttempts } from './attempt-limits.ts';
import { newSession } from './begin-session.ts';

/** What users see and change of their own, the accounts that they follow, where they are signed in, and the end of their accounts. */
export const USER_HANDLERS = {
  getUser: async ({ context, signedIn: { user } }) => ({ data: await userReply(portalStoreOf(context), user) }),
  updateUser: async ({ context, signedIn: { user }, form }) =>
    changeUser(context, (store) => updateProfile(store, user.id, form)),
  noteVisit: async ({ context, signedIn: { user } }) => changeUser(context, (store) => noteVisit(store, user.id)),
  registerForSubscriptions: async ({ context, signedIn: { user } }) =>
    changeUser(context, (store) => registerForSubscriptions(store, user.id, true)),
  cancelSubscriptionRegistration: async ({ context, signedIn: { user } }) => {
    const cancelled = await registerForSubscriptions(portalStoreOf(context), user.id, false);
    if (cancelled === undefined) throw new ApiError('conflict', 'You have active subscriptions. Delete them first.');
    return changeUser(context, async () => cancelled);
  },
  listSavedAccounts: async ({ context, signedIn: { user } }) =>
    wholeList((await savedAccounts(portalStoreOf(context), user.id)).map(savedAccountReply)),
  saveAccount: async ({ context, form: { accountId, ...choice }, signedIn: { user } }) => {
    const account = await formEntity(context, accountId, 'accountId', NO_ACCOUNT);
    if (unpackEntityId(account).num < FIRST_ORDINARY) throw new FormError({ accountId: RESERVED });
    checkAlerts(context, user, choice);
    const saved = await saveAccount(portalStoreOf(context), user.id, account, choice, headOf(context));
    if (saved === 'saved already') throw new FormError({ accountId: 'You already follow this account' });
    if (saved === 'too many') throw new ApiError('conflict', 'You’ve reached the limit of followed accounts.');
    return { data: savedAccountReply(saved) };
  },
  updateSavedAccount: async ({ context, path, form, signedIn: { user } }) => {
    checkAlerts(context, user, form);
    const account = plainIdOfPath(path.accountId, 'accountId');
    const changed = await updateSavedAccount(portalStoreOf(context), user.id, account, form, headOf(context));
    if (changed === undefined) throw notSaved();
    return { data: savedAccountReply(changed) };
  },
  removeSavedAccount: async ({ context, path, signedIn: { user } }) => {
    if (!(await removeSavedAccount(portalStoreOf(context), user.id, plainIdOfPath(path.accountId, 'accountId'))))
      throw notSaved();
    return { data: { message: 'Account removed.' } };
  },
  listSessions: async ({ context, signedIn: { user, sessionId } }) =>
    wholeList((await readSessions(portalStoreOf(context), user.id)).map((row) => sessionReply(row, sessionId))),
  endSession: async ({ context, path, signedIn: { user } }) => {
    if (await endSession(portalStoreOf(context), user.id, path.sessionId))
      return { data: { message: 'Session signed out.' } };
    throw new ApiError('not_found', 'You have no session with this ID.');
  },
  changePassword: async ({ context, form, signedIn: { user }, request, reply }) => {
    const store = portalStoreOf(context);
    await checkPassword(context, user, { field: 'currentPassword', text: form.currentPassword }, { request, reply });
    const mail = passwordChangedMail(user.email, linkOrigin(context, request));
    const passwordHash = await hashPassword(form.password);
    const isChanged = await changePassword(store, user.id, { from: user.passwordHash ?? '', to: passwordHash }, mail);
    const known = { id: user.id, passwordHash };
    const tokens = isChanged ? await newSession(store, known, request, undefined) : undefined;
    if (tokens === undefined) throw new FormError({ currentPassword: WRONG_PASSWORD });
    return { data: { ...(await userReply(store, user)), ...tokens } };
  },
  exportUser: async ({ context, signedIn: { user, sessionId }, request: asked }) => {
    const store = portalStoreOf(context);
    const [own, keys, invoices, usage, sessions, devices, dapps, requests, subscribed, filters] = await Promise.all([
      userReply(store, user),
      apiKeys(store, user.id),
      allInvoicesOf(store, user.id),
      readUsage(store, user.id),
      readSessions(store, user.id),
      knownDevices(store, user.id),
      ownDapps(store, user.id),
      readSubmissions(store, user),
      subscriptions(store, user.id),
      subscriptionFilters(store, user.id),
    ]);
    const named = requests.flatMap(({ dapp }) => dapp ?? []);
    const tokens = await tokensAmong(context.snapshot, [...dapps, ...named]);
    return {
      data: {
        user: own,
        apiKeys: await apiKeyReplies(store, keys),
        invoices: invoices.map(invoiceReply),
        usage,
        sessions: sessions.map((row) => sessionReply(row, sessionId)),
        knownDevices: devices.map(({ lastUsedAt }) => ({ lastUsed: lastUsedAt.toISOString() })),
        dapps: dapps.map((dapp) => ownDappReply(dapp, tokens)),
        subscriptions: subscribed.map((row) => subscriptionReply(row, linkOrigin(context, asked))),
        subscriptionFilters: filters.map((row) => filterReply(row, user)),
        requests: await Promise.all(requests.map((request) => submissionReply(store, request, tokens))),
      },
    };
  },
  deleteUser: async ({ context, form, signedIn: { user }, request, reply }) => {
    await checkPassword(context, user, { field: 'password', text: form.password }, { request, reply });
    await deleteUser(portalStoreOf(context), user.id, mailboxHash(context.sealer, user.email));
    return { data: { message: 'Your account has been deleted.' } };
  },
} satisfies Partial<Handlers>;

/** The user existed when the call began, and may have been deleted since. */
async function changeUser(
  context: ApiContext,
  change: (store: PortalStore) => Promise<UserRow | undefined>,
): Promise<SingleReply<User>> {
  const store = portalStoreOf(context);
  const user = await change(store);
  if (user === undefined) throw new ApiError('not_found', 'Account no longer exists.');
  return { data: await userReply(store, user) };
}

/** A user, as the user is shown to themselves. */
export async function userReply(store: PortalStore, user: UserRow): Promise<User> {
  const {
    id,
    uuid,
    email,
    name,
    contact,
    contactConfirmedAt,
    company,
    role,
    createdAt,
    lastLoginAt,
    registeredForSubscriptions,
  } = user;
  return {
    id: id.toString(),
    uuid,
    email,
    name,
    contact,
    contactConfirmed: contactConfirmedAt !== null,
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
const RESERVED = 'Alerts are not available for reserved accounts (below 0.0.1001)';
const NO_TEXTS = 'Text messages are not available on this site';
const NEEDS_NUMBER = 'Mobile number required for SMS notifications';
const NEEDS_CODE = 'Confirm your mobile number first, with the code sent to it';

/** A saved account as the API writes it. */
function savedAccountReply(row: SavedAccountRow): SavedAccount {
  const { accountId, alias, sms, email, smallestAmount, direction } = row;
  return { accountId: idText(accountId), alias, sms, email, smallestAmount: toAmount(smallestAmount), direction };
}

/** An SMS needs somebody who sends it, and a number to go to, which the user has shown to be theirs. */
function checkAlerts(
  { sendsTexts }: ApiContext,
  { contact, contactConfirmedAt }: UserRow,
  { sms }: SavedAccountChoice,
): void {
  if (sms && sendsTexts === false) throw new FormError({ sms: NO_TEXTS });
  if (sms && contact === null) throw new FormError({ sms: NEEDS_NUMBER });
  if (sms && contactConfirmedAt === null) throw new FormError({ sms: NEEDS_CODE });
}

/** Alerts begin behind the newest instant. */
function headOf({ snapshot }: ApiContext): bigint | null {
  return snapshot.head?.lastNs ?? null;
}

function notSaved(): ApiError {
  return new ApiError('not_found', 'You are not following this account.');
}

const WRONG_PASSWORD = 'Incorrect password';

/** Asks for the password, so that somebody who found an open browser cannot continue. */
async function checkPassword(
  context: ApiContext,
  user: UserRow,
  { field, text }: { readonly field: string; readonly text: string },
  by: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const store = portalStoreOf(context);
  await limitAttempts(store, 'password', by, user.email);
  if (!(await verifyPassword(user.passwordHash, text))) throw new FormError({ [field]: WRONG_PASSWORD });
  await forgetAttemptsOf(store, 'password', by, user.email);
}

function sessionReply({ id, device, createdAt, lastUsedAt }: SessionRow, current: string): UserSession {
  return {
    id,
    device,
    created: createdAt.toISOString(),
    lastUsed: lastUsedAt.toISOString(),
    current: id === current,
  };
}
