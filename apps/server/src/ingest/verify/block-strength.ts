import type { ProofStrength, TssCheck } from '@ledgerscope/streams';
import type { RequiredStrength } from '../../block-proof-settings.ts';

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

const RANKS: Readonly<Record<RequiredStrength, number>> = {
  'ledger-id': 3,
  'pinned-key': 2,
  'replaced-scheme': 1,
  none: 0,
};

/** True where a block may be read; one that is linked to another is worth what that one is. */
export function isEnough({ strength, check }: BlockStrength, required: RequiredStrength): boolean {
  const own = strength === 'linked' ? (check?.strength ?? 'none') : strength;
  return RANKS[own] >= RANKS[required];
}

/** True where the nodes' signature, of the block or of a later one, was verified: what pages show as proven. */
export function isVerified({ strength }: BlockStrength): boolean {
  return strength === 'ledger-id' || strength === 'pinned-key' || strength === 'linked';
}
