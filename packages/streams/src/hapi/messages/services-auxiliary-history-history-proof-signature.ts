// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { HistorySignature, readHistorySignature } from './services-state-history-history-types.ts';

/** com.hedera.hapi.services.auxiliary.history.HistoryProofSignatureTransactionBody */
export interface HistoryProofSignatureTransactionBody {
  constructionId: bigint;
  signature: HistorySignature | undefined;
}
function newHistoryProofSignatureTransactionBody(): HistoryProofSignatureTransactionBody {
  return { constructionId: 0n, signature: undefined };
}
export function readHistoryProofSignatureTransactionBody(c: Cursor, end: number, depth: number, m: HistoryProofSignatureTransactionBody = newHistoryProofSignatureTransactionBody()): HistoryProofSignatureTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 18: m.signature = readHistorySignature(c, c.delimitedEnd(end), depth + 1, m.signature); break;
      default: c.skipField('HistoryProofSignatureTransactionBody', tag, end);
    }
  }
  return m;
}
export const HistoryProofSignatureTransactionBody: MessageType<HistoryProofSignatureTransactionBody> = defineMessage<HistoryProofSignatureTransactionBody>(
  'HistoryProofSignatureTransactionBody',
  newHistoryProofSignatureTransactionBody,
  readHistoryProofSignatureTransactionBody,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'signature', kind: 'message', type: HistorySignature },
  ],
);
