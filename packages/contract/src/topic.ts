import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { Key, KeyOrNull } from './key.ts';
import { KnownFrom } from './known-from.ts';
import { arrayOf, entityId, entityIdOrNull, flag, instantOrNull, object, text, textOrNull } from './schemas.ts';

const UNKNOWN = 'null if unknown';

export const TopicRowReply = object('A topic in a list.', {
  topicID: entityId('The topic.'),
  id: entityId('Same as `topicID`.'),
  createdBy: entityIdOrNull(`Payer of the transaction that created it; ${UNKNOWN}.`),
  createdDate: instantOrNull(`Consensus timestamp of that transaction; ${UNKNOWN}.`),
  createdOn: instantOrNull('Same as `createdDate`.'),
  memo: text('Memo; empty for none.'),
  expiry: instantOrNull('Expiration time as recorded, or creation time plus auto-renew period; null if unknown.'),
  deleted: flag('Whether it was deleted.'),
  numMessages: amount('Sequence number of its latest message; 0 before the first.'),
  lastMessageTime: instantOrNull('When that message was submitted.'),
});
export type TopicRowReply = Static<typeof TopicRowReply>;

export const TopicFee = object('Custom fee for submitting a message (HIP-991).', {
  amount: amount('Tinybars, or smallest units of the token.'),
  tokenID: entityIdOrNull('Token that the fee is paid in; null for hbar.'),
  tokenId: entityIdOrNull('Same as `tokenID`.'),
  collector: entityId('Fee collector.'),
});

export const Topic = object('A topic with everything that is known of it.', {
  ...TopicRowReply.properties,
  knownFrom: KnownFrom,
  checksum: textOrNull('The five letters of its id (HIP-15); null for a network without a known ledger id.'),
  transactionID: textOrNull(`Digits form of the id of the transaction that created it; ${UNKNOWN}.`),
  readableTransactionID: textOrNull('The same id as `payer@seconds.nanoseconds`.'),
  lastUpdatedOn: instantOrNull('Newest create, update or delete that was read.'),
  fileID: Type.Null({ description: 'Always null: topics have no file.' }),
  balance: Type.Null({ description: 'Always null: topics hold nothing.' }),
  adminKey: KeyOrNull('Admin key; null if none or unknown.'),
  submitKey: KeyOrNull('Submit key; null if none or unknown.'),
  feeScheduleKey: KeyOrNull('Fee schedule key; null if none or unknown.'),
  feeExemptKeys: arrayOf(Key, 'Fee-exempt keys.'),
  customFees: arrayOf(TopicFee, 'Fees of a message.'),
  autoRenewPeriod: amountOrNull('Auto-renew period in seconds; null if unknown.'),
  autoRenewAccount: entityIdOrNull('Auto-renew account.'),
});
export type Topic = Static<typeof Topic>;
