// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint */
export interface RegisteredServiceEndpoint {
  ipAddress: Uint8Array | undefined;
  domainName: string | undefined;
  port: number;
  requiresTls: boolean;
  blockNode: RegisteredServiceEndpoint_BlockNodeEndpoint | undefined;
  mirrorNode: RegisteredServiceEndpoint_MirrorNodeEndpoint | undefined;
  rpcRelay: RegisteredServiceEndpoint_RpcRelayEndpoint | undefined;
  generalService: RegisteredServiceEndpoint_GeneralServiceEndpoint | undefined;
}
function newRegisteredServiceEndpoint(): RegisteredServiceEndpoint {
  return { ipAddress: undefined, domainName: undefined, port: 0, requiresTls: false, blockNode: undefined, mirrorNode: undefined, rpcRelay: undefined, generalService: undefined };
}
export function readRegisteredServiceEndpoint(c: Cursor, end: number, depth: number, m: RegisteredServiceEndpoint = newRegisteredServiceEndpoint()): RegisteredServiceEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ipAddress = c.bytes(end); break;
      case 18: m.domainName = c.text(end); break;
      case 24: m.port = c.unsigned32(end); break;
      case 32: m.requiresTls = c.bool(end); break;
      case 42: m.blockNode = readRegisteredServiceEndpoint_BlockNodeEndpoint(c, c.delimitedEnd(end), depth + 1, m.blockNode); break;
      case 50: m.mirrorNode = readRegisteredServiceEndpoint_MirrorNodeEndpoint(c, c.delimitedEnd(end), depth + 1, m.mirrorNode); break;
      case 58: m.rpcRelay = readRegisteredServiceEndpoint_RpcRelayEndpoint(c, c.delimitedEnd(end), depth + 1, m.rpcRelay); break;
      case 66: m.generalService = readRegisteredServiceEndpoint_GeneralServiceEndpoint(c, c.delimitedEnd(end), depth + 1, m.generalService); break;
      default: c.skipField('RegisteredServiceEndpoint', tag, end);
    }
  }
  return m;
}
export const RegisteredServiceEndpoint: MessageType<RegisteredServiceEndpoint> = defineMessage<RegisteredServiceEndpoint>(
  'RegisteredServiceEndpoint',
  newRegisteredServiceEndpoint,
  readRegisteredServiceEndpoint,
  () => [
    { number: 1, name: 'ipAddress', kind: 'bytes', optional: true },
    { number: 2, name: 'domainName', kind: 'string', optional: true },
    { number: 3, name: 'port', kind: 'uint32' },
    { number: 4, name: 'requiresTls', kind: 'bool' },
    { number: 5, name: 'blockNode', kind: 'message', optional: true, type: RegisteredServiceEndpoint_BlockNodeEndpoint },
    { number: 6, name: 'mirrorNode', kind: 'message', optional: true, type: RegisteredServiceEndpoint_MirrorNodeEndpoint },
    { number: 7, name: 'rpcRelay', kind: 'message', optional: true, type: RegisteredServiceEndpoint_RpcRelayEndpoint },
    { number: 8, name: 'generalService', kind: 'message', optional: true, type: RegisteredServiceEndpoint_GeneralServiceEndpoint },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.BlockNodeEndpoint */
export interface RegisteredServiceEndpoint_BlockNodeEndpoint {
  endpointApi: readonly number[];
}
function newRegisteredServiceEndpoint_BlockNodeEndpoint(): RegisteredServiceEndpoint_BlockNodeEndpoint {
  return { endpointApi: NONE };
}
export function readRegisteredServiceEndpoint_BlockNodeEndpoint(c: Cursor, end: number, depth: number, m: RegisteredServiceEndpoint_BlockNodeEndpoint = newRegisteredServiceEndpoint_BlockNodeEndpoint()): RegisteredServiceEndpoint_BlockNodeEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.endpointApi = appendTo(m.endpointApi, c.int32(end)); break;
      case 10: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.endpointApi = appendTo(m.endpointApi, c.int32(stop)); break;
      default: c.skipField('RegisteredServiceEndpoint_BlockNodeEndpoint', tag, end);
    }
  }
  return m;
}
export const RegisteredServiceEndpoint_BlockNodeEndpoint: MessageType<RegisteredServiceEndpoint_BlockNodeEndpoint> = defineMessage<RegisteredServiceEndpoint_BlockNodeEndpoint>(
  'RegisteredServiceEndpoint_BlockNodeEndpoint',
  newRegisteredServiceEndpoint_BlockNodeEndpoint,
  readRegisteredServiceEndpoint_BlockNodeEndpoint,
  () => [
    { number: 1, name: 'endpointApi', kind: 'enum', repeated: true },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.BlockNodeEndpoint.BlockNodeApi */
export const RegisteredServiceEndpoint_BlockNodeEndpoint_BlockNodeApi: Readonly<Record<number, string>> = {
  0: 'OTHER',
  1: 'STATUS',
  2: 'PUBLISH',
  3: 'SUBSCRIBE_STREAM',
  4: 'STATE_PROOF',
};

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.GeneralServiceEndpoint */
export interface RegisteredServiceEndpoint_GeneralServiceEndpoint {
  description: string;
}
function newRegisteredServiceEndpoint_GeneralServiceEndpoint(): RegisteredServiceEndpoint_GeneralServiceEndpoint {
  return { description: '' };
}
export function readRegisteredServiceEndpoint_GeneralServiceEndpoint(c: Cursor, end: number, depth: number, m: RegisteredServiceEndpoint_GeneralServiceEndpoint = newRegisteredServiceEndpoint_GeneralServiceEndpoint()): RegisteredServiceEndpoint_GeneralServiceEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.description = c.text(end); break;
      default: c.skipField('RegisteredServiceEndpoint_GeneralServiceEndpoint', tag, end);
    }
  }
  return m;
}
export const RegisteredServiceEndpoint_GeneralServiceEndpoint: MessageType<RegisteredServiceEndpoint_GeneralServiceEndpoint> = defineMessage<RegisteredServiceEndpoint_GeneralServiceEndpoint>(
  'RegisteredServiceEndpoint_GeneralServiceEndpoint',
  newRegisteredServiceEndpoint_GeneralServiceEndpoint,
  readRegisteredServiceEndpoint_GeneralServiceEndpoint,
  () => [
    { number: 1, name: 'description', kind: 'string' },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.MirrorNodeEndpoint */
export interface RegisteredServiceEndpoint_MirrorNodeEndpoint {
}
function newRegisteredServiceEndpoint_MirrorNodeEndpoint(): RegisteredServiceEndpoint_MirrorNodeEndpoint {
  return {  };
}
export function readRegisteredServiceEndpoint_MirrorNodeEndpoint(c: Cursor, end: number, depth: number, m: RegisteredServiceEndpoint_MirrorNodeEndpoint = newRegisteredServiceEndpoint_MirrorNodeEndpoint()): RegisteredServiceEndpoint_MirrorNodeEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    c.skipField('RegisteredServiceEndpoint_MirrorNodeEndpoint', tag, end);
  }
  return m;
}
export const RegisteredServiceEndpoint_MirrorNodeEndpoint: MessageType<RegisteredServiceEndpoint_MirrorNodeEndpoint> = defineMessage<RegisteredServiceEndpoint_MirrorNodeEndpoint>(
  'RegisteredServiceEndpoint_MirrorNodeEndpoint',
  newRegisteredServiceEndpoint_MirrorNodeEndpoint,
  readRegisteredServiceEndpoint_MirrorNodeEndpoint,
  () => [],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.RpcRelayEndpoint */
export interface RegisteredServiceEndpoint_RpcRelayEndpoint {
}
function newRegisteredServiceEndpoint_RpcRelayEndpoint(): RegisteredServiceEndpoint_RpcRelayEndpoint {
  return {  };
}
export function readRegisteredServiceEndpoint_RpcRelayEndpoint(c: Cursor, end: number, depth: number, m: RegisteredServiceEndpoint_RpcRelayEndpoint = newRegisteredServiceEndpoint_RpcRelayEndpoint()): RegisteredServiceEndpoint_RpcRelayEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    c.skipField('RegisteredServiceEndpoint_RpcRelayEndpoint', tag, end);
  }
  return m;
}
export const RegisteredServiceEndpoint_RpcRelayEndpoint: MessageType<RegisteredServiceEndpoint_RpcRelayEndpoint> = defineMessage<RegisteredServiceEndpoint_RpcRelayEndpoint>(
  'RegisteredServiceEndpoint_RpcRelayEndpoint',
  newRegisteredServiceEndpoint_RpcRelayEndpoint,
  readRegisteredServiceEndpoint_RpcRelayEndpoint,
  () => [],
);
