// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.services.auxiliary.hints.CrsPublicationTransactionBody */
export interface CrsPublicationTransactionBody {
  newCrs: Uint8Array;
  proof: Uint8Array;
}
function newCrsPublicationTransactionBody(): CrsPublicationTransactionBody {
  return { newCrs: EMPTY, proof: EMPTY };
}
export function readCrsPublicationTransactionBody(c: Cursor, end: number, depth: number, m: CrsPublicationTransactionBody = newCrsPublicationTransactionBody()): CrsPublicationTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.newCrs = c.bytes(end); break;
      case 18: m.proof = c.bytes(end); break;
      default: c.skipField('CrsPublicationTransactionBody', tag, end);
    }
  }
  return m;
}
export const CrsPublicationTransactionBody: MessageType<CrsPublicationTransactionBody> = defineMessage<CrsPublicationTransactionBody>(
  'CrsPublicationTransactionBody',
  newCrsPublicationTransactionBody,
  readCrsPublicationTransactionBody,
  () => [
    { number: 1, name: 'newCrs', kind: 'bytes' },
    { number: 2, name: 'proof', kind: 'bytes' },
  ],
);
