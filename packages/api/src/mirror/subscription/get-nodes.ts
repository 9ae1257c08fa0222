import { isIPv4 } from 'node:net';
import { compareAscending, entityIdFromStore, unpackEntityId } from '@ledgerscope/ledger';
import { nodeStates } from '@ledgerscope/ledger-store';
import { encode, hapi } from '@ledgerscope/streams';
import { contextNow, type ServerContext } from '../../api-context.ts';
import { certificateHash, descriptionOf, endpointsOf, type NodeFacts } from '../../explorer/node/node-reply.ts';
import { joinNodes } from '../../explorer/node/node-routes.ts';
import { storedAddressBook } from '../../explorer/node/stored-address-book.ts';
import type { GrpcCall } from '../grpc/grpc-call.ts';
import { frameOf } from '../grpc/grpc-frame.ts';
import { invalidArgument } from '../grpc/grpc-status.ts';
import { isListed, nodeIdOf } from '../network/node-routes.ts';
import { readRequest } from './topic-query.ts';

/** Files 0.0.101 and 0.0.102. */
const BOOKS: ReadonlySet<bigint> = new Set([101n, 102n]);

/** Sends the nodes of the address book, by their ids, as messages NodeAddress. @throws GrpcError for a file that is no address book */
export async function sendNodes(server: ServerContext, call: GrpcCall): Promise<void> {
  const limit = readLimit(call.message);
  const context = contextNow(server);
  const [states, { book }] = await Promise.all([
    nodeStates(context.snapshot),
    storedAddressBook(context.snapshot, context.network(), context.givenAddressBook),
  ]);
  const nodes = joinNodes(states, book.nodes)
    .filter(isListed)
    .sort((one, other) => compareAscending(nodeIdOf(one), nodeIdOf(other)));
  call.begin();
  // A book has a few dozen entries of a kilobyte.
  for (const facts of nodes.slice(0, limit === 0 ? undefined : limit)) call.write(frameOf(nodeAddress(facts)));
}

/** How many nodes are asked for; 0 for all. @throws GrpcError */
function readLimit(message: Uint8Array): number {
  const { fileId, limit } = readRequest(hapi.AddressBookQuery, message);
  const { shardNum = 0n, realmNum = 0n, fileNum = 0n } = fileId ?? {};
  if (shardNum !== 0n || realmNum !== 0n || !BOOKS.has(fileNum)) throw invalidArgument('Not a valid address book file');
  if (limit < 0) throw invalidArgument('getNodes.filter.limit: must be greater than or equal to 0');
  return limit;
}

function nodeAddress(facts: NodeFacts): Uint8Array {
  const { account, book, state } = facts;
  const { shard, realm, num } = unpackEntityId(entityIdFromStore(account));
  return encode(hapi.NodeAddress, {
    nodeId: nodeIdOf(facts),
    nodeAccountId: { shardNum: shard, realmNum: realm, accountNum: num },
    RSA_PubKey: book?.publicKeyHex ?? '',
    // As books have it: the hash as a hex text.
    nodeCertHash: Buffer.from(certificateHash(facts)),
    memo: Buffer.from(book?.memo ?? ''),
    description: descriptionOf(book, state),
    stake: state?.stake ?? book?.stake ?? 0n,
    serviceEndpoint: endpointsOf(facts).map(({ ipAddress, domainName, port }) => ({
      ipAddressV4: isIPv4(ipAddress ?? '') ? Uint8Array.from((ipAddress ?? '').split('.'), Number) : new Uint8Array(0),
      domainName: domainName ?? '',
      port,
    })),
  });
}
