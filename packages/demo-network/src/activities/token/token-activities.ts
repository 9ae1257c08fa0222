import type { Activity } from '../activity.ts';
import { airdropToken, rejectToken, settleAirdrop } from './hand-out.ts';
import { launchToken } from './launch-token.ts';
import { makeSmallToken } from './make-small-token.ts';
import { sellToken, sendToken, sendToMany, swapToken, tidyTokens, useAllowance } from './trade.ts';
import { changeSupply, pauseToken, reviseToken, superviseHolders } from './upkeep.ts';

/** Everything around fungible tokens; together about 16 of 100. */
export const TOKEN_ACTIVITIES: readonly Activity[] = [
  launchToken,
  makeSmallToken,
  sellToken,
  sendToken,
  sendToMany,
  swapToken,
  useAllowance,
  tidyTokens,
  airdropToken,
  settleAirdrop,
  rejectToken,
  changeSupply,
  superviseHolders,
  pauseToken,
  reviseToken,
];
