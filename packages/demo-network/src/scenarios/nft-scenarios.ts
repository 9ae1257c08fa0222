import { mintNfts } from '../activities/nft/manage-nfts.ts';
import { createToken } from '../activities/token/create-token.ts';
import { type FixedAmount, royaltyFee } from '../activities/token/custom-fee.ts';
import { keysOf } from '../activities/token/key-holders.ts';
import { transferTokens } from '../activities/token/transfer-tokens.ts';
import { BROKEN_KINDS, brokenNft } from '../media/broken-nft.ts';
import { HOSTILE_KINDS, hostileNft } from '../media/hostile-nft.ts';
import type { MadeNft } from '../media/made-nft.ts';
import { makeNft } from '../media/make-nft.ts';
import { HBAR } from '../world/units.ts';
import type { World } from '../world/world.ts';
import type { EntityNum } from '../world/world-state.ts';
import {
  nftLink,
  pause,
  requireResult,
  type Scenario,
  scenarioAccount,
  tokenLink,
  transactionLink,
} from './scenario.ts';

const CAPITAL = 5_000n * HBAR;
/** Every kind of file that the demo network makes is in this style. */
const STYLE_WITH_EVERYTHING = 7;

/** NFTs whose documents are broken, missing, hostile or something else altogether. */
export const badMetadata: Scenario = {
  name: 'nft-with-bad-metadata',
  title: 'NFTs whose metadata is broken, missing, inline, private or hostile',
  days: 1,
  run: (world) => {
    const treasury = scenarioAccount(world, 'curator of faults', CAPITAL);
    const token = collection(world, treasury, 'Torn Pages', []);
    const kinds = [...BROKEN_KINDS, ...HOSTILE_KINDS];
    const nfts = [...BROKEN_KINDS.map(brokenNft), ...HOSTILE_KINDS.map(hostileNft)];
    const serials = mint(world, token, treasury, nfts);
    return [
      tokenLink(token, 'the collection'),
      ...serials.map((serial, index) => nftLink(token, serial, kinds[index] ?? 'metadata')),
    ];
  },
};

/** NFTs with one file of each kind. */
export const everyMedium: Scenario = {
  name: 'nft-with-many-files',
  title: 'NFTs with image, animation, PDF, JSON and 3D model',
  days: 1,
  run: (world) => {
    const treasury = scenarioAccount(world, 'gem cutter', CAPITAL);
    const token = collection(world, treasury, 'Cut Stones', []);
    const art = { name: 'Cut Stones', creator: 'Facet & Daughter', style: STYLE_WITH_EVERYTHING };
    const stones = [1n, 2n, 3n].map((serial) => makeNft(art, serial));
    const serials = mint(world, token, treasury, stones);
    return [tokenLink(token, 'the collection'), ...serials.map((serial) => nftLink(token, serial, `stone ${serial}`))];
  },
};

/** Royalties that do not come out even, with and without a fallback, and sales that pay them. */
export const fractionalRoyalty: Scenario = {
  name: 'fractional-royalty',
  title: 'Collections with royalties of 1/3, 1/7 and 1/1000, sold and given away',
  days: 1,
  run: (world) => [
    ...royalties(world, 'Thirds', [3n], undefined),
    ...royalties(world, 'Sevenths and Thousandths', [7n, 1_000n], { amount: 3n * HBAR }),
  ],
};

function royalties(world: World, name: string, parts: readonly bigint[], fallback: FixedAmount | undefined) {
  const artist = scenarioAccount(world, `artist of ${name}`, CAPITAL);
  const buyer = scenarioAccount(world, `buyer of ${name}`, CAPITAL);
  const friend = scenarioAccount(world, `friend of ${name}`, CAPITAL);
  const fees = parts.map((part) => royaltyFee(artist, [1n, part], fallback));
  const token = collection(world, artist, name, fees);
  const art = { name, creator: `artist of ${name}`, style: 2 };
  const [serial] = mint(world, token, artist, [makeNft(art, 1n)]);
  const one = requireResult(serial, 'minting');
  const sell = (from: EntityNum, to: EntityNum, amount: bigint) => {
    pause(world);
    const hbar = [{ from: to, to: from, amount }];
    return transferTokens(world, { nfts: [{ token, serial: one, from, to }], hbar }, { reliable: true });
  };
  requireResult(sell(artist, buyer, 10n * HBAR), 'the first sale');
  const sale = sell(buyer, friend, 100_000_001n);
  pause(world);
  const nfts = [{ token, serial: one, from: friend, to: buyer }];
  const gift = transferTokens(world, { nfts }, { signers: [buyer], reliable: true });
  return [
    tokenLink(token, name),
    transactionLink(sale, `${name}: a resale for 1.00000001 hbar`),
    transactionLink(gift, `${name}: a gift`),
  ];
}

function collection(world: World, treasury: EntityNum, name: string, customFees: ReturnType<typeof royaltyFee>[]) {
  pause(world);
  const keys = keysOf(treasury, ['admin', 'supply', 'metadata']);
  const symbol = name.slice(0, 5).toUpperCase();
  return requireResult(
    createToken(world, { kind: 'nft', name, symbol, treasury, keys, customFees }, true),
    'the collection',
  );
}

function mint(world: World, token: EntityNum, treasury: EntityNum, nfts: readonly MadeNft[]): readonly bigint[] {
  pause(world);
  return requireResult(mintNfts(world, token, nfts, { payer: treasury, reliable: true }), 'minting');
}
