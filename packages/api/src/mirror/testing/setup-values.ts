import { readMirrorId } from '@ledgerscope/contract/mirror/mirror-ids';

/** A row of the mirror node's tables, as its cases write it. */
export type SetupRow = Readonly<Record<string, unknown>>;
/** Rows by table. */
export type Setup = Readonly<Record<string, unknown>>;

const HASH_BYTES = 48;
const NO_BYTES = new Uint8Array(0);

export function rowsOf(setup: Setup, table: string): readonly SetupRow[] {
  const rows = setup[table];
  return Array.isArray(rows) ? (rows as SetupRow[]) : [];
}

/** An id, given as a number or `shard.realm.num`; 0 where there is none. */
export function idOf(value: unknown): bigint {
  if (value === undefined || value === null) return 0n;
  const id = readMirrorId(String(value));
  if (id === undefined) throw new Error(`a case names ${String(value)} as an id`);
  return id;
}

export function bigOf(value: unknown, byDefault = 0n): bigint {
  return value === undefined || value === null ? byDefault : BigInt(value as string | number | bigint);
}

/** Bytes, given as a list of them, as hex digits, or as another text. */
export function bytesOf(value: unknown): Uint8Array {
  if (value === undefined || value === null) return NO_BYTES;
  if (Array.isArray(value)) return Uint8Array.from(value as number[]);
  const text = String(value);
  const hex = text.startsWith('0x') ? text.slice(2) : text;
  if (/^[0-9a-fA-F]*$/.test(hex)) return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.from(text);
}

/** Where the range of a row begins. */
export function beginOf({ timestamp_range: range }: SetupRow): bigint | undefined {
  const [, from] = /\[(\d+)/.exec(String(range)) ?? [];
  return from === undefined ? undefined : BigInt(from);
}

/** A hash, given as a list of bytes, as hex digits behind 0x, or as base 64. */
export function hashBytesOf(value: unknown): Uint8Array {
  const text = typeof value === 'string' && !/^(?:0x.*|[0-9a-fA-F]{96})$/.test(value) ? value : undefined;
  return text === undefined ? bytesOf(value) : Buffer.from(text, 'base64');
}

/** A hash filled up to its 48 bytes. */
export function filledHash(hash: Uint8Array): Uint8Array {
  return hash.length < HASH_BYTES ? Buffer.concat([hash], HASH_BYTES) : hash;
}

/** A text; a list as their database writes it into a column of bytes. */
export function asText(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return `{${value.map((one) => JSON.stringify(String(one))).join(',')}}`;
}
