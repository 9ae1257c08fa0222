import type { Activity } from '../activity.ts';
import { deleteAccount } from './delete-account.ts';
import { approveHbar, revokeAllowance, spendAllowance } from './hbar-allowance.ts';
import { exchangeTransfer, hbarTransfer, payout } from './hbar-transfer.ts';
import { completeHollow, sendToAddress, sendToAlias, sendToKey } from './new-address.ts';
import { lostTransfer, sharedTransfer, tinyTransfer } from './odd-transfer.ts';
import { openAccount } from './open-account.ts';
import { changeStake, updateAccount } from './update-account.ts';

/** What people do with accounts and hbars. */
export const CRYPTO_ACTIVITIES: readonly Activity[] = [
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
];
