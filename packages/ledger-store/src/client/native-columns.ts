import type { ColumnKind } from '../table.ts';
import { BadValue } from './bad-value.ts';
import type { ByteSink } from './byte-sink.ts';

type Row = Readonly<Record<string, unknown>>;
type Encoder = (sink: ByteSink, rows: readonly Row[], property: string) => void;

const HASH_BYTES = 48;

type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array;
interface NumberArrayType {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer, offset: number, length: number): NumberArray;
}

function numbers(type: NumberArrayType): Encoder {
  const expected = `a value of ${type.name}`;
  return (sink, rows, property) => {
    const bytes = rows.length * type.BYTES_PER_ELEMENT;
    const room = sink.scratch(bytes);
    const values = new type(room, 0, rows.length);
    for (let index = 0; index < rows.length; index += 1) {
      const value = rows[index]?.[property];
      if (typeof value !== 'number') throw new BadValue(index, expected, value);
      values[index] = value;
      // The array wraps what does not fit, so reading it back is the check.
      if (values[index] !== value) throw new BadValue(index, expected, value);
    }
    sink.append(room, bytes);
  };
}

interface BigArrayType {
  new (buffer: ArrayBuffer, offset: number, length: number): BigUint64Array | BigInt64Array;
}

function bigints(type: BigArrayType): Encoder {
  const expected = `a value of ${type.name}`;
  return (sink, rows, property) => {
    const room = sink.scratch(rows.length * 8);
    const values = new type(room, 0, rows.length);
    for (let index = 0; index < rows.length; index += 1) {
      const value = rows[index]?.[property];
      if (typeof value !== 'bigint') throw new BadValue(index, expected, value);
      values[index] = value;
      if (values[index] !== value) throw new BadValue(index, expected, value);
    }
    sink.append(room, rows.length * 8);
  };
}

/** 128 bits as two words, the lower one first. */
const i128: Encoder = (sink, rows, property) => {
  const room = sink.scratch(rows.length * 16);
  const words = new BigInt64Array(room, 0, rows.length * 2);
  for (let index = 0; index < rows.length; index += 1) {
    const value = rows[index]?.[property];
    if (typeof value !== 'bigint' || BigInt.asIntN(128, value) !== value)
      throw new BadValue(index, 'a value of 128 bits', value);
    words[index * 2] = value;
    words[index * 2 + 1] = value >> 64n;
  }
  sink.append(room, rows.length * 16);
};

const optionalI64: Encoder = (sink, rows, property) => {
  const missing = new Uint8Array(rows.length);
  const values = rows.map((row, index) => {
    if (row[property] === null) missing[index] = 1;
    return { value: row[property] === null ? 0n : row[property] };
  });
  sink.raw(missing);
  i64(sink, values, 'value');
};

const text: Encoder = (sink, rows, property) => {
  for (let index = 0; index < rows.length; index += 1) {
    const value = rows[index]?.[property];
    if (typeof value !== 'string') throw new BadValue(index, 'text', value);
    sink.text(value);
  }
};

const bytes: Encoder = (sink, rows, property) => {
  for (let index = 0; index < rows.length; index += 1) {
    const value = rows[index]?.[property];
    if (!(value instanceof Uint8Array)) throw new BadValue(index, 'bytes', value);
    sink.string(value);
  }
};

const hash: Encoder = (sink, rows, property) => {
  for (let index = 0; index < rows.length; index += 1) {
    const value = rows[index]?.[property];
    if (!(value instanceof Uint8Array) || value.length !== HASH_BYTES) throw new BadValue(index, '48 bytes', value);
    sink.raw(value);
  }
};

/** Writes the cumulative end of each row's array; gives the number of items. */
function arrayEnds(sink: ByteSink, rows: readonly Row[], property: string): number {
  // 64-bit ends as pairs of 32-bit words: a block has far fewer than 2^32 items.
  const room = sink.scratch(rows.length * 8);
  const ends = new Uint32Array(room, 0, rows.length * 2);
  let total = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const items = rows[index]?.[property];
    if (!Array.isArray(items)) throw new BadValue(index, 'an array', items);
    total += items.length;
    ends[index * 2] = total;
    ends[index * 2 + 1] = 0;
  }
  sink.append(room, rows.length * 8);
  return total;
}

function bigintArrays(type: BigArrayType): Encoder {
  const expected = `items of ${type.name}`;
  return (sink, rows, property) => {
    const total = arrayEnds(sink, rows, property);
    if (total === 0) return;
    const room = sink.scratch(total * 8);
    const values = new type(room, 0, total);
    let at = 0;
    for (let index = 0; index < rows.length; index += 1) {
      const items = rows[index]?.[property] as readonly unknown[];
      for (let item = 0; item < items.length; item += 1) {
        const value = items[item];
        if (typeof value !== 'bigint') throw new BadValue(index, expected, value);
        values[at] = value;
        if (values[at] !== value) throw new BadValue(index, expected, value);
        at += 1;
      }
    }
    sink.append(room, total * 8);
  };
}

/** Small items one by one, after the ends. */
function itemArrays(expected: string, write: (sink: ByteSink, value: unknown) => boolean): Encoder {
  return (sink, rows, property) => {
    if (arrayEnds(sink, rows, property) === 0) return;
    for (let index = 0; index < rows.length; index += 1) {
      const items = rows[index]?.[property] as readonly unknown[];
      for (let item = 0; item < items.length; item += 1)
        if (!write(sink, items[item])) throw new BadValue(index, expected, items[item]);
    }
  };
}

const u8s = itemArrays('integers of 8 bits', (sink, value) => {
  if (typeof value !== 'number' || (value & 0xff) !== value) return false;
  sink.byte(value);
  return true;
});

const texts = itemArrays('texts', (sink, value) => {
  if (typeof value !== 'string') return false;
  sink.text(value);
  return true;
});

const byteses = itemArrays('byte strings', (sink, value) => {
  if (!(value instanceof Uint8Array)) return false;
  sink.string(value);
  return true;
});

// One function object for each scalar of 64 bits: V8 specialises each for the rows it sees.
const i64 = bigints(BigInt64Array);

/** Writes one column of a block in the Native format: numbers little-endian, strings with a varint length, arrays as ends and items. */
export const COLUMN_ENCODERS: Readonly<Record<ColumnKind, Encoder>> = {
  u8: numbers(Uint8Array),
  u16: numbers(Uint16Array),
  u32: numbers(Uint32Array),
  i32: numbers(Int32Array),
  u64: bigints(BigUint64Array),
  i64,
  ns: i64,
  anyNs: i128,
  optionalI64,
  text,
  bytes,
  hash,
  u8s,
  u64s: bigintArrays(BigUint64Array),
  i64s: bigintArrays(BigInt64Array),
  texts,
  byteses,
};
