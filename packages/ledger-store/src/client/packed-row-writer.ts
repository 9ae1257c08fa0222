import type { ColumnKind } from '../table.ts';
import type { ByteSink } from './byte-sink.ts';

type Write = (sink: ByteSink, value: unknown) => void;

const WORD = new DataView(new ArrayBuffer(8));

function number(bytes: number, set: (value: number) => void): Write {
  return (sink, value) => {
    set(value as number);
    sink.append(WORD.buffer, bytes);
  };
}

function bigint(set: (value: bigint) => void): Write {
  return (sink, value) => {
    set(value as bigint);
    sink.append(WORD.buffer, 8);
  };
}

function list(write: Write): Write {
  return (sink, value) => {
    const items = value as readonly unknown[];
    sink.varint(items.length);
    for (const item of items) write(sink, item);
  };
}

const u8 = number(1, (value) => WORD.setUint8(0, value));
const u64 = bigint((value) => WORD.setBigUint64(0, value, true));
const i64 = bigint((value) => WORD.setBigInt64(0, value, true));
const text: Write = (sink, value) => sink.text(value as string);
const bytes: Write = (sink, value) => sink.string(value as Uint8Array);

const WRITERS: Readonly<Record<ColumnKind, Write>> = {
  u8,
  u16: number(2, (value) => WORD.setUint16(0, value, true)),
  u32: number(4, (value) => WORD.setUint32(0, value, true)),
  i32: number(4, (value) => WORD.setInt32(0, value, true)),
  u64,
  i64,
  ns: i64,
  anyNs: (sink, value) => {
    i64(sink, BigInt.asIntN(64, value as bigint));
    i64(sink, (value as bigint) >> 64n);
  },
  optionalI64: (sink, value) => {
    sink.byte(value === null ? 1 : 0);
    if (value !== null) i64(sink, value);
  },
  text,
  bytes,
  hash: (sink, value) => sink.raw(value as Uint8Array),
  u8s: list(u8),
  u64s: list(u64),
  i64s: list(i64),
  texts: list(text),
  byteses: list(bytes),
};

/**
 * Writes rows of these columns as the engine's `formatRow('RowBinary', …)` would. Values are taken as they are: rows that
 * hold what their column cannot are refused where they are inserted themselves.
 */
export function packedRowWriter(columns: Readonly<Record<string, ColumnKind>>): (sink: ByteSink, row: object) => void {
  const plan = Object.entries(columns).map(([property, kind]) => [property, WRITERS[kind]] as const);
  return (sink, row) => {
    for (const [property, write] of plan) write(sink, (row as Readonly<Record<string, unknown>>)[property]);
  };
}
