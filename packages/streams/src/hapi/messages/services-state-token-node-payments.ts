// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID } from './services-basic-types.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

/** com.hedera.hapi.node.state.token.NodePayment */
export interface NodePayment {
  nodeAccountId: AccountID | undefined;
  fees: bigint;
}
function newNodePayment(): NodePayment {
  return { nodeAccountId: undefined, fees: 0n };
}
export function readNodePayment(c: Cursor, end: number, depth: number, m: NodePayment = newNodePayment()): NodePayment {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.nodeAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.nodeAccountId); break;
      case 16: m.fees = c.uint64(end); break;
      default: c.skipField('NodePayment', tag, end);
    }
  }
  return m;
}
export const NodePayment: MessageType<NodePayment> = defineMessage<NodePayment>(
  'NodePayment',
  newNodePayment,
  readNodePayment,
  () => [
    { number: 1, name: 'nodeAccountId', kind: 'message', type: AccountID },
    { number: 2, name: 'fees', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.state.token.NodePayments */
export interface NodePayments {
  lastNodeFeeDistributionTime: Timestamp | undefined;
  payments: readonly NodePayment[];
}
function newNodePayments(): NodePayments {
  return { lastNodeFeeDistributionTime: undefined, payments: NONE };
}
export function readNodePayments(c: Cursor, end: number, depth: number, m: NodePayments = newNodePayments()): NodePayments {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.lastNodeFeeDistributionTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.lastNodeFeeDistributionTime); break;
      case 18: m.payments = appendTo(m.payments, readNodePayment(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('NodePayments', tag, end);
    }
  }
  return m;
}
export const NodePayments: MessageType<NodePayments> = defineMessage<NodePayments>(
  'NodePayments',
  newNodePayments,
  readNodePayments,
  () => [
    { number: 1, name: 'lastNodeFeeDistributionTime', kind: 'message', type: Timestamp },
    { number: 2, name: 'payments', kind: 'message', repeated: true, type: NodePayment },
  ],
);
