// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { SemanticVersion, readSemanticVersion } from './services-basic-types.ts';
import { EventDescriptor, readEventDescriptor } from './services-event-descriptor.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

/** com.hedera.hapi.platform.event.EventCore */
export interface EventCore {
  creatorNodeId: bigint;
  birthRound: bigint;
  timeCreated: Timestamp | undefined;
  parents: readonly EventDescriptor[];
  coin: bigint;
  softwareVersion: SemanticVersion | undefined;
}
function newEventCore(): EventCore {
  return { creatorNodeId: 0n, birthRound: 0n, timeCreated: undefined, parents: NONE, coin: 0n, softwareVersion: undefined };
}
export function readEventCore(c: Cursor, end: number, depth: number, m: EventCore = newEventCore()): EventCore {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.creatorNodeId = c.int64(end); break;
      case 16: m.birthRound = c.int64(end); break;
      case 26: m.timeCreated = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.timeCreated); break;
      case 34: m.parents = appendTo(m.parents, readEventDescriptor(c, c.delimitedEnd(end), depth + 1)); break;
      case 40: m.coin = c.int64(end); break;
      case 138: m.softwareVersion = readSemanticVersion(c, c.delimitedEnd(end), depth + 1, m.softwareVersion); break;
      default: c.skipField('EventCore', tag, end);
    }
  }
  return m;
}
export const EventCore: MessageType<EventCore> = defineMessage<EventCore>(
  'EventCore',
  newEventCore,
  readEventCore,
  () => [
    { number: 1, name: 'creatorNodeId', kind: 'int64' },
    { number: 2, name: 'birthRound', kind: 'int64' },
    { number: 3, name: 'timeCreated', kind: 'message', type: Timestamp },
    { number: 4, name: 'parents', kind: 'message', repeated: true, type: EventDescriptor },
    { number: 5, name: 'coin', kind: 'int64' },
    { number: 17, name: 'softwareVersion', kind: 'message', type: SemanticVersion },
  ],
);
