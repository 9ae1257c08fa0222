import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerStore } from '../ledger-store.ts';
import { type ColumnKind, columnList, defineTable } from '../table.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { ByteSink } from './byte-sink.ts';
import { COLUMN_TYPES } from './column-type.ts';
import { packedRowWriter } from './packed-row-writer.ts';
import { packedRowReader } from './row-binary-reader.ts';
import { InvalidQueryError } from './store-error.ts';

const KINDS = Object.keys(COLUMN_TYPES) as ColumnKind[];
const everyKind = defineTable('every_kind', {
  u8: 'u8',
  u16: 'u16',
  u32: 'u32',
  i32: 'i32',
  u64: 'u64',
  i64: 'i64',
  ns: 'ns',
  anyNs: 'anyNs',
  optionalI64: 'optionalI64',
  text: 'text',
  bytes: 'bytes',
  hash: 'hash',
  u8s: 'u8s',
  u64s: 'u64s',
  i64s: 'i64s',
  texts: 'texts',
  byteses: 'byteses',
});
const PACKED = `SELECT formatRow('RowBinary', ${columnList(everyKind)}) AS packed FROM every_kind`;
const readPacked = packedRowReader(everyKind.columns);
const writePacked = packedRowWriter(everyKind.columns);
const packedByUs = (row: object): Buffer => {
  const sink = new ByteSink();
  writePacked(sink, row);
  return Buffer.from(sink.bytes());
};
type EveryKindRow = Parameters<LedgerStore['client']['insert']> extends unknown ? Record<ColumnKind, unknown> : never;

const column = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const bytesOf = (...values: number[]): Uint8Array => new Uint8Array(values);
const MAX_I64 = 2n ** 63n - 1n;
const MIN_I64 = -(2n ** 63n);
const MAX_U64 = 2n ** 64n - 1n;

const i64 = fc.oneof(fc.bigInt(MIN_I64, MAX_I64), fc.constantFrom(MIN_I64, -1n, 0n, MAX_I64, 2n ** 53n + 1n));
const u64 = fc.oneof(fc.bigInt(0n, MAX_U64), fc.constantFrom(0n, MAX_I64, MAX_U64, 2n ** 53n + 1n));
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom('', "'; DROP TABLE block; --", '\n\nSELECT 1', '\\N', '\0', '€'.repeat(60)),
);
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.constantFrom(bytesOf(), bytesOf(10, 10), bytesOf(0), bytesOf(255, 254, 0, 10, 10, 39, 92)),
);
const rowArbitrary = fc.record({
  u8: fc.integer({ min: 0, max: 0xff }),
  u16: fc.integer({ min: 0, max: 0xffff }),
  u32: fc.integer({ min: 0, max: 0xffff_ffff }),
  i32: fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff }),
  u64,
  i64,
  ns: i64,
  anyNs: fc.oneof(
    i64,
    fc.bigInt(-(2n ** 127n), 2n ** 127n - 1n),
    fc.constantFrom(-(2n ** 127n), 2n ** 127n - 1n, 2n ** 64n),
  ),
  optionalI64: fc.option(i64, { nil: null }),
  text,
  bytes,
  hash: fc.uint8Array({ minLength: 48, maxLength: 48 }),
  u8s: fc.array(fc.integer({ min: 0, max: 0xff }), { maxLength: 5 }),
  u64s: fc.array(u64, { maxLength: 5 }),
  i64s: fc.array(i64, { maxLength: 5 }),
  texts: fc.array(text, { maxLength: 4 }),
  byteses: fc.array(bytes, { maxLength: 4 }),
});

describe.each(['embedded', 'http'] as const)('rows in and out, %s', (kind) => {
  let engine: TestEngine;
  let store: LedgerStore;
  let run = 0;
  beforeAll(async () => {
    engine = await startTestEngine(kind);
    store = await engine.open();
    const columns = KINDS.map((name) => `${column(name)} ${COLUMN_TYPES[name]}`).join(', ');
    await store.client.command('test', `CREATE TABLE every_kind (${columns}) ENGINE = Memory`);
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  const readAll = () =>
    store.client.query('test', `SELECT ${KINDS.map(column).join(', ')} FROM every_kind`, {}, everyKind.columns);

  it('gives back every column kind exactly, with its extremes', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rowArbitrary, { minLength: 1, maxLength: 8 }), async (rows) => {
        await store.client.command('test', 'TRUNCATE TABLE every_kind');
        await store.client.insert(everyKind, rows, `run-${run++}`);
        expect(await readAll()).toEqual(rows.map((row) => Object.assign({}, row)));
        const packed = await store.client.query('test', PACKED, {}, { packed: 'bytes' });
        expect(packed.map((row) => readPacked(row.packed))).toEqual(rows.map((row) => Object.assign({}, row)));
        expect(rows.map(packedByUs)).toEqual(packed.map((row) => Buffer.from(row.packed)));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['u8', 256],
    ['u16', -1],
    ['u32', 2 ** 32],
    ['i32', 2 ** 31],
    ['i32', 1.5],
    ['u64', MAX_U64 + 1n],
    ['u64', -1n],
    ['i64', MAX_I64 + 1n],
    ['ns', MIN_I64 - 1n],
    ['anyNs', 2n ** 127n],
    ['anyNs', -(2n ** 127n) - 1n],
    ['anyNs', 1],
    ['u64', 1],
    ['optionalI64', MAX_I64 + 1n],
    ['optionalI64', undefined],
    ['text', bytesOf(1)],
    ['bytes', 'text'],
    ['hash', new Uint8Array(47)],
    ['u8s', [0, 256]],
    ['u64s', [0n, -1n]],
    ['i64s', [MIN_I64 - 1n]],
    ['texts', [1]],
    ['byteses', ['a']],
    ['u64s', 7n],
  ] as const)('refuses in a %s column what it cannot hold: %s', async (name, value) => {
    const [good] = fc.sample(rowArbitrary, { numRuns: 1, seed: 1 });
    const bad = { ...good, [name]: value } as unknown as EveryKindRow;
    const refused = store.client.insert(everyKind, [good, bad] as never, `bad-${run++}`);
    await expect(refused).rejects.toThrow(InvalidQueryError);
    await expect(refused).rejects.toThrow(`${column(name)} of row 1`);
  });

  it('reads the types that no table of ours has', async () => {
    const [row] = await store.client.queryUntyped(
      'test',
      `SELECT toFloat64(0.1) AS f64, toFloat32(0.5) AS f32, true AS yes, toDate('2026-11-21') AS day,
        toDateTime('2026-11-21 00:00:00', 'UTC') AS second, toInt8(-128) AS i8, toInt16(-32768) AS i16,
        CAST('b', 'Enum8(\\'a\\' = 1, \\'b\\' = -2)') AS chosen, (toUInt8(1), 'x', [NULL, toInt64(-1)]) AS nested,
        toLowCardinality('low') AS low, toLowCardinality(toNullable('some')) AS some, CAST((1, 2), 'Tuple(a UInt8, b UInt64)') AS named,
        CAST([[1], []], 'Array(Array(UInt16))') AS arrays`,
    );
    expect(row).toEqual({
      f64: 0.1,
      f32: 0.5,
      yes: true,
      day: 20_778,
      second: 1_795_219_200,
      i8: -128,
      i16: -32_768,
      chosen: 'b',
      nested: [1, 'x', [null, -1n]],
      low: 'low',
      some: 'some',
      named: [1, 2n],
      arrays: [[1], []],
    });
  });

  it('binds parameters of every type, whatever they hold', { timeout: 120_000 }, async () => {
    const columns = { text: 'text', u64: 'u64', i64: 'i64', texts: 'texts', u64s: 'u64s' } as const;
    const sql =
      'SELECT {text:String} AS text, {u64:UInt64} AS u64, {i64:Int64} AS i64, {texts:Array(String)} AS texts, {u64s:Array(UInt64)} AS u64s';
    await fc.assert(
      fc.asyncProperty(
        fc.record({ text, u64, i64, texts: fc.array(text, { maxLength: 3 }), u64s: fc.array(u64, { maxLength: 3 }) }),
        async (values) => {
          expect(await store.client.query('test', sql, values, columns)).toEqual([Object.assign({}, values)]);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('asks concurrently without mixing up parameters', async () => {
    const asked = Array.from({ length: 100 }, (_, index) => BigInt(index));
    const answers = await Promise.all(
      asked.map((x) => store.client.query('test', 'SELECT {x:UInt64} AS x', { x }, { x: 'u64' })),
    );
    expect(answers.map(([row]) => row?.x)).toEqual(asked);
  });
});
