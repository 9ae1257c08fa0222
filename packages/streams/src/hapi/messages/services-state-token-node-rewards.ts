// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';

/** proto.NodeActivity */
export interface NodeActivity {
  nodeId: bigint;
  numMissedJudgeRounds: bigint;
}
function newNodeActivity(): NodeActivity {
  return { nodeId: 0n, numMissedJudgeRounds: 0n };
}
export function readNodeActivity(c: Cursor, end: number, depth: number, m: NodeActivity = newNodeActivity()): NodeActivity {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 16: m.numMissedJudgeRounds = c.uint64(end); break;
      default: c.skipField('NodeActivity', tag, end);
    }
  }
  return m;
}
export const NodeActivity: MessageType<NodeActivity> = defineMessage<NodeActivity>(
  'NodeActivity',
  newNodeActivity,
  readNodeActivity,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'numMissedJudgeRounds', kind: 'uint64' },
  ],
);

/** proto.NodeRewards */
export interface NodeRewards {
  numRoundsInStakingPeriod: bigint;
  nodeFeesCollected: bigint;
  nodeActivities: readonly NodeActivity[];
}
function newNodeRewards(): NodeRewards {
  return { numRoundsInStakingPeriod: 0n, nodeFeesCollected: 0n, nodeActivities: NONE };
}
export function readNodeRewards(c: Cursor, end: number, depth: number, m: NodeRewards = newNodeRewards()): NodeRewards {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.numRoundsInStakingPeriod = c.uint64(end); break;
      case 16: m.nodeFeesCollected = c.uint64(end); break;
      case 26: m.nodeActivities = appendTo(m.nodeActivities, readNodeActivity(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('NodeRewards', tag, end);
    }
  }
  return m;
}
export const NodeRewards: MessageType<NodeRewards> = defineMessage<NodeRewards>(
  'NodeRewards',
  newNodeRewards,
  readNodeRewards,
  () => [
    { number: 1, name: 'numRoundsInStakingPeriod', kind: 'uint64' },
    { number: 2, name: 'nodeFeesCollected', kind: 'uint64' },
    { number: 3, name: 'nodeActivities', kind: 'message', repeated: true, type: NodeActivity },
  ],
);
