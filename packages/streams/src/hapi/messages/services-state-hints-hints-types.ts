// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';
import { UInt64Value, readUInt64Value } from './wrappers.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.state.hints.CRSStage */
export const CRSStage: Readonly<Record<number, string>> = {
  0: 'GATHERING_CONTRIBUTIONS',
  1: 'WAITING_FOR_ADOPTING_FINAL_CRS',
  2: 'COMPLETED',
};

/** com.hedera.hapi.node.state.hints.CRSState */
export interface CRSState {
  crs: Uint8Array;
  stage: number;
  nextContributingNodeId: UInt64Value | undefined;
  contributionEndTime: Timestamp | undefined;
}
function newCRSState(): CRSState {
  return { crs: EMPTY, stage: 0, nextContributingNodeId: undefined, contributionEndTime: undefined };
}
export function readCRSState(c: Cursor, end: number, depth: number, m: CRSState = newCRSState()): CRSState {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.crs = c.bytes(end); break;
      case 16: m.stage = c.int32(end); break;
      case 26: m.nextContributingNodeId = readUInt64Value(c, c.delimitedEnd(end), depth + 1, m.nextContributingNodeId); break;
      case 34: m.contributionEndTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.contributionEndTime); break;
      default: c.skipField('CRSState', tag, end);
    }
  }
  return m;
}
export const CRSState: MessageType<CRSState> = defineMessage<CRSState>(
  'CRSState',
  newCRSState,
  readCRSState,
  () => [
    { number: 1, name: 'crs', kind: 'bytes' },
    { number: 2, name: 'stage', kind: 'enum' },
    { number: 3, name: 'nextContributingNodeId', kind: 'message', type: UInt64Value },
    { number: 4, name: 'contributionEndTime', kind: 'message', type: Timestamp },
  ],
);

/** com.hedera.hapi.node.state.hints.HintsConstruction */
export interface HintsConstruction {
  constructionId: bigint;
  sourceRosterHash: Uint8Array;
  targetRosterHash: Uint8Array;
  gracePeriodEndTime: Timestamp | undefined;
  preprocessingStartTime: Timestamp | undefined;
  hintsScheme: HintsScheme | undefined;
}
function newHintsConstruction(): HintsConstruction {
  return { constructionId: 0n, sourceRosterHash: EMPTY, targetRosterHash: EMPTY, gracePeriodEndTime: undefined, preprocessingStartTime: undefined, hintsScheme: undefined };
}
export function readHintsConstruction(c: Cursor, end: number, depth: number, m: HintsConstruction = newHintsConstruction()): HintsConstruction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 18: m.sourceRosterHash = c.bytes(end); break;
      case 26: m.targetRosterHash = c.bytes(end); break;
      case 34: m.gracePeriodEndTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.gracePeriodEndTime); break;
      case 42: m.preprocessingStartTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.preprocessingStartTime); break;
      case 50: m.hintsScheme = readHintsScheme(c, c.delimitedEnd(end), depth + 1, m.hintsScheme); break;
      default: c.skipField('HintsConstruction', tag, end);
    }
  }
  return m;
}
export const HintsConstruction: MessageType<HintsConstruction> = defineMessage<HintsConstruction>(
  'HintsConstruction',
  newHintsConstruction,
  readHintsConstruction,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'sourceRosterHash', kind: 'bytes' },
    { number: 3, name: 'targetRosterHash', kind: 'bytes' },
    { number: 4, name: 'gracePeriodEndTime', kind: 'message', optional: true, type: Timestamp },
    { number: 5, name: 'preprocessingStartTime', kind: 'message', optional: true, type: Timestamp },
    { number: 6, name: 'hintsScheme', kind: 'message', optional: true, type: HintsScheme },
  ],
);

/** com.hedera.hapi.node.state.hints.HintsKeySet */
export interface HintsKeySet {
  nodeId: bigint;
  adoptionTime: Timestamp | undefined;
  key: Uint8Array;
  nextKey: Uint8Array;
}
function newHintsKeySet(): HintsKeySet {
  return { nodeId: 0n, adoptionTime: undefined, key: EMPTY, nextKey: EMPTY };
}
export function readHintsKeySet(c: Cursor, end: number, depth: number, m: HintsKeySet = newHintsKeySet()): HintsKeySet {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 18: m.adoptionTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.adoptionTime); break;
      case 26: m.key = c.bytes(end); break;
      case 34: m.nextKey = c.bytes(end); break;
      default: c.skipField('HintsKeySet', tag, end);
    }
  }
  return m;
}
export const HintsKeySet: MessageType<HintsKeySet> = defineMessage<HintsKeySet>(
  'HintsKeySet',
  newHintsKeySet,
  readHintsKeySet,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'adoptionTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'key', kind: 'bytes' },
    { number: 4, name: 'nextKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.hints.HintsPartyId */
export interface HintsPartyId {
  partyId: number;
  numParties: number;
}
function newHintsPartyId(): HintsPartyId {
  return { partyId: 0, numParties: 0 };
}
export function readHintsPartyId(c: Cursor, end: number, depth: number, m: HintsPartyId = newHintsPartyId()): HintsPartyId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.partyId = c.unsigned32(end); break;
      case 16: m.numParties = c.unsigned32(end); break;
      default: c.skipField('HintsPartyId', tag, end);
    }
  }
  return m;
}
export const HintsPartyId: MessageType<HintsPartyId> = defineMessage<HintsPartyId>(
  'HintsPartyId',
  newHintsPartyId,
  readHintsPartyId,
  () => [
    { number: 1, name: 'partyId', kind: 'uint32' },
    { number: 2, name: 'numParties', kind: 'uint32' },
  ],
);

/** com.hedera.hapi.node.state.hints.HintsScheme */
export interface HintsScheme {
  preprocessedKeys: PreprocessedKeys | undefined;
  nodePartyIds: readonly NodePartyId[];
}
function newHintsScheme(): HintsScheme {
  return { preprocessedKeys: undefined, nodePartyIds: NONE };
}
export function readHintsScheme(c: Cursor, end: number, depth: number, m: HintsScheme = newHintsScheme()): HintsScheme {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.preprocessedKeys = readPreprocessedKeys(c, c.delimitedEnd(end), depth + 1, m.preprocessedKeys); break;
      case 18: m.nodePartyIds = appendTo(m.nodePartyIds, readNodePartyId(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('HintsScheme', tag, end);
    }
  }
  return m;
}
export const HintsScheme: MessageType<HintsScheme> = defineMessage<HintsScheme>(
  'HintsScheme',
  newHintsScheme,
  readHintsScheme,
  () => [
    { number: 1, name: 'preprocessedKeys', kind: 'message', type: PreprocessedKeys },
    { number: 2, name: 'nodePartyIds', kind: 'message', repeated: true, type: NodePartyId },
  ],
);

/** com.hedera.hapi.node.state.hints.NodePartyId */
export interface NodePartyId {
  nodeId: bigint;
  partyId: number;
  partyWeight: bigint;
}
function newNodePartyId(): NodePartyId {
  return { nodeId: 0n, partyId: 0, partyWeight: 0n };
}
export function readNodePartyId(c: Cursor, end: number, depth: number, m: NodePartyId = newNodePartyId()): NodePartyId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 16: m.partyId = c.unsigned32(end); break;
      case 24: m.partyWeight = c.uint64(end); break;
      default: c.skipField('NodePartyId', tag, end);
    }
  }
  return m;
}
export const NodePartyId: MessageType<NodePartyId> = defineMessage<NodePartyId>(
  'NodePartyId',
  newNodePartyId,
  readNodePartyId,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'partyId', kind: 'uint32' },
    { number: 3, name: 'partyWeight', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.state.hints.PreprocessedKeys */
export interface PreprocessedKeys {
  aggregationKey: Uint8Array;
  verificationKey: Uint8Array;
}
function newPreprocessedKeys(): PreprocessedKeys {
  return { aggregationKey: EMPTY, verificationKey: EMPTY };
}
export function readPreprocessedKeys(c: Cursor, end: number, depth: number, m: PreprocessedKeys = newPreprocessedKeys()): PreprocessedKeys {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.aggregationKey = c.bytes(end); break;
      case 18: m.verificationKey = c.bytes(end); break;
      default: c.skipField('PreprocessedKeys', tag, end);
    }
  }
  return m;
}
export const PreprocessedKeys: MessageType<PreprocessedKeys> = defineMessage<PreprocessedKeys>(
  'PreprocessedKeys',
  newPreprocessedKeys,
  readPreprocessedKeys,
  () => [
    { number: 1, name: 'aggregationKey', kind: 'bytes' },
    { number: 2, name: 'verificationKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.hints.PreprocessingVote */
export interface PreprocessingVote {
  preprocessedKeys: PreprocessedKeys | undefined;
  congruentNodeId: bigint | undefined;
}
function newPreprocessingVote(): PreprocessingVote {
  return { preprocessedKeys: undefined, congruentNodeId: undefined };
}
export function readPreprocessingVote(c: Cursor, end: number, depth: number, m: PreprocessingVote = newPreprocessingVote()): PreprocessingVote {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.preprocessedKeys = readPreprocessedKeys(c, c.delimitedEnd(end), depth + 1, m.preprocessedKeys); break;
      case 16: m.congruentNodeId = c.uint64(end); break;
      default: c.skipField('PreprocessingVote', tag, end);
    }
  }
  return m;
}
export const PreprocessingVote: MessageType<PreprocessingVote> = defineMessage<PreprocessingVote>(
  'PreprocessingVote',
  newPreprocessingVote,
  readPreprocessingVote,
  () => [
    { number: 1, name: 'preprocessedKeys', kind: 'message', optional: true, type: PreprocessedKeys },
    { number: 2, name: 'congruentNodeId', kind: 'uint64', optional: true },
  ],
);

/** com.hedera.hapi.node.state.hints.PreprocessingVoteId */
export interface PreprocessingVoteId {
  constructionId: bigint;
  nodeId: bigint;
}
function newPreprocessingVoteId(): PreprocessingVoteId {
  return { constructionId: 0n, nodeId: 0n };
}
export function readPreprocessingVoteId(c: Cursor, end: number, depth: number, m: PreprocessingVoteId = newPreprocessingVoteId()): PreprocessingVoteId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 16: m.nodeId = c.uint64(end); break;
      default: c.skipField('PreprocessingVoteId', tag, end);
    }
  }
  return m;
}
export const PreprocessingVoteId: MessageType<PreprocessingVoteId> = defineMessage<PreprocessingVoteId>(
  'PreprocessingVoteId',
  newPreprocessingVoteId,
  readPreprocessingVoteId,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'nodeId', kind: 'uint64' },
  ],
);
