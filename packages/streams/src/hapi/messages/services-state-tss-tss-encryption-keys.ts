// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.state.tss.TssEncryptionKeys */
export interface TssEncryptionKeys {
  currentEncryptionKey: Uint8Array;
  nextEncryptionKey: Uint8Array;
}
function newTssEncryptionKeys(): TssEncryptionKeys {
  return { currentEncryptionKey: EMPTY, nextEncryptionKey: EMPTY };
}
export function readTssEncryptionKeys(c: Cursor, end: number, depth: number, m: TssEncryptionKeys = newTssEncryptionKeys()): TssEncryptionKeys {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.currentEncryptionKey = c.bytes(end); break;
      case 18: m.nextEncryptionKey = c.bytes(end); break;
      default: c.skipField('TssEncryptionKeys', tag, end);
    }
  }
  return m;
}
export const TssEncryptionKeys: MessageType<TssEncryptionKeys> = defineMessage<TssEncryptionKeys>(
  'TssEncryptionKeys',
  newTssEncryptionKeys,
  readTssEncryptionKeys,
  () => [
    { number: 1, name: 'currentEncryptionKey', kind: 'bytes' },
    { number: 2, name: 'nextEncryptionKey', kind: 'bytes' },
  ],
);
