// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.platform.event.EventDescriptor */
export interface EventDescriptor {
  hash: Uint8Array;
  creatorNodeId: bigint;
  birthRound: bigint;
  generation: bigint;
}
function newEventDescriptor(): EventDescriptor {
  return { hash: EMPTY, creatorNodeId: 0n, birthRound: 0n, generation: 0n };
}
export function readEventDescriptor(c: Cursor, end: number, depth: number, m: EventDescriptor = newEventDescriptor()): EventDescriptor {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hash = c.bytes(end); break;
      case 16: m.creatorNodeId = c.int64(end); break;
      case 24: m.birthRound = c.int64(end); break;
      case 136: m.generation = c.int64(end); break;
      default: c.skipField('EventDescriptor', tag, end);
    }
  }
  return m;
}
export const EventDescriptor: MessageType<EventDescriptor> = defineMessage<EventDescriptor>(
  'EventDescriptor',
  newEventDescriptor,
  readEventDescriptor,
  () => [
    { number: 1, name: 'hash', kind: 'bytes' },
    { number: 2, name: 'creatorNodeId', kind: 'int64' },
    { number: 3, name: 'birthRound', kind: 'int64' },
    { number: 17, name: 'generation', kind: 'int64' },
  ],
);
