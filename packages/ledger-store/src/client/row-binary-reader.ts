import { type ColumnKind, columnName, type RowOf, type Table } from '../table.ts';
import { COLUMN_TYPES } from './column-type.ts';
import type { ResultColumns, ResultKind, ResultRow, StoreValue } from './ledger-client.ts';
import { RowBinaryCursor } from './row-binary-cursor.ts';
import { type ColumnType, parseColumnType } from './row-binary-type.ts';
import { FatalStoreError } from './store-error.ts';

type Read = (cursor: RowBinaryCursor) => StoreValue;

/**
 * Decodes a result in RowBinaryWithNamesAndTypes, each column by its ClickHouse type: 64-bit integers and DateTime64 (its
 * ticks) as bigint, String as UTF-8 text, FixedString as bytes.
 */
export function readRows(bytes: Uint8Array): Record<string, StoreValue>[] {
  if (bytes.length === 0) return [];
  const cursor = new RowBinaryCursor(bytes);
  const { names, types } = readHeader(cursor);
  const readers = types.map((type) => readerOf(parseColumnType(type), 'text'));
  return readAll(cursor, names, readers);
}

/** The same with stated kinds; a column that is missing, unasked for or of another type is a FatalStoreError. */
export function readTypedRows<Columns extends ResultColumns>(
  bytes: Uint8Array,
  columns: Columns,
  tag: string,
): ResultRow<Columns>[] {
  if (bytes.length === 0) return [];
  const cursor = new RowBinaryCursor(bytes);
  const { names, types } = readHeader(cursor);
  const wanted = new Map(Object.entries(columns).map(([property, kind]) => [columnName(property), { property, kind }]));
  const plan = names.map((name, index) => {
    const column = wanted.get(name);
    const type = types[index] ?? '';
    if (column === undefined) throw new FatalStoreError(`result has an unasked column ${name} ${type}`, { tag });
    wanted.delete(name);
    if (!isOfKind(withoutLowCardinality(type), column.kind))
      throw new FatalStoreError(`column ${name} is ${type}, expected ${column.kind}`, { tag });
    return { property: column.property, read: readerOf(parseColumnType(type), stringForm(column.kind)) };
  });
  if (wanted.size > 0) throw new FatalStoreError(`result lacks ${[...wanted.keys()].join(', ')}`, { tag });
  const properties = plan.map((column) => column.property);
  const readers = plan.map((column) => column.read);
  // The check above ties each property's type to its kind.
  return readAll(cursor, properties, readers) as unknown as ResultRow<Columns>[];
}

/**
 * A reader of whole rows that are packed in one String: `formatRow('RowBinary', …)` of these columns in this order. For a
 * string with more or less than that it throws a FatalStoreError.
 */
export function packedRowReader<const Columns extends Readonly<Record<string, ColumnKind>>>(
  columns: Columns,
): (packed: Uint8Array) => RowOf<Table<Columns>> {
  const read = rowReader(columns);
  return (packed) => {
    const cursor = new RowBinaryCursor(packed);
    const row = read(cursor);
    if (!cursor.atEnd) throw new FatalStoreError(`a packed row of ${packed.length} bytes is longer than its columns`);
    return row;
  };
}

/** A reader of consecutive rows of these columns. */
export function rowReader<const Columns extends Readonly<Record<string, ColumnKind>>>(
  columns: Columns,
): (cursor: RowBinaryCursor) => RowOf<Table<Columns>> {
  const plan = Object.entries(columns).map(
    ([property, kind]) => [property, readerOf(parseColumnType(COLUMN_TYPES[kind]), stringForm(kind))] as const,
  );
  return (cursor) => {
    const row: Record<string, StoreValue> = {};
    for (const [property, read] of plan) row[property] = read(cursor);
    // Each property is read by its kind.
    return row as unknown as RowOf<Table<Columns>>;
  };
}

function readHeader(cursor: RowBinaryCursor): { names: string[]; types: string[] } {
  const columns = cursor.varint();
  const names = Array.from({ length: columns }, () => cursor.text());
  const types = Array.from({ length: columns }, () => cursor.text());
  return { names, types };
}

function readAll(
  cursor: RowBinaryCursor,
  names: readonly string[],
  readers: readonly Read[],
): Record<string, StoreValue>[] {
  const rows: Record<string, StoreValue>[] = [];
  while (!cursor.atEnd) {
    const row: Record<string, StoreValue> = {};
    for (const [index, read] of readers.entries()) row[names[index] ?? ''] = read(cursor);
    rows.push(row);
  }
  return rows;
}

const KIND_TYPES: Readonly<Record<ResultKind, string | RegExp>> = {
  ...COLUMN_TYPES,
  i8: 'Int8',
  i16: 'Int16',
  f64: 'Float64',
  bool: 'Bool',
  day: 'Date',
  // Results may state another time zone, or none.
  ns: /^DateTime64\(9/,
  seconds: /^DateTime(\(|$)/,
};

function isOfKind(type: string, kind: ResultKind): boolean {
  const wanted = KIND_TYPES[kind];
  return typeof wanted === 'string' ? type === wanted : wanted.test(type);
}

function withoutLowCardinality(type: string): string {
  return /^LowCardinality\((.*)\)$/s.exec(type)?.[1] ?? type;
}

type StringForm = 'text' | 'bytes';

function stringForm(kind: ResultKind): StringForm {
  return kind === 'bytes' || kind === 'byteses' ? 'bytes' : 'text';
}

const SCALARS: Readonly<Record<string, Read>> = {
  UInt8: (cursor) => cursor.u8(),
  UInt16: (cursor) => cursor.u16(),
  UInt32: (cursor) => cursor.u32(),
  UInt64: (cursor) => cursor.u64(),
  Int8: (cursor) => cursor.i8(),
  Int16: (cursor) => cursor.i16(),
  Int32: (cursor) => cursor.i32(),
  Int64: (cursor) => cursor.i64(),
  Int128: (cursor) => cursor.i128(),
  Float32: (cursor) => cursor.f32(),
  Float64: (cursor) => cursor.f64(),
  Bool: (cursor) => cursor.u8() !== 0,
  Date: (cursor) => cursor.u16(),
  Date32: (cursor) => cursor.i32(),
  DateTime: (cursor) => cursor.u32(),
  DateTime64: (cursor) => cursor.i64(),
};

function readerOf(type: ColumnType, form: StringForm): Read {
  const scalar = SCALARS[type.name];
  if (scalar !== undefined) return scalar;
  const composite = COMPOSITES[type.name];
  if (composite === undefined) throw new FatalStoreError(`no reader for ClickHouse type ${type.name}`);
  return composite(type, form);
}

const COMPOSITES: Readonly<Record<string, (type: ColumnType, form: StringForm) => Read>> = {
  String: (_type, form) => (form === 'text' ? (cursor) => cursor.text() : (cursor) => cursor.bytes(cursor.varint())),
  FixedString: (type) => {
    const length = Number(type.arguments[0]);
    return (cursor) => cursor.bytes(length);
  },
  LowCardinality: (type, form) => readerOf(inner(type, 0), form),
  Nullable: (type, form) => {
    const read = readerOf(inner(type, 0), form);
    return (cursor) => (cursor.u8() === 1 ? null : read(cursor));
  },
  Array: (type, form) => {
    const read = readerOf(inner(type, 0), form);
    return (cursor) => {
      const values: StoreValue[] = new Array(cursor.varint());
      for (let at = 0; at < values.length; at += 1) values[at] = read(cursor);
      return values;
    };
  },
  Tuple: (type, form) => {
    const readers = type.arguments.map((_, index) => readerOf(inner(type, index), form));
    return (cursor) => readers.map((read) => read(cursor));
  },
  Enum8: (type) => {
    const names = enumNames(type);
    return (cursor) => names.get(cursor.i8()) ?? null;
  },
  Enum16: (type) => {
    const names = enumNames(type);
    return (cursor) => names.get(cursor.i16()) ?? null;
  },
};

function inner(type: ColumnType, index: number): ColumnType {
  const argument = type.arguments[index];
  if (typeof argument !== 'object') throw new FatalStoreError(`no inner type in ${type.name}`);
  return argument;
}

/** `'a' = 1` arguments, by number. */
function enumNames(type: ColumnType): Map<number, string> {
  return new Map(
    type.arguments.map((argument) => {
      const match = /^'((?:[^'\\]|\\.)*)'\s*=\s*(-?\d+)$/s.exec(String(argument));
      if (match === null) throw new FatalStoreError(`unreadable enum entry ${String(argument)}`);
      return [Number(match[2]), (match[1] ?? '').replace(/\\(.)/gs, '$1')];
    }),
  );
}
