import type { CollectionArt } from '../../media/artwork.ts';
import { HBAR } from '../../world/units.ts';
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

/** The well-known collections of the demo network in the order of their appearance. All names are invented. */
export const COLLECTION_CATALOGUE: readonly CollectionIdea[] = [
  {
    art: { name: 'Paper Foxes', creator: 'Mira Oldendorp', style: 0 },
    symbol: 'PFOX',
    memo: 'five hundred foxes, folded once each',
    maxSupply: 500n,
    keys: ['admin', 'supply', 'feeSchedule'],
    royalties: [{ share: [5n, 100n], fallback: { tinybar: 10n * HBAR } }],
    sale: { tinybar: 120n * HBAR, appeal: 3 },
    day: 2,
  },
  {
    art: { name: 'Evening Tides', creator: 'Sound of Harbour Studio', style: 1 },
    symbol: 'TIDE',
    memo: 'one for every tide recorded',
    keys: ['admin', 'supply', 'freeze', 'wipe', 'pause', 'feeSchedule', 'metadata'],
    royalties: [{ share: [10n, 100n] }],
    sale: { tinybar: 60n * HBAR, appeal: 3 },
    day: 12,
  },
  {
    art: { name: 'Glimmerdeep Robots', creator: 'Lanternfish Games', style: 5 },
    symbol: 'GROBO',
    memo: 'player characters; the guild can recover stolen ones',
    keys: ['admin', 'supply', 'wipe', 'freeze', 'metadata'],
    royalties: [{ share: [3n, 100n], fallback: { symbol: 'HUSD', amount: 250_000n } }, { share: [1n, 200n] }],
    sale: { tinybar: 35n * HBAR, appeal: 5 },
    day: 25,
  },
  {
    art: { name: 'Outer Catalogue', creator: 'Northlight Observatory', style: 3 },
    symbol: 'WORLD',
    memo: 'named worlds; anyone may copy the pictures',
    keys: ['supply', 'metadata'],
    sale: { tinybar: 20n * HBAR, appeal: 2 },
    day: 60,
  },
  {
    art: { name: 'Rendering Test Cards', creator: 'Quality Desk', style: 8 },
    symbol: 'TESTCARD',
    memo: 'deliberately broken metadata',
    maxSupply: 40n,
    keys: ['admin', 'supply', 'metadata'],
    testCards: true,
    sale: { tinybar: HBAR, appeal: 0.3 },
    day: 75,
  },
  {
    art: { name: 'Gems of the Copper Hill', creator: 'Copperleaf Commons', style: 7 },
    symbol: 'GEM',
    memo: 'cut stones with certificate, measures and model',
    maxSupply: 200n,
    keys: ['admin', 'kyc', 'supply', 'freeze', 'wipe'],
    royalties: [{ share: [25n, 1_000n], fallback: { tinybar: HBAR } }],
    sale: { tinybar: 900n * HBAR, appeal: 1 },
    day: 120,
  },
  {
    art: { name: 'Summer Festival Passes', creator: 'Velvet Vinyl', style: 8 },
    symbol: 'FEST',
    memo: 'valid for one summer; the collection ends with it',
    maxSupply: 300n,
    keys: ['admin', 'supply', 'pause', 'wipe'],
    sendingFee: 2n * HBAR,
    endsAfterDays: 90,
    sale: { tinybar: 75n * HBAR, appeal: 4 },
    day: 180,
  },
  {
    art: { name: 'Floating Town Plots', creator: 'Floating Town Land Office', style: 6 },
    symbol: 'PLOT',
    memo: 'deed and plot register attached',
    maxSupply: 1_000n,
    keys: ['admin', 'supply', 'feeSchedule', 'metadata'],
    royalties: [{ share: [2n, 100n], fallback: { tinybar: 25n * HBAR } }],
    sale: { tinybar: 260n * HBAR, appeal: 3 },
    day: 250,
  },
  {
    art: { name: 'Unclimbed Ridges', creator: 'Mira Oldendorp', style: 4 },
    symbol: 'RIDGE',
    memo: 'sixty views, no paths',
    maxSupply: 60n,
    keys: ['supply'],
    royalties: [{ share: [15n, 100n] }],
    sale: { tinybar: 400n * HBAR, appeal: 2 },
    day: 310,
  },
  {
    art: { name: 'Record of the Week', creator: 'Velvet Vinyl', style: 9 },
    symbol: 'TUNE',
    memo: 'a short tune on each',
    keys: ['admin', 'supply', 'pause', 'metadata', 'feeSchedule'],
    royalties: [{ share: [8n, 100n] }],
    sale: { tinybar: 15n * HBAR, appeal: 4 },
    day: 400,
  },
  {
    art: { name: 'حديقة لا تنام', creator: 'Palm Court Cooperative', style: 2 },
    symbol: 'حديقة',
    memo: 'زهور لا تغلق أبدا 🌸',
    keys: ['admin', 'supply'],
    royalties: [{ share: [4n, 100n] }],
    sale: { tinybar: 45n * HBAR, appeal: 3 },
    day: 520,
  },
];
