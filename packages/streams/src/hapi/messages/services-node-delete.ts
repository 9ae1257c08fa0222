// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

/** com.hedera.hapi.node.addressbook.NodeDeleteTransactionBody */
export interface NodeDeleteTransactionBody {
  nodeId: bigint;
}
function newNodeDeleteTransactionBody(): NodeDeleteTransactionBody {
  return { nodeId: 0n };
}
export function readNodeDeleteTransactionBody(c: Cursor, end: number, depth: number, m: NodeDeleteTransactionBody = newNodeDeleteTransactionBody()): NodeDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      default: c.skipField('NodeDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const NodeDeleteTransactionBody: MessageType<NodeDeleteTransactionBody> = defineMessage<NodeDeleteTransactionBody>(
  'NodeDeleteTransactionBody',
  newNodeDeleteTransactionBody,
  readNodeDeleteTransactionBody,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
  ],
);
