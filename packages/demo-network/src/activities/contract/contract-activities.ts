import type { Activity } from '../activity.ts';
import { auctionHouse } from './auction-activity.ts';
import { coinTransfer } from './coin-activity.ts';
import { contractUpkeep } from './contract-upkeep.ts';
import { joinWithWallet } from './dapp-users.ts';
import { marketplace } from './market-activity.ts';
import { keeperNfts } from './nft-activity.ts';
import { openDapps } from './open-dapps.ts';

/** Everything that people do with contracts. */
export const CONTRACT_ACTIVITIES: readonly Activity[] = [
  joinWithWallet,
  openDapps,
  coinTransfer,
  auctionHouse,
  marketplace,
  contractUpkeep,
  keeperNfts,
];
