// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.state.tss.TssMessageMapKey */
export interface TssMessageMapKey {
  rosterHash: Uint8Array;
  sequenceNumber: bigint;
}
function newTssMessageMapKey(): TssMessageMapKey {
  return { rosterHash: EMPTY, sequenceNumber: 0n };
}
export function readTssMessageMapKey(c: Cursor, end: number, depth: number, m: TssMessageMapKey = newTssMessageMapKey()): TssMessageMapKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.rosterHash = c.bytes(end); break;
      case 16: m.sequenceNumber = c.uint64(end); break;
      default: c.skipField('TssMessageMapKey', tag, end);
    }
  }
  return m;
}
export const TssMessageMapKey: MessageType<TssMessageMapKey> = defineMessage<TssMessageMapKey>(
  'TssMessageMapKey',
  newTssMessageMapKey,
  readTssMessageMapKey,
  () => [
    { number: 1, name: 'rosterHash', kind: 'bytes' },
    { number: 2, name: 'sequenceNumber', kind: 'uint64' },
  ],
);
