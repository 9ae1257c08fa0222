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

export const ScheduleEvent = object('A schedule event.', {
  consensusTime: instant('Time of the event.'),
  transactionID: text('Digits form of the transaction ID.'),
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  event: Type.Enum(['create', 'sign', 'delete', 'execute'], { description: 'Event.' }),
  accountID: entityIdOrNull('Account that created, signed or deleted the schedule, or paid for the execution.'),
  status: text('ResponseCodeEnum name: of the execution, else of the event.'),
  signatures: arrayOf(hex('Public key prefix.'), 'Keys that signed in this transaction.'),
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

export const ScheduleSigner = object('A key required for execution.', {
  entityID: textOrNull(
    'Entity that the key belongs to, or a node ID; null for a key contained in the scheduled transaction.',
  ),
  entityKind: orNull(Type.Enum(['account', 'contract', 'token', 'topic', 'file', 'schedule', 'node']), 'Entity type.'),
  role: Type.Enum([...SIGNER_ROLES], { description: 'Key role; `new…` for a key set by the transaction.' }),
  reasons: arrayOf(Type.Enum([...SIGNER_REASONS]), 'Reasons why an account must sign.'),
  hasKey: orNull(Type.Boolean(), 'False if the key does not exist (cannot sign); null if unknown.'),
  signed: orNull(
    Type.Boolean(),
    'Whether the signatures of the current key are sufficient; null if unknown or if a contract is required.',
  ),
  keys: arrayOf(
    object('A key contained in the signer’s key.', {
      key: hex('Public key.'),
      signed: flag('Whether the key has signed so far.'),
    }),
    'Public keys that can sign for it.',
  ),
});
export type ScheduleSigner = Static<typeof ScheduleSigner>;

export const SCHEDULE_STATES = ['PENDING', 'EXECUTED', 'DELETED', 'EXPIRED', 'UNKNOWN'] as const;

export const Schedule = object('A schedule with all known details.', {
  scheduleID: entityId('The schedule.'),
  id: entityId('Same as `scheduleID`.'),
  knownFrom: KnownFrom,
  checksum: textOrNull('HIP-15 checksum of the ID (five letters); null if the ledger ID is unknown.'),
  state: Type.Enum([...SCHEDULE_STATES], {
    description:
      'EXPIRED: the expiration is before the latest stored time, and no execution is stored. Schedules without an explicit expiration expire after 30 minutes. UNKNOWN: neither the creation, the end nor an expiration is stored.',
  }),
  createdBy: entityIdOrNull('Payer of the creation; null if unknown.'),
  createdOn: instantOrNull('Creation time; null if unknown.'),
  payerID: entityIdOrNull('Payer of the execution.'),
  memo: text('Memo; empty for none.'),
  adminKey: KeyOrNull('Admin key; null if none or unknown.'),
  expirationTime: instantOrNull('Expiration time, as recorded; null if not recorded.'),
  waitForExpiry: flag('Whether the schedule waits for its expiration even if all signatures are present.'),
  scheduledType: textOrNull('Transaction type code of the scheduled transaction.'),
  scheduledTypeLabel: textOrNull('Type label.'),
  scheduledTransactionID: textOrNull('Readable ID of the execution, which is the same as that of the creation.'),
  body: hexOrNull('Serialized SchedulableTransactionBody; null if unknown.'),
  params: orNull(Type.Unknown(), 'Body fields; null if unreadable.'),
  executedTime: instantOrNull('Execution time, whether it succeeded or failed.'),
  executionStatus: textOrNull('ResponseCodeEnum name of the execution.'),
  deletedTime: instantOrNull('Deletion time.'),
  signatories: arrayOf(hex('Public key prefix.'), 'Keys that have signed so far, without duplicates.'),
  signers: arrayOf(
    ScheduleSigner,
    'Known required keys, based on the scheduled transaction type; the payer key first.',
  ),
  signersAreExact: flag('False if other keys may be required or accepted that the ledger does not record.'),
  events: arrayOf(ScheduleEvent, 'Schedule events, oldest first.'),
});
export type Schedule = Static<typeof Schedule>;
