import { call, type PathParameter, pathText } from './call.ts';
import { listOf, singleOf } from './envelope.ts';
import { SavedAccount } from './saved-account.ts';
import { SAVED_ACCOUNT_CHANGE_FORM, SAVED_ACCOUNT_FORM } from './saved-account-forms.ts';
import { Done } from './user.ts';
import { userPath } from './user-calls.ts';

const ofSaved = {
  tag: 'saved accounts',
  access: 'user',
  params: { userId: userPath },
  errors: [503],
  dependsOn: ['head', 'portal', 'outside'],
} as const;
const accountId: PathParameter<string> = pathText('The account as shard.realm.num.', '0.0.1001');
const ofOne = { ...ofSaved, params: { ...ofSaved.params, accountId } } as const;
const SavedAccountReply = singleOf(SavedAccount, 'A saved account.');

/** The ledger accounts that a user follows. */
export const SAVED_ACCOUNT_CALLS = {
  listSavedAccounts: call({
    ...ofSaved,
    path: '/api/users/{userId}/accounts',
    summary: 'Accounts followed by the user, in the order of saving.',
    reply: listOf(SavedAccount, 'Saved accounts.'),
  }),
  saveAccount: call({
    ...ofSaved,
    method: 'POST',
    path: '/api/users/{userId}/accounts',
    summary: 'Follows an account. Reserved accounts (below 0.0.1001) are rejected.',
    form: SAVED_ACCOUNT_FORM,
    reply: SavedAccountReply,
  }),
  updateSavedAccount: call({
    ...ofOne,
    method: 'PUT',
    path: '/api/users/{userId}/accounts/{accountId}',
    summary: 'Changes the alias and alerts of a followed account.',
    form: SAVED_ACCOUNT_CHANGE_FORM,
    reply: SavedAccountReply,
  }),
  removeSavedAccount: call({
    ...ofOne,
    method: 'DELETE',
    path: '/api/users/{userId}/accounts/{accountId}',
    summary: 'Unfollows an account.',
    reply: singleOf(Done, 'Confirmation.'),
  }),
};
