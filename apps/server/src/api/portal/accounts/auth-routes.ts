import type { Done, SingleReply } from '@ledgerscope/contract';
import {
  activateUser,
  endSession,
  requestReset,
  resendActivation,
  resetPassword,
  signUp,
  userByEmail,
} from '@ledgerscope/portal-store';
import {
  ACTIVATION_HOURS,
  activationMail,
  alreadyRegisteredMail,
  passwordChangedMail,
  RESET_HOURS,
  resetMail,
} from '../../../portal/mail/account-mails.ts';
import { hashPassword, verifyPassword } from '../../../portal/secrets/password.ts';
import { newToken, tokenHash } from '../../../portal/secrets/token.ts';
import type { Handlers } from '../../add-calls.ts';
import { ApiError } from '../../api-error.ts';
import { portalOf } from '../portal-of.ts';
import { forgetAttemptsOf, limitAttempts, linkOrigin, newSession } from './begin-session.ts';
import { userReply } from './user-routes.ts';

const SIGN_IN_FAILED = 'Sign in failed! Please verify your credentials.';
const RESET_FAILED = 'Unable to reset password: The link may have expired.';
const NOT_FOUND = 'Unable to issue reset request: Email not found.';
const ACTIVATION_FAILED = 'Unable to activate the account: The link may have expired.';

/** Signing up, in and out, and the links of mails. */
export const AUTH_HANDLERS = {
  signUp: async ({ context, form, request, reply }) => {
    const store = portalOf(context);
    const { email, password, name, company } = form;
    await limitAttempts(store, 'sign-up', { request, reply }, email);
    // Hashed whatever is found: the answer takes as long for an address with an account.
    const passwordHash = await hashPassword(password);
    const { text, hash } = newToken();
    const origin = linkOrigin(context, request);
    const mails = { activation: activationMail(email, origin, text), registered: alreadyRegisteredMail(email, origin) };
    await signUp(store, { email, name, company, passwordHash }, { hash, hours: ACTIVATION_HOURS }, mails);
    return done(`An activation link has been sent to ${email}. The account must be activated before signing in.`);
  },
  activateAccount: async ({ context, form: { token }, request, reply }) => {
    const store = portalOf(context);
    await limitAttempts(store, 'activation', { request, reply });
    if (await activateUser(store, tokenHash(token))) return done('The account is active. You can sign in now.');
    throw new ApiError('link_expired', ACTIVATION_FAILED);
  },
  resendActivation: async ({ context, form: { email }, request, reply }) => {
    const store = portalOf(context);
    await limitAttempts(store, 'activation', { request, reply }, email);
    const { text, hash } = newToken();
    const mail = activationMail(email, linkOrigin(context, request), text);
    await resendActivation(store, email, { hash, hours: ACTIVATION_HOURS }, mail);
    return done(`If an account of ${email} waits for its activation, a new link has been sent.`);
  },
  signIn: async ({ context, form, request, reply }) => {
    const store = portalOf(context);
    const email = form.username.trim().toLowerCase();
    await limitAttempts(store, 'sign-in', { request, reply }, email);
    const user = email.includes('\0') ? undefined : await userByEmail(store, email);
    const isRight = await verifyPassword(user?.passwordHash, form.password);
    if (user === undefined || !isRight || user.activatedAt === null || user.suspendedAt !== null)
      throw new ApiError('sign_in_failed', SIGN_IN_FAILED);
    const accessToken = await newSession(store, user, request);
    if (accessToken === undefined) throw new ApiError('sign_in_failed', SIGN_IN_FAILED);
    await forgetAttemptsOf(store, 'sign-in', email);
    return { data: { ...(await userReply(store, user)), access_token: accessToken } };
  },
  signOut: async ({ context, signedIn: { user, sessionId } }) => {
    await endSession(portalOf(context), user.id, sessionId);
    return done('You are signed out.');
  },
  requestPasswordReset: async ({ context, form: { email }, request, reply }) => {
    const store = portalOf(context);
    await limitAttempts(store, 'reset', { request, reply }, email);
    const { text, hash } = newToken();
    const mail = resetMail(email, linkOrigin(context, request), text);
    if (await requestReset(store, email, { hash, hours: RESET_HOURS }, mail))
      return done(`A link to set a new password has been sent to ${email}.`);
    throw new ApiError('not_found', NOT_FOUND);
  },
  resetPassword: async ({ context, form, request, reply }) => {
    const store = portalOf(context);
    await limitAttempts(store, 'reset', { request, reply });
    const passwordHash = await hashPassword(form.password);
    const origin = linkOrigin(context, request);
    const isSet = await resetPassword(store, tokenHash(form.token), passwordHash, (email) =>
      passwordChangedMail(email, origin),
    );
    if (isSet) return done('The new password is set. You can sign in with it now.');
    throw new ApiError('link_expired', RESET_FAILED);
  },
} satisfies Partial<Handlers>;

function done(message: string): SingleReply<Done> {
  return { data: { message } };
}
