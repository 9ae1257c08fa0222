// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey, ServiceEndpoint, readServiceEndpoint } from './services-basic-types.ts';
import { BoolValue, readBoolValue, BytesValue, readBytesValue, StringValue, readStringValue } from './wrappers.ts';

/** com.hedera.hapi.node.addressbook.AssociatedRegisteredNodeList */
export interface AssociatedRegisteredNodeList {
  associatedRegisteredNode: readonly bigint[];
}
function newAssociatedRegisteredNodeList(): AssociatedRegisteredNodeList {
  return { associatedRegisteredNode: NONE };
}
export function readAssociatedRegisteredNodeList(c: Cursor, end: number, depth: number, m: AssociatedRegisteredNodeList = newAssociatedRegisteredNodeList()): AssociatedRegisteredNodeList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.associatedRegisteredNode = appendTo(m.associatedRegisteredNode, c.uint64(end)); break;
      case 10: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.associatedRegisteredNode = appendTo(m.associatedRegisteredNode, c.uint64(stop)); break;
      default: c.skipField('AssociatedRegisteredNodeList', tag, end);
    }
  }
  return m;
}
export const AssociatedRegisteredNodeList: MessageType<AssociatedRegisteredNodeList> = defineMessage<AssociatedRegisteredNodeList>(
  'AssociatedRegisteredNodeList',
  newAssociatedRegisteredNodeList,
  readAssociatedRegisteredNodeList,
  () => [
    { number: 1, name: 'associatedRegisteredNode', kind: 'uint64', repeated: true },
  ],
);

/** com.hedera.hapi.node.addressbook.NodeUpdateTransactionBody */
export interface NodeUpdateTransactionBody {
  nodeId: bigint;
  accountId: AccountID | undefined;
  description: StringValue | undefined;
  gossipEndpoint: readonly ServiceEndpoint[];
  serviceEndpoint: readonly ServiceEndpoint[];
  gossipCaCertificate: BytesValue | undefined;
  grpcCertificateHash: BytesValue | undefined;
  adminKey: Key | undefined;
  declineReward: BoolValue | undefined;
  grpcProxyEndpoint: ServiceEndpoint | undefined;
  associatedRegisteredNodeList: AssociatedRegisteredNodeList | undefined;
}
function newNodeUpdateTransactionBody(): NodeUpdateTransactionBody {
  return { nodeId: 0n, accountId: undefined, description: undefined, gossipEndpoint: NONE, serviceEndpoint: NONE, gossipCaCertificate: undefined, grpcCertificateHash: undefined, adminKey: undefined, declineReward: undefined, grpcProxyEndpoint: undefined, associatedRegisteredNodeList: undefined };
}
export function readNodeUpdateTransactionBody(c: Cursor, end: number, depth: number, m: NodeUpdateTransactionBody = newNodeUpdateTransactionBody()): NodeUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 18: m.accountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountId); break;
      case 26: m.description = readStringValue(c, c.delimitedEnd(end), depth + 1, m.description); break;
      case 34: m.gossipEndpoint = appendTo(m.gossipEndpoint, readServiceEndpoint(c, c.delimitedEnd(end), depth + 1)); break;
      case 42: m.serviceEndpoint = appendTo(m.serviceEndpoint, readServiceEndpoint(c, c.delimitedEnd(end), depth + 1)); break;
      case 50: m.gossipCaCertificate = readBytesValue(c, c.delimitedEnd(end), depth + 1, m.gossipCaCertificate); break;
      case 58: m.grpcCertificateHash = readBytesValue(c, c.delimitedEnd(end), depth + 1, m.grpcCertificateHash); break;
      case 66: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 74: m.declineReward = readBoolValue(c, c.delimitedEnd(end), depth + 1, m.declineReward); break;
      case 82: m.grpcProxyEndpoint = readServiceEndpoint(c, c.delimitedEnd(end), depth + 1, m.grpcProxyEndpoint); break;
      case 90: m.associatedRegisteredNodeList = readAssociatedRegisteredNodeList(c, c.delimitedEnd(end), depth + 1, m.associatedRegisteredNodeList); break;
      default: c.skipField('NodeUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const NodeUpdateTransactionBody: MessageType<NodeUpdateTransactionBody> = defineMessage<NodeUpdateTransactionBody>(
  'NodeUpdateTransactionBody',
  newNodeUpdateTransactionBody,
  readNodeUpdateTransactionBody,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'accountId', kind: 'message', type: AccountID },
    { number: 3, name: 'description', kind: 'message', type: StringValue },
    { number: 4, name: 'gossipEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 5, name: 'serviceEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 6, name: 'gossipCaCertificate', kind: 'message', type: BytesValue },
    { number: 7, name: 'grpcCertificateHash', kind: 'message', type: BytesValue },
    { number: 8, name: 'adminKey', kind: 'message', type: Key },
    { number: 9, name: 'declineReward', kind: 'message', type: BoolValue },
    { number: 10, name: 'grpcProxyEndpoint', kind: 'message', type: ServiceEndpoint },
    { number: 11, name: 'associatedRegisteredNodeList', kind: 'message', type: AssociatedRegisteredNodeList },
  ],
);
