import { type Static, Type } from 'typebox';
import { amount } from './amount.ts';
import { entityId, flag, object, textOrNull } from './schemas.ts';

/** A ledger account that a user follows. */
export const SavedAccount = object('An account followed by a user.', {
  accountId: entityId('The account.'),
  alias: textOrNull('Alias chosen by the user; null if none.'),
  sms: flag('True if SMS alerts are sent for the account.'),
  email: flag('True if email alerts are sent for the account.'),
  smallestAmount: amount(
    'Minimum transferred amount in tinybars for an alert; transfers of tokens or NFTs always send one.',
  ),
  direction: Type.Enum(['in', 'out', 'both'], {
    description: 'Transactions that send an alert: incoming, outgoing, or all.',
  }),
});
export type SavedAccount = Static<typeof SavedAccount>;
