// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { SignatureMap, readSignatureMap } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** proto.SignedTransaction */
export interface SignedTransaction {
  bodyBytes: Uint8Array;
  sigMap: SignatureMap | undefined;
  useSerializedTxMessageHashAlgorithm: boolean;
}
function newSignedTransaction(): SignedTransaction {
  return { bodyBytes: EMPTY, sigMap: undefined, useSerializedTxMessageHashAlgorithm: false };
}
export function readSignedTransaction(c: Cursor, end: number, depth: number, m: SignedTransaction = newSignedTransaction()): SignedTransaction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.bodyBytes = c.bytes(end); break;
      case 18: m.sigMap = readSignatureMap(c, c.delimitedEnd(end), depth + 1, m.sigMap); break;
      case 24: m.useSerializedTxMessageHashAlgorithm = c.bool(end); break;
      default: c.skipField('SignedTransaction', tag, end);
    }
  }
  return m;
}
export const SignedTransaction: MessageType<SignedTransaction> = defineMessage<SignedTransaction>(
  'SignedTransaction',
  newSignedTransaction,
  readSignedTransaction,
  () => [
    { number: 1, name: 'bodyBytes', kind: 'bytes' },
    { number: 2, name: 'sigMap', kind: 'message', type: SignatureMap },
    { number: 3, name: 'useSerializedTxMessageHashAlgorithm', kind: 'bool' },
  ],
);
