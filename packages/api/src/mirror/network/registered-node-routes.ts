import net from 'node:net';
import { readLong } from '@ledgerscope/contract/mirror/mirror-parameter';
import { encode, hapi } from '@ledgerscope/streams';
import { isWithin } from '../bounds.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { mirrorKey, timeText } from '../mirror-values.ts';
import { type RegisteredNode, registeredNodes } from './registered-nodes.ts';

const IPV4_BYTES = 4;
const NO_KEY = new Uint8Array(0);

/** Nodes that are registered besides the consensus nodes. */
export const MIRROR_REGISTERED_NODE_HANDLERS = {
  mirrorRegisteredNodes: async ({ snapshot, query, linkBehind }) => {
    const { order, limit } = query;
    const [ids, type] = [query.all('registerednode.id'), query.last('type')];
    const nodes = await registeredNodes(snapshot);
    const found = (order === 'asc' ? [...nodes] : nodes.toReversed())
      .filter(
        ({ id, endpoints }) =>
          isWithin(ids, id) && (type === undefined || endpoints.some((one) => typeOf(one) === type)),
      )
      .slice(0, limit);
    const end = found.length === limit ? found.at(-1) : undefined;
    const links =
      end === undefined ? NO_LINKS : linkBehind([{ key: 'registerednode.id', value: String(end.id) }], readLong);
    return { body: { registered_nodes: found.map(nodeReply), links } };
  },
} satisfies Partial<MirrorHandlers>;

function nodeReply({ id, adminKey, description, endpoints, createdNs, changedNs }: RegisteredNode) {
  return {
    admin_key: mirrorKey(adminKey === undefined ? NO_KEY : encode(hapi.Key, adminKey)),
    created_timestamp: timeText(createdNs),
    description,
    registered_node_id: id,
    service_endpoints: endpoints.map(endpointReply),
    timestamp: { from: timeText(changedNs), to: null },
  };
}

/** What an endpoint serves; undefined for a kind that is not known. */
function typeOf({ blockNode, mirrorNode, rpcRelay, generalService }: hapi.RegisteredServiceEndpoint) {
  if (blockNode !== undefined) return 'BLOCK_NODE';
  if (mirrorNode !== undefined) return 'MIRROR_NODE';
  if (rpcRelay !== undefined) return 'RPC_RELAY';
  return generalService === undefined ? undefined : 'GENERAL_SERVICE';
}

function endpointReply(endpoint: hapi.RegisteredServiceEndpoint) {
  const { blockNode, mirrorNode, rpcRelay, generalService, domainName, ipAddress, port, requiresTls } = endpoint;
  const names = hapi.RegisteredServiceEndpoint_BlockNodeEndpoint_BlockNodeApi;
  return {
    block_node:
      blockNode === undefined
        ? null
        : { endpoint_apis: blockNode.endpointApi.map((api) => names[api] ?? 'UNRECOGNIZED') },
    domain_name: domainName ?? null,
    general_service: generalService === undefined ? null : { description: generalService.description },
    ip_address: ipAddress === undefined ? null : addressText(ipAddress),
    mirror_node: mirrorNode === undefined ? null : {},
    port,
    requires_tls: requiresTls,
    rpc_relay: rpcRelay === undefined ? null : {},
    type: typeOf(endpoint) ?? null,
  };
}

/** Null for bytes that are no address. */
function addressText(bytes: Uint8Array): string | null {
  if (bytes.length === IPV4_BYTES) return bytes.join('.');
  const groups = Array.from({ length: bytes.length / 2 }, (_, at) =>
    (((bytes[2 * at] ?? 0) << 8) | (bytes[2 * at + 1] ?? 0)).toString(16),
  );
  const text = groups.join(':');
  return net.isIPv6(text) ? text : null;
}
