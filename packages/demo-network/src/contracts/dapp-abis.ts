import { AUCTION } from './artifacts/auction.ts';
import { MARKET } from './artifacts/market.ts';

/** ABIs of the demo network's dapps, as viem's `parseAbi` reads them. */
export const DAPP_ABIS = { auction: AUCTION.abi, market: MARKET.abi };
