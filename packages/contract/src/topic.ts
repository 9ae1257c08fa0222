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
  deleted: flag('Whether the topic is deleted.'),
  numMessages: amount('Sequence number of its latest message; 0 before the first.'),
  lastMessageTime: instantOrNull('Time of the latest message.'),
});
export type TopicRowReply = Static<typeof TopicRowReply>;

export const TopicFee = object('Custom fee for submitting a message (HIP-991).', {
  amount: amount('Tinybars, or smallest units of the token.'),
  tokenID: entityIdOrNull('Fee token; null for hbar.'),
  tokenId: entityIdOrNull('Same as `tokenID`.'),
  collector: entityId('Fee collector.'),
});

export const Topic = object('A topic with all known details.', {
  ...TopicRowReply.properties,
  knownFrom: KnownFrom,
  checksum: textOrNull('HIP-15 checksum of the ID (five letters); null if the ledger ID is unknown.'),
  transactionID: textOrNull(`Digits form of the ID of the transaction that created it; ${UNKNOWN}.`),
  readableTransactionID: textOrNull('Transaction ID as `payer@seconds.nanoseconds`.'),
  lastUpdatedOn: instantOrNull('Latest stored create, update or delete.'),
  fileID: Type.Null({ description: 'Always null: topics have no file.' }),
  balance: Type.Null({ description: 'Always null: topics hold nothing.' }),
  adminKey: KeyOrNull('Admin key; null if none or unknown.'),
  submitKey: KeyOrNull('Submit key; null if none or unknown.'),
  feeScheduleKey: KeyOrNull('Fee schedule key; null if none or unknown.'),
  feeExemptKeys: arrayOf(Key, 'Fee-exempt keys.'),
  customFees: arrayOf(TopicFee, 'Fees for a message.'),
  autoRenewPeriod: amountOrNull('Auto-renew period in seconds; null if unknown.'),
  autoRenewAccount: entityIdOrNull('Auto-renew account.'),
});
export type Topic = Static<typeof Topic>;
