// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { ContractID, readContractID } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** proto.ContractCallTransactionBody */
export interface ContractCallTransactionBody {
  contractID: ContractID | undefined;
  gas: bigint;
  amount: bigint;
  functionParameters: Uint8Array;
}
function newContractCallTransactionBody(): ContractCallTransactionBody {
  return { contractID: undefined, gas: 0n, amount: 0n, functionParameters: EMPTY };
}
export function readContractCallTransactionBody(c: Cursor, end: number, depth: number, m: ContractCallTransactionBody = newContractCallTransactionBody()): ContractCallTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractID); break;
      case 16: m.gas = c.int64(end); break;
      case 24: m.amount = c.int64(end); break;
      case 34: m.functionParameters = c.bytes(end); break;
      default: c.skipField('ContractCallTransactionBody', tag, end);
    }
  }
  return m;
}
export const ContractCallTransactionBody: MessageType<ContractCallTransactionBody> = defineMessage<ContractCallTransactionBody>(
  'ContractCallTransactionBody',
  newContractCallTransactionBody,
  readContractCallTransactionBody,
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'gas', kind: 'int64' },
    { number: 3, name: 'amount', kind: 'int64' },
    { number: 4, name: 'functionParameters', kind: 'bytes' },
  ],
);
