// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.state.tss.TssVoteMapKey */
export interface TssVoteMapKey {
  rosterHash: Uint8Array;
  nodeId: bigint;
}
function newTssVoteMapKey(): TssVoteMapKey {
  return { rosterHash: EMPTY, nodeId: 0n };
}
export function readTssVoteMapKey(c: Cursor, end: number, depth: number, m: TssVoteMapKey = newTssVoteMapKey()): TssVoteMapKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.rosterHash = c.bytes(end); break;
      case 16: m.nodeId = c.uint64(end); break;
      default: c.skipField('TssVoteMapKey', tag, end);
    }
  }
  return m;
}
export const TssVoteMapKey: MessageType<TssVoteMapKey> = defineMessage<TssVoteMapKey>(
  'TssVoteMapKey',
  newTssVoteMapKey,
  readTssVoteMapKey,
  () => [
    { number: 1, name: 'rosterHash', kind: 'bytes' },
    { number: 2, name: 'nodeId', kind: 'uint64' },
  ],
);
