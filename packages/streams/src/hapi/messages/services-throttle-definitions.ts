// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';

/** proto.ThrottleBucket */
export interface ThrottleBucket {
  name: string;
  burstPeriodMs: bigint;
  throttleGroups: readonly ThrottleGroup[];
  highVolume: boolean;
}
function newThrottleBucket(): ThrottleBucket {
  return { name: '', burstPeriodMs: 0n, throttleGroups: NONE, highVolume: false };
}
export function readThrottleBucket(c: Cursor, end: number, depth: number, m: ThrottleBucket = newThrottleBucket()): ThrottleBucket {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.name = c.text(end); break;
      case 16: m.burstPeriodMs = c.uint64(end); break;
      case 26: m.throttleGroups = appendTo(m.throttleGroups, readThrottleGroup(c, c.delimitedEnd(end), depth + 1)); break;
      case 32: m.highVolume = c.bool(end); break;
      default: c.skipField('ThrottleBucket', tag, end);
    }
  }
  return m;
}
export const ThrottleBucket: MessageType<ThrottleBucket> = defineMessage<ThrottleBucket>(
  'ThrottleBucket',
  newThrottleBucket,
  readThrottleBucket,
  () => [
    { number: 1, name: 'name', kind: 'string' },
    { number: 2, name: 'burstPeriodMs', kind: 'uint64' },
    { number: 3, name: 'throttleGroups', kind: 'message', repeated: true, type: ThrottleGroup },
    { number: 4, name: 'highVolume', kind: 'bool' },
  ],
);

/** proto.ThrottleDefinitions */
export interface ThrottleDefinitions {
  throttleBuckets: readonly ThrottleBucket[];
}
function newThrottleDefinitions(): ThrottleDefinitions {
  return { throttleBuckets: NONE };
}
export function readThrottleDefinitions(c: Cursor, end: number, depth: number, m: ThrottleDefinitions = newThrottleDefinitions()): ThrottleDefinitions {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.throttleBuckets = appendTo(m.throttleBuckets, readThrottleBucket(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('ThrottleDefinitions', tag, end);
    }
  }
  return m;
}
export const ThrottleDefinitions: MessageType<ThrottleDefinitions> = defineMessage<ThrottleDefinitions>(
  'ThrottleDefinitions',
  newThrottleDefinitions,
  readThrottleDefinitions,
  () => [
    { number: 1, name: 'throttleBuckets', kind: 'message', repeated: true, type: ThrottleBucket },
  ],
);

/** proto.ThrottleGroup */
export interface ThrottleGroup {
  operations: readonly number[];
  milliOpsPerSec: bigint;
}
function newThrottleGroup(): ThrottleGroup {
  return { operations: NONE, milliOpsPerSec: 0n };
}
export function readThrottleGroup(c: Cursor, end: number, depth: number, m: ThrottleGroup = newThrottleGroup()): ThrottleGroup {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.operations = appendTo(m.operations, c.int32(end)); break;
      case 10: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.operations = appendTo(m.operations, c.int32(stop)); break;
      case 16: m.milliOpsPerSec = c.uint64(end); break;
      default: c.skipField('ThrottleGroup', tag, end);
    }
  }
  return m;
}
export const ThrottleGroup: MessageType<ThrottleGroup> = defineMessage<ThrottleGroup>(
  'ThrottleGroup',
  newThrottleGroup,
  readThrottleGroup,
  () => [
    { number: 1, name: 'operations', kind: 'enum', repeated: true },
    { number: 2, name: 'milliOpsPerSec', kind: 'uint64' },
  ],
);
