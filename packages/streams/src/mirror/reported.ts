import { type EntityId, isSuccessful, transactionTypeByCode } from '@ledgerscope/ledger';
import { ResponseCodeEnum, type Timestamp, type TransactionBody, TransactionID } from '../hapi/messages.ts';
import type { Draft } from '../wire/encode.ts';
import { NONE } from '../wire/message.ts';
import type { MirrorReply } from './answer.ts';
import { accountId } from './ids.ts';

/** What a mirror node reports of one transaction. */
export interface MirrorReported {
  readonly transaction: MirrorReply;
  /** Other answers about it, by what they are about. */
  readonly more: MirrorReply;
  readonly typeId: number;
  readonly status: number;
  readonly successful: boolean;
  /** What it is mainly about. */
  readonly entity: EntityId | undefined;
  readonly id: TransactionID;
  readonly time: Timestamp;
  /** Names of types and results that this program does not know. */
  readonly notUnderstood: readonly string[];
}

/** What a body says beyond what all bodies say: a member of its `data`, or nothing. */
export type Data = Exclude<Draft<TransactionBody>, Uint8Array>;

const UTF8 = new TextDecoder();
const STATUS = new Map(Object.entries(ResponseCodeEnum).map(([code, name]) => [name, Number(code)]));
const UNKNOWN_STATUS = 21;
/** `0.0.5-1700000000-000000000`. */
const ID = /^(\d+\.\d+\.\d+)-/;

/** Reads what is common to all transactions from an entry of a block. @throws StreamError */
export function reportedOf(entry: MirrorReply): MirrorReported {
  const transaction = entry.requireObject('transaction');
  const name = transaction.text('name');
  const result = transaction.text('result');
  const type = transactionTypeByCode(name);
  const status = STATUS.get(result);
  const unknown = [
    ...(type === undefined ? [`type: the mirror node calls it ${name}`] : []),
    ...(status === undefined ? [`result: the mirror node calls it ${result}`] : []),
  ];
  return {
    transaction,
    more: entry,
    typeId: type?.id ?? 0,
    status: status ?? UNKNOWN_STATUS,
    successful: isSuccessful(status ?? UNKNOWN_STATUS),
    entity: transaction.entity('entity_id'),
    id: idOf(transaction),
    time: transaction.neededInstant('consensus_timestamp'),
    notUnderstood: unknown.length === 0 ? NONE : unknown,
  };
}

/** The id of a transaction, with what reports those apart that share it. */
export function idOf(transaction: MirrorReply): TransactionID {
  const payer = ID.exec(transaction.text('transaction_id'))?.[1];
  if (payer === undefined) throw transaction.wrong('transaction_id', 'a transaction id');
  return {
    ...TransactionID.create(),
    accountID: accountId(transaction.entityIn('transaction_id', payer)),
    transactionValidStart: transaction.neededInstant('valid_start_timestamp'),
    scheduled: transaction.flag('scheduled'),
    nonce: transaction.small('nonce'),
  };
}

/** A transaction's memo: its bytes are reported in base 64, so that any are. */
export function memoOf(transaction: MirrorReply): string {
  return UTF8.decode(transaction.base64('memo_base64'));
}
