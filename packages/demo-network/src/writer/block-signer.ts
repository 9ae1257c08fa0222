import type { LedgerIdPublication } from '@ledgerscope/streams';
import { ToyLedger } from '@ledgerscope/streams/toy-ledger';
import { proofItem } from './block-chain.ts';

/** Weights of the demo nodes: each has the same. */
const WEIGHTS = new Array<bigint>(7).fill(1n);
const SIGNERS = [0, 1, 2, 3, 4, 5];

let made: ToyLedger | undefined;

function ledger(): ToyLedger {
  made ??= new ToyLedger('demo network', WEIGHTS);
  return made;
}

/** The ledger id that names the nodes' hinTS key as the network's first one. */
export function ledgerIdPublication(): LedgerIdPublication {
  return ledger().longPublication;
}

/**
 * The nodes' threshold signature of a block's root, in the form of the public networks. The secret of its setup is known, which makes
 * it cheap: everybody who has this program can make it. It shows that readers check signatures, not who wrote the block.
 */
export function signBlock(root: Uint8Array): Uint8Array {
  return ledger().signMerged(root, SIGNERS);
}

/** The proof of a block that is signed itself. */
export function signedProof(block: bigint, blockSignature: Uint8Array): Buffer {
  return proofItem({ block, signedBlockProof: { blockSignature } });
}
