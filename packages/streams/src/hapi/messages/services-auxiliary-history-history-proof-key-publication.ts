// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

/** com.hedera.hapi.services.auxiliary.history.HistoryProofKeyPublicationTransactionBody */
export interface HistoryProofKeyPublicationTransactionBody {
  proofKey: Uint8Array | undefined;
  wrapsMessage: Uint8Array | undefined;
  constructionId: bigint;
  phase: number;
}
function newHistoryProofKeyPublicationTransactionBody(): HistoryProofKeyPublicationTransactionBody {
  return { proofKey: undefined, wrapsMessage: undefined, constructionId: 0n, phase: 0 };
}
export function readHistoryProofKeyPublicationTransactionBody(c: Cursor, end: number, depth: number, m: HistoryProofKeyPublicationTransactionBody = newHistoryProofKeyPublicationTransactionBody()): HistoryProofKeyPublicationTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.proofKey = c.bytes(end); break;
      case 18: m.wrapsMessage = c.bytes(end); break;
      case 24: m.constructionId = c.uint64(end); break;
      case 32: m.phase = c.int32(end); break;
      default: c.skipField('HistoryProofKeyPublicationTransactionBody', tag, end);
    }
  }
  return m;
}
export const HistoryProofKeyPublicationTransactionBody: MessageType<HistoryProofKeyPublicationTransactionBody> = defineMessage<HistoryProofKeyPublicationTransactionBody>(
  'HistoryProofKeyPublicationTransactionBody',
  newHistoryProofKeyPublicationTransactionBody,
  readHistoryProofKeyPublicationTransactionBody,
  () => [
    { number: 1, name: 'proofKey', kind: 'bytes', optional: true },
    { number: 2, name: 'wrapsMessage', kind: 'bytes', optional: true },
    { number: 3, name: 'constructionId', kind: 'uint64' },
    { number: 4, name: 'phase', kind: 'enum' },
  ],
);
