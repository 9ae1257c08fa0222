// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.services.auxiliary.hints.HintsPartialSignatureTransactionBody */
export interface HintsPartialSignatureTransactionBody {
  constructionId: bigint;
  message: Uint8Array;
  partialSignature: Uint8Array;
}
function newHintsPartialSignatureTransactionBody(): HintsPartialSignatureTransactionBody {
  return { constructionId: 0n, message: EMPTY, partialSignature: EMPTY };
}
export function readHintsPartialSignatureTransactionBody(c: Cursor, end: number, depth: number, m: HintsPartialSignatureTransactionBody = newHintsPartialSignatureTransactionBody()): HintsPartialSignatureTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 18: m.message = c.bytes(end); break;
      case 26: m.partialSignature = c.bytes(end); break;
      default: c.skipField('HintsPartialSignatureTransactionBody', tag, end);
    }
  }
  return m;
}
export const HintsPartialSignatureTransactionBody: MessageType<HintsPartialSignatureTransactionBody> = defineMessage<HintsPartialSignatureTransactionBody>(
  'HintsPartialSignatureTransactionBody',
  newHintsPartialSignatureTransactionBody,
  readHintsPartialSignatureTransactionBody,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'message', kind: 'bytes' },
    { number: 3, name: 'partialSignature', kind: 'bytes' },
  ],
);
