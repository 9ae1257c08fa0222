// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.services.auxiliary.tss.TssMessageTransactionBody */
export interface TssMessageTransactionBody {
  sourceRosterHash: Uint8Array;
  targetRosterHash: Uint8Array;
  shareIndex: bigint;
  tssMessage: Uint8Array;
}
function newTssMessageTransactionBody(): TssMessageTransactionBody {
  return { sourceRosterHash: EMPTY, targetRosterHash: EMPTY, shareIndex: 0n, tssMessage: EMPTY };
}
export function readTssMessageTransactionBody(c: Cursor, end: number, depth: number, m: TssMessageTransactionBody = newTssMessageTransactionBody()): TssMessageTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.sourceRosterHash = c.bytes(end); break;
      case 18: m.targetRosterHash = c.bytes(end); break;
      case 24: m.shareIndex = c.uint64(end); break;
      case 34: m.tssMessage = c.bytes(end); break;
      default: c.skipField('TssMessageTransactionBody', tag, end);
    }
  }
  return m;
}
export const TssMessageTransactionBody: MessageType<TssMessageTransactionBody> = defineMessage<TssMessageTransactionBody>(
  'TssMessageTransactionBody',
  newTssMessageTransactionBody,
  readTssMessageTransactionBody,
  () => [
    { number: 1, name: 'sourceRosterHash', kind: 'bytes' },
    { number: 2, name: 'targetRosterHash', kind: 'bytes' },
    { number: 3, name: 'shareIndex', kind: 'uint64' },
    { number: 4, name: 'tssMessage', kind: 'bytes' },
  ],
);
