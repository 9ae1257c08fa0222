// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** proto.HashAlgorithm */
export const HashAlgorithm: Readonly<Record<number, string>> = {
  0: 'HASH_ALGORITHM_UNKNOWN',
  1: 'SHA_384',
};

/** proto.HashObject */
export interface HashObject {
  algorithm: number;
  length: number;
  hash: Uint8Array;
}
function newHashObject(): HashObject {
  return { algorithm: 0, length: 0, hash: EMPTY };
}
export function readHashObject(c: Cursor, end: number, depth: number, m: HashObject = newHashObject()): HashObject {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.algorithm = c.int32(end); break;
      case 16: m.length = c.int32(end); break;
      case 26: m.hash = c.bytes(end); break;
      default: c.skipField('HashObject', tag, end);
    }
  }
  return m;
}
export const HashObject: MessageType<HashObject> = defineMessage<HashObject>(
  'HashObject',
  newHashObject,
  readHashObject,
  () => [
    { number: 1, name: 'algorithm', kind: 'enum' },
    { number: 2, name: 'length', kind: 'int32' },
    { number: 3, name: 'hash', kind: 'bytes' },
  ],
);
