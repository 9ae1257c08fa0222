import proto from '@hiero-ledger/proto';
import { readReal } from '@ledgerscope/testkit/real-files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as hapi from '../hapi/messages.ts';
import { decode, encode, type MessageType, readRecordFile, toJson, WireError } from '../index.ts';
import { Cursor } from './cursor.ts';
import { type FieldSpec, wireTypeOf } from './message.ts';

const TYPES = Object.values(hapi).filter(
  (value): value is MessageType<object> => typeof value === 'object' && 'create' in value && 'fields' in value,
);

const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
const int32 = fc.integer();
const uint32 = fc.integer({ min: 0, max: 0xffff_ffff });
const uint64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });

const SCALARS: Readonly<Record<Exclude<FieldSpec['kind'], 'message'>, fc.Arbitrary<unknown>>> = {
  bool: fc.boolean(),
  bytes: fc.uint8Array({ maxLength: 20 }),
  string: fc.string({ unit: 'binary', maxLength: 10 }),
  enum: int32,
  int32,
  sint32: int32,
  uint32,
  fixed32: uint32,
  int64,
  sint64: int64,
  uint64,
  fixed64: uint64,
  float: fc.float({ noNaN: true }),
  double: fc.double({ noNaN: true }),
};

/** Messages of a type with random fields, nested down to a depth. */
function message(type: MessageType<object>, depth: number): fc.Arbitrary<object> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const field of type.fields) {
    if (field.kind === 'message' && depth === 0) continue;
    const value =
      field.kind === 'message'
        ? fc.constant(field).chain(({ type: of }) => message(of as MessageType<object>, depth - 1))
        : SCALARS[field.kind];
    fields[field.name] = field.repeated ? fc.array(value, { maxLength: 3 }) : value;
  }
  return fc.record(fields, { requiredKeys: [] }).map((partial) => ({ ...type.create(), ...partial }));
}

/** What is left of a JSON value when defaults are omitted: readers differ in whether they show them. */
function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pruned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const rest = pruned(item);
    const empty =
      rest === '' || rest === 0 || rest === '0' || rest === false || (Array.isArray(rest) && rest.length === 0);
    return empty ? [] : [[key, rest] as const];
  });
  return Object.fromEntries(entries);
}

/** A message of the independent decoder in the notation of toJson. */
function independentJson(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (Array.isArray(value)) return value.map(independentJson);
  if (typeof value !== 'object' || value === null) return value;
  if ('low' in value && 'high' in value) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, independentJson(item)]));
}

function errorOf(run: () => unknown): WireError {
  try {
    run();
  } catch (error) {
    if (error instanceof WireError) return error;
    throw error;
  }
  throw new Error('no error');
}

describe('protobuf messages', () => {
  it('come back as they were written, for every message type', () => {
    expect(TYPES.length).toBeGreaterThan(200);
    for (const type of TYPES) {
      fc.assert(
        fc.property(message(type, 1), (value) => {
          expect(decode(type, encode(type, value))).toEqual(value);
        }),
        { numRuns: 5, seed: 7 },
      );
    }
  });

  it('come back with deep nesting', () => {
    for (const type of [hapi.TransactionBody, hapi.TransactionRecord, hapi.Key]) {
      fc.assert(
        fc.property(message(type as MessageType<object>, 2), (value) => {
          expect(decode(type as MessageType<object>, encode(type as MessageType<object>, value))).toEqual(value);
        }),
        { numRuns: 20, seed: 11 },
      );
    }
  });

  it('never fail in another way than with a WireError inside of the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          decode(hapi.TransactionRecord, bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(WireError);
          expect((error as WireError).offset).toBeLessThanOrEqual(bytes.length);
        }
      }),
      { numRuns: 5000, seed: 3 },
    );
  });
});

describe('bytes that break the rules', () => {
  it('nesting deeper than 512 messages is refused', () => {
    const nested = (depth: number): Uint8Array => {
      let bytes: Uint8Array = new Uint8Array(0);
      // Key.keyList (6) holds KeyList.keys (1): two levels a turn.
      for (let level = 0; level < depth; level++) bytes = lengthDelimited(level % 2 === 0 ? 1 : 6, bytes);
      return bytes;
    };
    expect(decode(hapi.Key, nested(512))).toBeDefined();
    expect(errorOf(() => decode(hapi.Key, nested(514))).expected).toMatch('less deep');
    expect(errorOf(() => decode(hapi.Key, nested(20_000))).expected).toMatch('less deep');
  });

  it.each([
    ['an overlong tag', [0x80, 0x80, 0x80, 0x80, 0x80, 0x01]],
    ['an overlong varint', [0x08, ...Array(10).fill(0x80), 0x01]],
    ['field number 0', [0x00]],
    ['the end of a group that did not start', [0x0c]],
    ['a group that another one ends', [0x5b, 0x64]],
    ['a wire type that does not exist', [0x0e]],
  ])('%s', (_, bytes) => {
    expect(errorOf(() => decode(hapi.Timestamp, Uint8Array.from(bytes))).cut).toBe(false);
  });

  it.each([
    ['in a varint', [0x08, 0x80]],
    ['before a value', [0x08]],
    ['in a tag', [0x88]],
    ['in an unknown fixed64', [0x59, 1, 2, 3]],
    ['in an unknown field', [0x5a, 5, 1]],
    ['in a group', [0x5b, 0x08, 1]],
  ])('cut %s', (_, bytes) => {
    expect(errorOf(() => decode(hapi.Timestamp, Uint8Array.from(bytes))).cut).toBe(true);
  });

  it('a value that runs past its message is malformed, not cut', () => {
    const bytes = Uint8Array.of(0x1a, 0x02, 0x08, 0x80, 0x30, 0x01);
    expect(errorOf(() => decode(hapi.TransactionRecord, bytes))).toMatchObject({ cut: false });
  });

  it('unknown fields are handed to the callback', () => {
    const seen: unknown[] = [];
    decode(hapi.Timestamp, Uint8Array.of(0x08, 1, 0x5a, 2, 7, 8, 0x60, 3), (...args) => seen.push(args));
    expect(seen).toEqual([
      ['Timestamp', 11, 2, Uint8Array.of(2, 7, 8)],
      ['Timestamp', 12, 0, Uint8Array.of(3)],
    ]);
  });

  it('a known field with another wire type is an unknown field, in every message type', () => {
    const values: readonly (readonly [number, readonly number[]])[] = [
      [0, [7]],
      [1, [1, 2, 3, 4, 5, 6, 7, 8]],
      [2, [0]],
      [5, [1, 2, 3, 4]],
      [3, []],
    ];
    for (const type of TYPES) {
      for (const field of type.fields) {
        for (const [wireType, value] of values) {
          if (wireType === wireTypeOf(field.kind) || (field.repeated && wireType === 2)) continue;
          const end = wireType === 3 ? varint(field.number * 8 + 4) : [];
          const bytes = Uint8Array.from([...varint(field.number * 8 + wireType), ...value, ...end]);
          const unknown: unknown[] = [];
          const read = decode(type, bytes, (name, number) => unknown.push([name, number]));
          expect(read, `${type.name}.${field.name}`).toEqual(type.create());
          expect(unknown).toEqual([[type.name, field.number]]);
        }
      }
    }
  });

  it('lists of numbers are read packed, unpacked and mixed, in every message type', () => {
    let lists = 0;
    for (const type of TYPES) {
      for (const field of type.fields) {
        if (!field.repeated || wireTypeOf(field.kind) === 2) continue;
        lists++;
        const packed = encode(type, { [field.name]: [1n, 2n].map((value) => asKind(field, value)) });
        const one = encode(type, { [field.name]: [asKind(field, 3n)] }).subarray(-valueBytes(field));
        const unpacked = [...varint(field.number * 8 + wireTypeOf(field.kind)), ...one];
        const read = decode(type, Uint8Array.from([...packed, ...unpacked])) as Record<string, unknown>;
        expect(read[field.name], `${type.name}.${field.name}`).toEqual([1n, 2n, 3n].map((v) => asKind(field, v)));
      }
    }
    expect(lists).toBeGreaterThan(5);
  });

  it('bits above the 64th of a varint are dropped, as the nodes do', () => {
    const bytes = Uint8Array.from([0x08, ...Array<number>(9).fill(0xff), 0x7f]);
    expect(decode(hapi.Timestamp, bytes).seconds).toBe(-1n);
  });

  it('varints of every length are what they were, however often they come', () => {
    fc.assert(
      fc.property(
        fc.oneof(int64, fc.bigInt({ min: -300n, max: 300n }), fc.bigInt(-(2n ** 50n), 2n ** 50n)),
        (seconds) => {
          const bytes = encode(hapi.Timestamp, { seconds });
          for (let time = 0; time < 2; time++) expect(decode(hapi.Timestamp, bytes).seconds).toBe(seconds);
          const amount = encode(hapi.AccountAmount, { amount: seconds });
          expect(decode(hapi.AccountAmount, amount).amount).toBe(seconds);
          const fee = encode(hapi.TransactionRecord, { transactionFee: BigInt.asUintN(64, seconds) });
          expect(decode(hapi.TransactionRecord, fee).transactionFee).toBe(BigInt.asUintN(64, seconds));
        },
      ),
      { numRuns: 2000, seed: 5 },
    );
  });

  it('text that is no UTF-8 reads as the standard decoder reads it, and a byte order mark stays', () => {
    const standard = new TextDecoder('utf-8', { ignoreBOM: true });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 30 }), (bytes) => {
        expect(decode(hapi.TransactionRecord, lengthDelimited(5, bytes)).memo).toBe(standard.decode(bytes));
      }),
      { numRuns: 2000, seed: 9 },
    );
    expect(decode(hapi.TransactionRecord, lengthDelimited(5, Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).memo).toBe(
      '\ufeffa',
    );
  });

  it('a message that occurs twice merges, packed and unpacked lists mix', () => {
    const twice = Buffer.concat([
      lengthDelimited(3, Buffer.from([0x08, 5])),
      lengthDelimited(3, Buffer.from([0x10, 6])),
    ]);
    expect(decode(hapi.TransactionRecord, twice).consensusTimestamp).toEqual({ seconds: 5n, nanos: 6 });
    const serials = Uint8Array.of(0x70, 1, 0x72, 2, 2, 3);
    expect(decode(hapi.TransactionReceipt, serials).serialNumbers).toEqual([1n, 2n, 3n]);
  });

  it('fixed-width values are little-endian', () => {
    const cursor = new Cursor(Uint8Array.of(1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0));
    expect([cursor.fixed32(12), cursor.fixed64(12)]).toEqual([1, 2n]);
  });
});

describe('agreement with an independent decoder', () => {
  it.each([
    'files/record-v6/mainnet/2025-07-23T20_37_42.076472454Z/2025-07-23T20_37_42.076472454Z.rcd',
    'files/record-v5/mainnet/2022-01-01T00_00_00.252365821Z/2022-01-01T00_00_00.252365821Z.rcd',
    'files/record-v1/dev-test-v1-keys/record0.0.3/2019-07-01T14_29_00.302068Z.rcd',
    'files/record-dev/hedera-services-tests/cli-sign/com.hedera.services.cli.test.sign/2023-04-28T07_49_19.316989740Z.rcd',
  ])('%s', (file) => {
    for (const item of readRecordFile(file, readReal(file)).items) {
      const record = proto.proto.TransactionRecord.decode(item.recordBytes);
      expect(pruned(toJson(hapi.TransactionRecord, item.record))).toEqual(pruned(independentJson(record)));
      const transaction = proto.proto.Transaction.decode(item.transactionBytes);
      const { signedTransactionBytes } = transaction;
      const bodyBytes =
        signedTransactionBytes.length > 0
          ? proto.proto.SignedTransaction.decode(signedTransactionBytes).bodyBytes
          : transaction.bodyBytes;
      const body = proto.proto.TransactionBody.decode(bodyBytes);
      expect(pruned(toJson(hapi.TransactionBody, item.body))).toEqual(pruned(independentJson(body)));
    }
  });
});

function lengthDelimited(field: number, bytes: Uint8Array): Uint8Array {
  const head = [field * 8 + 2];
  let rest = bytes.length;
  for (; rest > 0x7f; rest >>>= 7) head.push((rest & 0x7f) | 0x80);
  return Buffer.concat([Buffer.from([...head, rest]), bytes]);
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

/** A small number as the kind of a field has it. */
function asKind(field: FieldSpec, value: bigint): unknown {
  if (field.kind === 'bool') return value !== 0n;
  return ['int64', 'uint64', 'sint64', 'fixed64'].includes(field.kind) ? value : Number(value);
}

/** What a small number of the kind takes. */
function valueBytes(field: FieldSpec): number {
  return { 1: 8, 5: 4 }[wireTypeOf(field.kind)] ?? 1;
}
