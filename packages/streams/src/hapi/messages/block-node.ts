// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { SemanticVersion, readSemanticVersion } from './services-basic-types.ts';

/** org.hiero.block.api.BlockEnd */
export interface BlockEnd {
  blockNumber: bigint;
}
function newBlockEnd(): BlockEnd {
  return { blockNumber: 0n };
}
export function readBlockEnd(c: Cursor, end: number, depth: number, m: BlockEnd = newBlockEnd()): BlockEnd {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.blockNumber = c.uint64(end); break;
      default: c.skipField('BlockEnd', tag, end);
    }
  }
  return m;
}
export const BlockEnd: MessageType<BlockEnd> = defineMessage<BlockEnd>(
  'BlockEnd',
  newBlockEnd,
  readBlockEnd,
  () => [
    { number: 1, name: 'blockNumber', kind: 'uint64' },
  ],
);

/** org.hiero.block.api.BlockItemSet */
export interface BlockItemSet {
  blockItems: readonly Uint8Array[];
}
function newBlockItemSet(): BlockItemSet {
  return { blockItems: NONE };
}
export function readBlockItemSet(c: Cursor, end: number, depth: number, m: BlockItemSet = newBlockItemSet()): BlockItemSet {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.blockItems = appendTo(m.blockItems, c.bytes(end)); break;
      default: c.skipField('BlockItemSet', tag, end);
    }
  }
  return m;
}
export const BlockItemSet: MessageType<BlockItemSet> = defineMessage<BlockItemSet>(
  'BlockItemSet',
  newBlockItemSet,
  readBlockItemSet,
  () => [
    { number: 1, name: 'blockItems', kind: 'bytes', repeated: true },
  ],
);

/** org.hiero.block.api.BlockStart */
export interface BlockStart {
  blockHeader: BlockStartHeader | undefined;
}
function newBlockStart(): BlockStart {
  return { blockHeader: undefined };
}
export function readBlockStart(c: Cursor, end: number, depth: number, m: BlockStart = newBlockStart()): BlockStart {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.blockHeader = readBlockStartHeader(c, c.delimitedEnd(end), depth + 1, m.blockHeader); break;
      default: c.skipField('BlockStart', tag, end);
    }
  }
  return m;
}
export const BlockStart: MessageType<BlockStart> = defineMessage<BlockStart>(
  'BlockStart',
  newBlockStart,
  readBlockStart,
  () => [
    { number: 1, name: 'blockHeader', kind: 'message', type: BlockStartHeader },
  ],
);

/** org.hiero.block.api.BlockStartHeader */
export interface BlockStartHeader {
  hapiProtoVersion: SemanticVersion | undefined;
  number: bigint;
}
function newBlockStartHeader(): BlockStartHeader {
  return { hapiProtoVersion: undefined, number: 0n };
}
export function readBlockStartHeader(c: Cursor, end: number, depth: number, m: BlockStartHeader = newBlockStartHeader()): BlockStartHeader {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hapiProtoVersion = readSemanticVersion(c, c.delimitedEnd(end), depth + 1, m.hapiProtoVersion); break;
      case 24: m.number = c.uint64(end); break;
      default: c.skipField('BlockStartHeader', tag, end);
    }
  }
  return m;
}
export const BlockStartHeader: MessageType<BlockStartHeader> = defineMessage<BlockStartHeader>(
  'BlockStartHeader',
  newBlockStartHeader,
  readBlockStartHeader,
  () => [
    { number: 1, name: 'hapiProtoVersion', kind: 'message', type: SemanticVersion },
    { number: 3, name: 'number', kind: 'uint64' },
  ],
);

/** org.hiero.block.api.ServerStatusRequest */
export interface ServerStatusRequest {
}
function newServerStatusRequest(): ServerStatusRequest {
  return {  };
}
export function readServerStatusRequest(c: Cursor, end: number, depth: number, m: ServerStatusRequest = newServerStatusRequest()): ServerStatusRequest {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    c.skipField('ServerStatusRequest', tag, end);
  }
  return m;
}
export const ServerStatusRequest: MessageType<ServerStatusRequest> = defineMessage<ServerStatusRequest>(
  'ServerStatusRequest',
  newServerStatusRequest,
  readServerStatusRequest,
  () => [],
);

/** org.hiero.block.api.ServerStatusResponse */
export interface ServerStatusResponse {
  firstAvailableBlock: bigint;
  lastAvailableBlock: bigint;
  onlyLatestState: boolean;
  nextExpectedBlock: bigint;
}
function newServerStatusResponse(): ServerStatusResponse {
  return { firstAvailableBlock: 0n, lastAvailableBlock: 0n, onlyLatestState: false, nextExpectedBlock: 0n };
}
export function readServerStatusResponse(c: Cursor, end: number, depth: number, m: ServerStatusResponse = newServerStatusResponse()): ServerStatusResponse {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.firstAvailableBlock = c.uint64(end); break;
      case 16: m.lastAvailableBlock = c.uint64(end); break;
      case 24: m.onlyLatestState = c.bool(end); break;
      case 32: m.nextExpectedBlock = c.uint64(end); break;
      default: c.skipField('ServerStatusResponse', tag, end);
    }
  }
  return m;
}
export const ServerStatusResponse: MessageType<ServerStatusResponse> = defineMessage<ServerStatusResponse>(
  'ServerStatusResponse',
  newServerStatusResponse,
  readServerStatusResponse,
  () => [
    { number: 1, name: 'firstAvailableBlock', kind: 'uint64' },
    { number: 2, name: 'lastAvailableBlock', kind: 'uint64' },
    { number: 3, name: 'onlyLatestState', kind: 'bool' },
    { number: 4, name: 'nextExpectedBlock', kind: 'uint64' },
  ],
);

/** org.hiero.block.api.SubscribeStreamRequest */
export interface SubscribeStreamRequest {
  startBlockNumber: bigint;
  endBlockNumber: bigint;
}
function newSubscribeStreamRequest(): SubscribeStreamRequest {
  return { startBlockNumber: 0n, endBlockNumber: 0n };
}
export function readSubscribeStreamRequest(c: Cursor, end: number, depth: number, m: SubscribeStreamRequest = newSubscribeStreamRequest()): SubscribeStreamRequest {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.startBlockNumber = c.uint64(end); break;
      case 16: m.endBlockNumber = c.uint64(end); break;
      default: c.skipField('SubscribeStreamRequest', tag, end);
    }
  }
  return m;
}
export const SubscribeStreamRequest: MessageType<SubscribeStreamRequest> = defineMessage<SubscribeStreamRequest>(
  'SubscribeStreamRequest',
  newSubscribeStreamRequest,
  readSubscribeStreamRequest,
  () => [
    { number: 1, name: 'startBlockNumber', kind: 'uint64' },
    { number: 2, name: 'endBlockNumber', kind: 'uint64' },
  ],
);

/** org.hiero.block.api.SubscribeStreamResponse */
export interface SubscribeStreamResponse {
  status: number | undefined;
  blockItems: Uint8Array | undefined;
  endOfBlock: BlockEnd | undefined;
}
function newSubscribeStreamResponse(): SubscribeStreamResponse {
  return { status: undefined, blockItems: undefined, endOfBlock: undefined };
}
export function readSubscribeStreamResponse(c: Cursor, end: number, depth: number, m: SubscribeStreamResponse = newSubscribeStreamResponse()): SubscribeStreamResponse {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.status = c.int32(end); break;
      case 18: m.blockItems = c.bytes(end); break;
      case 26: m.endOfBlock = readBlockEnd(c, c.delimitedEnd(end), depth + 1, m.endOfBlock); break;
      default: c.skipField('SubscribeStreamResponse', tag, end);
    }
  }
  return m;
}
export const SubscribeStreamResponse: MessageType<SubscribeStreamResponse> = defineMessage<SubscribeStreamResponse>(
  'SubscribeStreamResponse',
  newSubscribeStreamResponse,
  readSubscribeStreamResponse,
  () => [
    { number: 1, name: 'status', kind: 'enum', optional: true },
    { number: 2, name: 'blockItems', kind: 'bytes', optional: true },
    { number: 3, name: 'endOfBlock', kind: 'message', optional: true, type: BlockEnd },
  ],
);

/** org.hiero.block.api.SubscribeStreamResponse.Code */
export const SubscribeStreamResponse_Code: Readonly<Record<number, string>> = {
  0: 'UNKNOWN',
  1: 'SUCCESS',
  2: 'INVALID_REQUEST',
  3: 'ERROR',
  4: 'INVALID_START_BLOCK_NUMBER',
  5: 'INVALID_END_BLOCK_NUMBER',
  6: 'NOT_AVAILABLE',
};
