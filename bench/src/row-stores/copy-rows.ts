import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { signedKey } from './row-store.ts';

const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const END = Buffer.from([0xff, 0xff]);
const PART_BYTES = 65_536;

/** A value in the binary form of COPY: bigint as int8, number as int2, bytes as bytea. */
export type CopyValue = bigint | number | Uint8Array;

/** Writes rows to a table by COPY in its binary form. */
export async function copyRows(client: Client, table: string, rows: Iterable<readonly CopyValue[]>): Promise<void> {
  const into: Writable = client.query(from(`COPY ${table} FROM STDIN (FORMAT binary)`));
  await pipeline(Readable.from(partsOf(rows)), into);
}

function* partsOf(rows: Iterable<readonly CopyValue[]>): Generator<Buffer> {
  let part: Buffer[] = [HEADER];
  let bytes = 0;
  for (const row of rows) {
    const encoded = encodeRow(row);
    part.push(encoded);
    bytes += encoded.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(part);
    part = [];
    bytes = 0;
  }
  yield Buffer.concat([...part, END]);
}

function encodeRow(values: readonly CopyValue[]): Buffer {
  const fields = values.map(encodeField);
  const row = Buffer.alloc(2 + fields.reduce((sum, field) => sum + 4 + field.length, 0));
  row.writeInt16BE(fields.length);
  let place = 2;
  for (const field of fields) {
    row.writeInt32BE(field.length, place);
    row.set(field, place + 4);
    place += 4 + field.length;
  }
  return row;
}

function encodeField(value: CopyValue): Uint8Array {
  if (typeof value === 'object') return value;
  const bytes = Buffer.alloc(typeof value === 'bigint' ? 8 : 2);
  if (typeof value === 'bigint') bytes.writeBigInt64BE(signedKey(value));
  else bytes.writeInt16BE(value);
  return bytes;
}
