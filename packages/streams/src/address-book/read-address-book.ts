import { createPublicKey, type KeyObject } from 'node:crypto';
import { type EntityId, hexText, packEntityId, parseEntityId, unpackEntityId } from '@ledgerscope/ledger';
import { type NodeAddress, NodeAddressBook, type ServiceEndpoint as ServiceEndpointMessage } from '../hapi/messages.ts';
import { StreamError } from '../stream-error.ts';
import { decodeFrom, wholeFile } from '../wire-origin.ts';

/** Where a node serves gRPC. */
export interface AddressBookEndpoint {
  /** Dotted IPv4 address; undefined where a domain name is given instead. */
  readonly ip: string | undefined;
  readonly domain: string | undefined;
  readonly port: number;
}

/** One consensus node of an address book. */
export interface AddressBookNode {
  readonly nodeId: bigint;
  readonly accountId: EntityId;
  /** Hex of the DER SubjectPublicKeyInfo; empty where the book holds none. */
  readonly publicKeyHex: string;
  /** Made on first use. @throws when the hex is no RSA key */
  readonly publicKey: KeyObject;
  /** SHA-384 of the node's TLS certificate as it is in the book: the bytes of a hex text. */
  readonly certHash: Uint8Array;
  readonly description: string;
  /** Tinybar; undefined where the book states none (books never did after 2022). */
  readonly stake: bigint | undefined;
  readonly serviceEndpoints: readonly AddressBookEndpoint[];
  readonly memo: string;
}

/** The consensus nodes of a network in the order of the book, each once. */
export interface AddressBook {
  readonly nodes: readonly AddressBookNode[];
}

/** What a node is besides its lazily made key. */
export type AddressBookNodeFacts = Omit<AddressBookNode, 'publicKey'>;

/** The account 0.0.3 belongs to node 0. */
const FIRST_NODE_ACCOUNT = 3n;
/** Accounts below it that old books list with node id 0 belong to the node three below (mirror node's rule). */
const OLD_NODE_ACCOUNTS_END = 20n;

/** Gives a node its public key, parsed when it is first asked for: most books are read for their facts only. */
export function addressBookNode(facts: AddressBookNodeFacts): AddressBookNode {
  let key: KeyObject | undefined;
  return {
    ...facts,
    get publicKey() {
      key ??= createPublicKey({ key: Buffer.from(facts.publicKeyHex, 'hex'), format: 'der', type: 'spki' });
      return key;
    },
  };
}

/**
 * Reads an address book: the contents of file 0.0.101 or 0.0.102 (a NodeAddressBook message). Entries of one node are
 * merged; in old books a node's account is in its memo and its id follows from the account.
 * @throws StreamError `truncated` or `malformed`, also where an entry names no account or the book names no node
 */
export function readAddressBook(bytes: Uint8Array, file = 'address book'): AddressBook {
  const { nodeAddress } = decodeFrom(wholeFile(file, bytes), NodeAddressBook, bytes);
  if (nodeAddress.length === 0) {
    throw new StreamError({ reason: 'malformed', file, expected: 'at least one node', actual: 'none' });
  }
  const nodes = new Map<bigint, AddressBookNodeFacts>();
  for (const entry of nodeAddress) {
    const facts = readEntry(entry, file);
    const before = nodes.get(facts.nodeId);
    nodes.set(facts.nodeId, before === undefined ? facts : merge(before, facts));
  }
  return { nodes: [...nodes.values()].map(addressBookNode) };
}

function readEntry(entry: NodeAddress, file: string): AddressBookNodeFacts {
  const memo = Buffer.from(entry.memo).toString('utf8');
  const { nodeAccountId } = entry;
  const accountId =
    nodeAccountId?.accountNum === undefined
      ? parseEntityId(memo)
      : packEntityId(nodeAccountId.shardNum, nodeAccountId.realmNum, nodeAccountId.accountNum);
  if (accountId === undefined) {
    throw new StreamError({ reason: 'malformed', file, expected: 'a node with an account', actual: `memo "${memo}"` });
  }
  return {
    nodeId: nodeIdOf(entry.nodeId, accountId),
    accountId,
    publicKeyHex: entry.RSA_PubKey.toLowerCase(),
    certHash: entry.nodeCertHash,
    description: entry.description,
    stake: entry.stake === 0n ? undefined : entry.stake,
    serviceEndpoints: endpointsOf(entry),
    memo,
  };
}

function nodeIdOf(stated: bigint, accountId: EntityId): bigint {
  const { num } = unpackEntityId(accountId);
  const old = stated === 0n && num > FIRST_NODE_ACCOUNT && num < OLD_NODE_ACCOUNTS_END;
  return old ? num - FIRST_NODE_ACCOUNT : stated;
}

/** The deprecated single address (text of an IP), which serves only where it has a port, and the list that replaced it. */
function endpointsOf(entry: NodeAddress): AddressBookEndpoint[] {
  const ip = Buffer.from(entry.ipAddress).toString('latin1');
  const old = ip === '' || entry.portno <= 0 ? [] : [{ ip, domain: undefined, port: entry.portno }];
  return [...old, ...entry.serviceEndpoint.map(endpointOf)];
}

function endpointOf(endpoint: ServiceEndpointMessage): AddressBookEndpoint {
  const { ipAddressV4, domainName, port } = endpoint;
  const ip = ipAddressV4.length === 4 ? ipAddressV4.join('.') : hexText(ipAddressV4);
  return { ip: ip === '' ? undefined : ip, domain: domainName === '' ? undefined : domainName, port };
}

/** What the later entry states wins; endpoints are united. */
function merge(before: AddressBookNodeFacts, after: AddressBookNodeFacts): AddressBookNodeFacts {
  const known = new Set(before.serviceEndpoints.map(endpointKey));
  const added = after.serviceEndpoints.filter((endpoint) => !known.has(endpointKey(endpoint)));
  return {
    nodeId: before.nodeId,
    accountId: after.accountId,
    publicKeyHex: after.publicKeyHex || before.publicKeyHex,
    certHash: after.certHash.length > 0 ? after.certHash : before.certHash,
    description: after.description || before.description,
    stake: after.stake ?? before.stake,
    serviceEndpoints: [...before.serviceEndpoints, ...added],
    memo: after.memo || before.memo,
  };
}

function endpointKey({ ip, domain, port }: AddressBookEndpoint): string {
  return `${ip ?? ''}|${domain ?? ''}|${port}`;
}
