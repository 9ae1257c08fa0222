// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, ContractID, readContractID, Key, readKey } from './services-basic-types.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.clpr.ClprChannel */
export interface ClprChannel {
  channelId: Uint8Array;
  chainId: string;
  serviceAddress: Uint8Array;
  peerConfigTimestamp: Timestamp | undefined;
  verifierContract: ContractID | undefined;
  verifierFingerprint: Uint8Array;
  status: number;
  nextMessageId: bigint;
  ackedMessageId: bigint;
  sentRunningHash: Uint8Array;
  receivedMessageId: bigint;
  receivedRunningHash: Uint8Array;
  lastConfigTimestamp: Timestamp | undefined;
  ownershipCommitment: Uint8Array;
  peerThrottles: ClprThrottles | undefined;
  trustAnchor: Uint8Array;
  trustAnchorId: Uint8Array;
  channelContext: Uint8Array;
  endpointManifest: ClprEndpointManifest | undefined;
  endpointManifestVersion: bigint;
}
function newClprChannel(): ClprChannel {
  return { channelId: EMPTY, chainId: '', serviceAddress: EMPTY, peerConfigTimestamp: undefined, verifierContract: undefined, verifierFingerprint: EMPTY, status: 0, nextMessageId: 0n, ackedMessageId: 0n, sentRunningHash: EMPTY, receivedMessageId: 0n, receivedRunningHash: EMPTY, lastConfigTimestamp: undefined, ownershipCommitment: EMPTY, peerThrottles: undefined, trustAnchor: EMPTY, trustAnchorId: EMPTY, channelContext: EMPTY, endpointManifest: undefined, endpointManifestVersion: 0n };
}
export function readClprChannel(c: Cursor, end: number, depth: number, m: ClprChannel = newClprChannel()): ClprChannel {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 18: m.chainId = c.text(end); break;
      case 26: m.serviceAddress = c.bytes(end); break;
      case 34: m.peerConfigTimestamp = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.peerConfigTimestamp); break;
      case 42: m.verifierContract = readContractID(c, c.delimitedEnd(end), depth + 1, m.verifierContract); break;
      case 50: m.verifierFingerprint = c.bytes(end); break;
      case 56: m.status = c.int32(end); break;
      case 64: m.nextMessageId = c.uint64(end); break;
      case 72: m.ackedMessageId = c.uint64(end); break;
      case 82: m.sentRunningHash = c.bytes(end); break;
      case 88: m.receivedMessageId = c.uint64(end); break;
      case 98: m.receivedRunningHash = c.bytes(end); break;
      case 106: m.lastConfigTimestamp = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.lastConfigTimestamp); break;
      case 114: m.ownershipCommitment = c.bytes(end); break;
      case 122: m.peerThrottles = readClprThrottles(c, c.delimitedEnd(end), depth + 1, m.peerThrottles); break;
      case 130: m.trustAnchor = c.bytes(end); break;
      case 138: m.trustAnchorId = c.bytes(end); break;
      case 146: m.channelContext = c.bytes(end); break;
      case 154: m.endpointManifest = readClprEndpointManifest(c, c.delimitedEnd(end), depth + 1, m.endpointManifest); break;
      case 160: m.endpointManifestVersion = c.uint64(end); break;
      default: c.skipField('ClprChannel', tag, end);
    }
  }
  return m;
}
export const ClprChannel: MessageType<ClprChannel> = defineMessage<ClprChannel>(
  'ClprChannel',
  newClprChannel,
  readClprChannel,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'chainId', kind: 'string' },
    { number: 3, name: 'serviceAddress', kind: 'bytes' },
    { number: 4, name: 'peerConfigTimestamp', kind: 'message', type: Timestamp },
    { number: 5, name: 'verifierContract', kind: 'message', type: ContractID },
    { number: 6, name: 'verifierFingerprint', kind: 'bytes' },
    { number: 7, name: 'status', kind: 'enum' },
    { number: 8, name: 'nextMessageId', kind: 'uint64' },
    { number: 9, name: 'ackedMessageId', kind: 'uint64' },
    { number: 10, name: 'sentRunningHash', kind: 'bytes' },
    { number: 11, name: 'receivedMessageId', kind: 'uint64' },
    { number: 12, name: 'receivedRunningHash', kind: 'bytes' },
    { number: 13, name: 'lastConfigTimestamp', kind: 'message', type: Timestamp },
    { number: 14, name: 'ownershipCommitment', kind: 'bytes' },
    { number: 15, name: 'peerThrottles', kind: 'message', type: ClprThrottles },
    { number: 16, name: 'trustAnchor', kind: 'bytes' },
    { number: 17, name: 'trustAnchorId', kind: 'bytes' },
    { number: 18, name: 'channelContext', kind: 'bytes' },
    { number: 19, name: 'endpointManifest', kind: 'message', type: ClprEndpointManifest },
    { number: 20, name: 'endpointManifestVersion', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprChannelStatus */
export const ClprChannelStatus: Readonly<Record<number, string>> = {
  0: 'PENDING',
  1: 'ACTIVE',
  2: 'PAUSED',
  3: 'CLOSING',
  4: 'DRAINED',
  5: 'CLOSED',
};

/** com.hedera.hapi.node.clpr.ClprCloseChannelTransactionBody */
export interface ClprCloseChannelTransactionBody {
  channelId: Uint8Array;
  ownershipCommitment: Uint8Array;
}
function newClprCloseChannelTransactionBody(): ClprCloseChannelTransactionBody {
  return { channelId: EMPTY, ownershipCommitment: EMPTY };
}
export function readClprCloseChannelTransactionBody(c: Cursor, end: number, depth: number, m: ClprCloseChannelTransactionBody = newClprCloseChannelTransactionBody()): ClprCloseChannelTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 18: m.ownershipCommitment = c.bytes(end); break;
      default: c.skipField('ClprCloseChannelTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprCloseChannelTransactionBody: MessageType<ClprCloseChannelTransactionBody> = defineMessage<ClprCloseChannelTransactionBody>(
  'ClprCloseChannelTransactionBody',
  newClprCloseChannelTransactionBody,
  readClprCloseChannelTransactionBody,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'ownershipCommitment', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprCompleteChannelTransactionBody */
export interface ClprCompleteChannelTransactionBody {
  channelId: Uint8Array;
  publicKey: Uint8Array;
  signature: Uint8Array;
  signatureScheme: number;
  verifierContract: ContractID | undefined;
  configProofBytes: Uint8Array;
  endpointManifestProofBytes: Uint8Array;
}
function newClprCompleteChannelTransactionBody(): ClprCompleteChannelTransactionBody {
  return { channelId: EMPTY, publicKey: EMPTY, signature: EMPTY, signatureScheme: 0, verifierContract: undefined, configProofBytes: EMPTY, endpointManifestProofBytes: EMPTY };
}
export function readClprCompleteChannelTransactionBody(c: Cursor, end: number, depth: number, m: ClprCompleteChannelTransactionBody = newClprCompleteChannelTransactionBody()): ClprCompleteChannelTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 18: m.publicKey = c.bytes(end); break;
      case 26: m.signature = c.bytes(end); break;
      case 32: m.signatureScheme = c.int32(end); break;
      case 42: m.verifierContract = readContractID(c, c.delimitedEnd(end), depth + 1, m.verifierContract); break;
      case 50: m.configProofBytes = c.bytes(end); break;
      case 58: m.endpointManifestProofBytes = c.bytes(end); break;
      default: c.skipField('ClprCompleteChannelTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprCompleteChannelTransactionBody: MessageType<ClprCompleteChannelTransactionBody> = defineMessage<ClprCompleteChannelTransactionBody>(
  'ClprCompleteChannelTransactionBody',
  newClprCompleteChannelTransactionBody,
  readClprCompleteChannelTransactionBody,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'publicKey', kind: 'bytes' },
    { number: 3, name: 'signature', kind: 'bytes' },
    { number: 4, name: 'signatureScheme', kind: 'enum' },
    { number: 5, name: 'verifierContract', kind: 'message', type: ContractID },
    { number: 6, name: 'configProofBytes', kind: 'bytes' },
    { number: 7, name: 'endpointManifestProofBytes', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprCompleteConnectorTransactionBody */
export interface ClprCompleteConnectorTransactionBody {
  connectorId: Uint8Array;
  publicKey: Uint8Array;
  signature: Uint8Array;
  signatureScheme: number;
  salt: Uint8Array;
  channelId: Uint8Array;
  connectorContract: ContractID | undefined;
  adminKey: Key | undefined;
  lockedStake: bigint;
}
function newClprCompleteConnectorTransactionBody(): ClprCompleteConnectorTransactionBody {
  return { connectorId: EMPTY, publicKey: EMPTY, signature: EMPTY, signatureScheme: 0, salt: EMPTY, channelId: EMPTY, connectorContract: undefined, adminKey: undefined, lockedStake: 0n };
}
export function readClprCompleteConnectorTransactionBody(c: Cursor, end: number, depth: number, m: ClprCompleteConnectorTransactionBody = newClprCompleteConnectorTransactionBody()): ClprCompleteConnectorTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.connectorId = c.bytes(end); break;
      case 18: m.publicKey = c.bytes(end); break;
      case 26: m.signature = c.bytes(end); break;
      case 32: m.signatureScheme = c.int32(end); break;
      case 42: m.salt = c.bytes(end); break;
      case 50: m.channelId = c.bytes(end); break;
      case 58: m.connectorContract = readContractID(c, c.delimitedEnd(end), depth + 1, m.connectorContract); break;
      case 66: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 72: m.lockedStake = c.uint64(end); break;
      default: c.skipField('ClprCompleteConnectorTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprCompleteConnectorTransactionBody: MessageType<ClprCompleteConnectorTransactionBody> = defineMessage<ClprCompleteConnectorTransactionBody>(
  'ClprCompleteConnectorTransactionBody',
  newClprCompleteConnectorTransactionBody,
  readClprCompleteConnectorTransactionBody,
  () => [
    { number: 1, name: 'connectorId', kind: 'bytes' },
    { number: 2, name: 'publicKey', kind: 'bytes' },
    { number: 3, name: 'signature', kind: 'bytes' },
    { number: 4, name: 'signatureScheme', kind: 'enum' },
    { number: 5, name: 'salt', kind: 'bytes' },
    { number: 6, name: 'channelId', kind: 'bytes' },
    { number: 7, name: 'connectorContract', kind: 'message', type: ContractID },
    { number: 8, name: 'adminKey', kind: 'message', type: Key },
    { number: 9, name: 'lockedStake', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprConfigUpdate */
export interface ClprConfigUpdate {
  configuration: ClprLedgerConfiguration | undefined;
}
function newClprConfigUpdate(): ClprConfigUpdate {
  return { configuration: undefined };
}
export function readClprConfigUpdate(c: Cursor, end: number, depth: number, m: ClprConfigUpdate = newClprConfigUpdate()): ClprConfigUpdate {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.configuration = readClprLedgerConfiguration(c, c.delimitedEnd(end), depth + 1, m.configuration); break;
      default: c.skipField('ClprConfigUpdate', tag, end);
    }
  }
  return m;
}
export const ClprConfigUpdate: MessageType<ClprConfigUpdate> = defineMessage<ClprConfigUpdate>(
  'ClprConfigUpdate',
  newClprConfigUpdate,
  readClprConfigUpdate,
  () => [
    { number: 1, name: 'configuration', kind: 'message', type: ClprLedgerConfiguration },
  ],
);

/** com.hedera.hapi.node.clpr.ClprConnector */
export interface ClprConnector {
  connectorId: Uint8Array;
  channelId: Uint8Array;
  connectorContract: ContractID | undefined;
  adminKey: Key | undefined;
  lockedStake: bigint;
  slashCount: number;
  inFlightMessageCount: bigint;
}
function newClprConnector(): ClprConnector {
  return { connectorId: EMPTY, channelId: EMPTY, connectorContract: undefined, adminKey: undefined, lockedStake: 0n, slashCount: 0, inFlightMessageCount: 0n };
}
export function readClprConnector(c: Cursor, end: number, depth: number, m: ClprConnector = newClprConnector()): ClprConnector {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.connectorId = c.bytes(end); break;
      case 18: m.channelId = c.bytes(end); break;
      case 26: m.connectorContract = readContractID(c, c.delimitedEnd(end), depth + 1, m.connectorContract); break;
      case 34: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 40: m.lockedStake = c.uint64(end); break;
      case 48: m.slashCount = c.unsigned32(end); break;
      case 56: m.inFlightMessageCount = c.uint64(end); break;
      default: c.skipField('ClprConnector', tag, end);
    }
  }
  return m;
}
export const ClprConnector: MessageType<ClprConnector> = defineMessage<ClprConnector>(
  'ClprConnector',
  newClprConnector,
  readClprConnector,
  () => [
    { number: 1, name: 'connectorId', kind: 'bytes' },
    { number: 2, name: 'channelId', kind: 'bytes' },
    { number: 3, name: 'connectorContract', kind: 'message', type: ContractID },
    { number: 4, name: 'adminKey', kind: 'message', type: Key },
    { number: 5, name: 'lockedStake', kind: 'uint64' },
    { number: 6, name: 'slashCount', kind: 'uint32' },
    { number: 7, name: 'inFlightMessageCount', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprConnectorKey */
export interface ClprConnectorKey {
  channelId: Uint8Array;
  connectorId: Uint8Array;
}
function newClprConnectorKey(): ClprConnectorKey {
  return { channelId: EMPTY, connectorId: EMPTY };
}
export function readClprConnectorKey(c: Cursor, end: number, depth: number, m: ClprConnectorKey = newClprConnectorKey()): ClprConnectorKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 18: m.connectorId = c.bytes(end); break;
      default: c.skipField('ClprConnectorKey', tag, end);
    }
  }
  return m;
}
export const ClprConnectorKey: MessageType<ClprConnectorKey> = defineMessage<ClprConnectorKey>(
  'ClprConnectorKey',
  newClprConnectorKey,
  readClprConnectorKey,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'connectorId', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprControlMessage */
export interface ClprControlMessage {
  configUpdate: ClprConfigUpdate | undefined;
}
function newClprControlMessage(): ClprControlMessage {
  return { configUpdate: undefined };
}
export function readClprControlMessage(c: Cursor, end: number, depth: number, m: ClprControlMessage = newClprControlMessage()): ClprControlMessage {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.configUpdate = readClprConfigUpdate(c, c.delimitedEnd(end), depth + 1, m.configUpdate); break;
      default: c.skipField('ClprControlMessage', tag, end);
    }
  }
  return m;
}
export const ClprControlMessage: MessageType<ClprControlMessage> = defineMessage<ClprControlMessage>(
  'ClprControlMessage',
  newClprControlMessage,
  readClprControlMessage,
  () => [
    { number: 1, name: 'configUpdate', kind: 'message', optional: true, type: ClprConfigUpdate },
  ],
);

/** com.hedera.hapi.node.clpr.ClprDeregisterConnectorTransactionBody */
export interface ClprDeregisterConnectorTransactionBody {
  channelId: Uint8Array;
  connectorId: Uint8Array;
  stakeRecipient: AccountID | undefined;
}
function newClprDeregisterConnectorTransactionBody(): ClprDeregisterConnectorTransactionBody {
  return { channelId: EMPTY, connectorId: EMPTY, stakeRecipient: undefined };
}
export function readClprDeregisterConnectorTransactionBody(c: Cursor, end: number, depth: number, m: ClprDeregisterConnectorTransactionBody = newClprDeregisterConnectorTransactionBody()): ClprDeregisterConnectorTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 18: m.connectorId = c.bytes(end); break;
      case 26: m.stakeRecipient = readAccountID(c, c.delimitedEnd(end), depth + 1, m.stakeRecipient); break;
      default: c.skipField('ClprDeregisterConnectorTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprDeregisterConnectorTransactionBody: MessageType<ClprDeregisterConnectorTransactionBody> = defineMessage<ClprDeregisterConnectorTransactionBody>(
  'ClprDeregisterConnectorTransactionBody',
  newClprDeregisterConnectorTransactionBody,
  readClprDeregisterConnectorTransactionBody,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'connectorId', kind: 'bytes' },
    { number: 3, name: 'stakeRecipient', kind: 'message', type: AccountID },
  ],
);

/** com.hedera.hapi.node.clpr.ClprEndpoint */
export interface ClprEndpoint {
  serviceEndpoint: ClprServiceEndpoint | undefined;
  tlsCertificate: Uint8Array;
  accountId: Uint8Array;
}
function newClprEndpoint(): ClprEndpoint {
  return { serviceEndpoint: undefined, tlsCertificate: EMPTY, accountId: EMPTY };
}
export function readClprEndpoint(c: Cursor, end: number, depth: number, m: ClprEndpoint = newClprEndpoint()): ClprEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.serviceEndpoint = readClprServiceEndpoint(c, c.delimitedEnd(end), depth + 1, m.serviceEndpoint); break;
      case 18: m.tlsCertificate = c.bytes(end); break;
      case 26: m.accountId = c.bytes(end); break;
      default: c.skipField('ClprEndpoint', tag, end);
    }
  }
  return m;
}
export const ClprEndpoint: MessageType<ClprEndpoint> = defineMessage<ClprEndpoint>(
  'ClprEndpoint',
  newClprEndpoint,
  readClprEndpoint,
  () => [
    { number: 1, name: 'serviceEndpoint', kind: 'message', type: ClprServiceEndpoint },
    { number: 2, name: 'tlsCertificate', kind: 'bytes' },
    { number: 3, name: 'accountId', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprEndpointManifest */
export interface ClprEndpointManifest {
  version: bigint;
  serviceAddress: Uint8Array;
  endpoints: readonly ClprEndpoint[];
}
function newClprEndpointManifest(): ClprEndpointManifest {
  return { version: 0n, serviceAddress: EMPTY, endpoints: NONE };
}
export function readClprEndpointManifest(c: Cursor, end: number, depth: number, m: ClprEndpointManifest = newClprEndpointManifest()): ClprEndpointManifest {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.version = c.uint64(end); break;
      case 18: m.serviceAddress = c.bytes(end); break;
      case 26: m.endpoints = appendTo(m.endpoints, readClprEndpoint(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('ClprEndpointManifest', tag, end);
    }
  }
  return m;
}
export const ClprEndpointManifest: MessageType<ClprEndpointManifest> = defineMessage<ClprEndpointManifest>(
  'ClprEndpointManifest',
  newClprEndpointManifest,
  readClprEndpointManifest,
  () => [
    { number: 1, name: 'version', kind: 'uint64' },
    { number: 2, name: 'serviceAddress', kind: 'bytes' },
    { number: 3, name: 'endpoints', kind: 'message', repeated: true, type: ClprEndpoint },
  ],
);

/** com.hedera.hapi.node.clpr.ClprEndpointManifestConstruction */
export interface ClprEndpointManifestConstruction {
  constructionId: bigint;
  targetNodeIds: readonly bigint[];
  gatheredPublications: readonly ClprEndpointPublicationEntry[];
  gracePeriodEndTime: Timestamp | undefined;
  graceExtensionsUsed: number;
}
function newClprEndpointManifestConstruction(): ClprEndpointManifestConstruction {
  return { constructionId: 0n, targetNodeIds: NONE, gatheredPublications: NONE, gracePeriodEndTime: undefined, graceExtensionsUsed: 0 };
}
export function readClprEndpointManifestConstruction(c: Cursor, end: number, depth: number, m: ClprEndpointManifestConstruction = newClprEndpointManifestConstruction()): ClprEndpointManifestConstruction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 16: m.targetNodeIds = appendTo(m.targetNodeIds, c.uint64(end)); break;
      case 18: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.targetNodeIds = appendTo(m.targetNodeIds, c.uint64(stop)); break;
      case 26: m.gatheredPublications = appendTo(m.gatheredPublications, readClprEndpointPublicationEntry(c, c.delimitedEnd(end), depth + 1)); break;
      case 34: m.gracePeriodEndTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.gracePeriodEndTime); break;
      case 40: m.graceExtensionsUsed = c.unsigned32(end); break;
      default: c.skipField('ClprEndpointManifestConstruction', tag, end);
    }
  }
  return m;
}
export const ClprEndpointManifestConstruction: MessageType<ClprEndpointManifestConstruction> = defineMessage<ClprEndpointManifestConstruction>(
  'ClprEndpointManifestConstruction',
  newClprEndpointManifestConstruction,
  readClprEndpointManifestConstruction,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'targetNodeIds', kind: 'uint64', repeated: true },
    { number: 3, name: 'gatheredPublications', kind: 'message', repeated: true, type: ClprEndpointPublicationEntry },
    { number: 4, name: 'gracePeriodEndTime', kind: 'message', type: Timestamp },
    { number: 5, name: 'graceExtensionsUsed', kind: 'uint32' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprEndpointPublication */
export interface ClprEndpointPublication {
  endpoint: ClprEndpoint | undefined;
}
function newClprEndpointPublication(): ClprEndpointPublication {
  return { endpoint: undefined };
}
export function readClprEndpointPublication(c: Cursor, end: number, depth: number, m: ClprEndpointPublication = newClprEndpointPublication()): ClprEndpointPublication {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.endpoint = readClprEndpoint(c, c.delimitedEnd(end), depth + 1, m.endpoint); break;
      default: c.skipField('ClprEndpointPublication', tag, end);
    }
  }
  return m;
}
export const ClprEndpointPublication: MessageType<ClprEndpointPublication> = defineMessage<ClprEndpointPublication>(
  'ClprEndpointPublication',
  newClprEndpointPublication,
  readClprEndpointPublication,
  () => [
    { number: 1, name: 'endpoint', kind: 'message', type: ClprEndpoint },
  ],
);

/** com.hedera.hapi.node.clpr.ClprEndpointPublicationEntry */
export interface ClprEndpointPublicationEntry {
  nodeId: bigint;
  publication: ClprEndpointPublication | undefined;
}
function newClprEndpointPublicationEntry(): ClprEndpointPublicationEntry {
  return { nodeId: 0n, publication: undefined };
}
export function readClprEndpointPublicationEntry(c: Cursor, end: number, depth: number, m: ClprEndpointPublicationEntry = newClprEndpointPublicationEntry()): ClprEndpointPublicationEntry {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 18: m.publication = readClprEndpointPublication(c, c.delimitedEnd(end), depth + 1, m.publication); break;
      default: c.skipField('ClprEndpointPublicationEntry', tag, end);
    }
  }
  return m;
}
export const ClprEndpointPublicationEntry: MessageType<ClprEndpointPublicationEntry> = defineMessage<ClprEndpointPublicationEntry>(
  'ClprEndpointPublicationEntry',
  newClprEndpointPublicationEntry,
  readClprEndpointPublicationEntry,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'publication', kind: 'message', type: ClprEndpointPublication },
  ],
);

/** com.hedera.hapi.node.clpr.ClprEndpointPublicationTransactionBody */
export interface ClprEndpointPublicationTransactionBody {
  endpoint: ClprEndpoint | undefined;
}
function newClprEndpointPublicationTransactionBody(): ClprEndpointPublicationTransactionBody {
  return { endpoint: undefined };
}
export function readClprEndpointPublicationTransactionBody(c: Cursor, end: number, depth: number, m: ClprEndpointPublicationTransactionBody = newClprEndpointPublicationTransactionBody()): ClprEndpointPublicationTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.endpoint = readClprEndpoint(c, c.delimitedEnd(end), depth + 1, m.endpoint); break;
      default: c.skipField('ClprEndpointPublicationTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprEndpointPublicationTransactionBody: MessageType<ClprEndpointPublicationTransactionBody> = defineMessage<ClprEndpointPublicationTransactionBody>(
  'ClprEndpointPublicationTransactionBody',
  newClprEndpointPublicationTransactionBody,
  readClprEndpointPublicationTransactionBody,
  () => [
    { number: 1, name: 'endpoint', kind: 'message', type: ClprEndpoint },
  ],
);

/** com.hedera.hapi.node.clpr.ClprLedgerConfiguration */
export interface ClprLedgerConfiguration {
  protocolVersion: number;
  chainId: string;
  serviceAddress: Uint8Array;
  timestamp: Timestamp | undefined;
  throttles: ClprThrottles | undefined;
  endpoints: readonly ClprEndpoint[];
  initialTrustAnchor: Uint8Array;
  initialTrustAnchorId: Uint8Array;
}
function newClprLedgerConfiguration(): ClprLedgerConfiguration {
  return { protocolVersion: 0, chainId: '', serviceAddress: EMPTY, timestamp: undefined, throttles: undefined, endpoints: NONE, initialTrustAnchor: EMPTY, initialTrustAnchorId: EMPTY };
}
export function readClprLedgerConfiguration(c: Cursor, end: number, depth: number, m: ClprLedgerConfiguration = newClprLedgerConfiguration()): ClprLedgerConfiguration {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.protocolVersion = c.unsigned32(end); break;
      case 18: m.chainId = c.text(end); break;
      case 26: m.serviceAddress = c.bytes(end); break;
      case 34: m.timestamp = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.timestamp); break;
      case 42: m.throttles = readClprThrottles(c, c.delimitedEnd(end), depth + 1, m.throttles); break;
      case 50: m.endpoints = appendTo(m.endpoints, readClprEndpoint(c, c.delimitedEnd(end), depth + 1)); break;
      case 58: m.initialTrustAnchor = c.bytes(end); break;
      case 66: m.initialTrustAnchorId = c.bytes(end); break;
      default: c.skipField('ClprLedgerConfiguration', tag, end);
    }
  }
  return m;
}
export const ClprLedgerConfiguration: MessageType<ClprLedgerConfiguration> = defineMessage<ClprLedgerConfiguration>(
  'ClprLedgerConfiguration',
  newClprLedgerConfiguration,
  readClprLedgerConfiguration,
  () => [
    { number: 1, name: 'protocolVersion', kind: 'uint32' },
    { number: 2, name: 'chainId', kind: 'string' },
    { number: 3, name: 'serviceAddress', kind: 'bytes' },
    { number: 4, name: 'timestamp', kind: 'message', type: Timestamp },
    { number: 5, name: 'throttles', kind: 'message', type: ClprThrottles },
    { number: 6, name: 'endpoints', kind: 'message', repeated: true, type: ClprEndpoint },
    { number: 7, name: 'initialTrustAnchor', kind: 'bytes' },
    { number: 8, name: 'initialTrustAnchorId', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprMessage */
export interface ClprMessage {
  connectorId: Uint8Array;
  targetApplication: Uint8Array;
  sender: Uint8Array;
  messageData: Uint8Array;
}
function newClprMessage(): ClprMessage {
  return { connectorId: EMPTY, targetApplication: EMPTY, sender: EMPTY, messageData: EMPTY };
}
export function readClprMessage(c: Cursor, end: number, depth: number, m: ClprMessage = newClprMessage()): ClprMessage {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.connectorId = c.bytes(end); break;
      case 18: m.targetApplication = c.bytes(end); break;
      case 26: m.sender = c.bytes(end); break;
      case 34: m.messageData = c.bytes(end); break;
      default: c.skipField('ClprMessage', tag, end);
    }
  }
  return m;
}
export const ClprMessage: MessageType<ClprMessage> = defineMessage<ClprMessage>(
  'ClprMessage',
  newClprMessage,
  readClprMessage,
  () => [
    { number: 1, name: 'connectorId', kind: 'bytes' },
    { number: 2, name: 'targetApplication', kind: 'bytes' },
    { number: 3, name: 'sender', kind: 'bytes' },
    { number: 4, name: 'messageData', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprMessageKey */
export interface ClprMessageKey {
  channelId: Uint8Array;
  messageId: bigint;
}
function newClprMessageKey(): ClprMessageKey {
  return { channelId: EMPTY, messageId: 0n };
}
export function readClprMessageKey(c: Cursor, end: number, depth: number, m: ClprMessageKey = newClprMessageKey()): ClprMessageKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 16: m.messageId = c.uint64(end); break;
      default: c.skipField('ClprMessageKey', tag, end);
    }
  }
  return m;
}
export const ClprMessageKey: MessageType<ClprMessageKey> = defineMessage<ClprMessageKey>(
  'ClprMessageKey',
  newClprMessageKey,
  readClprMessageKey,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'messageId', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprMessagePayload */
export interface ClprMessagePayload {
  message: ClprMessage | undefined;
  messageReply: ClprMessageReply | undefined;
  control: ClprControlMessage | undefined;
  redactedMessage: ClprRedactedMessage | undefined;
}
function newClprMessagePayload(): ClprMessagePayload {
  return { message: undefined, messageReply: undefined, control: undefined, redactedMessage: undefined };
}
export function readClprMessagePayload(c: Cursor, end: number, depth: number, m: ClprMessagePayload = newClprMessagePayload()): ClprMessagePayload {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.message = readClprMessage(c, c.delimitedEnd(end), depth + 1, m.message); break;
      case 18: m.messageReply = readClprMessageReply(c, c.delimitedEnd(end), depth + 1, m.messageReply); break;
      case 26: m.control = readClprControlMessage(c, c.delimitedEnd(end), depth + 1, m.control); break;
      case 34: m.redactedMessage = readClprRedactedMessage(c, c.delimitedEnd(end), depth + 1, m.redactedMessage); break;
      default: c.skipField('ClprMessagePayload', tag, end);
    }
  }
  return m;
}
export const ClprMessagePayload: MessageType<ClprMessagePayload> = defineMessage<ClprMessagePayload>(
  'ClprMessagePayload',
  newClprMessagePayload,
  readClprMessagePayload,
  () => [
    { number: 1, name: 'message', kind: 'message', optional: true, type: ClprMessage },
    { number: 2, name: 'messageReply', kind: 'message', optional: true, type: ClprMessageReply },
    { number: 3, name: 'control', kind: 'message', optional: true, type: ClprControlMessage },
    { number: 4, name: 'redactedMessage', kind: 'message', optional: true, type: ClprRedactedMessage },
  ],
);

/** com.hedera.hapi.node.clpr.ClprMessageReply */
export interface ClprMessageReply {
  messageId: bigint;
  status: number;
  messageReplyData: Uint8Array;
}
function newClprMessageReply(): ClprMessageReply {
  return { messageId: 0n, status: 0, messageReplyData: EMPTY };
}
export function readClprMessageReply(c: Cursor, end: number, depth: number, m: ClprMessageReply = newClprMessageReply()): ClprMessageReply {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.messageId = c.uint64(end); break;
      case 16: m.status = c.int32(end); break;
      case 26: m.messageReplyData = c.bytes(end); break;
      default: c.skipField('ClprMessageReply', tag, end);
    }
  }
  return m;
}
export const ClprMessageReply: MessageType<ClprMessageReply> = defineMessage<ClprMessageReply>(
  'ClprMessageReply',
  newClprMessageReply,
  readClprMessageReply,
  () => [
    { number: 1, name: 'messageId', kind: 'uint64' },
    { number: 2, name: 'status', kind: 'enum' },
    { number: 3, name: 'messageReplyData', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprMessageReplyStatus */
export const ClprMessageReplyStatus: Readonly<Record<number, string>> = {
  0: 'SUCCESS',
  1: 'APPLICATION_ERROR',
  2: 'CONNECTOR_NOT_FOUND',
  3: 'CONNECTOR_UNDERFUNDED',
  4: 'REDACTED',
  5: 'CHANNEL_CLOSED',
};

/** com.hedera.hapi.node.clpr.ClprMessageValue */
export interface ClprMessageValue {
  payload: ClprMessagePayload | undefined;
  runningHashAfterProcessing: Uint8Array;
}
function newClprMessageValue(): ClprMessageValue {
  return { payload: undefined, runningHashAfterProcessing: EMPTY };
}
export function readClprMessageValue(c: Cursor, end: number, depth: number, m: ClprMessageValue = newClprMessageValue()): ClprMessageValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.payload = readClprMessagePayload(c, c.delimitedEnd(end), depth + 1, m.payload); break;
      case 18: m.runningHashAfterProcessing = c.bytes(end); break;
      default: c.skipField('ClprMessageValue', tag, end);
    }
  }
  return m;
}
export const ClprMessageValue: MessageType<ClprMessageValue> = defineMessage<ClprMessageValue>(
  'ClprMessageValue',
  newClprMessageValue,
  readClprMessageValue,
  () => [
    { number: 1, name: 'payload', kind: 'message', type: ClprMessagePayload },
    { number: 2, name: 'runningHashAfterProcessing', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprRedactMessageTransactionBody */
export interface ClprRedactMessageTransactionBody {
  channelId: Uint8Array;
  messageId: bigint;
}
function newClprRedactMessageTransactionBody(): ClprRedactMessageTransactionBody {
  return { channelId: EMPTY, messageId: 0n };
}
export function readClprRedactMessageTransactionBody(c: Cursor, end: number, depth: number, m: ClprRedactMessageTransactionBody = newClprRedactMessageTransactionBody()): ClprRedactMessageTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 16: m.messageId = c.uint64(end); break;
      default: c.skipField('ClprRedactMessageTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprRedactMessageTransactionBody: MessageType<ClprRedactMessageTransactionBody> = defineMessage<ClprRedactMessageTransactionBody>(
  'ClprRedactMessageTransactionBody',
  newClprRedactMessageTransactionBody,
  readClprRedactMessageTransactionBody,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'messageId', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprRedactedMessage */
export interface ClprRedactedMessage {
  messageHash: Uint8Array;
  sender: Uint8Array;
}
function newClprRedactedMessage(): ClprRedactedMessage {
  return { messageHash: EMPTY, sender: EMPTY };
}
export function readClprRedactedMessage(c: Cursor, end: number, depth: number, m: ClprRedactedMessage = newClprRedactedMessage()): ClprRedactedMessage {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.messageHash = c.bytes(end); break;
      case 18: m.sender = c.bytes(end); break;
      default: c.skipField('ClprRedactedMessage', tag, end);
    }
  }
  return m;
}
export const ClprRedactedMessage: MessageType<ClprRedactedMessage> = defineMessage<ClprRedactedMessage>(
  'ClprRedactedMessage',
  newClprRedactedMessage,
  readClprRedactedMessage,
  () => [
    { number: 1, name: 'messageHash', kind: 'bytes' },
    { number: 2, name: 'sender', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprRegisterChannelTransactionBody */
export interface ClprRegisterChannelTransactionBody {
  ownershipCommitment: Uint8Array;
}
function newClprRegisterChannelTransactionBody(): ClprRegisterChannelTransactionBody {
  return { ownershipCommitment: EMPTY };
}
export function readClprRegisterChannelTransactionBody(c: Cursor, end: number, depth: number, m: ClprRegisterChannelTransactionBody = newClprRegisterChannelTransactionBody()): ClprRegisterChannelTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ownershipCommitment = c.bytes(end); break;
      default: c.skipField('ClprRegisterChannelTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprRegisterChannelTransactionBody: MessageType<ClprRegisterChannelTransactionBody> = defineMessage<ClprRegisterChannelTransactionBody>(
  'ClprRegisterChannelTransactionBody',
  newClprRegisterChannelTransactionBody,
  readClprRegisterChannelTransactionBody,
  () => [
    { number: 1, name: 'ownershipCommitment', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprRegisterConnectorTransactionBody */
export interface ClprRegisterConnectorTransactionBody {
  commitment: Uint8Array;
}
function newClprRegisterConnectorTransactionBody(): ClprRegisterConnectorTransactionBody {
  return { commitment: EMPTY };
}
export function readClprRegisterConnectorTransactionBody(c: Cursor, end: number, depth: number, m: ClprRegisterConnectorTransactionBody = newClprRegisterConnectorTransactionBody()): ClprRegisterConnectorTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.commitment = c.bytes(end); break;
      default: c.skipField('ClprRegisterConnectorTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprRegisterConnectorTransactionBody: MessageType<ClprRegisterConnectorTransactionBody> = defineMessage<ClprRegisterConnectorTransactionBody>(
  'ClprRegisterConnectorTransactionBody',
  newClprRegisterConnectorTransactionBody,
  readClprRegisterConnectorTransactionBody,
  () => [
    { number: 1, name: 'commitment', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprServiceEndpoint */
export interface ClprServiceEndpoint {
  ipAddress: string;
  port: number;
}
function newClprServiceEndpoint(): ClprServiceEndpoint {
  return { ipAddress: '', port: 0 };
}
export function readClprServiceEndpoint(c: Cursor, end: number, depth: number, m: ClprServiceEndpoint = newClprServiceEndpoint()): ClprServiceEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ipAddress = c.text(end); break;
      case 16: m.port = c.unsigned32(end); break;
      default: c.skipField('ClprServiceEndpoint', tag, end);
    }
  }
  return m;
}
export const ClprServiceEndpoint: MessageType<ClprServiceEndpoint> = defineMessage<ClprServiceEndpoint>(
  'ClprServiceEndpoint',
  newClprServiceEndpoint,
  readClprServiceEndpoint,
  () => [
    { number: 1, name: 'ipAddress', kind: 'string' },
    { number: 2, name: 'port', kind: 'uint32' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprSignatureScheme */
export const ClprSignatureScheme: Readonly<Record<number, string>> = {
  0: 'ECDSA_SECP256K1',
  1: 'ED25519',
};

/** com.hedera.hapi.node.clpr.ClprSubmitBundleTransactionBody */
export interface ClprSubmitBundleTransactionBody {
  channelId: Uint8Array;
  bundlePayload: Uint8Array;
  endpointNodeId: bigint;
  endpointSignature: Uint8Array;
}
function newClprSubmitBundleTransactionBody(): ClprSubmitBundleTransactionBody {
  return { channelId: EMPTY, bundlePayload: EMPTY, endpointNodeId: 0n, endpointSignature: EMPTY };
}
export function readClprSubmitBundleTransactionBody(c: Cursor, end: number, depth: number, m: ClprSubmitBundleTransactionBody = newClprSubmitBundleTransactionBody()): ClprSubmitBundleTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 18: m.bundlePayload = c.bytes(end); break;
      case 24: m.endpointNodeId = c.uint64(end); break;
      case 34: m.endpointSignature = c.bytes(end); break;
      default: c.skipField('ClprSubmitBundleTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprSubmitBundleTransactionBody: MessageType<ClprSubmitBundleTransactionBody> = defineMessage<ClprSubmitBundleTransactionBody>(
  'ClprSubmitBundleTransactionBody',
  newClprSubmitBundleTransactionBody,
  readClprSubmitBundleTransactionBody,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'bundlePayload', kind: 'bytes' },
    { number: 3, name: 'endpointNodeId', kind: 'uint64' },
    { number: 4, name: 'endpointSignature', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprThrottles */
export interface ClprThrottles {
  maxMessagesPerBundle: number;
  maxMessagePayloadBytes: number;
  maxGasPerMessage: bigint;
  maxQueueDepth: number;
  maxSyncBytes: bigint;
  maxLocalEndpoints: number;
  maxPeerEndpoints: number;
}
function newClprThrottles(): ClprThrottles {
  return { maxMessagesPerBundle: 0, maxMessagePayloadBytes: 0, maxGasPerMessage: 0n, maxQueueDepth: 0, maxSyncBytes: 0n, maxLocalEndpoints: 0, maxPeerEndpoints: 0 };
}
export function readClprThrottles(c: Cursor, end: number, depth: number, m: ClprThrottles = newClprThrottles()): ClprThrottles {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.maxMessagesPerBundle = c.unsigned32(end); break;
      case 16: m.maxMessagePayloadBytes = c.unsigned32(end); break;
      case 24: m.maxGasPerMessage = c.uint64(end); break;
      case 32: m.maxQueueDepth = c.unsigned32(end); break;
      case 40: m.maxSyncBytes = c.uint64(end); break;
      case 48: m.maxLocalEndpoints = c.unsigned32(end); break;
      case 56: m.maxPeerEndpoints = c.unsigned32(end); break;
      default: c.skipField('ClprThrottles', tag, end);
    }
  }
  return m;
}
export const ClprThrottles: MessageType<ClprThrottles> = defineMessage<ClprThrottles>(
  'ClprThrottles',
  newClprThrottles,
  readClprThrottles,
  () => [
    { number: 1, name: 'maxMessagesPerBundle', kind: 'uint32' },
    { number: 2, name: 'maxMessagePayloadBytes', kind: 'uint32' },
    { number: 3, name: 'maxGasPerMessage', kind: 'uint64' },
    { number: 4, name: 'maxQueueDepth', kind: 'uint32' },
    { number: 5, name: 'maxSyncBytes', kind: 'uint64' },
    { number: 6, name: 'maxLocalEndpoints', kind: 'uint32' },
    { number: 7, name: 'maxPeerEndpoints', kind: 'uint32' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprUpdateLedgerConfigurationTransactionBody */
export interface ClprUpdateLedgerConfigurationTransactionBody {
  configuration: ClprLedgerConfiguration | undefined;
}
function newClprUpdateLedgerConfigurationTransactionBody(): ClprUpdateLedgerConfigurationTransactionBody {
  return { configuration: undefined };
}
export function readClprUpdateLedgerConfigurationTransactionBody(c: Cursor, end: number, depth: number, m: ClprUpdateLedgerConfigurationTransactionBody = newClprUpdateLedgerConfigurationTransactionBody()): ClprUpdateLedgerConfigurationTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.configuration = readClprLedgerConfiguration(c, c.delimitedEnd(end), depth + 1, m.configuration); break;
      default: c.skipField('ClprUpdateLedgerConfigurationTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprUpdateLedgerConfigurationTransactionBody: MessageType<ClprUpdateLedgerConfigurationTransactionBody> = defineMessage<ClprUpdateLedgerConfigurationTransactionBody>(
  'ClprUpdateLedgerConfigurationTransactionBody',
  newClprUpdateLedgerConfigurationTransactionBody,
  readClprUpdateLedgerConfigurationTransactionBody,
  () => [
    { number: 1, name: 'configuration', kind: 'message', type: ClprLedgerConfiguration },
  ],
);
