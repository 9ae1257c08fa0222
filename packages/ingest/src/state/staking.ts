import { NS_PER_DAY } from '@ledgerscope/ledger';
import type { AccountRow, TransactionRow } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import type { Derivation } from '../derive/derive-context.ts';

/** Before HAPI 0.27 the fields did not exist; a body that carries their numbers says nothing. */
const STAKING_SINCE_MINOR = 27;
const NO_NODE = -1n;

interface StakingFields {
  readonly stakedNodeId: bigint | undefined;
  readonly stakedAccountId: hapi.AccountID | undefined;
}

/** Of a create or an update: a create states `declineReward` always, an update only where it changes. */
type Stated =
  | { readonly isCreate: true; readonly declineReward: boolean }
  | { readonly isCreate: false; readonly declineReward: boolean | undefined };

/**
 * To whom an account stakes. Naming a node ends staking to an account and the other way round; node -1 and account 0.0.0
 * end both. The period starts on the UTC day of the change.
 */
export function stakingOf(
  derivation: Derivation,
  { stakedNodeId, stakedAccountId }: StakingFields,
  { isCreate, declineReward }: Stated,
): (account: AccountRow) => void {
  const { ids, consensusNs } = derivation;
  const version = derivation.block.hapiVersion;
  if (version !== undefined && version.major === 0 && version.minor < STAKING_SINCE_MINOR) return () => {};
  const stakesTo = stakedAccountId === undefined ? undefined : ids.account(stakedAccountId);
  return (account) => {
    if (declineReward !== undefined) account.declineReward = declineReward ? 1 : 0;
    const named = stakedNodeId !== undefined || stakesTo !== undefined;
    if (!named && (isCreate || declineReward === undefined)) return;
    if (stakedNodeId !== undefined) {
      account.stakedNodeId = stakedNodeId;
      account.stakedAccountId = 0n;
    } else if (stakesTo !== undefined) {
      account.stakedAccountId = stakesTo;
      account.stakedNodeId = NO_NODE;
    }
    account.stakePeriodStart = consensusNs / NS_PER_DAY;
  };
}

/** A reward that was paid, by whatever transaction, moves the start of the period to the day before it. */
export function changeStakePeriods({ changes, consensusNs }: Derivation, { rewardAccount }: TransactionRow): void {
  if (rewardAccount.length === 0) return;
  for (const id of rewardAccount) changes.want('account', { id });
  const period = consensusNs / NS_PER_DAY - 1n;
  changes.push((state) => {
    for (const id of rewardAccount) {
      const account = state.account.change({ id });
      if (account.stakePeriodStart < period) account.stakePeriodStart = period;
    }
  });
}
