// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.tss.LedgerIdNodeContribution */
export interface LedgerIdNodeContribution {
  nodeId: bigint;
  weight: bigint;
  historyProofKey: Uint8Array;
}
function newLedgerIdNodeContribution(): LedgerIdNodeContribution {
  return { nodeId: 0n, weight: 0n, historyProofKey: EMPTY };
}
export function readLedgerIdNodeContribution(c: Cursor, end: number, depth: number, m: LedgerIdNodeContribution = newLedgerIdNodeContribution()): LedgerIdNodeContribution {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 16: m.weight = c.uint64(end); break;
      case 26: m.historyProofKey = c.bytes(end); break;
      default: c.skipField('LedgerIdNodeContribution', tag, end);
    }
  }
  return m;
}
export const LedgerIdNodeContribution: MessageType<LedgerIdNodeContribution> = defineMessage<LedgerIdNodeContribution>(
  'LedgerIdNodeContribution',
  newLedgerIdNodeContribution,
  readLedgerIdNodeContribution,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'weight', kind: 'uint64' },
    { number: 3, name: 'historyProofKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.tss.LedgerIdPublicationTransactionBody */
export interface LedgerIdPublicationTransactionBody {
  ledgerId: Uint8Array;
  historyProofVerificationKey: Uint8Array;
  nodeContributions: readonly LedgerIdNodeContribution[];
}
function newLedgerIdPublicationTransactionBody(): LedgerIdPublicationTransactionBody {
  return { ledgerId: EMPTY, historyProofVerificationKey: EMPTY, nodeContributions: NONE };
}
export function readLedgerIdPublicationTransactionBody(c: Cursor, end: number, depth: number, m: LedgerIdPublicationTransactionBody = newLedgerIdPublicationTransactionBody()): LedgerIdPublicationTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ledgerId = c.bytes(end); break;
      case 18: m.historyProofVerificationKey = c.bytes(end); break;
      case 26: m.nodeContributions = appendTo(m.nodeContributions, readLedgerIdNodeContribution(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('LedgerIdPublicationTransactionBody', tag, end);
    }
  }
  return m;
}
export const LedgerIdPublicationTransactionBody: MessageType<LedgerIdPublicationTransactionBody> = defineMessage<LedgerIdPublicationTransactionBody>(
  'LedgerIdPublicationTransactionBody',
  newLedgerIdPublicationTransactionBody,
  readLedgerIdPublicationTransactionBody,
  () => [
    { number: 1, name: 'ledgerId', kind: 'bytes' },
    { number: 2, name: 'historyProofVerificationKey', kind: 'bytes' },
    { number: 3, name: 'nodeContributions', kind: 'message', repeated: true, type: LedgerIdNodeContribution },
  ],
);
