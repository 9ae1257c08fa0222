// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { Key, readKey } from './services-basic-types.ts';
import { RegisteredServiceEndpoint, readRegisteredServiceEndpoint } from './services-registered-service-endpoint.ts';
import { StringValue, readStringValue } from './wrappers.ts';

/** com.hedera.hapi.node.addressbook.RegisteredNodeUpdateTransactionBody */
export interface RegisteredNodeUpdateTransactionBody {
  registeredNodeId: bigint;
  adminKey: Key | undefined;
  description: StringValue | undefined;
  serviceEndpoint: readonly RegisteredServiceEndpoint[];
}
function newRegisteredNodeUpdateTransactionBody(): RegisteredNodeUpdateTransactionBody {
  return { registeredNodeId: 0n, adminKey: undefined, description: undefined, serviceEndpoint: NONE };
}
export function readRegisteredNodeUpdateTransactionBody(c: Cursor, end: number, depth: number, m: RegisteredNodeUpdateTransactionBody = newRegisteredNodeUpdateTransactionBody()): RegisteredNodeUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.registeredNodeId = c.uint64(end); break;
      case 18: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 26: m.description = readStringValue(c, c.delimitedEnd(end), depth + 1, m.description); break;
      case 34: m.serviceEndpoint = appendTo(m.serviceEndpoint, readRegisteredServiceEndpoint(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('RegisteredNodeUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const RegisteredNodeUpdateTransactionBody: MessageType<RegisteredNodeUpdateTransactionBody> = defineMessage<RegisteredNodeUpdateTransactionBody>(
  'RegisteredNodeUpdateTransactionBody',
  newRegisteredNodeUpdateTransactionBody,
  readRegisteredNodeUpdateTransactionBody,
  () => [
    { number: 1, name: 'registeredNodeId', kind: 'uint64' },
    { number: 2, name: 'adminKey', kind: 'message', type: Key },
    { number: 3, name: 'description', kind: 'message', type: StringValue },
    { number: 4, name: 'serviceEndpoint', kind: 'message', repeated: true, type: RegisteredServiceEndpoint },
  ],
);
