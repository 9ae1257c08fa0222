import { type Static, Type } from 'typebox';
import { entityId, flag, textOrNull } from './scalars.ts';

/** A ledger account that a user follows. */
export const SavedAccount = Type.Object(
  {
    accountId: entityId('The account.'),
    alias: textOrNull('What the user calls it; null for nothing.'),
    sms: flag('True where the user gets an SMS when the account does something.'),
    email: flag('True where the user gets an e-mail when the account does something.'),
  },
  { description: 'An account that a user follows.' },
);
export type SavedAccount = Static<typeof SavedAccount>;
