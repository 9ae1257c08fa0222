import {
  type AccountFile,
  type AccountStakingReward,
  type Allowance,
  type PendingAirdrop,
  toAmount,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import {
  type CreatedEntity,
  fileStates,
  type LedgerSnapshot,
  type PendingAirdrop as PendingRow,
  type StakingReward,
  type Allowance as StoredAllowance,
  transactionFacts,
} from '@ledgerscope/ledger-store';
import { stored } from '../stored.ts';
import { idFields } from '../transaction/id-fields.ts';
import { idOrNull, idText, instantOrNull, instantText } from '../values.ts';

/** Files that were seen created, with their state. */
export async function accountFiles(store: LedgerSnapshot, created: readonly CreatedEntity[]): Promise<AccountFile[]> {
  const states = await fileStates(
    store,
    created.map(({ id }) => id as EntityId),
  );
  return created.map(({ id, createdNs }) => {
    const state = states.get(id as EntityId);
    const updatedNs = state?.updatedNs ?? 0n;
    return {
      fileID: idText(id),
      fileId: idText(id),
      createDate: instantText(createdNs),
      updateDate: updatedNs > createdNs ? instantText(updatedNs) : null,
      memo: state?.memo ?? '',
      sizeBytes: toAmount(state?.sizeBytes ?? 0n),
      deleted: state?.deleted === 1,
    };
  });
}

/** Rewards with the ids of the transactions that paid them. */
export async function stakingRewardReplies(
  store: LedgerSnapshot,
  rewards: readonly StakingReward[],
): Promise<AccountStakingReward[]> {
  const facts = await transactionFacts(
    store,
    rewards.map(({ consensusNs }) => consensusNs),
  );
  return rewards.map(({ consensusNs, amount }) => {
    const transaction = stored(facts.get(consensusNs), 'the transaction of a reward', consensusNs);
    return { ...idFields(transaction), amount: toAmount(amount) };
  });
}

export function allowanceReply(row: StoredAllowance): Allowance {
  const nft = row.allSerials === 1;
  return {
    kind: nft ? 'nft' : row.token === 0n ? 'hbar' : 'token',
    owner: idText(row.owner),
    spender: idText(row.spender),
    tokenId: idOrNull(row.token),
    amountGranted: nft ? null : toAmount(row.amountGranted),
    amount: nft ? null : toAmount(row.amount),
    grantedTime: instantText(row.grantedNs),
    changedTime: instantText(row.changedNs),
  };
}

export function airdropReply(row: PendingRow): PendingAirdrop {
  return {
    sender: idText(row.sender),
    receiver: idText(row.receiver),
    tokenId: idText(row.token),
    serialNumber: row.serial === 0n ? null : toAmount(row.serial),
    amount: toAmount(row.amount),
    pendingSince: instantOrNull(row.pendingNs),
  };
}
