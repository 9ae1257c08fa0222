import type { hapi } from '@ledgerscope/streams';
import { pickPayer } from '../../world/people.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { associateTokens } from '../token/associate-tokens.ts';
import { createToken } from '../token/create-token.ts';
import { type FixedAmount, fixedFee, royaltyFee } from '../token/custom-fee.ts';
import { issuerAccount } from '../token/issuer-account.ts';
import { keysOf } from '../token/key-holders.ts';
import { isLaunchDue, tokenOfSymbol } from '../token/launch-token.ts';
import { enterToken, tokenBook } from '../token/token-book.ts';
import { COLLECTION_CATALOGUE, type CollectionIdea, type RoyaltyIdea } from './collection-catalogue.ts';
import { mintNfts } from './manage-nfts.ts';
import { nftFor } from './nft-work.ts';

const PROMPT = 30;
/** When there are so many collections, new ones become rare. */
const MANY = 150;
const SUBJECTS = ['Kittens', 'Teapots', 'Beetles', 'Doors', 'Clouds', 'Bicycles', 'Lanterns', 'Mushrooms'];
const QUALITIES = ['Sleepy', 'Tiny', 'Golden', 'Wobbly', 'Midnight', 'Forgotten', 'Polite', 'Crystal'];

/** Creators bring out the collections of the catalogue one after another. */
export const launchCollection: Activity = {
  weight: (world) => {
    const book = tokenBook(world);
    // Fallback fees are paid in the first token, so that comes before.
    if (book.known.length === 0) return 0;
    return isLaunchDue(world, COLLECTION_CATALOGUE[book.nextCollection], 'nextCollection') ? PROMPT : 0;
  },
  act: (world) => {
    const book = tokenBook(world);
    const idea = COLLECTION_CATALOGUE[book.nextCollection];
    if (idea !== undefined && launch(world, idea, book.nextCollection) !== undefined) book.nextCollection++;
  },
};

/** People make small collections of their own. */
export const makeSmallCollection: Activity = {
  weight: (world) => (tokenBook(world).collections.length < MANY ? 0.03 : 0.003),
  act: (world) => {
    const { random } = world;
    const creator = pickPayer(world, 300n * HBAR);
    if (creator === undefined) return;
    const name = `${random.pick(QUALITIES)} ${random.pick(SUBJECTS)}`;
    const keys = keysOf(creator, random.chance(0.5) ? ['supply', 'admin'] : ['supply']);
    const num = createToken(world, {
      kind: 'nft',
      name,
      symbol: name.replaceAll(/[a-z ]/g, ''),
      treasury: creator,
      maxSupply: random.chance(0.7) ? BigInt(random.between(5, 60)) : 0n,
      keys,
      customFees: random.chance(0.5) ? [royaltyFee(creator, [BigInt(random.between(1, 10)), 100n])] : [],
    });
    if (num === undefined) return;
    const entry = enterToken(world, num, { issuer: creator, keys, catalogue: -1 });
    const first = Array.from({ length: random.between(1, 5) }, (_, index) => nftFor(world, entry, BigInt(index + 1)));
    mintNfts(world, num, first, { payer: creator });
  },
};

function launch(world: World, idea: CollectionIdea, catalogue: number): EntityNum | undefined {
  const creator = issuerAccount(world, idea.art.creator);
  const collector = idea.royalties === undefined ? creator : issuerAccount(world, `${idea.art.creator} fees`);
  if (creator === undefined || collector === undefined) return undefined;
  const keys = keysOf(creator, idea.keys);
  const { symbol, memo, maxSupply = 0n } = idea;
  const { name } = idea.art;
  const customFees = feesOf(world, idea, creator, collector);
  const token = { kind: 'nft', name, symbol, memo, treasury: creator, maxSupply, keys, customFees } as const;
  const num = createToken(world, token, true);
  if (num !== undefined) enterToken(world, num, { issuer: creator, keys, catalogue });
  return num;
}

function feesOf(world: World, idea: CollectionIdea, creator: EntityNum, collector: EntityNum): hapi.CustomFee[] {
  const fees = (idea.royalties ?? []).map(({ share, fallback }, index) =>
    // The first royalty goes to the fee account, a second one to the creator's own.
    royaltyFee(index === 0 ? collector : creator, share, fallbackOf(world, fallback, collector)),
  );
  return idea.sendingFee === undefined ? fees : [...fees, fixedFee(creator, { amount: idea.sendingFee })];
}

function fallbackOf(world: World, fallback: RoyaltyIdea['fallback'], collector: EntityNum): FixedAmount | undefined {
  if (fallback === undefined) return undefined;
  if ('tinybar' in fallback) return { amount: fallback.tinybar };
  const token = tokenOfSymbol(world, fallback.symbol);
  if (!world.account(collector).tokens.has(token)) associateTokens(world, collector, [token], true);
  return { amount: fallback.amount, token };
}
