import type { ProofStrength, TssCheck, VerifiedUnder } from '@ledgerscope/streams';
import type { RequiredStrength } from '../settings/block-proof-settings.ts';

/** How authentic a block of the block stream is known to be, and from what. */
export interface BlockStrength {
  readonly strength: ProofStrength;
  /** Number of the later block whose signature was checked in place of this one's; undefined where its own was. */
  readonly anchor: bigint | undefined;
  /** What was found of that signature; undefined where there is none of a kind that can be checked. */
  readonly check: TssCheck | undefined;
  /** Why it is not worth more, as a part of a sentence; undefined for the strongest. */
  readonly reason: string | undefined;
  /** The block's root where its layout was a guess that the signature, or a verified block after it, has confirmed. */
  readonly root?: Uint8Array | undefined;
}

interface StrengthRule {
  /** What it is worth beside others. */
  readonly rank: number;
  /** Says of a signature that was not enough what it is, in the log. */
  readonly words: string;
}

const RULES: Readonly<Record<ProofStrength, StrengthRule>> = {
  'ledger-id': { rank: 4, words: 'its signature was verified against the ledger ID' },
  'handed-over': { rank: 3, words: 'its signature was verified with a handed-over key' },
  'pinned-key': { rank: 2, words: 'its signature was only verified with a pinned key' },
  // Worth what the later block is.
  linked: { rank: 0, words: 'a later block was only verified with a pinned key' },
  'replaced-scheme': { rank: 1, words: 'its signature uses a superseded scheme' },
  // Whoever makes a block can name an old version: that must not get it past a policy that asks for anything.
  'older-release': { rank: 0, words: 'its signature has the format of an older release and was not verified' },
  none: { rank: 0, words: 'its signature does not verify the block' },
};

/** A strength in words, behind a file's name. */
export function strengthWords(strength: ProofStrength): string {
  return RULES[strength].words;
}

/** True where a block may be read; one that is linked to another is worth what that one is. */
export function isEnough({ strength, check }: BlockStrength, required: RequiredStrength): boolean {
  const own = strength === 'linked' ? (check?.strength ?? 'none') : strength;
  // A chain of keys is worth what it begins with.
  const worth = own === 'handed-over' && check?.ledgerId === undefined ? 'pinned-key' : own;
  return RULES[worth].rank >= RULES[required].rank;
}

/** True for a signature under a key that is the network's, as far as the operator trusts what leads to it. */
export function isSigned(strength: BlockStrength['strength']): boolean {
  return strength === 'ledger-id' || strength === 'handed-over' || strength === 'pinned-key';
}

/** True where the nodes' signature, of the block or of a later one, was verified: what pages show as proven. */
export function isVerified({ strength }: BlockStrength): boolean {
  return isSigned(strength) || strength === 'linked';
}

/** Under which key a block was verified; undefined for one that was not. */
export function underOf(strength: BlockStrength): VerifiedUnder | undefined {
  const { check } = strength;
  if (!isVerified(strength) || check?.keySha256 === undefined) return undefined;
  return { keySha256: check.keySha256, ledgerId: check.ledgerId };
}
