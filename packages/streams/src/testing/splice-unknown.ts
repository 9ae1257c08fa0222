import { sliceBlock } from '../block/block-items.ts';
import {
  EarlyScheduleCreateTransactionBody,
  ScheduleCreateTransactionBody,
  type SemanticVersion,
  Transaction,
  TransactionRecord,
} from '../hapi/messages.ts';
import { isEarlyScheduleCreate } from '../record/early-schedule-create.ts';
import type { RawItem } from '../record/rebuild-record-file.ts';
import { Behind, planOf } from '../unknown-fields/message-plan.ts';
import { itemForms } from '../unknown-fields/unknown-fields-of-block.ts';
import { Cursor } from '../wire/cursor.ts';
import type { MessageType } from '../wire/message.ts';
import { WireError } from '../wire/wire-error.ts';
import { wholeFile } from '../wire-origin.ts';
import { blockItem } from './write-stream-block.ts';
import { bytesField, joined, v5File, varintField } from './write-wrapped-block.ts';

/** A number that no definition has. */
export const UNKNOWN_NUMBER = 1999;
const UNKNOWN = varintField(UNKNOWN_NUMBER, 1n);

/** A field of a message that is one itself, or holds one as bytes. */
interface Inner {
  readonly type: MessageType<object>;
  readonly field: number;
  /** Where the field begins, and where it ends. */
  readonly start: number;
  readonly end: number;
  readonly value: Uint8Array;
}

/** The messages in a message, or undefined for bytes that are none. */
function innerOf(type: MessageType<object>, bytes: Uint8Array): readonly Inner[] | undefined {
  const { behind, inner } = planOf(type);
  const found: Inner[] = [];
  const cursor = new Cursor(bytes);
  try {
    while (cursor.offset < bytes.length) {
      const start = cursor.offset;
      const tag = cursor.tag(bytes.length);
      const of = inner[tag];
      if (of === undefined || behind[tag] === Behind.value) cursor.skip(tag, bytes.length);
      else {
        const value = cursor.bytes(bytes.length);
        found.push({ type: formOf(of, value), field: tag >>> 3, start, end: cursor.offset, value });
      }
    }
    return found;
  } catch (error) {
    if (error instanceof WireError) return undefined;
    throw error;
  }
}

function formOf(type: MessageType<object>, value: Uint8Array): MessageType<object> {
  return type === ScheduleCreateTransactionBody && isEarlyScheduleCreate(value)
    ? EarlyScheduleCreateTransactionBody
    : type;
}

/** The types of a message and of everything in it. */
function typesIn(type: MessageType<object>, bytes: Uint8Array, into = new Set<MessageType<object>>()) {
  const inner = innerOf(type, bytes);
  if (inner === undefined) return into;
  into.add(type);
  for (const one of inner) typesIn(one.type, one.value, into);
  return into;
}

/** The message with one more field, of a number that nobody knows, in the first message of a type in it; undefined where there is none. */
function spliced(type: MessageType<object>, bytes: Uint8Array, target: MessageType<object>): Uint8Array | undefined {
  const inner = innerOf(type, bytes);
  if (inner === undefined) return undefined;
  if (type === target) return joined(bytes, UNKNOWN);
  for (const { type: of, field, start, end, value } of inner) {
    const changed = spliced(of, value, target);
    if (changed !== undefined) return joined(bytes.subarray(0, start), bytesField(field, changed), bytes.subarray(end));
  }
  return undefined;
}

/** A file, not compressed, with such a field in one of its messages. */
interface SplicedFile {
  readonly type: MessageType<object>;
  readonly bytes: Uint8Array;
}

/** For each type of message in a block that `wanted` names: the block with an unknown field in the first message of that type. */
export function* splicedBlocks(
  block: Uint8Array,
  hapiVersion: SemanticVersion | undefined,
  wanted: (type: MessageType<object>) => boolean,
): Generator<SplicedFile, void, void> {
  const slices = sliceBlock(wholeFile('block', block), block);
  const forms = itemForms(slices, hapiVersion);
  const seen = new Set<MessageType<object>>();
  for (const [index, { kind, value }] of slices.entries()) {
    const type = forms[kind]?.type;
    if (type === undefined) continue;
    for (const target of typesIn(type, value)) {
      if (seen.has(target) || !wanted(target)) continue;
      seen.add(target);
      const changed = spliced(type, value, target);
      if (changed === undefined) continue;
      const items = slices.map((slice, at) => (at === index ? blockItem(kind, changed) : bytesField(1, slice.raw)));
      yield { type: target, bytes: joined(...items) };
    }
  }
}

/** The same for transactions and their records: record files that hold the items. */
export function* splicedRecordFiles(
  items: readonly RawItem[],
  wanted: (type: MessageType<object>) => boolean,
): Generator<SplicedFile, void, void> {
  const seen = new Set<MessageType<object>>();
  for (const [index, { transaction, record }] of items.entries()) {
    for (const [root, value] of [
      [Transaction, transaction],
      [TransactionRecord, record],
    ] as const) {
      for (const target of typesIn(root, value)) {
        if (seen.has(target) || !wanted(target)) continue;
        const changed = spliced(root, value, target);
        if (changed === undefined) continue;
        seen.add(target);
        const item = root === Transaction ? { transaction: changed, record } : { transaction, record: changed };
        yield { type: target, bytes: v5File(items.map((one, at) => (at === index ? item : one))) };
      }
    }
  }
}
