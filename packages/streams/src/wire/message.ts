import { Cursor, WireType } from './cursor.ts';
import { WireError } from './wire-error.ts';

/** The scalar kinds of proto3; `enum` values are kept as numbers because unknown ones must survive. */
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

/** A protobuf message type: how to make an empty one and what its fields are. Made by `scripts/generate-hapi.mjs`. */
export interface MessageType<T extends object> {
  readonly name: string;
  readonly create: () => T;
  readonly fields: readonly FieldSpec[];
  readonly byNumber: readonly (FieldSpec | undefined)[];
}

/** Receives fields that the type does not know, such as the body of a transaction type newer than this program. */
export type UnknownField = (typeName: string, fieldNumber: number, wireType: number, bytes: Uint8Array) => void;

/** Messages may nest this deep (keys of keys); deeper ones are refused rather than overflowing the stack. */
const MAX_DEPTH = 64;

type Values = Record<string, unknown>;

export function defineMessage<T extends object>(
  name: string,
  create: () => T,
  fields: () => readonly FieldSpec[],
): MessageType<T> {
  let list: readonly FieldSpec[] | undefined;
  let index: (FieldSpec | undefined)[] | undefined;
  // Lazy, since message types refer to one another in circles.
  return {
    name,
    create,
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
export function decode<T extends object>(type: MessageType<T>, bytes: Uint8Array, unknown?: UnknownField): T {
  return readMessage(type, new Cursor(bytes), bytes.length, 0, unknown);
}

function readMessage<T extends object>(
  type: MessageType<T>,
  cursor: Cursor,
  end: number,
  depth: number,
  unknown: UnknownField | undefined,
): T {
  if (depth > MAX_DEPTH) throw new WireError(cursor.offset, `at most ${MAX_DEPTH} nested messages`, 'more');
  const message = type.create();
  const values = message as Values;
  const fields = type.byNumber;
  while (cursor.offset < end) {
    const tag = cursor.tag(end);
    const wireType = tag & 7;
    const field = fields[tag >>> 3];
    if (field === undefined) {
      const start = cursor.offset;
      cursor.skip(wireType, end);
      unknown?.(type.name, tag >>> 3, wireType, cursor.buffer.subarray(start, cursor.offset));
    } else if (field.repeated) {
      readRepeated(field, values[field.name] as unknown[], cursor, wireType, end, depth, unknown);
    } else {
      values[field.name] = readSingle(field, values[field.name], cursor, wireType, end, depth, unknown);
    }
  }
  return message;
}

function readSingle(
  field: FieldSpec,
  before: unknown,
  cursor: Cursor,
  wireType: number,
  end: number,
  depth: number,
  unknown: UnknownField | undefined,
): unknown {
  expectWireType(field, wireType, cursor);
  if (field.kind !== 'message') return readScalar(field.kind, cursor, end);
  const stop = cursor.delimited(end);
  const value = readMessage(field.type as MessageType<object>, cursor, stop, depth + 1, unknown);
  // A message field that occurs twice merges (protobuf encoding guide, "Last One Wins").
  return before === undefined ? value : mergeInto(field.type as MessageType<object>, before as Values, value as Values);
}

function readRepeated(
  field: FieldSpec,
  list: unknown[],
  cursor: Cursor,
  wireType: number,
  end: number,
  depth: number,
  unknown: UnknownField | undefined,
): void {
  if (field.kind !== 'message' && wireType === WireType.bytes && wireTypeOf(field.kind) !== WireType.bytes) {
    const stop = cursor.delimited(end);
    while (cursor.offset < stop) list.push(readScalar(field.kind, cursor, stop));
    return;
  }
  list.push(readSingle(field, undefined, cursor, wireType, end, depth, unknown));
}

function mergeInto(type: MessageType<object>, target: Values, source: Values): Values {
  const empty = type.create() as Values;
  for (const field of type.fields) {
    const value = source[field.name];
    const before = target[field.name];
    if (field.repeated) (before as unknown[]).push(...(value as unknown[]));
    else if (field.kind === 'message' && value !== undefined && before !== undefined) {
      mergeInto(field.type as MessageType<object>, before as Values, value as Values);
    } else if (value !== empty[field.name] && value !== undefined) target[field.name] = value;
  }
  return target;
}

function expectWireType(field: FieldSpec, wireType: number, cursor: Cursor): void {
  const expected = wireTypeOf(field.kind);
  if (wireType !== expected) {
    throw new WireError(cursor.offset, `wire type ${expected} for field ${field.name}`, `wire type ${wireType}`);
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

function readScalar(kind: ScalarKind, cursor: Cursor, end: number): unknown {
  switch (kind) {
    case 'bytes':
      return cursor.bytes(end);
    case 'string':
      return cursor.text(end);
    case 'bool':
      return cursor.uint64(end) !== 0n;
    case 'int64':
      return BigInt.asIntN(64, cursor.uint64(end));
    case 'uint64':
      return cursor.uint64(end);
    case 'sint64':
      return unzigzag64(cursor.uint64(end));
    default:
      return readNumber(kind, cursor, end);
  }
}

function readNumber(kind: ScalarKind, cursor: Cursor, end: number): number | bigint {
  switch (kind) {
    case 'int32':
    case 'enum':
      return cursor.int32(end);
    case 'uint32':
      return cursor.int32(end) >>> 0;
    case 'sint32': {
      const value = cursor.int32(end) >>> 0;
      return (value >>> 1) ^ -(value & 1);
    }
    case 'fixed32':
      return cursor.fixed32(end);
    case 'float':
      return new Float32Array(new Uint32Array([cursor.fixed32(end)]).buffer)[0] as number;
    case 'double':
      return new Float64Array(new BigUint64Array([cursor.fixed64(end)]).buffer)[0] as number;
    default:
      return cursor.fixed64(end);
  }
}

function unzigzag64(value: bigint): bigint {
  return value & 1n ? -(value >> 1n) - 1n : value >> 1n;
}
