import type { Done, SingleReply } from '@ledgerscope/contract';
import {
  ACTIVATION_HOURS,
  activationMail,
  alreadyRegisteredMail,
  passwordChangedMail,
} from '@ledgerscope/portal/mail/account-mails';
import { mailboxHash } from '@ledgerscope/portal/secrets/mailbox-hash';
import { hashPassword, verifyPassword } from '@ledgerscope/portal/secrets/password';
import { newToken, type SecretToken, tokenHash } from '@ledgerscope/portal/secrets/token';
import {
  activateUser,
  endSession,
  isKnownDevice,
  keysAtReset,
  type PortalStore,
  requestMail,
  resetPassword,
  signUp,
  type UserRow,
  userByEmail,
} from '@ledgerscope/portal-store';
import type { Handlers } from '../../add-calls.ts';
import { ApiError } from '../../api-error.ts';
import { wholeList } from '../../explorer/list-page.ts';
import { linkOrigin } from '../../pages/link-origin.ts';
import { portalStoreOf } from '../../portal-store-of.ts';
import { keyAtResetReply } from './api-key-routes.ts';
import { forgetAttemptsOf, limitAttempts } from './attempt-limits.ts';
import { newSession } from './begin-session.ts';
import { userReply } from './user-routes.ts';

const SIGN_IN_FAILED = 'Sign in failed! Please verify your credentials.';
const RESET_FAILED = 'Unable to reset password: The link may have expired.';
const NOT_FOUND = 'Unable to issue reset request: Email not found.';
const ACTIVATION_FAILED = 'Couldn’t activate your account. The link may have expired; request a new one below.';

/**
 * Signing up, in and out, and the links of mails. Each does the same work whether an address has an account or not: the same hashes and the
 * same statements; which mail is sent again is looked up after the reply.
 */
export const AUTH_HANDLERS = {
  signUp: async ({ context, form, request, reply }) => {
    const store = portalStoreOf(context);
    const { email, password, name, company } = form;
    await limitAttempts(store, 'sign-up', { request, reply }, email);
    const passwordHash = await hashPassword(password);
    const [link, ticket] = [newToken(), newToken()];
    const origin = linkOrigin(context, request);
    const mails = {
      activation: activationMail(email, origin, link.text),
      registered: alreadyRegisteredMail(email, origin),
    };
    const user = { email, name, company, passwordHash, signUpHash: ticket.hash };
    const token = { hash: link.hash, hours: ACTIVATION_HOURS };
    await signUp(store, { ...user, mailboxHash: mailboxHash(context.sealer, email) }, token, mails);
    const message = `An activation link has been sent to ${email}. The account must be activated before signing in.`;
    return { data: { message, ticket: ticket.text } };
  },
  activateAccount: async ({ context, form: { token }, request, reply }) => {
    const store = portalStoreOf(context);
    await limitAttempts(store, 'activation', { request, reply });
    if (await activateUser(store, tokenHash(token))) return doneReply('Your account is active. You can now sign in.');
    throw new ApiError('link_expired', ACTIVATION_FAILED);
  },
  resendActivation: async ({ context, form: { email, ticket }, request, reply }) => {
    const store = portalStoreOf(context);
    await limitAttempts(store, 'activation', { request, reply }, email);
    const ticketHash = ticket === null ? null : tokenHash(ticket);
    await requestMail(store, { kind: 'activation', email, origin: linkOrigin(context, request), ticketHash });
    return doneReply(`If ${email} has an account that is not yet active, we’ve sent a new link.`);
  },
  signIn: async ({ context, form, request, reply }) => {
    const store = portalStoreOf(context);
    // No address has this character, which the database does not take.
    const email = form.username.trim().toLowerCase().replaceAll('\0', ' ');
    const device = await knownDevice(store, email, form.device);
    const by = { request, reply, knownDeviceHash: device?.hash };
    await limitAttempts(store, 'sign-in', by, email);
    const user = await userByEmail(store, email);
    const isRight = await verifyPassword(user?.passwordHash, form.password);
    if (user === undefined || !isRight || !maySignIn(user)) throw new ApiError('sign_in_failed', SIGN_IN_FAILED);
    const tokens = await newSession(store, user, request, device);
    if (tokens === undefined) throw new ApiError('sign_in_failed', SIGN_IN_FAILED);
    await forgetAttemptsOf(store, 'sign-in', by, email);
    return { data: { ...(await userReply(store, user)), ...tokens } };
  },
  signOut: async ({ context, signedIn: { user, sessionId } }) => {
    await endSession(portalStoreOf(context), user.id, sessionId);
    return doneReply('You’ve been signed out.');
  },
  requestPasswordReset: async ({ context, form: { email }, request, reply }) => {
    const store = portalStoreOf(context);
    await limitAttempts(store, 'reset', { request, reply }, email);
    const user = await userByEmail(store, email);
    await requestMail(store, { kind: 'reset', email, origin: linkOrigin(context, request), ticketHash: null });
    if (user === undefined) throw new ApiError('not_found', NOT_FOUND);
    return doneReply(`We’ve sent a password reset link to ${email}.`);
  },
  listKeysAtReset: async ({ context, form: { token }, request, reply }) => {
    const store = portalStoreOf(context);
    await limitAttempts(store, 'reset-link', { request, reply });
    const keys = await keysAtReset(store, tokenHash(token));
    if (keys === undefined) throw new ApiError('link_expired', RESET_FAILED);
    return wholeList(keys.map(keyAtResetReply));
  },
  resetPassword: async ({ context, form, request, reply }) => {
    const store = portalStoreOf(context);
    await limitAttempts(store, 'reset-link', { request, reply });
    const choice = { passwordHash: await hashPassword(form.password), endKeys: form.endKeys };
    const origin = linkOrigin(context, request);
    const isSet = await resetPassword(store, tokenHash(form.token), choice, (email, keys) =>
      passwordChangedMail(email, origin, keys),
    );
    if (isSet) return doneReply('Your password has been changed. You can now sign in.');
    throw new ApiError('link_expired', RESET_FAILED);
  },
} satisfies Partial<Handlers>;

function maySignIn({ activatedAt, suspendedAt }: UserRow): boolean {
  return activatedAt !== null && suspendedAt === null;
}

/** The token of a browser that the owner of the address has signed in with; undefined for any other. */
async function knownDevice(store: PortalStore, email: string, sent: string | null): Promise<SecretToken | undefined> {
  if (sent === null) return undefined;
  const device = { text: sent, hash: tokenHash(sent) };
  return (await isKnownDevice(store, email, device.hash)) ? device : undefined;
}

function doneReply(message: string): SingleReply<Done> {
  return { data: { message } };
}
