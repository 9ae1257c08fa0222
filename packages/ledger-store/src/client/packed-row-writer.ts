import type { ColumnKind } from '../table.ts';
import type { ByteSink } from './byte-sink.ts';

type Write = (sink: ByteSink, value: unknown) => void;

function list(write: Write): Write {
  return (sink, value) => {
    const items = value as readonly unknown[];
    sink.varint(items.length);
    for (const item of items) write(sink, item);
  };
}

const u8: Write = (sink, value) => sink.byte(value as number);
// A signed number has the bytes of the unsigned one of the same width.
const u32: Write = (sink, value) => sink.u32(value as number);
const u64: Write = (sink, value) => sink.u64(value as bigint);
const text: Write = (sink, value) => sink.text(value as string);
const bytes: Write = (sink, value) => sink.string(value as Uint8Array);

const WRITERS: Readonly<Record<ColumnKind, Write>> = {
  u8,
  u16: (sink, value) => sink.u16(value as number),
  u32,
  i32: u32,
  u64,
  i64: u64,
  ns: u64,
  anyNs: (sink, value) => {
    u64(sink, value);
    u64(sink, (value as bigint) >> 64n);
  },
  optionalI64: (sink, value) => {
    sink.byte(value === null ? 1 : 0);
    if (value !== null) u64(sink, value);
  },
  text,
  bytes,
  hash: (sink, value) => sink.raw(value as Uint8Array),
  u8s: list(u8),
  u64s: list(u64),
  i64s: list(u64),
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
