import { call, type PathParameter } from './call.ts';
import { singleOf } from './envelope.ts';
import { CONTACT_CODE_FORM, PROFILE_FORM, VISIT_FORM } from './profile-forms.ts';
import { Done, User } from './user.ts';

/** A path that names a user. Only the user who is signed in can be named: the server refuses any other. */
export const userPath: PathParameter<string> = {
  description: 'Get the signed-in user by `id` or `uuid`.',
  example: '1',
  parse: (text) => (/^(?:\d{1,19}|[0-9a-f-]{36})$/.test(text) ? text : undefined),
  rule: 'must be the id of the user who is signed in',
};

const UserReply = singleOf(User, 'The user.');
const ofUser = {
  tag: 'users',
  access: 'user',
  params: { userId: userPath },
  errors: [503],
  dependsOn: ['portal', 'outside'],
} as const;

/** What a signed-in user sees and changes of their own. */
export const USER_CALLS = {
  getUser: call({
    ...ofUser,
    path: '/api/users/{userId}',
    summary: 'The signed-in user.',
    reply: UserReply,
  }),
  updateUser: call({
    ...ofUser,
    method: 'PUT',
    path: '/api/users/{userId}',
    summary: 'Changes the name, company and phone number.',
    form: PROFILE_FORM,
    reply: UserReply,
  }),
  sendContactCode: call({
    ...ofUser,
    method: 'POST',
    path: '/api/users/{userId}/contact-code',
    summary: 'Sends a six-digit confirmation code to the phone number in the profile. Earlier codes expire.',
    errors: [409, 429, 503],
    reply: singleOf(Done, 'Confirmation.'),
  }),
  confirmContact: call({
    ...ofUser,
    method: 'POST',
    path: '/api/users/{userId}/contact-confirmation',
    summary: 'Confirms the phone number with the code sent to it. A code expires after five wrong attempts.',
    form: CONTACT_CODE_FORM,
    errors: [429, 503],
    reply: UserReply,
  }),
  noteVisit: call({
    ...ofUser,
    method: 'PUT',
    path: '/api/users/time/{userId}',
    summary: 'Updates the last login time of the user.',
    form: VISIT_FORM,
    reply: UserReply,
  }),
};
