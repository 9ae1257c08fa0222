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

export const ScheduleSigner = Type.Object(
  {
    accountID: entityId('The account.'),
    reasons: Type.Array(Type.Enum(['payer', 'sender']), {
      description:
        'Why its key is needed: it pays for the execution, or what is scheduled takes hbar, tokens or NFTs from it.',
    }),
    signed: Type.Union([Type.Boolean(), Type.Null()], {
      description:
        'Whether enough of its key signed, by its key now; null where its key is not known or needs a contract.',
    }),
    keys: Type.Array(
      Type.Object(
        { key: hex('Public key.'), signed: flag('Whether it signed so far.') },
        { description: 'A key inside its key.' },
      ),
      { description: 'Public keys that can sign for it.' },
    ),
  },
  { description: 'An account whose key is needed for the execution.' },
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
      description:
        'Accounts that are known to have to sign: who pays, and whom a transfer takes from. Other types need further keys, such as those of a token.',
    }),
    events: Type.Array(ScheduleEvent, { description: 'Its life, oldest first.' }),
  },
  { description: 'A schedule with everything that is known of it.' },
);
export type Schedule = Static<typeof Schedule>;
