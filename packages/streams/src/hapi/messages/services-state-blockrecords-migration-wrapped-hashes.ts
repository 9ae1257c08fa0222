// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.state.blockrecords.MigrationWrappedHashes */
export interface MigrationWrappedHashes {
  blockNumber: bigint;
  consensusTimestampHash: Uint8Array;
  outputItemsTreeRootHash: Uint8Array;
}
function newMigrationWrappedHashes(): MigrationWrappedHashes {
  return { blockNumber: 0n, consensusTimestampHash: EMPTY, outputItemsTreeRootHash: EMPTY };
}
export function readMigrationWrappedHashes(c: Cursor, end: number, depth: number, m: MigrationWrappedHashes = newMigrationWrappedHashes()): MigrationWrappedHashes {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.blockNumber = c.uint64(end); break;
      case 18: m.consensusTimestampHash = c.bytes(end); break;
      case 26: m.outputItemsTreeRootHash = c.bytes(end); break;
      default: c.skipField('MigrationWrappedHashes', tag, end);
    }
  }
  return m;
}
export const MigrationWrappedHashes: MessageType<MigrationWrappedHashes> = defineMessage<MigrationWrappedHashes>(
  'MigrationWrappedHashes',
  newMigrationWrappedHashes,
  readMigrationWrappedHashes,
  () => [
    { number: 1, name: 'blockNumber', kind: 'uint64' },
    { number: 2, name: 'consensusTimestampHash', kind: 'bytes' },
    { number: 3, name: 'outputItemsTreeRootHash', kind: 'bytes' },
  ],
);
