import { object, text } from '@ledgerscope/contract/schemas';
import { type Static, Type } from 'typebox';

/** What an alert says of one transaction, until a mail or a text message is made from it. */
export const AlertEntry = object('A transaction that an alert reports.', {
  ns: Type.String({ description: 'Consensus timestamp in nanoseconds, decimal.', pattern: '^-?[0-9]{1,19}$' }),
  text: text('Effect on the account, in words.'),
});
export type AlertEntry = Static<typeof AlertEntry>;

/** Names the transaction and what is said of it. */
export function alertEntry(consensusNs: bigint, said: string): AlertEntry {
  return { ns: consensusNs.toString(), text: said };
}
