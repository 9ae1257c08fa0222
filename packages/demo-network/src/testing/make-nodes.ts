import { publicKeyHex, type SigningNode } from '../network/signing-node.ts';
import { nodeKey } from './node-keys.ts';

const FIRST_ACCOUNT = 3n;

/** Nodes 0.0.3 and following with fresh keys: no two calls in a process give the same network. */
export function makeNodes(count: number): SigningNode[] {
  return Array.from({ length: count }, (_, index) => {
    const key = nodeKey();
    const nodeId = BigInt(index);
    return { nodeId, account: FIRST_ACCOUNT + nodeId, key, publicKeyHex: publicKeyHex(key), profile: undefined };
  });
}
