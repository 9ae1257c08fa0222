// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

/** proto.ThrottleUsageSnapshot */
export interface ThrottleUsageSnapshot {
  used: bigint;
  lastDecisionTime: Timestamp | undefined;
}
function newThrottleUsageSnapshot(): ThrottleUsageSnapshot {
  return { used: 0n, lastDecisionTime: undefined };
}
export function readThrottleUsageSnapshot(c: Cursor, end: number, depth: number, m: ThrottleUsageSnapshot = newThrottleUsageSnapshot()): ThrottleUsageSnapshot {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.used = c.int64(end); break;
      case 18: m.lastDecisionTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.lastDecisionTime); break;
      default: c.skipField('ThrottleUsageSnapshot', tag, end);
    }
  }
  return m;
}
export const ThrottleUsageSnapshot: MessageType<ThrottleUsageSnapshot> = defineMessage<ThrottleUsageSnapshot>(
  'ThrottleUsageSnapshot',
  newThrottleUsageSnapshot,
  readThrottleUsageSnapshot,
  () => [
    { number: 1, name: 'used', kind: 'int64' },
    { number: 2, name: 'lastDecisionTime', kind: 'message', type: Timestamp },
  ],
);

/** proto.ThrottleUsageSnapshots */
export interface ThrottleUsageSnapshots {
  tpsThrottles: readonly ThrottleUsageSnapshot[];
  gasThrottle: ThrottleUsageSnapshot | undefined;
  evmOpsDurationThrottle: ThrottleUsageSnapshot | undefined;
}
function newThrottleUsageSnapshots(): ThrottleUsageSnapshots {
  return { tpsThrottles: NONE, gasThrottle: undefined, evmOpsDurationThrottle: undefined };
}
export function readThrottleUsageSnapshots(c: Cursor, end: number, depth: number, m: ThrottleUsageSnapshots = newThrottleUsageSnapshots()): ThrottleUsageSnapshots {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tpsThrottles = appendTo(m.tpsThrottles, readThrottleUsageSnapshot(c, c.delimitedEnd(end), depth + 1)); break;
      case 18: m.gasThrottle = readThrottleUsageSnapshot(c, c.delimitedEnd(end), depth + 1, m.gasThrottle); break;
      case 26: m.evmOpsDurationThrottle = readThrottleUsageSnapshot(c, c.delimitedEnd(end), depth + 1, m.evmOpsDurationThrottle); break;
      default: c.skipField('ThrottleUsageSnapshots', tag, end);
    }
  }
  return m;
}
export const ThrottleUsageSnapshots: MessageType<ThrottleUsageSnapshots> = defineMessage<ThrottleUsageSnapshots>(
  'ThrottleUsageSnapshots',
  newThrottleUsageSnapshots,
  readThrottleUsageSnapshots,
  () => [
    { number: 1, name: 'tpsThrottles', kind: 'message', repeated: true, type: ThrottleUsageSnapshot },
    { number: 2, name: 'gasThrottle', kind: 'message', type: ThrottleUsageSnapshot },
    { number: 3, name: 'evmOpsDurationThrottle', kind: 'message', type: ThrottleUsageSnapshot },
  ],
);
