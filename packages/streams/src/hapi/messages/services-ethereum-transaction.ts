// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { FileID, readFileID } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** proto.EthereumTransactionBody */
export interface EthereumTransactionBody {
  ethereumData: Uint8Array;
  callData: FileID | undefined;
  maxGasAllowance: bigint;
}
function newEthereumTransactionBody(): EthereumTransactionBody {
  return { ethereumData: EMPTY, callData: undefined, maxGasAllowance: 0n };
}
export function readEthereumTransactionBody(c: Cursor, end: number, depth: number, m: EthereumTransactionBody = newEthereumTransactionBody()): EthereumTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ethereumData = c.bytes(end); break;
      case 18: m.callData = readFileID(c, c.delimitedEnd(end), depth + 1, m.callData); break;
      case 24: m.maxGasAllowance = c.int64(end); break;
      default: c.skipField('EthereumTransactionBody', tag, end);
    }
  }
  return m;
}
export const EthereumTransactionBody: MessageType<EthereumTransactionBody> = defineMessage<EthereumTransactionBody>(
  'EthereumTransactionBody',
  newEthereumTransactionBody,
  readEthereumTransactionBody,
  () => [
    { number: 1, name: 'ethereumData', kind: 'bytes' },
    { number: 2, name: 'callData', kind: 'message', type: FileID },
    { number: 3, name: 'maxGasAllowance', kind: 'int64' },
  ],
);
