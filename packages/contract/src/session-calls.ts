import { call, type PathParameter } from './call.ts';
import { listOf, singleOf } from './envelope.ts';
import { DELETION_FORM, PASSWORD_FORM } from './session-forms.ts';
import { Done, SignedIn } from './user.ts';
import { userPath } from './user-calls.ts';
import { UserData } from './user-data.ts';
import { UserSession } from './user-session.ts';

const ofUser = { tag: 'users', access: 'user', errors: [503], dependsOn: ['portal', 'outside'] } as const;
const named = { ...ofUser, params: { userId: userPath } } as const;
const sessionId: PathParameter<string> = {
  description: 'A session of the user.',
  example: '00000000-0000-4000-8000-000000000000',
  parse: (text) => (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined),
  rule: 'must be the id of a session',
};

/** Where a user is signed in, the password, and the end of the account. */
export const SESSION_CALLS = {
  listSessions: call({
    ...ofUser,
    path: '/api/users/sessions',
    summary: 'Sessions of the signed-in user, most recently used first.',
    reply: listOf(UserSession, 'Sessions.'),
  }),
  endSession: call({
    ...ofUser,
    method: 'DELETE',
    path: '/api/users/sessions/{sessionId}',
    params: { sessionId },
    summary: 'Signs the user out on one device.',
    reply: singleOf(Done, 'Confirmation.'),
  }),
  changePassword: call({
    ...named,
    method: 'PUT',
    path: '/api/users/{userId}/password',
    summary: 'Changes the password and ends all sessions. Returns the token of a new session.',
    form: PASSWORD_FORM,
    errors: [429, 503],
    reply: singleOf(SignedIn, 'User with the token of a new session.'),
  }),
  exportUser: call({
    ...named,
    path: '/api/users/{userId}/export',
    summary: 'All portal data of the user.',
    reply: singleOf(UserData, 'All portal data of the user.'),
  }),
  deleteUser: call({
    ...named,
    method: 'POST',
    path: '/api/users/{userId}/deletion',
    summary: 'Permanently deletes the account and all its data. Dapps are kept without an owner.',
    form: DELETION_FORM,
    errors: [429, 503],
    reply: singleOf(Done, 'Confirmation.'),
  }),
};
