import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import type { DemoNode } from './demo-nodes.ts';
import { demoRsaKey } from './rsa-key.ts';

/** A node that signs stream files, with what an address book says of it. */
export interface SigningNode {
  readonly nodeId: bigint;
  /** Number of its account, 0.0.N. */
  readonly account: bigint;
  readonly key: KeyObject;
  /** Hex of the DER SubjectPublicKeyInfo. */
  readonly publicKeyHex: string;
  /** Undefined for a node of a test network, of which the book lists id, account and key. */
  readonly profile: DemoNode | undefined;
}

/** The nodes with the keys that follow from the seed; takes about a second for seven where the places of their primes are not known. */
export function signingNodes(seed: number, nodes: readonly DemoNode[]): SigningNode[] {
  return nodes.map((profile, index) => signingNode(profile, demoRsaKey(seed, index)));
}

function signingNode(profile: DemoNode, key: KeyObject): SigningNode {
  return { nodeId: profile.nodeId, account: profile.account, key, publicKeyHex: publicKeyHex(key), profile };
}

/** Hex of the DER SubjectPublicKeyInfo that belongs to a private key. */
export function publicKeyHex(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('hex');
}

/** In place of the SHA-384 of the node's TLS certificate: a simulated node has none. */
export function certificateHashHex(node: SigningNode): string {
  return createHash('sha384').update(`certificate of ${node.publicKeyHex}`).digest('hex');
}
