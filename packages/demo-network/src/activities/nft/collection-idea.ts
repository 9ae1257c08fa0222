import type { CollectionArt } from '../../media/artwork.ts';
import type { TokenKeyName } from '../../world/world-state.ts';
import type { Share } from '../token/custom-fee.ts';

/** A royalty as a catalogue says it; the creator's fee account collects it. */
export interface RoyaltyIdea {
  readonly share: Share;
  /** What a receiver pays who gives nothing for the NFT. */
  readonly fallback?: { readonly tinybar: bigint } | { readonly symbol: string; readonly amount: bigint };
}

/** A collection that the demo network comes to have. */
export interface CollectionIdea {
  /** What decides the looks of its NFTs. */
  readonly art: CollectionArt;
  readonly symbol: string;
  readonly memo: string;
  /** How many serials there may be; infinite where absent. */
  readonly maxSupply?: bigint;
  readonly keys: readonly TokenKeyName[];
  readonly royalties?: readonly RoyaltyIdea[];
  /** What everybody who sends one pays, in tinybar. */
  readonly sendingFee?: bigint;
  /** What the creator asks for one, and how often it is minted, relative to the others. */
  readonly sale: { readonly tinybar: bigint; readonly appeal: number };
  /** Its NFTs are the broken and hostile ones. */
  readonly testCards?: boolean;
  /** Days after its launch that the collection ends. */
  readonly endsAfterDays?: number;
  /** Day of the ledger on which it appears at the latest. */
  readonly day: number;
}
