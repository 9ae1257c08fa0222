// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { Fraction, readFraction } from './services-basic-types.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

/** proto.NodeStake */
export interface NodeStake {
  maxStake: bigint;
  minStake: bigint;
  nodeId: bigint;
  rewardRate: bigint;
  stake: bigint;
  stakeNotRewarded: bigint;
  stakeRewarded: bigint;
}
function newNodeStake(): NodeStake {
  return { maxStake: 0n, minStake: 0n, nodeId: 0n, rewardRate: 0n, stake: 0n, stakeNotRewarded: 0n, stakeRewarded: 0n };
}
export function readNodeStake(c: Cursor, end: number, depth: number, m: NodeStake = newNodeStake()): NodeStake {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.maxStake = c.int64(end); break;
      case 16: m.minStake = c.int64(end); break;
      case 24: m.nodeId = c.int64(end); break;
      case 32: m.rewardRate = c.int64(end); break;
      case 40: m.stake = c.int64(end); break;
      case 48: m.stakeNotRewarded = c.int64(end); break;
      case 56: m.stakeRewarded = c.int64(end); break;
      default: c.skipField('NodeStake', tag, end);
    }
  }
  return m;
}
export const NodeStake: MessageType<NodeStake> = defineMessage<NodeStake>(
  'NodeStake',
  newNodeStake,
  readNodeStake,
  () => [
    { number: 1, name: 'maxStake', kind: 'int64' },
    { number: 2, name: 'minStake', kind: 'int64' },
    { number: 3, name: 'nodeId', kind: 'int64' },
    { number: 4, name: 'rewardRate', kind: 'int64' },
    { number: 5, name: 'stake', kind: 'int64' },
    { number: 6, name: 'stakeNotRewarded', kind: 'int64' },
    { number: 7, name: 'stakeRewarded', kind: 'int64' },
  ],
);

/** proto.NodeStakeUpdateTransactionBody */
export interface NodeStakeUpdateTransactionBody {
  endOfStakingPeriod: Timestamp | undefined;
  nodeStake: readonly NodeStake[];
  maxStakingRewardRatePerHbar: bigint;
  nodeRewardFeeFraction: Fraction | undefined;
  stakingPeriodsStored: bigint;
  stakingPeriod: bigint;
  stakingRewardFeeFraction: Fraction | undefined;
  stakingStartThreshold: bigint;
  stakingRewardRate: bigint;
  reservedStakingRewards: bigint;
  unreservedStakingRewardBalance: bigint;
  rewardBalanceThreshold: bigint;
  maxStakeRewarded: bigint;
  maxTotalReward: bigint;
}
function newNodeStakeUpdateTransactionBody(): NodeStakeUpdateTransactionBody {
  return { endOfStakingPeriod: undefined, nodeStake: NONE, maxStakingRewardRatePerHbar: 0n, nodeRewardFeeFraction: undefined, stakingPeriodsStored: 0n, stakingPeriod: 0n, stakingRewardFeeFraction: undefined, stakingStartThreshold: 0n, stakingRewardRate: 0n, reservedStakingRewards: 0n, unreservedStakingRewardBalance: 0n, rewardBalanceThreshold: 0n, maxStakeRewarded: 0n, maxTotalReward: 0n };
}
export function readNodeStakeUpdateTransactionBody(c: Cursor, end: number, depth: number, m: NodeStakeUpdateTransactionBody = newNodeStakeUpdateTransactionBody()): NodeStakeUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.endOfStakingPeriod = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.endOfStakingPeriod); break;
      case 18: m.nodeStake = appendTo(m.nodeStake, readNodeStake(c, c.delimitedEnd(end), depth + 1)); break;
      case 24: m.maxStakingRewardRatePerHbar = c.int64(end); break;
      case 34: m.nodeRewardFeeFraction = readFraction(c, c.delimitedEnd(end), depth + 1, m.nodeRewardFeeFraction); break;
      case 40: m.stakingPeriodsStored = c.int64(end); break;
      case 48: m.stakingPeriod = c.int64(end); break;
      case 58: m.stakingRewardFeeFraction = readFraction(c, c.delimitedEnd(end), depth + 1, m.stakingRewardFeeFraction); break;
      case 64: m.stakingStartThreshold = c.int64(end); break;
      case 72: m.stakingRewardRate = c.int64(end); break;
      case 80: m.reservedStakingRewards = c.int64(end); break;
      case 88: m.unreservedStakingRewardBalance = c.int64(end); break;
      case 96: m.rewardBalanceThreshold = c.int64(end); break;
      case 104: m.maxStakeRewarded = c.int64(end); break;
      case 112: m.maxTotalReward = c.int64(end); break;
      default: c.skipField('NodeStakeUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const NodeStakeUpdateTransactionBody: MessageType<NodeStakeUpdateTransactionBody> = defineMessage<NodeStakeUpdateTransactionBody>(
  'NodeStakeUpdateTransactionBody',
  newNodeStakeUpdateTransactionBody,
  readNodeStakeUpdateTransactionBody,
  () => [
    { number: 1, name: 'endOfStakingPeriod', kind: 'message', type: Timestamp },
    { number: 2, name: 'nodeStake', kind: 'message', repeated: true, type: NodeStake },
    { number: 3, name: 'maxStakingRewardRatePerHbar', kind: 'int64' },
    { number: 4, name: 'nodeRewardFeeFraction', kind: 'message', type: Fraction },
    { number: 5, name: 'stakingPeriodsStored', kind: 'int64' },
    { number: 6, name: 'stakingPeriod', kind: 'int64' },
    { number: 7, name: 'stakingRewardFeeFraction', kind: 'message', type: Fraction },
    { number: 8, name: 'stakingStartThreshold', kind: 'int64' },
    { number: 9, name: 'stakingRewardRate', kind: 'int64' },
    { number: 10, name: 'reservedStakingRewards', kind: 'int64' },
    { number: 11, name: 'unreservedStakingRewardBalance', kind: 'int64' },
    { number: 12, name: 'rewardBalanceThreshold', kind: 'int64' },
    { number: 13, name: 'maxStakeRewarded', kind: 'int64' },
    { number: 14, name: 'maxTotalReward', kind: 'int64' },
  ],
);
