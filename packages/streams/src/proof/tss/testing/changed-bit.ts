import type { LedgerIdPublication } from '../ledger-id.ts';

/** Everything that a check of a signature depends on. */
export interface Changeable {
  readonly publication: LedgerIdPublication;
  /** What is signed. */
  readonly root: Uint8Array;
  readonly signature: Uint8Array;
}

/** What is changed beside the signature, which has the most parts and costs least to refuse. */
const OTHERS = ['ledger id', 'wraps key', 'node key', 'weight', 'root', 'node id'] as const;
/** Each of the others comes once in so many changes. */
const TURN = 20;

/** The same with one bit changed, which one depends on `seed` only. */
export function changedBit(whole: Changeable, seed: number): { changed: Changeable; what: string } {
  const turn = seed % TURN;
  const part = (turn % 3 === 1 ? OTHERS[(turn - 1) / 3] : undefined) ?? 'signature';
  const { publication, root, signature } = whole;
  const flip = (bytes: Uint8Array): Uint8Array => flipped(bytes, seed);
  const inPublication = (change: Partial<LedgerIdPublication>): Changeable => ({
    ...whole,
    publication: { ...publication, ...change },
  });
  const { nodeContributions } = publication;
  const node = Math.floor(random(seed + 0.5) * nodeContributions.length);
  const inNode = (change: (one: (typeof nodeContributions)[number]) => Partial<(typeof nodeContributions)[number]>) =>
    inPublication({
      nodeContributions: nodeContributions.map((one, index) => (index === node ? { ...one, ...change(one) } : one)),
    });
  const bit = 1n << BigInt(Math.floor(random(seed) * 63));
  const changes: Readonly<Record<(typeof OTHERS)[number] | 'signature', () => Changeable>> = {
    signature: () => ({ ...whole, signature: flip(signature) }),
    root: () => ({ ...whole, root: flip(root) }),
    'ledger id': () => inPublication({ ledgerId: flip(publication.ledgerId) }),
    'wraps key': () => inPublication({ historyProofVerificationKey: flip(publication.historyProofVerificationKey) }),
    'node key': () => inNode((one) => ({ historyProofKey: flip(one.historyProofKey) })),
    weight: () => inNode((one) => ({ weight: one.weight ^ bit })),
    'node id': () => inNode((one) => ({ nodeId: one.nodeId ^ bit })),
  };
  return { changed: changes[part](), what: `${part}, seed ${seed}` };
}

function flipped(bytes: Uint8Array, seed: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const bit = Math.floor(random(seed) * bytes.length * 8);
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return copy;
}

/** A number from 0 on and below 1. */
function random(seed: number): number {
  let state = (Math.round(seed * 2) + 0x9e3779b9) | 0;
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}
