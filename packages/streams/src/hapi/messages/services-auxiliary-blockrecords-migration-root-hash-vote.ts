// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.services.auxiliary.blockrecords.MigrationRootHashVoteTransactionBody */
export interface MigrationRootHashVoteTransactionBody {
  previousWrappedRecordBlockRootHash: Uint8Array;
  wrappedIntermediatePreviousBlockRootHashes: readonly Uint8Array[];
  wrappedIntermediateBlockRootsLeafCount: bigint;
}
function newMigrationRootHashVoteTransactionBody(): MigrationRootHashVoteTransactionBody {
  return { previousWrappedRecordBlockRootHash: EMPTY, wrappedIntermediatePreviousBlockRootHashes: NONE, wrappedIntermediateBlockRootsLeafCount: 0n };
}
export function readMigrationRootHashVoteTransactionBody(c: Cursor, end: number, depth: number, m: MigrationRootHashVoteTransactionBody = newMigrationRootHashVoteTransactionBody()): MigrationRootHashVoteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.previousWrappedRecordBlockRootHash = c.bytes(end); break;
      case 18: m.wrappedIntermediatePreviousBlockRootHashes = appendTo(m.wrappedIntermediatePreviousBlockRootHashes, c.bytes(end)); break;
      case 24: m.wrappedIntermediateBlockRootsLeafCount = c.uint64(end); break;
      default: c.skipField('MigrationRootHashVoteTransactionBody', tag, end);
    }
  }
  return m;
}
export const MigrationRootHashVoteTransactionBody: MessageType<MigrationRootHashVoteTransactionBody> = defineMessage<MigrationRootHashVoteTransactionBody>(
  'MigrationRootHashVoteTransactionBody',
  newMigrationRootHashVoteTransactionBody,
  readMigrationRootHashVoteTransactionBody,
  () => [
    { number: 1, name: 'previousWrappedRecordBlockRootHash', kind: 'bytes' },
    { number: 2, name: 'wrappedIntermediatePreviousBlockRootHashes', kind: 'bytes', repeated: true },
    { number: 3, name: 'wrappedIntermediateBlockRootsLeafCount', kind: 'uint64' },
  ],
);
