import { type ConsensusNs, packEntityId } from '@ledgerscope/ledger';
import { BOOTSTRAP_BOOKS, type BootstrapNetwork } from './bootstrap-books.ts';
import { type AddressBook, type AddressBookNode, addressBookNode } from './read-address-book.ts';

const EMPTY = new Uint8Array(0);

/**
 * The newest address book that ships with this package and was valid at an instant: where following starts when nothing
 * better is known. It holds accounts, node ids and keys only; a network's first book counts from the beginning of time.
 */
export function bootstrapAddressBook(network: BootstrapNetwork, at: ConsensusNs): AddressBook {
  const [first, ...later] = BOOTSTRAP_BOOKS[network];
  const book = later.findLast(({ validFrom }) => validFrom <= at) ?? first;
  return { nodes: book.nodes.map(bootstrapNode) };
}

function bootstrapNode(line: string): AddressBookNode {
  const [account = '', nodeId = '', publicKeyHex = ''] = line.split(' ');
  // The public networks have shard and realm 0.
  const accountId = packEntityId(0n, 0n, BigInt(account));
  if (accountId === undefined) throw new RangeError(`bootstrap address book with account number ${account}`);
  return addressBookNode({
    nodeId: BigInt(nodeId),
    accountId,
    publicKeyHex,
    certHash: EMPTY,
    description: '',
    stake: undefined,
    serviceEndpoints: [],
    memo: '',
  });
}
