import { type Static, Type } from 'typebox';
import { KeyOrNull } from './key.ts';
import { KnownFrom } from './known-from.ts';
import { entityId, entityIdOrNull, flag, hex, hexOrNull, instant, instantOrNull, text, textOrNull } from './scalars.ts';

export const ScheduleEvent = Type.Object(
  {
    consensusTime: instant('When it happened.'),
    transactionID: text('Digits form of the transaction id.'),
    readableTransactionID: text('`payer@seconds.nanoseconds`.'),
    event: Type.Enum(['create', 'sign', 'delete', 'execute'], { description: 'What happened.' }),
    accountID: entityIdOrNull('Who created, signed or deleted it; who paid for the execution.'),
    status: text('ResponseCodeEnum name: of the execution, else of the event.'),
    signatures: Type.Array(hex('Public key prefix.'), { description: 'Keys that signed with it.' }),
  },
  { description: 'Something that happened to a schedule.' },
);
export type ScheduleEvent = Static<typeof ScheduleEvent>;

/** What a key is to the entity that has it, or gets it by what is scheduled. */
const SIGNER_ROLES = [
  ...(['key', 'adminKey', 'supplyKey', 'wipeKey', 'freezeKey', 'kycKey', 'pauseKey', 'feeScheduleKey'] as const),
  ...(['metadataKey', 'submitKey', 'fileKeys', 'newKey', 'newAdminKey', 'newFileKeys'] as const),
] as const;
const SIGNER_REASONS = [
  ...(['payer', 'sender', 'receiver', 'owner', 'treasury', 'autoRenew'] as const),
  ...(['changed', 'claimer', 'nodeAccount'] as const),
] as const;

export const ScheduleSigner = Type.Object(
  {
    entityID: textOrNull('Whose key it is; of a node its id. Null for a key that what is scheduled gives.'),
    entityKind: Type.Union(
      [Type.Enum(['account', 'contract', 'token', 'topic', 'file', 'schedule', 'node']), Type.Null()],
      { description: 'What that is.' },
    ),
    role: Type.Enum([...SIGNER_ROLES], { description: 'Which of its keys; `new…` for one that is given.' }),
    reasons: Type.Array(Type.Enum([...SIGNER_REASONS]), { description: 'What an account signs for.' }),
    hasKey: Type.Union([Type.Boolean(), Type.Null()], {
      description: 'False where it has no such key, so that nobody can sign; null where its key is not known.',
    }),
    signed: Type.Union([Type.Boolean(), Type.Null()], {
      description: 'Whether enough of the key signed, as it is now; null where it is not known or needs a contract.',
    }),
    keys: Type.Array(
      Type.Object(
        { key: hex('Public key.'), signed: flag('Whether it signed so far.') },
        { description: 'A key inside its key.' },
      ),
      { description: 'Public keys that can sign for it.' },
    ),
  },
  { description: 'A key that the execution needs.' },
);
export type ScheduleSigner = Static<typeof ScheduleSigner>;

export const SCHEDULE_STATES = ['PENDING', 'EXECUTED', 'DELETED', 'EXPIRED', 'UNKNOWN'] as const;

export const Schedule = Type.Object(
  {
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
    params: Type.Union([Type.Unknown(), Type.Null()], { description: 'The body in fields; null where unreadable.' }),
    executedTime: instantOrNull('When it was executed, whatever the result.'),
    executionStatus: textOrNull('ResponseCodeEnum name of the execution.'),
    deletedTime: instantOrNull('When it was deleted.'),
    signatories: Type.Array(hex('Public key prefix.'), { description: 'Keys that signed so far, each once.' }),
    signers: Type.Array(ScheduleSigner, {
      description: 'Keys that are known to have to sign, by the type of what is scheduled; that of the payer first.',
    }),
    signersAreExact: flag(
      'False where other keys may be needed too, or may do instead, which the ledger does not record.',
    ),
    events: Type.Array(ScheduleEvent, { description: 'Its life, oldest first.' }),
  },
  { description: 'A schedule with everything that is known of it.' },
);
export type Schedule = Static<typeof Schedule>;
