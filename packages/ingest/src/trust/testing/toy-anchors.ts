import { addressBookBytes, makeNodes, type SigningNode } from '@ledgerscope/demo-network';
import { ToyLedger } from '@ledgerscope/streams/toy-ledger';
import { sha384 } from '../anchors-field.ts';

export const NODES = makeNodes(3);
export const OTHER_NODES = makeNodes(3);
export const TOY = new ToyLedger('published anchors', [5n, 1n, 2n ** 63n]);

export const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Bytes as a document has them. */
export function published(bytes: Uint8Array) {
  return { base64: Buffer.from(bytes).toString('base64'), sha384: sha384(bytes) };
}

export function publishedBook(from: string, nodes: readonly SigningNode[]) {
  return { from, contents: published(addressBookBytes(nodes)) };
}

/** A document as a toy network would publish it; tests change parts of it. */
export function toyDocument() {
  const { ledgerId, historyProofVerificationKey, nodeContributions } = TOY.publication;
  return {
    network: 'toy',
    ledgerId: hexOf(ledgerId),
    wrapsVerificationKey: published(historyProofVerificationKey),
    roster: nodeContributions.map(({ nodeId, weight, historyProofKey }) => ({
      nodeId: String(nodeId),
      weight: String(weight),
      historyProofKey: { hex: hexOf(historyProofKey) },
    })),
    addressBooks: [publishedBook('2020-01-01T00:00:00Z', OTHER_NODES), publishedBook('1767225600.000000001', NODES)],
  };
}
