import { type BlockItemSlice, ItemKind } from '../block/block-items.ts';
import { dialectOf, type HapiDialect } from '../block/hapi-dialect.ts';
import {
  BlockFooter,
  BlockHeader,
  BlockProof,
  EarlyBlockHeader,
  EarlyBlockProof,
  EarlyEventHeader,
  EarlyEventTransaction,
  EarlyTraceData,
  EarlyTransactionOutput,
  EventHeader,
  InterimTransactionOutput,
  RecordFileItem,
  RoundHeader,
  type SemanticVersion,
  SignedTransaction,
  StateChanges,
  TraceData,
  TransactionOutput,
  TransactionResult,
} from '../hapi/messages.ts';
import { lastValue, rawFields } from '../record/raw-fields.ts';
import { SHA384_BYTES } from '../sha384.ts';
import { fieldsPassedOver } from '../wire/cursor.ts';
import type { MessageType } from '../wire/message.ts';
import { WireError } from '../wire/wire-error.ts';
import type { ByteOrigin } from '../wire-origin.ts';
import { passOverBytes } from './pass-over.ts';
import { scanMessage } from './scan-message.ts';
import { type UnknownFieldCount, UnknownFieldCounts } from './unknown-fields.ts';

/** A kind of item: its name in BlockItem, and the message that it is; undefined for what is kept as bytes. */
interface ItemForm {
  readonly name: string;
  readonly type: MessageType<object> | undefined;
}

type Slice = Pick<BlockItemSlice, 'kind' | 'value'>;

/** Fields of the block header and of event headers whose length tells an early one from today's. */
const HEADER_TIME = 4;
const EVENT_PARENTS = 2;
/** In place of its parents an early event has a signature. */
const SIGNATURE_BYTES = 384;

/** Unknown fields of the items of a block of the block stream, and kinds of items that are not known. */
export function unknownFieldsOfBlock(
  items: readonly Slice[],
  hapiVersion: SemanticVersion | undefined,
): readonly UnknownFieldCount[] {
  const counts = new UnknownFieldCounts();
  const forms = itemForms(items, hapiVersion);
  for (const [index, { kind, value }] of items.entries()) {
    const place = `item ${index}`;
    const item = forms[kind];
    if (item === undefined) counts.add(`block_item.${kind}`, place);
    else if (item.type !== undefined) scanMessage(item.type, value, item.name, (path) => counts.add(path, place));
  }
  return counts.list();
}

/**
 * Unknown fields of a block that wraps a record file. Everything around the file is gone through; the file, which readers read as a
 * whole, where they passed over something.
 */
export function unknownFieldsOfWrappedBlock(
  origin: ByteOrigin,
  block: Uint8Array,
  passedOverSome: boolean,
): readonly UnknownFieldCount[] {
  const slices: Slice[] = [];
  for (const { number, bytes: item } of rawFields(origin, block)) {
    // Anything but an item is among what no node signed.
    if (number !== BLOCK_ITEMS || item === undefined) continue;
    for (const { number: kind, bytes: value = NOTHING } of rawFields(origin, item))
      if (passedOverSome || kind !== ItemKind.recordFile) slices.push({ kind, value });
  }
  return unknownFieldsOfBlock(slices, undefined);
}

/** Messages of items that no reader opens. */
const UNREAD: Readonly<Record<number, MessageType<object>>> = {
  [ItemKind.eventHeader]: EventHeader,
  [ItemKind.roundHeader]: RoundHeader,
};
const KINDS: ReadonlySet<number> = new Set(Object.values(ItemKind));

/** Whether items that no reader opens hold anything unknown, or are themselves of no known kind. */
export function hidesUnknown(items: readonly Slice[]): boolean {
  const before = fieldsPassedOver();
  for (const { kind, value } of items) {
    const type = UNREAD[kind];
    if (type !== undefined) passOverBytes(type, value);
    else if (!KINDS.has(kind)) return true;
  }
  return fieldsPassedOver() !== before;
}

const BLOCK_ITEMS = 1;
const NOTHING = new Uint8Array(0);

/** Which messages the items of a block are, by kind: some changed their form from release to release. */
export function itemForms(
  items: readonly Slice[],
  hapiVersion: SemanticVersion | undefined,
): readonly (ItemForm | undefined)[] {
  const dialect = hapiVersion === undefined ? undefined : dialectOf(hapiVersion);
  const early = dialect?.eventTransactions === true;
  const has = (kind: number, is: (value: Uint8Array) => boolean) =>
    items.some((item) => item.kind === kind && is(item.value));
  const earlyHeader = has(ItemKind.header, (value) => lengthOf(value, HEADER_TIME) === SHA384_BYTES);
  const earlyEvents = has(ItemKind.eventHeader, (value) => lengthOf(value, EVENT_PARENTS) === SIGNATURE_BYTES);
  const earlyProof = dialect !== undefined && !has(ItemKind.footer, () => true);
  const forms: (ItemForm | undefined)[] = [];
  forms[ItemKind.header] = { name: 'block_header', type: earlyHeader ? EarlyBlockHeader : BlockHeader };
  forms[ItemKind.eventHeader] = { name: 'event_header', type: earlyEvents ? EarlyEventHeader : EventHeader };
  forms[ItemKind.roundHeader] = { name: 'round_header', type: RoundHeader };
  forms[ItemKind.transaction] = early
    ? { name: 'event_transaction', type: EarlyEventTransaction }
    : { name: 'signed_transaction', type: SignedTransaction };
  forms[ItemKind.result] = { name: 'transaction_result', type: TransactionResult };
  forms[ItemKind.output] = { name: 'transaction_output', type: outputType(dialect) };
  forms[ItemKind.stateChanges] = { name: 'state_changes', type: StateChanges };
  forms[ItemKind.filtered] = { name: 'filtered_single_item', type: undefined };
  forms[ItemKind.proof] = { name: 'block_proof', type: earlyProof ? EarlyBlockProof : BlockProof };
  forms[ItemKind.recordFile] = { name: 'record_file', type: RecordFileItem };
  forms[ItemKind.trace] = { name: 'trace_data', type: traceType(dialect) };
  forms[ItemKind.footer] = { name: 'block_footer', type: BlockFooter };
  forms[ItemKind.redacted] = { name: 'redacted_item', type: undefined };
  return forms;
}

function outputType(dialect: HapiDialect | undefined): MessageType<object> {
  if (dialect?.outputs === 'early') return EarlyTransactionOutput;
  return dialect?.outputs === 'interim' ? InterimTransactionOutput : TransactionOutput;
}

/** Traces of before HAPI 0.65 had other numbers, which are not read. */
function traceType(dialect: HapiDialect | undefined): MessageType<object> | undefined {
  if (dialect?.traces === 'none') return undefined;
  return dialect?.traces === 'early' ? EarlyTraceData : TraceData;
}

/** Bytes of a field; undefined where there is none, or where the message cannot be read. */
function lengthOf(message: Uint8Array, field: number): number | undefined {
  try {
    return lastValue(message, field)?.length;
  } catch (error) {
    if (error instanceof WireError) return undefined;
    throw error;
  }
}
