import { Cursor, type UnknownFieldListener, WireType } from './cursor.ts';
import { WireError } from './wire-error.ts';

/** The scalar kinds of proto3; `enum` values stay numbers because unknown ones must survive. */
export type ScalarKind =
  | 'bool'
  | 'bytes'
  | 'enum'
  | 'int32'
  | 'int64'
  | 'sint32'
  | 'sint64'
  | 'string'
  | 'uint32'
  | 'uint64'
  | 'fixed32'
  | 'fixed64'
  | 'double'
  | 'float';

/** One field: its number, its property name, its kind (or message type), whether it repeats and whether absence shows. */
export interface FieldSpec {
  readonly number: number;
  readonly name: string;
  readonly kind: ScalarKind | 'message';
  readonly type?: MessageType<object>;
  readonly repeated?: boolean;
  /** True where absence differs from the default value: members of a oneof and proto3 optional fields. */
  readonly optional?: boolean;
}

/** A protobuf message type: how to make an empty one, how to read one and what its fields are. Made by `scripts/generate-hapi.mjs`. */
export interface MessageType<T extends object> {
  readonly name: string;
  readonly create: () => T;
  /**
   * Reads fields up to `end` into a message, a new one unless given. A field that occurs again merges (protobuf encoding
   * guide, "Last One Wins"); a field that the type does not know, or knows with another wire type, is passed over.
   */
  read(cursor: Cursor, end: number, depth: number, into?: T): T;
  readonly fields: readonly FieldSpec[];
  readonly byNumber: readonly (FieldSpec | undefined)[];
}

/**
 * Messages may nest this deep (keys of keys), five times as deep as the usual readers of protobuf follow; deeper ones are
 * refused rather than overflowing the stack.
 */
export const MAX_DEPTH = 512;

/** The value of every repeated field without elements: lists of messages are never changed in place. */
export const NONE: readonly never[] = [];

/** The list with one more element; the first one gets a list of its own. For the generated readers, which own their lists. */
export function appendTo<T>(list: readonly T[], value: T): readonly T[] {
  if (list === NONE) return [value];
  (list as T[]).push(value);
  return list;
}

export function defineMessage<T extends object>(
  name: string,
  create: () => T,
  read: MessageType<T>['read'],
  fields: () => readonly FieldSpec[],
): MessageType<T> {
  let list: readonly FieldSpec[] | undefined;
  let index: (FieldSpec | undefined)[] | undefined;
  // Lazy, since message types refer to one another in circles.
  return {
    name,
    create,
    read,
    get fields() {
      list ??= fields();
      return list;
    },
    get byNumber() {
      if (index === undefined) {
        index = [];
        for (const field of this.fields) index[field.number] = field;
      }
      return index;
    },
  };
}

/**
 * Decodes one message from `bytes`.
 * @throws WireError with the offset inside `bytes` when they are cut, malformed or nested too deep.
 */
export function decode<T extends object>(type: MessageType<T>, bytes: Uint8Array, unknown?: UnknownFieldListener): T {
  return type.read(new Cursor(bytes, 0, unknown), bytes.length, 0);
}

/** As {@link decode}; undefined for bytes that are no such message. */
export function decodeIfValid<T extends object>(type: MessageType<T>, bytes: Uint8Array): T | undefined {
  try {
    return decode(type, bytes);
  } catch (error) {
    if (error instanceof WireError) return undefined;
    throw error;
  }
}

/** The wire type that values of a kind are written with when they are not packed. */
export function wireTypeOf(kind: FieldSpec['kind']): number {
  switch (kind) {
    case 'message':
    case 'bytes':
    case 'string':
      return WireType.bytes;
    case 'fixed32':
    case 'float':
      return WireType.fixed32;
    case 'fixed64':
    case 'double':
      return WireType.fixed64;
    default:
      return WireType.varint;
  }
}
