// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.state.roster.RosterState */
export interface RosterState {
  candidateRosterHash: Uint8Array;
  roundRosterPairs: readonly RoundRosterPair[];
  transplantInProgress: boolean;
}
function newRosterState(): RosterState {
  return { candidateRosterHash: EMPTY, roundRosterPairs: NONE, transplantInProgress: false };
}
export function readRosterState(c: Cursor, end: number, depth: number, m: RosterState = newRosterState()): RosterState {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.candidateRosterHash = c.bytes(end); break;
      case 18: m.roundRosterPairs = appendTo(m.roundRosterPairs, readRoundRosterPair(c, c.delimitedEnd(end), depth + 1)); break;
      case 24: m.transplantInProgress = c.bool(end); break;
      default: c.skipField('RosterState', tag, end);
    }
  }
  return m;
}
export const RosterState: MessageType<RosterState> = defineMessage<RosterState>(
  'RosterState',
  newRosterState,
  readRosterState,
  () => [
    { number: 1, name: 'candidateRosterHash', kind: 'bytes' },
    { number: 2, name: 'roundRosterPairs', kind: 'message', repeated: true, type: RoundRosterPair },
    { number: 3, name: 'transplantInProgress', kind: 'bool' },
  ],
);

/** com.hedera.hapi.node.state.roster.RoundRosterPair */
export interface RoundRosterPair {
  roundNumber: bigint;
  activeRosterHash: Uint8Array;
}
function newRoundRosterPair(): RoundRosterPair {
  return { roundNumber: 0n, activeRosterHash: EMPTY };
}
export function readRoundRosterPair(c: Cursor, end: number, depth: number, m: RoundRosterPair = newRoundRosterPair()): RoundRosterPair {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.roundNumber = c.uint64(end); break;
      case 18: m.activeRosterHash = c.bytes(end); break;
      default: c.skipField('RoundRosterPair', tag, end);
    }
  }
  return m;
}
export const RoundRosterPair: MessageType<RoundRosterPair> = defineMessage<RoundRosterPair>(
  'RoundRosterPair',
  newRoundRosterPair,
  readRoundRosterPair,
  () => [
    { number: 1, name: 'roundNumber', kind: 'uint64' },
    { number: 2, name: 'activeRosterHash', kind: 'bytes' },
  ],
);
