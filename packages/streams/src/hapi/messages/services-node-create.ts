// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey, ServiceEndpoint, readServiceEndpoint } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.addressbook.NodeCreateTransactionBody */
export interface NodeCreateTransactionBody {
  accountId: AccountID | undefined;
  description: string;
  gossipEndpoint: readonly ServiceEndpoint[];
  serviceEndpoint: readonly ServiceEndpoint[];
  gossipCaCertificate: Uint8Array;
  grpcCertificateHash: Uint8Array;
  adminKey: Key | undefined;
  declineReward: boolean;
  grpcProxyEndpoint: ServiceEndpoint | undefined;
  associatedRegisteredNode: readonly bigint[];
}
function newNodeCreateTransactionBody(): NodeCreateTransactionBody {
  return { accountId: undefined, description: '', gossipEndpoint: NONE, serviceEndpoint: NONE, gossipCaCertificate: EMPTY, grpcCertificateHash: EMPTY, adminKey: undefined, declineReward: false, grpcProxyEndpoint: undefined, associatedRegisteredNode: NONE };
}
export function readNodeCreateTransactionBody(c: Cursor, end: number, depth: number, m: NodeCreateTransactionBody = newNodeCreateTransactionBody()): NodeCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountId); break;
      case 18: m.description = c.text(end); break;
      case 26: m.gossipEndpoint = appendTo(m.gossipEndpoint, readServiceEndpoint(c, c.delimitedEnd(end), depth + 1)); break;
      case 34: m.serviceEndpoint = appendTo(m.serviceEndpoint, readServiceEndpoint(c, c.delimitedEnd(end), depth + 1)); break;
      case 42: m.gossipCaCertificate = c.bytes(end); break;
      case 50: m.grpcCertificateHash = c.bytes(end); break;
      case 58: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 64: m.declineReward = c.bool(end); break;
      case 74: m.grpcProxyEndpoint = readServiceEndpoint(c, c.delimitedEnd(end), depth + 1, m.grpcProxyEndpoint); break;
      case 80: m.associatedRegisteredNode = appendTo(m.associatedRegisteredNode, c.uint64(end)); break;
      case 82: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.associatedRegisteredNode = appendTo(m.associatedRegisteredNode, c.uint64(stop)); break;
      default: c.skipField('NodeCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const NodeCreateTransactionBody: MessageType<NodeCreateTransactionBody> = defineMessage<NodeCreateTransactionBody>(
  'NodeCreateTransactionBody',
  newNodeCreateTransactionBody,
  readNodeCreateTransactionBody,
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'description', kind: 'string' },
    { number: 3, name: 'gossipEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 4, name: 'serviceEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 5, name: 'gossipCaCertificate', kind: 'bytes' },
    { number: 6, name: 'grpcCertificateHash', kind: 'bytes' },
    { number: 7, name: 'adminKey', kind: 'message', type: Key },
    { number: 8, name: 'declineReward', kind: 'bool' },
    { number: 9, name: 'grpcProxyEndpoint', kind: 'message', type: ServiceEndpoint },
    { number: 10, name: 'associatedRegisteredNode', kind: 'uint64', repeated: true },
  ],
);
