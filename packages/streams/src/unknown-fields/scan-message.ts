import { EarlyScheduleCreateTransactionBody, ScheduleCreateTransactionBody } from '../hapi/messages.ts';
import { isEarlyScheduleCreate } from '../record/early-schedule-create.ts';
import { Cursor } from '../wire/cursor.ts';
import { MAX_DEPTH, type MessageType } from '../wire/message.ts';
import { WireError } from '../wire/wire-error.ts';
import { Behind, type MessagePlan, planOf } from './message-plan.ts';

/** Called with the path of each field that is not known. */
export type OnUnknown = (path: string) => void;

/** A message on the way down, by its type and by the number of its field in the message around it. */
interface Level {
  type: MessageType<object>;
  field: number;
}

/**
 * Goes through a serialized message of a type, and through everything in it, and calls `onUnknown` for each field whose number, or
 * whose wire type, its definition lacks. Where bytes break the rules of protobuf it goes no further: that they do is said elsewhere.
 */
export function scanMessage(type: MessageType<object>, bytes: Uint8Array, root: string, onUnknown: OnUnknown): void {
  new Scan(bytes, root, onUnknown).run(type);
}

class Scan {
  readonly #cursor: Cursor;
  readonly #root: string;
  readonly #onUnknown: OnUnknown;
  readonly #levels: Level[] = [];

  constructor(bytes: Uint8Array, root: string, onUnknown: OnUnknown) {
    this.#cursor = new Cursor(bytes);
    this.#root = root;
    this.#onUnknown = onUnknown;
  }

  run(type: MessageType<object>): void {
    this.#scanGuarded(planOf(type), this.#cursor.buffer.length, 0, 0);
  }

  /** Goes through a message whose bytes may be none; whatever they are, the cursor is at their end afterwards. */
  #scanGuarded(plan: MessagePlan, end: number, depth: number, field: number): void {
    try {
      this.#scan(plan, end, depth, field);
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      this.#cursor.offset = end;
    }
  }

  #scan(plan: MessagePlan, end: number, depth: number, field: number): void {
    const cursor = this.#cursor;
    if (depth > MAX_DEPTH) cursor.tooDeep();
    this.#enter(plan.type, depth, field);
    const { behind, inner } = plan;
    while (cursor.offset < end) {
      const tag = cursor.tag(end);
      const what = behind[tag];
      if (what === Behind.value) cursor.skip(tag, end);
      else if (what === Behind.message || what === Behind.bytes) {
        const stop = cursor.delimitedEnd(end);
        const type = this.#typeBehind(inner[tag] as MessageType<object>, stop);
        if (what === Behind.message) this.#scan(planOf(type), stop, depth + 1, tag >>> 3);
        else this.#scanGuarded(planOf(type), stop, depth + 1, tag >>> 3);
      } else {
        cursor.skip(tag, end);
        this.#onUnknown(this.#path(tag, depth, behind));
      }
    }
  }

  /** The one message that was written in another form once, under the number that it has today. */
  #typeBehind(type: MessageType<object>, stop: number): MessageType<object> {
    if (type !== ScheduleCreateTransactionBody) return type;
    const value = this.#cursor.buffer.subarray(this.#cursor.offset, stop);
    return isEarlyScheduleCreate(value) ? EarlyScheduleCreateTransactionBody : type;
  }

  #enter(type: MessageType<object>, depth: number, field: number): void {
    const level = this.#levels[depth];
    if (level === undefined) this.#levels[depth] = { type, field };
    else {
      level.type = type;
      level.field = field;
    }
  }

  /** Messages that hold themselves (keys of keys) are named once, so that there are as many paths as messages and not more. */
  #path(tag: number, depth: number, behind: Uint8Array): string {
    const way: { type: MessageType<object> | undefined; name: string }[] = [];
    let around: MessageType<object> | undefined;
    for (const { type, field } of this.#levels.slice(0, depth + 1)) {
      const name = around === undefined ? this.#root : snakeCase(around.byNumber[field]?.name ?? `${field}`);
      const before = way.findIndex((level) => level.type === type);
      if (before >= 0) way.length = before + 1;
      else way.push({ type, name });
      around = type;
    }
    const names = way.map(({ name }) => name).filter((name, index, all) => name !== all[index - 1]);
    return `${names.join('.')}.${tag >>> 3}${isKnown(behind, tag >>> 3) ? ` (wire type ${tag & 7})` : ''}`;
  }
}

/** Whether a field is known with another wire type. */
function isKnown(behind: Uint8Array, field: number): boolean {
  return behind.subarray(field * 8, field * 8 + 8).some((what) => what !== Behind.unknown);
}

/** As the definitions write most names: `transactionID` is `transaction_id`. */
function snakeCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
