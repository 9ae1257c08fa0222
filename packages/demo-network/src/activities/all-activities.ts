import type { Activity } from './activity.ts';
import { sendBatch } from './batch/send-batch.ts';
import { CONTRACT_ACTIVITIES } from './contract/contract-activities.ts';
import { deleteAccount } from './crypto/delete-account.ts';
import { approveHbar, revokeAllowance, spendAllowance } from './crypto/hbar-allowance.ts';
import { collectRewards, exchangeTransfer, hbarTransfer, payout } from './crypto/hbar-transfer.ts';
import { completeHollow, sendToAddress, sendToAlias, sendToKey } from './crypto/new-address.ts';
import { lostTransfer, sharedTransfer, tinyTransfer } from './crypto/odd-transfer.ts';
import { openAccount } from './crypto/open-account.ts';
import { changeStake, updateAccount } from './crypto/update-account.ts';
import { hideFile, restoreFile } from './file/hide-file.ts';
import { deleteFile, storeFile, updateFile } from './file/user-file.ts';
import { drawNumber } from './network/draw-number.ts';
import { airdropNft, giveNft, manageCollection, useNftAllowance } from './nft/give-and-manage.ts';
import { launchCollection, makeSmallCollection } from './nft/launch-collection.ts';
import { mintCollection, resell, sellNew } from './nft/mint-and-sell.ts';
import { proposeTransfer } from './schedule/create-schedule.ts';
import { deleteSchedule, sign } from './schedule/sign-schedule.ts';
import { airdropToken, rejectToken, settleAirdrop } from './token/hand-out.ts';
import { launchToken } from './token/launch-token.ts';
import { makeSmallToken } from './token/make-small-token.ts';
import { sellToken, sendToken, sendToMany, swapToken, tidyTokens, useAllowance } from './token/trade.ts';
import { changeSupply, pauseToken, reviseToken, superviseHolders } from './token/upkeep.ts';
import { deleteTopic, updateTopic } from './topic/keep-topic.ts';
import { openTopic } from './topic/open-topic.ts';
import {
  binaryMessage,
  chat,
  longMessage,
  memberMessage,
  paidMessage,
  supplyFeed,
  weatherFeed,
} from './topic/send-messages.ts';

/** Everything that users of the demo network do; which of it comes next depends on this order, too. */
export const ALL_ACTIVITIES: readonly Activity[] = [
  openAccount,
  hbarTransfer,
  exchangeTransfer,
  payout,
  sendToAddress,
  sendToKey,
  sendToAlias,
  completeHollow,
  updateAccount,
  changeStake,
  deleteAccount,
  approveHbar,
  spendAllowance,
  revokeAllowance,
  sharedTransfer,
  tinyTransfer,
  lostTransfer,
  openTopic,
  updateTopic,
  deleteTopic,
  weatherFeed,
  supplyFeed,
  chat,
  memberMessage,
  binaryMessage,
  paidMessage,
  longMessage,
  proposeTransfer,
  sign,
  deleteSchedule,
  storeFile,
  updateFile,
  deleteFile,
  hideFile,
  restoreFile,
  sendBatch,
  drawNumber,
  collectRewards,
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
  launchCollection,
  makeSmallCollection,
  mintCollection,
  sellNew,
  resell,
  giveNft,
  useNftAllowance,
  airdropNft,
  manageCollection,
  ...CONTRACT_ACTIVITIES,
];
