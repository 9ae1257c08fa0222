import { type Static, Type } from 'typebox';
import { amount } from './amount.ts';
import { entityId, flag, object, textOrNull } from './schemas.ts';

/** A ledger account that a user follows. */
export const SavedAccount = object('An account that a user follows.', {
  accountId: entityId('The account.'),
  alias: textOrNull('Alias chosen by the user; null if none.'),
  sms: flag('True if the user gets an SMS when the account does something.'),
  email: flag('True if the user gets an email when the account does something.'),
  smallestAmount: amount(
    'Tinybars that a transaction moves at least to send an alert, unless it moves tokens or NFTs.',
  ),
  direction: Type.Enum(['in', 'out', 'both'], {
    description: 'Which transactions send an alert: those that bring something, those that take something, or all.',
  }),
});
export type SavedAccount = Static<typeof SavedAccount>;
