import type { Activity } from '../activity.ts';
import { airdropNft, giveNft, manageCollection, useNftAllowance } from './give-and-manage.ts';
import { launchCollection, makeSmallCollection } from './launch-collection.ts';
import { mintCollection, resell, sellNew } from './mint-and-sell.ts';

/** Everything around NFT collections; together about 10 of 100. */
export const NFT_ACTIVITIES: readonly Activity[] = [
  launchCollection,
  makeSmallCollection,
  mintCollection,
  sellNew,
  resell,
  giveNft,
  useNftAllowance,
  airdropNft,
  manageCollection,
];
