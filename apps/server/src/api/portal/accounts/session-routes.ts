import type { UserSession } from '@ledgerscope/contract';
import {
  allInvoicesOf,
  apiKeys,
  changePassword,
  deleteUser,
  endSession,
  ownDapps,
  type SessionRow,
  sessionsOf,
  submissionsOf,
  subscriptionFilters,
  subscriptions,
  type UserRow,
} from '@ledgerscope/portal-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { passwordChangedMail } from '../../../portal/mail/account-mails.ts';
import { hashPassword, verifyPassword } from '../../../portal/secrets/password.ts';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { wholeList } from '../../explorer/list-page.ts';
import { invoiceReply } from '../billing/payment-adapters.ts';
import { ownDappReply, tokensAmong } from '../dapp-reply.ts';
import { submissionReply } from '../desk/desk-routes.ts';
import { portalOf } from '../portal-of.ts';
import { filterReply, subscriptionReply } from '../subscriptions/subscription-routes.ts';
import { apiKeyReplies, usageOf } from './api-key-routes.ts';
import { forgetAttemptsOf, limitAttempts, linkOrigin, newSession } from './begin-session.ts';
import { userReply } from './user-routes.ts';

const WRONG_PASSWORD = 'This is not your password';

/** Where users are signed in, their passwords, and the end of their accounts. */
export const SESSION_HANDLERS = {
  listSessions: async ({ context, signedIn: { user, sessionId } }) =>
    wholeList((await sessionsOf(portalOf(context), user.id)).map((row) => sessionReply(row, sessionId))),
  endSession: async ({ context, path, signedIn: { user } }) => {
    if (await endSession(portalOf(context), user.id, path.sessionId))
      return { data: { message: 'The session has ended.' } };
    throw new ApiError('not_found', 'You have no session of this id.');
  },
  changePassword: async ({ context, form, signedIn: { user }, request, reply }) => {
    const store = portalOf(context);
    await checkPassword(context, user, { field: 'currentPassword', text: form.currentPassword }, { request, reply });
    const mail = passwordChangedMail(user.email, linkOrigin(context, request));
    const passwordHash = await hashPassword(form.password);
    const isChanged = await changePassword(store, user.id, { from: user.passwordHash ?? '', to: passwordHash }, mail);
    const accessToken = isChanged ? await newSession(store, { id: user.id, passwordHash }, request) : undefined;
    if (accessToken === undefined) throw new FormError({ currentPassword: WRONG_PASSWORD });
    return { data: { ...(await userReply(store, user)), access_token: accessToken } };
  },
  exportUser: async ({ context, signedIn: { user, sessionId }, request: asked }) => {
    const store = portalOf(context);
    const [own, keys, invoices, usage, sessions, dapps, requests, subscribed, filters] = await Promise.all([
      userReply(store, user),
      apiKeys(store, user.id),
      allInvoicesOf(store, user.id),
      usageOf(store, user.id),
      sessionsOf(store, user.id),
      ownDapps(store, user.id),
      submissionsOf(store, user),
      subscriptions(store, user.id),
      subscriptionFilters(store, user.id),
    ]);
    const named = requests.flatMap(({ dapp }) => dapp ?? []);
    const tokens = await tokensAmong(context.store, [...dapps, ...named]);
    return {
      data: {
        user: own,
        apiKeys: await apiKeyReplies(store, keys),
        invoices: invoices.map(invoiceReply),
        usage,
        sessions: sessions.map((row) => sessionReply(row, sessionId)),
        dapps: dapps.map((dapp) => ownDappReply(dapp, tokens)),
        subscriptions: subscribed.map((row) => subscriptionReply(row, linkOrigin(context, asked))),
        subscriptionFilters: filters.map((row) => filterReply(row, user)),
        requests: await Promise.all(requests.map((request) => submissionReply(store, request, tokens))),
      },
    };
  },
  deleteUser: async ({ context, form, signedIn: { user }, request, reply }) => {
    await checkPassword(context, user, { field: 'password', text: form.password }, { request, reply });
    await deleteUser(portalOf(context), user.id);
    return { data: { message: 'Your account is deleted.' } };
  },
} satisfies Partial<Handlers>;

/** Asks for the password, so that somebody who found an open browser cannot continue. */
async function checkPassword(
  context: ApiContext,
  user: UserRow,
  { field, text }: { readonly field: string; readonly text: string },
  by: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const store = portalOf(context);
  await limitAttempts(store, 'password', by, user.email);
  if (!(await verifyPassword(user.passwordHash, text))) throw new FormError({ [field]: WRONG_PASSWORD });
  await forgetAttemptsOf(store, 'password', user.email);
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
