import { type FileDataRow, fileDataTable } from '../file/rows.ts';
import type { TransactionRawRow } from '../transaction/rows.ts';
import { compressedRows, packedRows } from './packed-rows.ts';
import type { FactList, RowBatch } from './row-store.ts';
import type { StoredFact } from './stored-fact.ts';

/** A piece of a file; its contents are in the bytes of its transaction, `size` of them from `start` on, or in the row where it has any. */
export interface FilePieceFact {
  readonly row: FileDataRow;
  readonly start: number;
  readonly size: number;
}

const HEAD_BYTES = 8;
const NO_BYTES = new Uint8Array(0);
const short = packedRows(fileDataTable);
const long = compressedRows(fileDataTable);

/** Pieces of a file's contents. */
export const FILE_PIECES: FactList<FilePieceFact> = {
  list: 11,
  read: ({ value }) => {
    const head = Buffer.from(value.buffer, value.byteOffset, HEAD_BYTES);
    const [start, size] = [head.readUInt32LE(), head.readUInt32LE(4)];
    const stored = { value: value.subarray(HEAD_BYTES) };
    return { row: size > 0 ? short.read(stored) : long.read(stored), start, size };
  },
};

/** The pieces of files that a batch wrote. What was there at genesis, and what its transaction does not have as it is, is whole. */
export function* filePieceFacts({ rows: { fileData = [], transactionRaw = [] } }: RowBatch): Generator<StoredFact> {
  if (fileData.length === 0) return;
  const raws = new Map(transactionRaw.map((raw) => [raw.consensusNs, raw]));
  for (const row of fileData) {
    const start = startOf(row.contents, raws.get(row.consensusNs));
    const head = Buffer.alloc(HEAD_BYTES);
    if (start >= 0) {
      head.writeUInt32LE(start);
      head.writeUInt32LE(row.contents.length, 4);
    }
    const packed = start >= 0 ? short.pack({ ...row, contents: NO_BYTES }) : long.pack(row);
    const value = Buffer.concat([head, packed]);
    yield { list: FILE_PIECES.list, term: row.file, at: row.consensusNs, place: 0, value };
  }
}

/** Where contents are in the bytes of a transaction; negative for nowhere. */
function startOf(contents: Uint8Array, raw: TransactionRawRow | undefined): number {
  if (raw === undefined || contents.length === 0) return -1;
  const { buffer, byteOffset, byteLength } = raw.transactionBytes;
  return Buffer.from(buffer, byteOffset, byteLength).indexOf(contents);
}
