// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

/** com.hedera.hapi.node.addressbook.RegisteredNodeDeleteTransactionBody */
export interface RegisteredNodeDeleteTransactionBody {
  registeredNodeId: bigint;
}
function newRegisteredNodeDeleteTransactionBody(): RegisteredNodeDeleteTransactionBody {
  return { registeredNodeId: 0n };
}
export function readRegisteredNodeDeleteTransactionBody(c: Cursor, end: number, depth: number, m: RegisteredNodeDeleteTransactionBody = newRegisteredNodeDeleteTransactionBody()): RegisteredNodeDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.registeredNodeId = c.uint64(end); break;
      default: c.skipField('RegisteredNodeDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const RegisteredNodeDeleteTransactionBody: MessageType<RegisteredNodeDeleteTransactionBody> = defineMessage<RegisteredNodeDeleteTransactionBody>(
  'RegisteredNodeDeleteTransactionBody',
  newRegisteredNodeDeleteTransactionBody,
  readRegisteredNodeDeleteTransactionBody,
  () => [
    { number: 1, name: 'registeredNodeId', kind: 'uint64' },
  ],
);
