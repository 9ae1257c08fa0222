import { type Static, Type } from 'typebox';
import { amount } from './amount.ts';
import { entityId, flag, textOrNull } from './scalars.ts';

/** A ledger account that a user follows. */
export const SavedAccount = Type.Object(
  {
    accountId: entityId('The account.'),
    alias: textOrNull('What the user calls it; null for nothing.'),
    sms: flag('True where the user gets an SMS when the account does something.'),
    email: flag('True where the user gets an e-mail when the account does something.'),
    smallestAmount: amount(
      'Tinybars that a transaction moves at least to send an alert, unless it moves tokens or NFTs.',
    ),
    direction: Type.Enum(['in', 'out', 'both'], {
      description: 'Which transactions send an alert: those that bring something, those that take something, or all.',
    }),
  },
  { description: 'An account that a user follows.' },
);
export type SavedAccount = Static<typeof SavedAccount>;
