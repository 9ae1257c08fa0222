// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';

/** proto.StakingNodeInfo */
export interface StakingNodeInfo {
  nodeNumber: bigint;
  minStake: bigint;
  maxStake: bigint;
  stakeToReward: bigint;
  stakeToNotReward: bigint;
  stakeRewardStart: bigint;
  unclaimedStakeRewardStart: bigint;
  stake: bigint;
  rewardSumHistory: readonly bigint[];
  weight: number;
  pendingRewards: bigint;
  deleted: boolean;
}
function newStakingNodeInfo(): StakingNodeInfo {
  return { nodeNumber: 0n, minStake: 0n, maxStake: 0n, stakeToReward: 0n, stakeToNotReward: 0n, stakeRewardStart: 0n, unclaimedStakeRewardStart: 0n, stake: 0n, rewardSumHistory: NONE, weight: 0, pendingRewards: 0n, deleted: false };
}
export function readStakingNodeInfo(c: Cursor, end: number, depth: number, m: StakingNodeInfo = newStakingNodeInfo()): StakingNodeInfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeNumber = c.int64(end); break;
      case 16: m.minStake = c.int64(end); break;
      case 24: m.maxStake = c.int64(end); break;
      case 32: m.stakeToReward = c.int64(end); break;
      case 40: m.stakeToNotReward = c.int64(end); break;
      case 48: m.stakeRewardStart = c.int64(end); break;
      case 56: m.unclaimedStakeRewardStart = c.int64(end); break;
      case 64: m.stake = c.int64(end); break;
      case 72: m.rewardSumHistory = appendTo(m.rewardSumHistory, c.int64(end)); break;
      case 74: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.rewardSumHistory = appendTo(m.rewardSumHistory, c.int64(stop)); break;
      case 80: m.weight = c.int32(end); break;
      case 88: m.pendingRewards = c.int64(end); break;
      case 96: m.deleted = c.bool(end); break;
      default: c.skipField('StakingNodeInfo', tag, end);
    }
  }
  return m;
}
export const StakingNodeInfo: MessageType<StakingNodeInfo> = defineMessage<StakingNodeInfo>(
  'StakingNodeInfo',
  newStakingNodeInfo,
  readStakingNodeInfo,
  () => [
    { number: 1, name: 'nodeNumber', kind: 'int64' },
    { number: 2, name: 'minStake', kind: 'int64' },
    { number: 3, name: 'maxStake', kind: 'int64' },
    { number: 4, name: 'stakeToReward', kind: 'int64' },
    { number: 5, name: 'stakeToNotReward', kind: 'int64' },
    { number: 6, name: 'stakeRewardStart', kind: 'int64' },
    { number: 7, name: 'unclaimedStakeRewardStart', kind: 'int64' },
    { number: 8, name: 'stake', kind: 'int64' },
    { number: 9, name: 'rewardSumHistory', kind: 'int64', repeated: true },
    { number: 10, name: 'weight', kind: 'int32' },
    { number: 11, name: 'pendingRewards', kind: 'int64' },
    { number: 12, name: 'deleted', kind: 'bool' },
  ],
);
