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
  event: Type.Enum(['create', 'sign', 'delete', 'execute'], { description: 'What happened.' }),
  accountID: entityIdOrNull('Who created, signed or deleted it; who paid for the execution.'),
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
  entityID: textOrNull('Whose key it is; of a node its id. Null for a key that what is scheduled gives.'),
  entityKind: orNull(Type.Enum(['account', 'contract', 'token', 'topic', 'file', 'schedule', 'node']), 'What that is.'),
  role: Type.Enum([...SIGNER_ROLES], { description: 'Which of its keys; `new…` for one that is given.' }),
  reasons: arrayOf(Type.Enum([...SIGNER_REASONS]), 'What an account signs for.'),
  hasKey: orNull(
    Type.Boolean(),
    'False where it has no such key, so that nobody can sign; null where its key is not known.',
  ),
  signed: orNull(
    Type.Boolean(),
    'Whether enough of the key signed, as it is now; null where it is not known or needs a contract.',
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
      'EXPIRED: its time was over at the newest stored instant, and nothing was read of an execution. Without a stated expiration a schedule expires after 30 minutes. UNKNOWN: neither its creation nor its end was read, and no expiration.',
  }),
  createdBy: entityIdOrNull('Payer of the transaction that created it; null where that was not read.'),
  createdOn: instantOrNull('When it was created; null where that was not read.'),
  payerID: entityIdOrNull('Who pays for the execution.'),
  memo: text('Memo; empty for none.'),
  adminKey: KeyOrNull('Who may delete it; null where nobody can, or where it is unknown.'),
  expirationTime: instantOrNull('When it expires, as stated; null where nothing was stated.'),
  waitForExpiry: flag('Whether it runs when it expires, even if all have signed before.'),
  scheduledType: textOrNull('Transaction type code of what is scheduled.'),
  scheduledTypeLabel: textOrNull('The type for people.'),
  scheduledTransactionID: textOrNull('Readable id of the execution, which shares it with the creation.'),
  body: hexOrNull('Serialized SchedulableTransactionBody; null where the creation was not read.'),
  params: orNull(Type.Unknown(), 'The body in fields; null where unreadable.'),
  executedTime: instantOrNull('When it was executed, whatever the result.'),
  executionStatus: textOrNull('ResponseCodeEnum name of the execution.'),
  deletedTime: instantOrNull('When it was deleted.'),
  signatories: arrayOf(hex('Public key prefix.'), 'Keys that signed so far, each once.'),
  signers: arrayOf(
    ScheduleSigner,
    'Keys that are known to have to sign, by the type of what is scheduled; that of the payer first.',
  ),
  signersAreExact: flag('False if other keys may be required or accepted that the ledger does not record.'),
  events: arrayOf(ScheduleEvent, 'Its life, oldest first.'),
});
export type Schedule = Static<typeof Schedule>;
