import {
  AtomicBatchTransactionBody,
  EarlyEventTransaction,
  EarlyScheduleCreateTransactionBody,
  RecordFileItem,
  RecordStreamFile,
  SidecarFile,
  SignedTransaction,
  StateSignatureTransaction,
  Transaction,
  TransactionBody,
} from '../hapi/messages.ts';
import { WireType } from '../wire/cursor.ts';
import { type MessageType, wireTypeOf } from '../wire/message.ts';

/** What stands behind a tag: nothing that is known, a value, a message, or bytes that are a message by themselves. */
export const Behind = { unknown: 0, value: 1, message: 2, bytes: 3 } as const;

/** A message type as tables by tag, for going through messages without reading them. */
export interface MessagePlan {
  readonly type: MessageType<object>;
  readonly behind: Uint8Array;
  /** The types of what is behind tags of messages and bytes. */
  readonly inner: readonly (MessageType<object> | undefined)[];
}

/** Fields of bytes that hold a serialized message, by type and field number. */
const BYTES: ReadonlyMap<MessageType<object>, Readonly<Record<number, MessageType<object>>>> = new Map<
  MessageType<object>,
  Readonly<Record<number, MessageType<object>>>
>([
  [Transaction, { 4: TransactionBody, 5: SignedTransaction }],
  [SignedTransaction, { 1: TransactionBody }],
  [AtomicBatchTransactionBody, { 1: SignedTransaction }],
  [EarlyEventTransaction, { 1: Transaction, 2: StateSignatureTransaction }],
  [EarlyScheduleCreateTransactionBody, { 1: TransactionBody }],
  [RecordFileItem, { 2: RecordStreamFile, 3: SidecarFile }],
]);

const PLANS = new Map<MessageType<object>, MessagePlan>();

/** The tables of a message type, made when they are first asked for. */
export function planOf(type: MessageType<object>): MessagePlan {
  const known = PLANS.get(type);
  if (known !== undefined) return known;
  const plan = makePlan(type);
  PLANS.set(type, plan);
  return plan;
}

function makePlan(type: MessageType<object>): MessagePlan {
  const largest = Math.max(0, ...type.fields.map(({ number }) => number));
  const behind = new Uint8Array((largest + 1) * 8);
  const inner: (MessageType<object> | undefined)[] = [];
  for (const { number, kind, repeated, type: of } of type.fields) {
    const wireType = wireTypeOf(kind);
    const bytes = BYTES.get(type)?.[number];
    const tag = number * 8 + wireType;
    behind[tag] = kind === 'message' ? Behind.message : bytes === undefined ? Behind.value : Behind.bytes;
    inner[tag] = kind === 'message' ? of : bytes;
    // Lists of numbers may be packed.
    if (repeated === true && wireType !== WireType.bytes) behind[number * 8 + WireType.bytes] = Behind.value;
  }
  return { type, behind, inner };
}
