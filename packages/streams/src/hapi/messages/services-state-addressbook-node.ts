// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey, ServiceEndpoint, readServiceEndpoint } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.state.addressbook.Node */
export interface Node {
  nodeId: bigint;
  accountId: AccountID | undefined;
  description: string;
  gossipEndpoint: readonly ServiceEndpoint[];
  serviceEndpoint: readonly ServiceEndpoint[];
  gossipCaCertificate: Uint8Array;
  grpcCertificateHash: Uint8Array;
  weight: bigint;
  deleted: boolean;
  adminKey: Key | undefined;
  declineReward: boolean;
  grpcProxyEndpoint: ServiceEndpoint | undefined;
  associatedRegisteredNode: readonly bigint[];
}
function newNode(): Node {
  return { nodeId: 0n, accountId: undefined, description: '', gossipEndpoint: NONE, serviceEndpoint: NONE, gossipCaCertificate: EMPTY, grpcCertificateHash: EMPTY, weight: 0n, deleted: false, adminKey: undefined, declineReward: false, grpcProxyEndpoint: undefined, associatedRegisteredNode: NONE };
}
export function readNode(c: Cursor, end: number, depth: number, m: Node = newNode()): Node {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 18: m.accountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountId); break;
      case 26: m.description = c.text(end); break;
      case 34: m.gossipEndpoint = appendTo(m.gossipEndpoint, readServiceEndpoint(c, c.delimitedEnd(end), depth + 1)); break;
      case 42: m.serviceEndpoint = appendTo(m.serviceEndpoint, readServiceEndpoint(c, c.delimitedEnd(end), depth + 1)); break;
      case 50: m.gossipCaCertificate = c.bytes(end); break;
      case 58: m.grpcCertificateHash = c.bytes(end); break;
      case 64: m.weight = c.uint64(end); break;
      case 72: m.deleted = c.bool(end); break;
      case 82: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 88: m.declineReward = c.bool(end); break;
      case 98: m.grpcProxyEndpoint = readServiceEndpoint(c, c.delimitedEnd(end), depth + 1, m.grpcProxyEndpoint); break;
      case 104: m.associatedRegisteredNode = appendTo(m.associatedRegisteredNode, c.uint64(end)); break;
      case 106: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.associatedRegisteredNode = appendTo(m.associatedRegisteredNode, c.uint64(stop)); break;
      default: c.skipField('Node', tag, end);
    }
  }
  return m;
}
export const Node: MessageType<Node> = defineMessage<Node>(
  'Node',
  newNode,
  readNode,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'accountId', kind: 'message', type: AccountID },
    { number: 3, name: 'description', kind: 'string' },
    { number: 4, name: 'gossipEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 5, name: 'serviceEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 6, name: 'gossipCaCertificate', kind: 'bytes' },
    { number: 7, name: 'grpcCertificateHash', kind: 'bytes' },
    { number: 8, name: 'weight', kind: 'uint64' },
    { number: 9, name: 'deleted', kind: 'bool' },
    { number: 10, name: 'adminKey', kind: 'message', type: Key },
    { number: 11, name: 'declineReward', kind: 'bool' },
    { number: 12, name: 'grpcProxyEndpoint', kind: 'message', type: ServiceEndpoint },
    { number: 13, name: 'associatedRegisteredNode', kind: 'uint64', repeated: true },
  ],
);
