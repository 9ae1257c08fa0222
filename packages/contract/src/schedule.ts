import { type Static, Type } from 'typebox';
import { KeyOrNull } from './key.ts';
import { KnownFrom } from './known-from.ts';
import {
  arrayOf,
  entityId,
  entityIdOrNull,
  flag,
  hex,
  hexOrNull,
  instant,
  instantOrNull,
  object,
  orNull,
  text,
  textOrNull,
} from './schemas.ts';

export const ScheduleEvent = object('Something that happened to a schedule.', {
  consensusTime: instant('When it happened.'),
  transactionID: text('Digits form of the transaction id.'),
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  event: Type.Enum(['create', 'sign', 'delete', 'execute'], { description: 'Event.' }),
  accountID: entityIdOrNull('Account that created, signed or deleted it, or paid for the execution.'),
  status: text('ResponseCodeEnum name: of the execution, else of the event.'),
  signatures: arrayOf(hex('Public key prefix.'), 'Keys that signed with it.'),
});
export type ScheduleEvent = Static<typeof ScheduleEvent>;

/** What a key is to the entity that has it, or gets it by what is scheduled. */
const SIGNER_ROLES = [
  'key',
  'adminKey',
  'supplyKey',
  'wipeKey',
  'freezeKey',
  'kycKey',
  'pauseKey',
  'feeScheduleKey',
  'metadataKey',
  'submitKey',
  'fileKeys',
  'newKey',
  'newAdminKey',
  'newFileKeys',
] as const;
const SIGNER_REASONS = [
  'payer',
  'sender',
  'receiver',
  'owner',
  'treasury',
  'autoRenew',
  'changed',
  'claimer',
  'nodeAccount',
] as const;

export const ScheduleSigner = object('A key that the execution needs.', {
  entityID: textOrNull('Entity of the key, or a node ID. Null for a key given in the scheduled transaction.'),
  entityKind: orNull(
    Type.Enum(['account', 'contract', 'token', 'topic', 'file', 'schedule', 'node']),
    'Type of that entity.',
  ),
  role: Type.Enum([...SIGNER_ROLES], { description: 'Which of its keys; `new…` for one that is given.' }),
  reasons: arrayOf(Type.Enum([...SIGNER_REASONS]), 'Reasons for which an account must sign.'),
  hasKey: orNull(Type.Boolean(), 'False if there is no such key (cannot sign); null if unknown.'),
  signed: orNull(
    Type.Boolean(),
    'Whether enough of the key signed, as it is now; null if unknown or needs a contract.',
  ),
  keys: arrayOf(
    object('A key inside its key.', { key: hex('Public key.'), signed: flag('Whether it signed so far.') }),
    'Public keys that can sign for it.',
  ),
});
export type ScheduleSigner = Static<typeof ScheduleSigner>;

export const SCHEDULE_STATES = ['PENDING', 'EXECUTED', 'DELETED', 'EXPIRED', 'UNKNOWN'] as const;

export const Schedule = object('A schedule with everything that is known of it.', {
  scheduleID: entityId('The schedule.'),
  id: entityId('Same as `scheduleID`.'),
  knownFrom: KnownFrom,
  checksum: textOrNull('The five letters of its id (HIP-15); null for a network without a known ledger id.'),
  state: Type.Enum([...SCHEDULE_STATES], {
    description:
      'EXPIRED: its time was over at the latest stored instant, and nothing was read of an execution. Without a stated expiration a schedule expires after 30 minutes. UNKNOWN: neither its creation nor its end was read, and no expiration.',
  }),
  createdBy: entityIdOrNull('Payer of the transaction that created it; null if unknown.'),
  createdOn: instantOrNull('When it was created; null if unknown.'),
  payerID: entityIdOrNull('Payer of the execution.'),
  memo: text('Memo; empty for none.'),
  adminKey: KeyOrNull('Admin key; null if none or unknown.'),
  expirationTime: instantOrNull('When it expires, as stated; null if nothing was stated.'),
  waitForExpiry: flag('Whether it runs when it expires, even if all have signed before.'),
  scheduledType: textOrNull('Transaction type code of what is scheduled.'),
  scheduledTypeLabel: textOrNull('The type for people.'),
  scheduledTransactionID: textOrNull('Readable id of the execution, which shares it with the creation.'),
  body: hexOrNull('Serialized SchedulableTransactionBody; null if unknown.'),
  params: orNull(Type.Unknown(), 'The body in fields; null if unreadable.'),
  executedTime: instantOrNull('When it was executed, whatever the result.'),
  executionStatus: textOrNull('ResponseCodeEnum name of the execution.'),
  deletedTime: instantOrNull('When it was deleted.'),
  signatories: arrayOf(hex('Public key prefix.'), 'Keys that signed so far, each once.'),
  signers: arrayOf(
    ScheduleSigner,
    'Keys that are known to must sign, by the type of what is scheduled; that of the payer first.',
  ),
  signersAreExact: flag('False if other keys may be required or accepted that the ledger does not record.'),
  events: arrayOf(ScheduleEvent, 'Its life, oldest first.'),
});
export type Schedule = Static<typeof Schedule>;
