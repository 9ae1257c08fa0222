import { hexText } from '@ledgerscope/ledger';
import { bytesEqual } from '../bytes.ts';
import { type ByteOrigin, errorIn } from '../wire-origin.ts';
import type { BlockFrame } from './block-frame.ts';
import type { BlockItemSlice } from './block-items.ts';
import { isDevelopmentSignature, leadsThrough, type ParsedProof } from './block-proof.ts';
import { treeOfDigest } from './merkle-tree.ts';
import { blockRootHash } from './root-hash.ts';
import { layoutOf, possibleLayouts, type RootLayout } from './root-layout.ts';

/** What confirmed a root: the next block (or another source the caller trusts), a root on the way of the proof's path, or SHA-384 of the root in place of a signature. */
export type RootEvidence = 'expected-hash' | 'state-path' | 'development-signature';

/**
 * The root hash of a block.
 * - `verified`: recomputed, and something independent of the items names the same hash. That says the block is whole
 *   and its layout known, not who made it.
 * - `computed`: recomputed by the layout of the block's HAPI version; nothing to compare it with.
 * - `unknown-layout`: no real block has shown the layout of this version; `hash` is the likeliest candidate and must
 *   not be chained on before `candidates` were compared with the next block's previous hash.
 */
export interface BlockRoot {
  readonly status: 'verified' | 'computed' | 'unknown-layout';
  readonly hash: Uint8Array;
  readonly variant: RootLayout;
  readonly evidence: RootEvidence | undefined;
  readonly candidates: readonly { readonly variant: RootLayout; readonly hash: Uint8Array }[];
}

interface Confirmation {
  readonly evidence: RootEvidence;
  readonly matches: (hash: Uint8Array) => boolean;
  /** Set where a root other than this one shows that the block is damaged or forged. */
  readonly demanded: Uint8Array | undefined;
}

/**
 * Computes the root and finds its layout.
 * @throws StreamError `hash-mismatch` when no layout gives the expected hash, or one that the proof's path leads through.
 */
export function findBlockRoot(
  origin: ByteOrigin,
  frame: BlockFrame,
  items: readonly BlockItemSlice[],
  proofs: readonly ParsedProof[],
  expectedHash: Uint8Array | undefined,
  layouts: readonly RootLayout[] = possibleLayouts(frame),
): BlockRoot {
  const confirmations = confirmationsOf(proofs, expectedHash);
  const candidates: { variant: RootLayout; hash: Uint8Array }[] = [];
  for (const variant of layouts) {
    const hash = blockRootHash(origin, frame, items, variant);
    candidates.push({ variant, hash });
    const confirmed = confirmations.find((confirmation) => confirmation.matches(hash));
    const demands = confirmations.filter((confirmation) => confirmation.demanded !== undefined);
    if (confirmed !== undefined && demands.every((demand) => demand.matches(hash))) {
      return { status: 'verified', hash, variant, evidence: confirmed.evidence, candidates };
    }
    // Nothing could confirm another layout.
    if (confirmations.length === 0 && layoutOf(frame.hapiVersion) === variant) break;
  }
  return unconfirmedRoot(origin, frame, candidates, confirmations);
}

function unconfirmedRoot(
  origin: ByteOrigin,
  frame: BlockFrame,
  candidates: readonly { variant: RootLayout; hash: Uint8Array }[],
  confirmations: readonly Confirmation[],
): BlockRoot {
  const [first] = candidates;
  const demand = confirmations.find((confirmation) => confirmation.demanded !== undefined)?.demanded;
  if (first === undefined || demand !== undefined) {
    const found = candidates.map((candidate) => hexText(candidate.hash)).join(' or ');
    throw errorIn(origin, 'hash-mismatch', `block root ${hexText(demand ?? new Uint8Array(0))}`, found);
  }
  const status = layoutOf(frame.hapiVersion) === first.variant ? 'computed' : 'unknown-layout';
  return { status, ...first, evidence: undefined, candidates };
}

function confirmationsOf(proofs: readonly ParsedProof[], expectedHash: Uint8Array | undefined): Confirmation[] {
  const list: Confirmation[] = [];
  if (expectedHash !== undefined) list.push(demandConfirmation('expected-hash', expectedHash));
  for (const proof of proofs) {
    if (proof.kind === 'path') {
      list.push({ evidence: 'state-path', demanded: proof.start, matches: (hash) => leadsThrough(proof, hash) });
    }
    if (proof.kind === 'signature' && isDigestLong(proof.signature)) {
      const matches = (hash: Uint8Array) => isDevelopmentSignature(proof.signature, hash);
      list.push({ evidence: 'development-signature', matches, demanded: undefined });
    }
  }
  return list;
}

/** As long as what is in place of a signature where nodes do not sign. */
function isDigestLong({ length }: Uint8Array): boolean {
  return treeOfDigest(length) !== undefined;
}

function demandConfirmation(evidence: RootEvidence, demanded: Uint8Array): Confirmation {
  return { evidence, demanded, matches: (hash) => bytesEqual(hash, demanded) };
}
