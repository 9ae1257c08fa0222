import { INSTANT_PATTERN } from '@ledgerscope/contract';
import { NS_PER_MS } from '@ledgerscope/ledger';
import { ByteWriter, type ColumnSource, ParquetWriter } from 'hyparquet-writer';
import type { TSchema } from 'typebox';

/** Rows that are held and encoded at once: the bound of memory, and of how long others wait for one encoding. */
const ROWS_PER_GROUP = 5_000;

/**
 * A Parquet file of these rows, group by group. Memory does not grow with the rows, but for the file's own index of its groups
 * (some kilobytes each).
 */
export async function* parquetFile(
  fields: Readonly<Record<string, TSchema>>,
  pages: AsyncIterable<readonly object[]>,
): AsyncGenerator<Uint8Array> {
  const columns = parquetColumns(fields);
  const writer = new ByteWriter();
  const schema = [{ name: 'root', num_children: columns.length }, ...columns.map(({ element }) => element)];
  const file = new ParquetWriter({ writer, schema, createdBy: 'ledgerscope' });
  const takeBytes = (): Uint8Array => {
    const bytes = writer.getBytes().slice();
    writer.index = 0;
    return bytes;
  };
  let rows: object[] = [];
  const group = async (): Promise<Uint8Array> => {
    const columnData = columns.map(({ name, values }) => ({ name, data: values(rows), offsetIndex: false }));
    await file.write({ columnData, rowGroupSize: ROWS_PER_GROUP });
    rows = [];
    return takeBytes();
  };
  for await (const page of pages) {
    rows.push(...page);
    if (rows.length >= ROWS_PER_GROUP) yield await group();
  }
  if (rows.length > 0) yield await group();
  await file.finish();
  yield takeBytes();
}

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]['schema'][number];

/** A column of a Parquet file, and how the field of a row becomes its value. */
interface ParquetColumn {
  readonly name: string;
  readonly element: SchemaElement;
  readonly values: (rows: readonly object[]) => ColumnSource['data'];
}

/** Parts of a JSON schema that say what a field contains. */
interface Shape {
  readonly type?: string;
  readonly pattern?: string;
  readonly anyOf?: readonly Shape[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
}

type Kind = 'integer' | 'number' | 'boolean' | 'instant' | 'text' | 'json';

/** The decimal string that an amount beyond 2^53-1 is written as. */
const AMOUNT_PATTERN = '^-?[0-9]{16,20}$';

const TYPES: Readonly<Record<Kind, Omit<SchemaElement, 'name'>>> = {
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  instant: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'NANOS' } },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  // Not Parquet's own JSON: engines take that for objects alone and refuse the lists.
  json: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
};

/**
 * Columns for the fields of a row of the API: amounts and whole numbers as 64-bit integers, instants as timestamps in
 * nanoseconds, lists and objects as JSON in text. Every column may be null; an instant that 64 bits of nanoseconds cannot hold
 * (before 1678, after 2261) is.
 */
export function parquetColumns(fields: Readonly<Record<string, TSchema>>): ParquetColumn[] {
  return Object.entries(fields).map(([name, schema]) => {
    const kind = kindOf(schema);
    const convert = CONVERT[kind];
    return {
      name,
      element: { name, repetition_type: 'OPTIONAL', ...TYPES[kind] },
      values: (rows) =>
        rows.map((row) => {
          const value = (row as Readonly<Record<string, unknown>>)[name];
          return value === null || value === undefined ? null : convert(value);
        }),
    };
  });
}

const CONVERT: Readonly<Record<Kind, (value: unknown) => unknown>> = {
  integer: (value) => BigInt(value as number | string),
  number: (value) => value,
  boolean: (value) => value,
  instant: (value) => nanoseconds(value as string),
  text: (value) => value,
  json: (value) => JSON.stringify(value),
};

function kindOf(schema: Shape): Kind {
  const kinds = new Set((schema.anyOf ?? [schema]).filter(({ type }) => type !== 'null').map(kindOfOne));
  const [kind = 'json'] = kinds;
  // An amount is an integer, or a decimal string where it is beyond what JSON numbers hold.
  if (kinds.size === 2 && kinds.has('integer') && hasAmountString(schema)) return 'integer';
  return kinds.size === 1 ? kind : 'json';
}

function hasAmountString({ anyOf = [] }: Shape): boolean {
  return anyOf.every(({ type, pattern }) => type !== 'string' || pattern === AMOUNT_PATTERN);
}

const KINDS: Readonly<Record<string, Kind>> = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  string: 'text',
};

function kindOfOne({ type, pattern, anyOf, const: value, enum: values }: Shape): Kind {
  if (anyOf !== undefined) return kindOf({ anyOf });
  if (pattern === INSTANT_PATTERN) return 'instant';
  return KINDS[type ?? typeof (value ?? values?.[0])] ?? 'json';
}

const ISO = /^(\d{4}-.{14})\.(\d{9})Z$/;
const MOST_NS = 2n ** 63n - 1n;

function nanoseconds(text: string): bigint | null {
  const [, seconds, fraction = ''] = ISO.exec(text) ?? [];
  if (seconds === undefined) return null;
  const ns = BigInt(Date.parse(`${seconds}Z`)) * NS_PER_MS + BigInt(fraction);
  return ns > MOST_NS || ns < -MOST_NS ? null : ns;
}
