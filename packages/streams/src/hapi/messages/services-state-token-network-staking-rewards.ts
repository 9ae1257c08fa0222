// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

/** proto.NetworkStakingRewards */
export interface NetworkStakingRewards {
  stakingRewardsActivated: boolean;
  totalStakedRewardStart: bigint;
  totalStakedStart: bigint;
  pendingRewards: bigint;
  lastNodeRewardPaymentsTime: Timestamp | undefined;
}
function newNetworkStakingRewards(): NetworkStakingRewards {
  return { stakingRewardsActivated: false, totalStakedRewardStart: 0n, totalStakedStart: 0n, pendingRewards: 0n, lastNodeRewardPaymentsTime: undefined };
}
export function readNetworkStakingRewards(c: Cursor, end: number, depth: number, m: NetworkStakingRewards = newNetworkStakingRewards()): NetworkStakingRewards {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.stakingRewardsActivated = c.bool(end); break;
      case 16: m.totalStakedRewardStart = c.int64(end); break;
      case 24: m.totalStakedStart = c.int64(end); break;
      case 32: m.pendingRewards = c.int64(end); break;
      case 42: m.lastNodeRewardPaymentsTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.lastNodeRewardPaymentsTime); break;
      default: c.skipField('NetworkStakingRewards', tag, end);
    }
  }
  return m;
}
export const NetworkStakingRewards: MessageType<NetworkStakingRewards> = defineMessage<NetworkStakingRewards>(
  'NetworkStakingRewards',
  newNetworkStakingRewards,
  readNetworkStakingRewards,
  () => [
    { number: 1, name: 'stakingRewardsActivated', kind: 'bool' },
    { number: 2, name: 'totalStakedRewardStart', kind: 'int64' },
    { number: 3, name: 'totalStakedStart', kind: 'int64' },
    { number: 4, name: 'pendingRewards', kind: 'int64' },
    { number: 5, name: 'lastNodeRewardPaymentsTime', kind: 'message', type: Timestamp },
  ],
);
