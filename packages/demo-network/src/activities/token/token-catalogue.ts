import { HBAR } from '../../world/units.ts';
import type { TokenKeyName } from '../../world/world-state.ts';
import type { NewToken } from './create-token.ts';
import type { Share } from './custom-fee.ts';

/** A custom fee as a catalogue says it; the issuer's fee account collects it. */
export type FeeIdea =
  | { readonly kind: 'fixed'; readonly tinybar: bigint; readonly allExempt?: boolean }
  /** In a token of the catalogue that exists already, by its symbol, or in the token itself (`own`). */
  | { readonly kind: 'fixed-in-token'; readonly symbol: string; readonly amount: bigint }
  | { readonly kind: 'fixed-in-own'; readonly amount: bigint }
  | {
      readonly kind: 'fraction';
      readonly share: Share;
      readonly minimum?: bigint;
      readonly maximum?: bigint;
      readonly netOfTransfers?: boolean;
      readonly allExempt?: boolean;
    };

/** A token that the demo network will have. */
export interface TokenIdea {
  /** The issuer is its company; several tokens may have the same. */
  readonly named: { readonly name: string; readonly symbol: string; readonly issuer: string };
  readonly memo: string;
  readonly units: Pick<NewToken, 'decimals' | 'initialSupply' | 'maxSupply'>;
  readonly keys: readonly TokenKeyName[];
  /** Who holds the admin and supply keys: three officers, two of whom or all must sign; the issuer where absent. */
  readonly board?: 'two of three' | 'all';
  readonly freezeDefault?: boolean;
  readonly fees?: readonly FeeIdea[];
  /** What people buy at once: smallest units, and their price in tinybar. */
  readonly lot: { readonly units: bigint; readonly tinybar: bigint };
  /** Day of the ledger on which it appears at the latest. */
  readonly day: number;
}

/** The well-known tokens of the demo network in the order of their appearance. All names are invented. */
export const TOKEN_CATALOGUE: readonly TokenIdea[] = [
  {
    named: { name: 'Harbour Dollar', symbol: 'HUSD', issuer: 'Harbourgate Trust' },
    memo: 'one US dollar on deposit for each; attested monthly',
    units: { decimals: 6, initialSupply: 4_000_000_000_000n },
    keys: ['admin', 'freeze', 'wipe', 'supply', 'pause', 'feeSchedule', 'metadata'],
    board: 'two of three',
    lot: { units: 10_000_000n, tinybar: 105n * HBAR },
    day: 0,
  },
  {
    named: { name: 'Brackenridge Exchange Token', symbol: 'BRX', issuer: 'Brackenridge Exchange' },
    memo: 'trading fee discount; partly burned every quarter',
    units: { decimals: 8, initialSupply: 50_000_000_000_000_000n, maxSupply: 50_000_000_000_000_000n },
    keys: ['admin', 'supply'],
    lot: { units: 25_000_000_000n, tinybar: 40n * HBAR },
    day: 1,
  },
  {
    named: { name: 'Pebble Points', symbol: 'PBL', issuer: 'Pebble Wallet' },
    memo: 'ten points per friend you invite',
    units: { decimals: 0, initialSupply: 50_000_000n },
    keys: ['admin', 'supply', 'wipe'],
    lot: { units: 100n, tinybar: 3n * HBAR },
    day: 3,
  },
  {
    named: { name: 'Harbour Euro', symbol: 'HEUR', issuer: 'Harbourgate Trust' },
    memo: 'one euro on deposit per token; KYC required',
    units: { decimals: 2, initialSupply: 90_000_000n },
    keys: ['admin', 'kyc', 'freeze', 'wipe', 'supply', 'pause', 'feeSchedule'],
    lot: { units: 1_000n, tinybar: 115n * HBAR },
    day: 6,
  },
  {
    named: { name: 'Glimmerdeep Gold', symbol: 'GLIM', issuer: 'Lanternfish Games' },
    memo: 'coin of the realm; the guild takes its cut',
    units: { decimals: 0, initialSupply: 20_000_000n },
    keys: ['admin', 'supply', 'wipe', 'feeSchedule', 'pause'],
    fees: [{ kind: 'fraction', share: [2n, 100n], minimum: 1n, maximum: 500n }],
    lot: { units: 1_000n, tinybar: 12n * HBAR },
    day: 10,
  },
  {
    named: { name: 'Fernhollow Carbon Tonne', symbol: 'FCT', issuer: 'Fernhollow Registry' },
    memo: 'one tonne of CO2 stored in peat; wiped when retired',
    units: { decimals: 0, initialSupply: 200_000n },
    keys: ['admin', 'kyc', 'wipe', 'supply', 'feeSchedule'],
    fees: [{ kind: 'fixed', tinybar: HBAR / 2n }],
    lot: { units: 1n, tinybar: 150n * HBAR },
    day: 16,
  },
  {
    named: { name: 'Meteor Dust', symbol: 'METEOR', issuer: 'Skyfall Museum' },
    memo: 'nine tokens of eighteen decimals: as fine as dust gets',
    units: { decimals: 18, initialSupply: 9_000_000_000_000_000_000n, maxSupply: 9_000_000_000_000_000_000n },
    keys: ['admin'],
    lot: { units: 1_000_000_000_000_000n, tinybar: 9n * HBAR },
    day: 22,
  },
  {
    named: { name: 'Yoctocrumb', symbol: 'CRUMB', issuer: 'Skyfall Museum' },
    memo: 'twenty-four decimals: the whole supply is less than one',
    units: { decimals: 24, initialSupply: 8_000_000_000_000_000_000n },
    keys: ['admin', 'supply'],
    lot: { units: 750_000_000_000_000n, tinybar: 2n * HBAR },
    day: 31,
  },
  {
    named: { name: 'Lantern', symbol: 'LAN', issuer: 'Lanternfish Games' },
    memo: 'one vote in the guild hall; immutable token',
    units: { decimals: 8, initialSupply: 1_000_000_000_000_000n, maxSupply: 1_000_000_000_000_000n },
    keys: [],
    lot: { units: 100_000_000n, tinybar: 14n * HBAR },
    day: 42,
  },
  {
    named: { name: 'Tidewater Kilowatt Hour', symbol: 'TKWH', issuer: 'Tidewater Energy' },
    memo: 'power from the tidal mill, redeemable for a year',
    units: { decimals: 2, initialSupply: 12_000_000n },
    keys: ['admin', 'supply', 'pause', 'feeSchedule'],
    fees: [{ kind: 'fixed-in-token', symbol: 'HUSD', amount: 10_000n }],
    lot: { units: 2_500n, tinybar: 60n * HBAR },
    day: 55,
  },
  {
    named: { name: 'Orchard Rewards', symbol: 'APPLE', issuer: 'Orchard Row Grocers' },
    memo: 'a basket for every thousand',
    units: { decimals: 0, initialSupply: 8_000_000n },
    keys: ['admin', 'supply', 'wipe', 'feeSchedule', 'metadata'],
    fees: [{ kind: 'fraction', share: [5n, 100n], maximum: 40n, netOfTransfers: true }],
    lot: { units: 200n, tinybar: 5n * HBAR },
    day: 70,
  },
  {
    named: { name: 'Bluefin Freight Credit', symbol: 'BFC', issuer: 'Bluefin Lines' },
    memo: 'frozen until the customs broker releases the account',
    units: { decimals: 2, initialSupply: 5_000_000n },
    keys: ['admin', 'freeze', 'supply', 'wipe'],
    freezeDefault: true,
    lot: { units: 500n, tinybar: 48n * HBAR },
    day: 90,
  },
  {
    named: { name: 'Saffron Kitchen Meal', symbol: 'MEAL', issuer: 'Saffron Kitchen' },
    memo: 'one lunch; not valid while the kitchen rests',
    units: { decimals: 0, initialSupply: 30_000n },
    keys: ['admin', 'supply', 'pause'],
    lot: { units: 1n, tinybar: 80n * HBAR },
    day: 110,
  },
  {
    named: { name: 'Northlight Observatory Share A', symbol: 'NLO.A', issuer: 'Northlight Observatory' },
    memo: 'one of 10,000 shares; votes on telescope time',
    units: { decimals: 0, initialSupply: 10_000n, maxSupply: 10_000n },
    keys: ['admin', 'kyc', 'freeze', 'wipe', 'supply', 'pause'],
    board: 'all',
    lot: { units: 1n, tinybar: 800n * HBAR },
    day: 140,
  },
  {
    named: { name: 'Velvet Vinyl Credit', symbol: 'VNYL', issuer: 'Velvet Vinyl' },
    memo: 'trade-in credit for records',
    units: { decimals: 2, initialSupply: 3_000_000n },
    keys: ['admin', 'supply', 'feeSchedule'],
    lot: { units: 1_500n, tinybar: 90n * HBAR },
    day: 170,
  },
  {
    named: { name: 'Snail Post Stamp', symbol: 'SNAIL', issuer: 'Snail Post' },
    memo: 'one extra stamp per delivery',
    units: { decimals: 0, initialSupply: 500_000n },
    keys: ['admin', 'supply', 'feeSchedule'],
    fees: [{ kind: 'fixed-in-own', amount: 1n }],
    lot: { units: 20n, tinybar: 6n * HBAR },
    day: 200,
  },
  {
    named: { name: 'Copperleaf', symbol: 'CPRL', issuer: 'Copperleaf Commons' },
    memo: 'local currency of the river towns',
    units: { decimals: 8, initialSupply: 70_000_000_000_000n },
    keys: ['admin', 'freeze', 'wipe', 'supply', 'feeSchedule', 'pause', 'metadata'],
    fees: [{ kind: 'fixed', tinybar: HBAR / 20n }],
    lot: { units: 5_000_000_000n, tinybar: 25n * HBAR },
    day: 235,
  },
  {
    named: { name: 'Summer Regatta Pass', symbol: 'REGATTA', issuer: 'Copperleaf Commons' },
    memo: 'entry to the river for one weekend; then it ends',
    units: { decimals: 0, initialSupply: 6_000n, maxSupply: 6_000n },
    keys: ['admin', 'supply'],
    lot: { units: 1n, tinybar: 55n * HBAR },
    day: 260,
  },
  {
    named: { name: 'Moonmoth', symbol: 'MOTH', issuer: 'Moonmoth Club' },
    memo: 'drawn to the light 🦋',
    units: { decimals: 8, initialSupply: 4_200_000_000_000_000_000n },
    keys: ['supply'],
    lot: { units: 4_000_000_000_000n, tinybar: 4n * HBAR },
    day: 300,
  },
  {
    named: { name: 'Wattle Creek Water Right', symbol: 'WATER', issuer: 'Wattle Creek Council' },
    memo: 'a cubic metre from the weir, this season',
    units: { decimals: 3, initialSupply: 800_000_000n, maxSupply: 2_000_000_000n },
    keys: ['admin', 'kyc', 'supply', 'wipe'],
    lot: { units: 20_000n, tinybar: 30n * HBAR },
    day: 340,
  },
  {
    named: { name: 'Harbour Yen', symbol: 'HJPY', issuer: 'Harbourgate Trust' },
    memo: 'one yen on deposit per token',
    units: { decimals: 0, initialSupply: 300_000_000n },
    keys: ['admin', 'freeze', 'wipe', 'supply', 'pause', 'feeSchedule'],
    board: 'two of three',
    fees: [{ kind: 'fraction', share: [1n, 1_000n], minimum: 1n, maximum: 500n, netOfTransfers: true }],
    lot: { units: 1_500n, tinybar: 104n * HBAR },
    day: 380,
  },
  {
    named: { name: 'Kelpforest Restoration Credit', symbol: 'KELP', issuer: 'Fernhollow Registry' },
    memo: 'a square metre of replanted sea floor',
    units: { decimals: 3, initialSupply: 45_000_000n },
    keys: ['admin', 'wipe', 'supply', 'feeSchedule', 'metadata'],
    fees: [
      { kind: 'fixed', tinybar: HBAR / 10n, allExempt: true },
      { kind: 'fraction', share: [1n, 50n], minimum: 1n, maximum: 10_000n, allExempt: true },
    ],
    lot: { units: 1_000n, tinybar: 22n * HBAR },
    day: 420,
  },
  {
    named: { name: 'Riddle', symbol: 'RIDDLE', issuer: 'Skyfall Museum' },
    memo: 'as many as a signed 64-bit number can count',
    units: { decimals: 0, initialSupply: 9_223_372_036_854_775_807n, maxSupply: 9_223_372_036_854_775_807n },
    keys: ['admin', 'supply'],
    lot: { units: 1_000_000_000_000_000n, tinybar: 2n * HBAR },
    day: 460,
  },
  {
    named: { name: 'Caravan Miles', symbol: 'CARAVAN', issuer: 'Bluefin Lines' },
    memo: 'miles do not expire, caravans do',
    units: { decimals: 0, initialSupply: 90_000_000n },
    keys: ['admin', 'supply', 'wipe', 'freeze'],
    lot: { units: 2_000n, tinybar: 18n * HBAR },
    day: 500,
  },
  {
    named: { name: 'عملة النخيل', symbol: 'نخلة', issuer: 'Palm Court Cooperative' },
    memo: 'تمور من مزارعنا',
    units: { decimals: 2, initialSupply: 12_000_000n },
    keys: ['admin', 'supply'],
    lot: { units: 500n, tinybar: 7n * HBAR },
    day: 560,
  },
  {
    named: { name: '🦔 Hedgehog Coin', symbol: '🦔HOG', issuer: 'Moonmoth Club' },
    memo: 'small, round, prickly',
    units: { decimals: 6, initialSupply: 1_000_000_000_000_000n },
    keys: ['admin', 'supply', 'feeSchedule'],
    fees: [{ kind: 'fraction', share: [1n, 100n], minimum: 1n }],
    lot: { units: 1_000_000_000n, tinybar: 3n * HBAR },
    day: 620,
  },
];
