// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { SemanticVersion, readSemanticVersion } from './services-basic-types.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.platform.state.ConsensusSnapshot */
export interface ConsensusSnapshot {
  round: bigint;
  judgeHashes: readonly Uint8Array[];
  minimumJudgeInfoList: readonly MinimumJudgeInfo[];
  nextConsensusNumber: bigint;
  consensusTimestamp: Timestamp | undefined;
  judgeIds: readonly JudgeId[];
}
function newConsensusSnapshot(): ConsensusSnapshot {
  return { round: 0n, judgeHashes: NONE, minimumJudgeInfoList: NONE, nextConsensusNumber: 0n, consensusTimestamp: undefined, judgeIds: NONE };
}
export function readConsensusSnapshot(c: Cursor, end: number, depth: number, m: ConsensusSnapshot = newConsensusSnapshot()): ConsensusSnapshot {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.round = c.uint64(end); break;
      case 18: m.judgeHashes = appendTo(m.judgeHashes, c.bytes(end)); break;
      case 26: m.minimumJudgeInfoList = appendTo(m.minimumJudgeInfoList, readMinimumJudgeInfo(c, c.delimitedEnd(end), depth + 1)); break;
      case 32: m.nextConsensusNumber = c.uint64(end); break;
      case 42: m.consensusTimestamp = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.consensusTimestamp); break;
      case 50: m.judgeIds = appendTo(m.judgeIds, readJudgeId(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('ConsensusSnapshot', tag, end);
    }
  }
  return m;
}
export const ConsensusSnapshot: MessageType<ConsensusSnapshot> = defineMessage<ConsensusSnapshot>(
  'ConsensusSnapshot',
  newConsensusSnapshot,
  readConsensusSnapshot,
  () => [
    { number: 1, name: 'round', kind: 'uint64' },
    { number: 2, name: 'judgeHashes', kind: 'bytes', repeated: true },
    { number: 3, name: 'minimumJudgeInfoList', kind: 'message', repeated: true, type: MinimumJudgeInfo },
    { number: 4, name: 'nextConsensusNumber', kind: 'uint64' },
    { number: 5, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 6, name: 'judgeIds', kind: 'message', repeated: true, type: JudgeId },
  ],
);

/** com.hedera.hapi.platform.state.JudgeId */
export interface JudgeId {
  creatorId: bigint;
  judgeHash: Uint8Array;
}
function newJudgeId(): JudgeId {
  return { creatorId: 0n, judgeHash: EMPTY };
}
export function readJudgeId(c: Cursor, end: number, depth: number, m: JudgeId = newJudgeId()): JudgeId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.creatorId = c.uint64(end); break;
      case 18: m.judgeHash = c.bytes(end); break;
      default: c.skipField('JudgeId', tag, end);
    }
  }
  return m;
}
export const JudgeId: MessageType<JudgeId> = defineMessage<JudgeId>(
  'JudgeId',
  newJudgeId,
  readJudgeId,
  () => [
    { number: 1, name: 'creatorId', kind: 'uint64' },
    { number: 2, name: 'judgeHash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.platform.state.MinimumJudgeInfo */
export interface MinimumJudgeInfo {
  round: bigint;
  minimumJudgeBirthRound: bigint;
}
function newMinimumJudgeInfo(): MinimumJudgeInfo {
  return { round: 0n, minimumJudgeBirthRound: 0n };
}
export function readMinimumJudgeInfo(c: Cursor, end: number, depth: number, m: MinimumJudgeInfo = newMinimumJudgeInfo()): MinimumJudgeInfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.round = c.uint64(end); break;
      case 16: m.minimumJudgeBirthRound = c.uint64(end); break;
      default: c.skipField('MinimumJudgeInfo', tag, end);
    }
  }
  return m;
}
export const MinimumJudgeInfo: MessageType<MinimumJudgeInfo> = defineMessage<MinimumJudgeInfo>(
  'MinimumJudgeInfo',
  newMinimumJudgeInfo,
  readMinimumJudgeInfo,
  () => [
    { number: 1, name: 'round', kind: 'uint64' },
    { number: 2, name: 'minimumJudgeBirthRound', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.platform.state.NodeId */
export interface NodeId {
  id: bigint;
}
function newNodeId(): NodeId {
  return { id: 0n };
}
export function readNodeId(c: Cursor, end: number, depth: number, m: NodeId = newNodeId()): NodeId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.id = c.uint64(end); break;
      default: c.skipField('NodeId', tag, end);
    }
  }
  return m;
}
export const NodeId: MessageType<NodeId> = defineMessage<NodeId>(
  'NodeId',
  newNodeId,
  readNodeId,
  () => [
    { number: 1, name: 'id', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.platform.state.PlatformState */
export interface PlatformState {
  creationSoftwareVersion: SemanticVersion | undefined;
  roundsNonAncient: number;
  consensusSnapshot: ConsensusSnapshot | undefined;
  freezeTime: Timestamp | undefined;
  lastFrozenTime: Timestamp | undefined;
  latestFreezeRound: bigint;
  legacyRunningEventHash: Uint8Array;
  legacy_10003: Uint8Array;
  addressBook: Uint8Array;
  previousAddressBook: Uint8Array;
}
function newPlatformState(): PlatformState {
  return { creationSoftwareVersion: undefined, roundsNonAncient: 0, consensusSnapshot: undefined, freezeTime: undefined, lastFrozenTime: undefined, latestFreezeRound: 0n, legacyRunningEventHash: EMPTY, legacy_10003: EMPTY, addressBook: EMPTY, previousAddressBook: EMPTY };
}
export function readPlatformState(c: Cursor, end: number, depth: number, m: PlatformState = newPlatformState()): PlatformState {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.creationSoftwareVersion = readSemanticVersion(c, c.delimitedEnd(end), depth + 1, m.creationSoftwareVersion); break;
      case 16: m.roundsNonAncient = c.unsigned32(end); break;
      case 26: m.consensusSnapshot = readConsensusSnapshot(c, c.delimitedEnd(end), depth + 1, m.consensusSnapshot); break;
      case 34: m.freezeTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.freezeTime); break;
      case 42: m.lastFrozenTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.lastFrozenTime); break;
      case 48: m.latestFreezeRound = c.uint64(end); break;
      case 80002: m.legacyRunningEventHash = c.bytes(end); break;
      case 80026: m.legacy_10003 = c.bytes(end); break;
      case 80034: m.addressBook = c.bytes(end); break;
      case 80042: m.previousAddressBook = c.bytes(end); break;
      default: c.skipField('PlatformState', tag, end);
    }
  }
  return m;
}
export const PlatformState: MessageType<PlatformState> = defineMessage<PlatformState>(
  'PlatformState',
  newPlatformState,
  readPlatformState,
  () => [
    { number: 1, name: 'creationSoftwareVersion', kind: 'message', type: SemanticVersion },
    { number: 2, name: 'roundsNonAncient', kind: 'uint32' },
    { number: 3, name: 'consensusSnapshot', kind: 'message', type: ConsensusSnapshot },
    { number: 4, name: 'freezeTime', kind: 'message', type: Timestamp },
    { number: 5, name: 'lastFrozenTime', kind: 'message', type: Timestamp },
    { number: 6, name: 'latestFreezeRound', kind: 'uint64' },
    { number: 10000, name: 'legacyRunningEventHash', kind: 'bytes' },
    { number: 10003, name: 'legacy_10003', kind: 'bytes' },
    { number: 10004, name: 'addressBook', kind: 'bytes' },
    { number: 10005, name: 'previousAddressBook', kind: 'bytes' },
  ],
);
