import type { ColumnKind } from '../table.ts';

/** ClickHouse's type of each kind in the blocks that this package inserts; a table may store a text as LowCardinality. */
export const COLUMN_TYPES: Readonly<Record<ColumnKind, string>> = {
  u8: 'UInt8',
  u16: 'UInt16',
  u32: 'UInt32',
  i32: 'Int32',
  u64: 'UInt64',
  i64: 'Int64',
  ns: "DateTime64(9, 'UTC')",
  anyNs: 'Int128',
  optionalI64: 'Nullable(Int64)',
  text: 'String',
  bytes: 'String',
  hash: 'FixedString(48)',
  u8s: 'Array(UInt8)',
  u64s: 'Array(UInt64)',
  i64s: 'Array(Int64)',
  texts: 'Array(String)',
  byteses: 'Array(String)',
};
