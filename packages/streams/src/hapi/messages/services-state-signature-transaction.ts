// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.platform.event.StateSignatureTransaction */
export interface StateSignatureTransaction {
  round: bigint;
  signature: Uint8Array;
  hash: Uint8Array;
}
function newStateSignatureTransaction(): StateSignatureTransaction {
  return { round: 0n, signature: EMPTY, hash: EMPTY };
}
export function readStateSignatureTransaction(c: Cursor, end: number, depth: number, m: StateSignatureTransaction = newStateSignatureTransaction()): StateSignatureTransaction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.round = c.int64(end); break;
      case 18: m.signature = c.bytes(end); break;
      case 26: m.hash = c.bytes(end); break;
      default: c.skipField('StateSignatureTransaction', tag, end);
    }
  }
  return m;
}
export const StateSignatureTransaction: MessageType<StateSignatureTransaction> = defineMessage<StateSignatureTransaction>(
  'StateSignatureTransaction',
  newStateSignatureTransaction,
  readStateSignatureTransaction,
  () => [
    { number: 1, name: 'round', kind: 'int64' },
    { number: 2, name: 'signature', kind: 'bytes' },
    { number: 3, name: 'hash', kind: 'bytes' },
  ],
);
