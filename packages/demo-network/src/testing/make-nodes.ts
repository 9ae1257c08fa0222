import { generateKeyPairSync } from 'node:crypto';
import { publicKeyHex, type SigningNode } from '../network/signing-node.ts';

const FIRST_ACCOUNT = 3n;

/** Nodes 0.0.3 and following with fresh keys: no two calls give the same network. */
export function makeNodes(count: number): SigningNode[] {
  return Array.from({ length: count }, (_, index) => {
    const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 3072 });
    const nodeId = BigInt(index);
    return { nodeId, account: FIRST_ACCOUNT + nodeId, key, publicKeyHex: publicKeyHex(key), profile: undefined };
  });
}
