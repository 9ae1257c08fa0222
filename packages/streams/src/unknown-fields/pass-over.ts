import { Cursor } from '../wire/cursor.ts';
import { MAX_DEPTH, type MessageType } from '../wire/message.ts';
import { WireError } from '../wire/wire-error.ts';
import { Behind, type MessagePlan, planOf } from './message-plan.ts';

/**
 * Steps over a message that nobody reads, up to `end`, and notes what no definition has as readers do (`fieldsPassedOver`). Never
 * throws for what the bytes say; the cursor is at `end` afterwards.
 */
export function passOver(type: MessageType<object>, cursor: Cursor, end: number): void {
  passOverAt(type, cursor, end, 0);
}

function passOverAt(type: MessageType<object>, cursor: Cursor, end: number, depth: number): void {
  try {
    step(planOf(type), cursor, end, depth);
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
  }
  cursor.offset = end;
}

/** As {@link passOver}, for the bytes of one message. */
export function passOverBytes(type: MessageType<object>, bytes: Uint8Array): void {
  passOver(type, new Cursor(bytes), bytes.length);
}

function step({ type, behind, inner }: MessagePlan, cursor: Cursor, end: number, depth: number): void {
  if (depth > MAX_DEPTH) cursor.tooDeep();
  while (cursor.offset < end) {
    const tag = cursor.tag(end);
    const what = behind[tag];
    if (what === Behind.value) cursor.skip(tag, end);
    else if (what === Behind.message)
      step(planOf(inner[tag] as MessageType<object>), cursor, cursor.delimitedEnd(end), depth + 1);
    else if (what === Behind.bytes) {
      // Messages inside bytes count too: a transaction can hold others in its bytes, and these more.
      passOverAt(inner[tag] as MessageType<object>, cursor, cursor.delimitedEnd(end), depth + 1);
    } else cursor.skipField(type.name, tag, end);
  }
}
