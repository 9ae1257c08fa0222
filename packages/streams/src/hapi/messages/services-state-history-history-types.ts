// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.state.history.AggregatedNodeSignatures */
export interface AggregatedNodeSignatures {
  aggregatedSignature: Uint8Array;
  signingNodeIds: readonly bigint[];
  verificationKey: Uint8Array;
}
function newAggregatedNodeSignatures(): AggregatedNodeSignatures {
  return { aggregatedSignature: EMPTY, signingNodeIds: NONE, verificationKey: EMPTY };
}
export function readAggregatedNodeSignatures(c: Cursor, end: number, depth: number, m: AggregatedNodeSignatures = newAggregatedNodeSignatures()): AggregatedNodeSignatures {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.aggregatedSignature = c.bytes(end); break;
      case 16: m.signingNodeIds = appendTo(m.signingNodeIds, c.uint64(end)); break;
      case 18: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.signingNodeIds = appendTo(m.signingNodeIds, c.uint64(stop)); break;
      case 26: m.verificationKey = c.bytes(end); break;
      default: c.skipField('AggregatedNodeSignatures', tag, end);
    }
  }
  return m;
}
export const AggregatedNodeSignatures: MessageType<AggregatedNodeSignatures> = defineMessage<AggregatedNodeSignatures>(
  'AggregatedNodeSignatures',
  newAggregatedNodeSignatures,
  readAggregatedNodeSignatures,
  () => [
    { number: 1, name: 'aggregatedSignature', kind: 'bytes' },
    { number: 2, name: 'signingNodeIds', kind: 'uint64', repeated: true },
    { number: 3, name: 'verificationKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.ChainOfTrustProof */
export interface ChainOfTrustProof {
  aggregatedNodeSignatures: AggregatedNodeSignatures | undefined;
  wrapsProof: Uint8Array | undefined;
}
function newChainOfTrustProof(): ChainOfTrustProof {
  return { aggregatedNodeSignatures: undefined, wrapsProof: undefined };
}
export function readChainOfTrustProof(c: Cursor, end: number, depth: number, m: ChainOfTrustProof = newChainOfTrustProof()): ChainOfTrustProof {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.aggregatedNodeSignatures = readAggregatedNodeSignatures(c, c.delimitedEnd(end), depth + 1, m.aggregatedNodeSignatures); break;
      case 18: m.wrapsProof = c.bytes(end); break;
      default: c.skipField('ChainOfTrustProof', tag, end);
    }
  }
  return m;
}
export const ChainOfTrustProof: MessageType<ChainOfTrustProof> = defineMessage<ChainOfTrustProof>(
  'ChainOfTrustProof',
  newChainOfTrustProof,
  readChainOfTrustProof,
  () => [
    { number: 1, name: 'aggregatedNodeSignatures', kind: 'message', optional: true, type: AggregatedNodeSignatures },
    { number: 2, name: 'wrapsProof', kind: 'bytes', optional: true },
  ],
);

/** com.hedera.hapi.node.state.history.ConstructionNodeId */
export interface ConstructionNodeId {
  constructionId: bigint;
  nodeId: bigint;
}
function newConstructionNodeId(): ConstructionNodeId {
  return { constructionId: 0n, nodeId: 0n };
}
export function readConstructionNodeId(c: Cursor, end: number, depth: number, m: ConstructionNodeId = newConstructionNodeId()): ConstructionNodeId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 16: m.nodeId = c.uint64(end); break;
      default: c.skipField('ConstructionNodeId', tag, end);
    }
  }
  return m;
}
export const ConstructionNodeId: MessageType<ConstructionNodeId> = defineMessage<ConstructionNodeId>(
  'ConstructionNodeId',
  newConstructionNodeId,
  readConstructionNodeId,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'nodeId', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.state.history.History */
export interface History {
  addressBookHash: Uint8Array;
  metadata: Uint8Array;
}
function newHistory(): History {
  return { addressBookHash: EMPTY, metadata: EMPTY };
}
export function readHistory(c: Cursor, end: number, depth: number, m: History = newHistory()): History {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.addressBookHash = c.bytes(end); break;
      case 18: m.metadata = c.bytes(end); break;
      default: c.skipField('History', tag, end);
    }
  }
  return m;
}
export const History: MessageType<History> = defineMessage<History>(
  'History',
  newHistory,
  readHistory,
  () => [
    { number: 1, name: 'addressBookHash', kind: 'bytes' },
    { number: 2, name: 'metadata', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.HistoryProof */
export interface HistoryProof {
  targetProofKeys: readonly ProofKey[];
  targetHistory: History | undefined;
  chainOfTrustProof: ChainOfTrustProof | undefined;
  uncompressedWrapsProof: Uint8Array;
}
function newHistoryProof(): HistoryProof {
  return { targetProofKeys: NONE, targetHistory: undefined, chainOfTrustProof: undefined, uncompressedWrapsProof: EMPTY };
}
export function readHistoryProof(c: Cursor, end: number, depth: number, m: HistoryProof = newHistoryProof()): HistoryProof {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.targetProofKeys = appendTo(m.targetProofKeys, readProofKey(c, c.delimitedEnd(end), depth + 1)); break;
      case 18: m.targetHistory = readHistory(c, c.delimitedEnd(end), depth + 1, m.targetHistory); break;
      case 26: m.chainOfTrustProof = readChainOfTrustProof(c, c.delimitedEnd(end), depth + 1, m.chainOfTrustProof); break;
      case 34: m.uncompressedWrapsProof = c.bytes(end); break;
      default: c.skipField('HistoryProof', tag, end);
    }
  }
  return m;
}
export const HistoryProof: MessageType<HistoryProof> = defineMessage<HistoryProof>(
  'HistoryProof',
  newHistoryProof,
  readHistoryProof,
  () => [
    { number: 1, name: 'targetProofKeys', kind: 'message', repeated: true, type: ProofKey },
    { number: 2, name: 'targetHistory', kind: 'message', type: History },
    { number: 3, name: 'chainOfTrustProof', kind: 'message', type: ChainOfTrustProof },
    { number: 4, name: 'uncompressedWrapsProof', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.HistoryProofConstruction */
export interface HistoryProofConstruction {
  constructionId: bigint;
  sourceRosterHash: Uint8Array;
  targetRosterHash: Uint8Array;
  gracePeriodEndTime: Timestamp | undefined;
  assemblyStartTime: Timestamp | undefined;
  targetProof: HistoryProof | undefined;
  failureReason: string | undefined;
  wrapsSigningState: WrapsSigningState | undefined;
  wrapsRetryCount: number;
}
function newHistoryProofConstruction(): HistoryProofConstruction {
  return { constructionId: 0n, sourceRosterHash: EMPTY, targetRosterHash: EMPTY, gracePeriodEndTime: undefined, assemblyStartTime: undefined, targetProof: undefined, failureReason: undefined, wrapsSigningState: undefined, wrapsRetryCount: 0 };
}
export function readHistoryProofConstruction(c: Cursor, end: number, depth: number, m: HistoryProofConstruction = newHistoryProofConstruction()): HistoryProofConstruction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 18: m.sourceRosterHash = c.bytes(end); break;
      case 34: m.targetRosterHash = c.bytes(end); break;
      case 42: m.gracePeriodEndTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.gracePeriodEndTime); break;
      case 50: m.assemblyStartTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.assemblyStartTime); break;
      case 58: m.targetProof = readHistoryProof(c, c.delimitedEnd(end), depth + 1, m.targetProof); break;
      case 66: m.failureReason = c.text(end); break;
      case 74: m.wrapsSigningState = readWrapsSigningState(c, c.delimitedEnd(end), depth + 1, m.wrapsSigningState); break;
      case 80: m.wrapsRetryCount = c.unsigned32(end); break;
      default: c.skipField('HistoryProofConstruction', tag, end);
    }
  }
  return m;
}
export const HistoryProofConstruction: MessageType<HistoryProofConstruction> = defineMessage<HistoryProofConstruction>(
  'HistoryProofConstruction',
  newHistoryProofConstruction,
  readHistoryProofConstruction,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'sourceRosterHash', kind: 'bytes' },
    { number: 4, name: 'targetRosterHash', kind: 'bytes' },
    { number: 5, name: 'gracePeriodEndTime', kind: 'message', optional: true, type: Timestamp },
    { number: 6, name: 'assemblyStartTime', kind: 'message', optional: true, type: Timestamp },
    { number: 7, name: 'targetProof', kind: 'message', optional: true, type: HistoryProof },
    { number: 8, name: 'failureReason', kind: 'string', optional: true },
    { number: 9, name: 'wrapsSigningState', kind: 'message', optional: true, type: WrapsSigningState },
    { number: 10, name: 'wrapsRetryCount', kind: 'uint32' },
  ],
);

/** com.hedera.hapi.node.state.history.HistoryProofVote */
export interface HistoryProofVote {
  proof: HistoryProof | undefined;
  congruentNodeId: bigint | undefined;
}
function newHistoryProofVote(): HistoryProofVote {
  return { proof: undefined, congruentNodeId: undefined };
}
export function readHistoryProofVote(c: Cursor, end: number, depth: number, m: HistoryProofVote = newHistoryProofVote()): HistoryProofVote {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.proof = readHistoryProof(c, c.delimitedEnd(end), depth + 1, m.proof); break;
      case 16: m.congruentNodeId = c.uint64(end); break;
      default: c.skipField('HistoryProofVote', tag, end);
    }
  }
  return m;
}
export const HistoryProofVote: MessageType<HistoryProofVote> = defineMessage<HistoryProofVote>(
  'HistoryProofVote',
  newHistoryProofVote,
  readHistoryProofVote,
  () => [
    { number: 1, name: 'proof', kind: 'message', optional: true, type: HistoryProof },
    { number: 2, name: 'congruentNodeId', kind: 'uint64', optional: true },
  ],
);

/** com.hedera.hapi.node.state.history.HistorySignature */
export interface HistorySignature {
  history: History | undefined;
  signature: Uint8Array;
}
function newHistorySignature(): HistorySignature {
  return { history: undefined, signature: EMPTY };
}
export function readHistorySignature(c: Cursor, end: number, depth: number, m: HistorySignature = newHistorySignature()): HistorySignature {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.history = readHistory(c, c.delimitedEnd(end), depth + 1, m.history); break;
      case 18: m.signature = c.bytes(end); break;
      default: c.skipField('HistorySignature', tag, end);
    }
  }
  return m;
}
export const HistorySignature: MessageType<HistorySignature> = defineMessage<HistorySignature>(
  'HistorySignature',
  newHistorySignature,
  readHistorySignature,
  () => [
    { number: 1, name: 'history', kind: 'message', type: History },
    { number: 2, name: 'signature', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.ProofKey */
export interface ProofKey {
  nodeId: bigint;
  key: Uint8Array;
}
function newProofKey(): ProofKey {
  return { nodeId: 0n, key: EMPTY };
}
export function readProofKey(c: Cursor, end: number, depth: number, m: ProofKey = newProofKey()): ProofKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 18: m.key = c.bytes(end); break;
      default: c.skipField('ProofKey', tag, end);
    }
  }
  return m;
}
export const ProofKey: MessageType<ProofKey> = defineMessage<ProofKey>(
  'ProofKey',
  newProofKey,
  readProofKey,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'key', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.ProofKeySet */
export interface ProofKeySet {
  adoptionTime: Timestamp | undefined;
  key: Uint8Array;
  nextKey: Uint8Array;
}
function newProofKeySet(): ProofKeySet {
  return { adoptionTime: undefined, key: EMPTY, nextKey: EMPTY };
}
export function readProofKeySet(c: Cursor, end: number, depth: number, m: ProofKeySet = newProofKeySet()): ProofKeySet {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.adoptionTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.adoptionTime); break;
      case 26: m.key = c.bytes(end); break;
      case 34: m.nextKey = c.bytes(end); break;
      default: c.skipField('ProofKeySet', tag, end);
    }
  }
  return m;
}
export const ProofKeySet: MessageType<ProofKeySet> = defineMessage<ProofKeySet>(
  'ProofKeySet',
  newProofKeySet,
  readProofKeySet,
  () => [
    { number: 2, name: 'adoptionTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'key', kind: 'bytes' },
    { number: 4, name: 'nextKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.RecordedHistorySignature */
export interface RecordedHistorySignature {
  signingTime: Timestamp | undefined;
  historySignature: HistorySignature | undefined;
}
function newRecordedHistorySignature(): RecordedHistorySignature {
  return { signingTime: undefined, historySignature: undefined };
}
export function readRecordedHistorySignature(c: Cursor, end: number, depth: number, m: RecordedHistorySignature = newRecordedHistorySignature()): RecordedHistorySignature {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.signingTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.signingTime); break;
      case 18: m.historySignature = readHistorySignature(c, c.delimitedEnd(end), depth + 1, m.historySignature); break;
      default: c.skipField('RecordedHistorySignature', tag, end);
    }
  }
  return m;
}
export const RecordedHistorySignature: MessageType<RecordedHistorySignature> = defineMessage<RecordedHistorySignature>(
  'RecordedHistorySignature',
  newRecordedHistorySignature,
  readRecordedHistorySignature,
  () => [
    { number: 1, name: 'signingTime', kind: 'message', type: Timestamp },
    { number: 2, name: 'historySignature', kind: 'message', type: HistorySignature },
  ],
);

/** com.hedera.hapi.node.state.history.WrapsMessageDetails */
export interface WrapsMessageDetails {
  publicationTime: Timestamp | undefined;
  phase: number;
  message: Uint8Array;
}
function newWrapsMessageDetails(): WrapsMessageDetails {
  return { publicationTime: undefined, phase: 0, message: EMPTY };
}
export function readWrapsMessageDetails(c: Cursor, end: number, depth: number, m: WrapsMessageDetails = newWrapsMessageDetails()): WrapsMessageDetails {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.publicationTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.publicationTime); break;
      case 16: m.phase = c.int32(end); break;
      case 26: m.message = c.bytes(end); break;
      default: c.skipField('WrapsMessageDetails', tag, end);
    }
  }
  return m;
}
export const WrapsMessageDetails: MessageType<WrapsMessageDetails> = defineMessage<WrapsMessageDetails>(
  'WrapsMessageDetails',
  newWrapsMessageDetails,
  readWrapsMessageDetails,
  () => [
    { number: 1, name: 'publicationTime', kind: 'message', type: Timestamp },
    { number: 2, name: 'phase', kind: 'enum' },
    { number: 3, name: 'message', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.WrapsMessageHistory */
export interface WrapsMessageHistory {
  messages: readonly WrapsMessageDetails[];
}
function newWrapsMessageHistory(): WrapsMessageHistory {
  return { messages: NONE };
}
export function readWrapsMessageHistory(c: Cursor, end: number, depth: number, m: WrapsMessageHistory = newWrapsMessageHistory()): WrapsMessageHistory {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.messages = appendTo(m.messages, readWrapsMessageDetails(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('WrapsMessageHistory', tag, end);
    }
  }
  return m;
}
export const WrapsMessageHistory: MessageType<WrapsMessageHistory> = defineMessage<WrapsMessageHistory>(
  'WrapsMessageHistory',
  newWrapsMessageHistory,
  readWrapsMessageHistory,
  () => [
    { number: 1, name: 'messages', kind: 'message', repeated: true, type: WrapsMessageDetails },
  ],
);

/** com.hedera.hapi.node.state.history.WrapsPhase */
export const WrapsPhase: Readonly<Record<number, string>> = {
  0: 'R1',
  1: 'R2',
  2: 'R3',
  3: 'AGGREGATE',
  4: 'POST_AGGREGATION',
};

/** com.hedera.hapi.node.state.history.WrapsSigningState */
export interface WrapsSigningState {
  phase: number;
  gracePeriodEndTime: Timestamp | undefined;
}
function newWrapsSigningState(): WrapsSigningState {
  return { phase: 0, gracePeriodEndTime: undefined };
}
export function readWrapsSigningState(c: Cursor, end: number, depth: number, m: WrapsSigningState = newWrapsSigningState()): WrapsSigningState {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.phase = c.int32(end); break;
      case 18: m.gracePeriodEndTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.gracePeriodEndTime); break;
      default: c.skipField('WrapsSigningState', tag, end);
    }
  }
  return m;
}
export const WrapsSigningState: MessageType<WrapsSigningState> = defineMessage<WrapsSigningState>(
  'WrapsSigningState',
  newWrapsSigningState,
  readWrapsSigningState,
  () => [
    { number: 1, name: 'phase', kind: 'enum' },
    { number: 2, name: 'gracePeriodEndTime', kind: 'message', type: Timestamp },
  ],
);
