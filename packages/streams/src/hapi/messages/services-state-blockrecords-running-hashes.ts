// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** proto.RunningHashes */
export interface RunningHashes {
  runningHash: Uint8Array;
  nMinus_1RunningHash: Uint8Array;
  nMinus_2RunningHash: Uint8Array;
  nMinus_3RunningHash: Uint8Array;
}
function newRunningHashes(): RunningHashes {
  return { runningHash: EMPTY, nMinus_1RunningHash: EMPTY, nMinus_2RunningHash: EMPTY, nMinus_3RunningHash: EMPTY };
}
export function readRunningHashes(c: Cursor, end: number, depth: number, m: RunningHashes = newRunningHashes()): RunningHashes {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.runningHash = c.bytes(end); break;
      case 18: m.nMinus_1RunningHash = c.bytes(end); break;
      case 26: m.nMinus_2RunningHash = c.bytes(end); break;
      case 34: m.nMinus_3RunningHash = c.bytes(end); break;
      default: c.skipField('RunningHashes', tag, end);
    }
  }
  return m;
}
export const RunningHashes: MessageType<RunningHashes> = defineMessage<RunningHashes>(
  'RunningHashes',
  newRunningHashes,
  readRunningHashes,
  () => [
    { number: 1, name: 'runningHash', kind: 'bytes' },
    { number: 2, name: 'nMinus_1RunningHash', kind: 'bytes' },
    { number: 3, name: 'nMinus_2RunningHash', kind: 'bytes' },
    { number: 4, name: 'nMinus_3RunningHash', kind: 'bytes' },
  ],
);
