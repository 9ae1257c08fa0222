// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { HashObject, readHashObject } from './streams-hash-object.ts';

const EMPTY = new Uint8Array(0);

/** proto.SignatureFile */
export interface SignatureFile {
  fileSignature: SignatureObject | undefined;
  metadataSignature: SignatureObject | undefined;
}
function newSignatureFile(): SignatureFile {
  return { fileSignature: undefined, metadataSignature: undefined };
}
export function readSignatureFile(c: Cursor, end: number, depth: number, m: SignatureFile = newSignatureFile()): SignatureFile {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fileSignature = readSignatureObject(c, c.delimitedEnd(end), depth + 1, m.fileSignature); break;
      case 18: m.metadataSignature = readSignatureObject(c, c.delimitedEnd(end), depth + 1, m.metadataSignature); break;
      default: c.skipField('SignatureFile', tag, end);
    }
  }
  return m;
}
export const SignatureFile: MessageType<SignatureFile> = defineMessage<SignatureFile>(
  'SignatureFile',
  newSignatureFile,
  readSignatureFile,
  () => [
    { number: 1, name: 'fileSignature', kind: 'message', type: SignatureObject },
    { number: 2, name: 'metadataSignature', kind: 'message', type: SignatureObject },
  ],
);

/** proto.SignatureObject */
export interface SignatureObject {
  type: number;
  length: number;
  checksum: number;
  signature: Uint8Array;
  hashObject: HashObject | undefined;
}
function newSignatureObject(): SignatureObject {
  return { type: 0, length: 0, checksum: 0, signature: EMPTY, hashObject: undefined };
}
export function readSignatureObject(c: Cursor, end: number, depth: number, m: SignatureObject = newSignatureObject()): SignatureObject {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.type = c.int32(end); break;
      case 16: m.length = c.int32(end); break;
      case 24: m.checksum = c.int32(end); break;
      case 34: m.signature = c.bytes(end); break;
      case 42: m.hashObject = readHashObject(c, c.delimitedEnd(end), depth + 1, m.hashObject); break;
      default: c.skipField('SignatureObject', tag, end);
    }
  }
  return m;
}
export const SignatureObject: MessageType<SignatureObject> = defineMessage<SignatureObject>(
  'SignatureObject',
  newSignatureObject,
  readSignatureObject,
  () => [
    { number: 1, name: 'type', kind: 'enum' },
    { number: 2, name: 'length', kind: 'int32' },
    { number: 3, name: 'checksum', kind: 'int32' },
    { number: 4, name: 'signature', kind: 'bytes' },
    { number: 5, name: 'hashObject', kind: 'message', type: HashObject },
  ],
);

/** proto.SignatureType */
export const SignatureType: Readonly<Record<number, string>> = {
  0: 'SIGNATURE_TYPE_UNKNOWN',
  1: 'SHA_384_WITH_RSA',
};
