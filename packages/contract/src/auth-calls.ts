import {
  ACTIVATION_FORM,
  EMAIL_FORM,
  NEW_PASSWORD_FORM,
  RESEND_FORM,
  RESET_KEYS_FORM,
  SIGN_IN_FORM,
  SIGN_UP_FORM,
} from './account-forms.ts';
import { KeyAtReset } from './api-key.ts';
import { call } from './call.ts';
import { listOf, singleOf } from './envelope.ts';
import { Done, SignedIn, SignedUp } from './user.ts';

const DoneReply = singleOf(Done, 'Confirmation.');
const ofAccounts = {
  tag: 'accounts',
  method: 'POST',
  access: 'public',
  errors: [400, 429, 503],
  dependsOn: ['portal', 'outside'],
  reply: DoneReply,
} as const;

/** Signing up, in and out. Replies do not differ by whether an email address has an account, except where a link is asked for to set a new password. */
export const AUTH_CALLS = {
  signUp: call({
    ...ofAccounts,
    path: '/api/auth/signup',
    summary: 'Creates an account. It must be activated with the link sent to its email address.',
    form: SIGN_UP_FORM,
    reply: singleOf(SignedUp, 'Confirmation with the sign-up ID.'),
  }),
  activateAccount: call({
    ...ofAccounts,
    path: '/api/auth/activate',
    summary:
      'Activates an account with the token from the activation link. The token can be used once, within 24 hours.',
    form: ACTIVATION_FORM,
  }),
  resendActivation: call({
    ...ofAccounts,
    path: '/api/auth/resend-activation',
    summary:
      'Resends the activation link of a sign-up if its account is not activated yet. Earlier links of that sign-up no longer work.',
    form: RESEND_FORM,
  }),
  signIn: call({
    ...ofAccounts,
    path: '/api/auth/login',
    summary: 'Signs in and returns the user with the access token of a new session.',
    form: SIGN_IN_FORM,
    errors: [400, 401, 429, 503],
    reply: singleOf(SignedIn, 'User with the token of a new session.'),
  }),
  signOut: call({
    ...ofAccounts,
    access: 'user',
    path: '/api/auth/logout',
    summary: 'Ends the session of the given token.',
    errors: [503],
  }),
  requestPasswordReset: call({
    ...ofAccounts,
    path: '/api/auth/password-reset',
    summary: 'Sends a password reset link. The link can be used once, within one hour. Earlier links expire.',
    form: EMAIL_FORM,
    errors: [400, 404, 429, 503],
  }),
  listKeysAtReset: call({
    ...ofAccounts,
    path: '/api/auth/password-reset-keys',
    summary:
      'List the API keys of the account that a reset link belongs to. They stay valid unless the reset deletes them.',
    form: RESET_KEYS_FORM,
    reply: listOf(KeyAtReset, 'Keys, oldest first.'),
  }),
  resetPassword: call({
    ...ofAccounts,
    path: '/api/auth/password-update',
    summary:
      'Sets a new password with the token of a reset link, and deletes all sessions of the account and the given API keys. All keys are deleted if no link to the email address was ever used before.',
    form: NEW_PASSWORD_FORM,
  }),
};
