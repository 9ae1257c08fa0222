// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { Key, readKey } from './services-basic-types.ts';
import { RegisteredServiceEndpoint, readRegisteredServiceEndpoint } from './services-registered-service-endpoint.ts';

/** com.hedera.hapi.node.addressbook.RegisteredNodeCreateTransactionBody */
export interface RegisteredNodeCreateTransactionBody {
  adminKey: Key | undefined;
  description: string;
  serviceEndpoint: readonly RegisteredServiceEndpoint[];
}
function newRegisteredNodeCreateTransactionBody(): RegisteredNodeCreateTransactionBody {
  return { adminKey: undefined, description: '', serviceEndpoint: NONE };
}
export function readRegisteredNodeCreateTransactionBody(c: Cursor, end: number, depth: number, m: RegisteredNodeCreateTransactionBody = newRegisteredNodeCreateTransactionBody()): RegisteredNodeCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 18: m.description = c.text(end); break;
      case 26: m.serviceEndpoint = appendTo(m.serviceEndpoint, readRegisteredServiceEndpoint(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('RegisteredNodeCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const RegisteredNodeCreateTransactionBody: MessageType<RegisteredNodeCreateTransactionBody> = defineMessage<RegisteredNodeCreateTransactionBody>(
  'RegisteredNodeCreateTransactionBody',
  newRegisteredNodeCreateTransactionBody,
  readRegisteredNodeCreateTransactionBody,
  () => [
    { number: 1, name: 'adminKey', kind: 'message', type: Key },
    { number: 2, name: 'description', kind: 'string' },
    { number: 3, name: 'serviceEndpoint', kind: 'message', repeated: true, type: RegisteredServiceEndpoint },
  ],
);
