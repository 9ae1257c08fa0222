import fs from 'node:fs';
import path from 'node:path';
import { type Draft, encode, hapi } from '@ledgerscope/streams';
import { certificateHashHex, type SigningNode } from './signing-node.ts';

/** What the files 0.0.101 and 0.0.102 hold when these are the network's nodes: a `NodeAddressBook`. */
export function addressBookBytes(nodes: readonly SigningNode[]): Uint8Array {
  return encode(hapi.NodeAddressBook, { nodeAddress: nodes.map(nodeAddress) });
}

function nodeAddress(node: SigningNode): Draft<hapi.NodeAddress> {
  const address = {
    nodeId: node.nodeId,
    RSA_PubKey: node.publicKeyHex,
    nodeAccountId: { accountNum: node.account },
    memo: Buffer.from(`0.0.${node.account}`),
  };
  if (node.profile === undefined) return address;
  const { description, stakeTinybar, serviceEndpoints } = node.profile;
  return {
    ...address,
    description,
    stake: stakeTinybar,
    // The book holds the bytes of the hash's hex text.
    nodeCertHash: Buffer.from(certificateHashHex(node)),
    serviceEndpoint: serviceEndpoints.map(({ domain, port }) => ({ domainName: domain, port })),
  };
}

/** Writes `address_book.bin` with these nodes: where readers of the folder find whose signatures count. */
export function writeAddressBook(folder: string, nodes: readonly SigningNode[]): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'address_book.bin'), addressBookBytes(nodes));
}
