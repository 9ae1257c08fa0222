import { ByteSink } from '../client/byte-sink.ts';
import { packedRowWriter } from '../client/packed-row-writer.ts';
import type { ColumnKind } from '../table.ts';

const SINK = new ByteSink();

/** Packs rows one after the other, each over the one before. */
export function rowPacker(columns: Readonly<Record<string, ColumnKind>>): (row: object) => Uint8Array {
  const write = packedRowWriter(columns);
  return (row) => {
    SINK.restart();
    write(SINK, row);
    return SINK.bytes();
  };
}
