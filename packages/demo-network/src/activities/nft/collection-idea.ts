import type { CollectionArt } from '../../media/collection-art.ts';
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
  readonly name: string;
  readonly symbol: string;
  readonly creator: string;
  readonly memo: string;
  readonly style: number;
  /** How many serials there may be; infinite where absent. */
  readonly maxSupply?: bigint;
  readonly keys: readonly TokenKeyName[];
  readonly royalties?: readonly RoyaltyIdea[];
  /** What everybody who sends one pays, in tinybar. */
  readonly sendingFee?: bigint;
  /** What the creator asks for one. */
  readonly priceTinybar: bigint;
  /** How often it is minted, relative to the others. */
  readonly appeal: number;
  /** Its NFTs are the broken and hostile ones. */
  readonly testCards?: boolean;
  /** Days after its launch that the collection ends. */
  readonly endsAfterDays?: number;
  /** Day of the ledger on which it appears at the latest. */
  readonly day: number;
}

/** What decides the looks of its NFTs. */
export function artOf({ name, creator, style }: Pick<CollectionIdea, 'name' | 'creator' | 'style'>): CollectionArt {
  return { name, creator, style };
}
