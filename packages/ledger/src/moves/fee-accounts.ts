import { type EntityId, packEntityId, unpackEntityId } from '../entity-id.ts';

/** What the network uses an account of its own for, where fees and rewards go through it (HIP-1064, HIP-1259). */
export type FeeAccountRole = 'networkFees' | 'stakingRewards' | 'nodeRewards' | 'feeCollection';

const ROLE_OF_NUMBER: ReadonlyMap<bigint, FeeAccountRole> = new Map([
  [98n, 'networkFees'],
  [800n, 'stakingRewards'],
  [801n, 'nodeRewards'],
  [802n, 'feeCollection'],
]);

/** The role of an account that fees are credited to, in any shard and realm; undefined for every other account. */
export function feeAccountRole(account: bigint): FeeAccountRole | undefined {
  return ROLE_OF_NUMBER.get(unpackEntityId(account as EntityId).num);
}

/** Whether a part of the fees of transactions is credited to this account; nodes' accounts are not meant. */
export function isFeeAccount(account: bigint): boolean {
  return feeAccountRole(account) !== undefined;
}

/** The account that pays staking rewards to accounts of the same shard and realm. */
export function stakingRewardAccount(account: bigint): EntityId {
  const { shard, realm } = unpackEntityId(account as EntityId);
  return packEntityId(shard, realm, 800n) as EntityId;
}
