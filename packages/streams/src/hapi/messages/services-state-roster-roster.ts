// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { ServiceEndpoint, readServiceEndpoint } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.state.roster.Roster */
export interface Roster {
  rosterEntries: readonly RosterEntry[];
}
function newRoster(): Roster {
  return { rosterEntries: NONE };
}
export function readRoster(c: Cursor, end: number, depth: number, m: Roster = newRoster()): Roster {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.rosterEntries = appendTo(m.rosterEntries, readRosterEntry(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('Roster', tag, end);
    }
  }
  return m;
}
export const Roster: MessageType<Roster> = defineMessage<Roster>(
  'Roster',
  newRoster,
  readRoster,
  () => [
    { number: 1, name: 'rosterEntries', kind: 'message', repeated: true, type: RosterEntry },
  ],
);

/** com.hedera.hapi.node.state.roster.RosterEntry */
export interface RosterEntry {
  nodeId: bigint;
  weight: bigint;
  gossipCaCertificate: Uint8Array;
  gossipEndpoint: readonly ServiceEndpoint[];
}
function newRosterEntry(): RosterEntry {
  return { nodeId: 0n, weight: 0n, gossipCaCertificate: EMPTY, gossipEndpoint: NONE };
}
export function readRosterEntry(c: Cursor, end: number, depth: number, m: RosterEntry = newRosterEntry()): RosterEntry {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 16: m.weight = c.uint64(end); break;
      case 26: m.gossipCaCertificate = c.bytes(end); break;
      case 42: m.gossipEndpoint = appendTo(m.gossipEndpoint, readServiceEndpoint(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('RosterEntry', tag, end);
    }
  }
  return m;
}
export const RosterEntry: MessageType<RosterEntry> = defineMessage<RosterEntry>(
  'RosterEntry',
  newRosterEntry,
  readRosterEntry,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'weight', kind: 'uint64' },
    { number: 3, name: 'gossipCaCertificate', kind: 'bytes' },
    { number: 5, name: 'gossipEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
  ],
);
