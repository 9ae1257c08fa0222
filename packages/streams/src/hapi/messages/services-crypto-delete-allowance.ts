// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, TokenID, readTokenID } from './services-basic-types.ts';

/** proto.CryptoDeleteAllowanceTransactionBody */
export interface CryptoDeleteAllowanceTransactionBody {
  nftAllowances: readonly NftRemoveAllowance[];
}
function newCryptoDeleteAllowanceTransactionBody(): CryptoDeleteAllowanceTransactionBody {
  return { nftAllowances: NONE };
}
export function readCryptoDeleteAllowanceTransactionBody(c: Cursor, end: number, depth: number, m: CryptoDeleteAllowanceTransactionBody = newCryptoDeleteAllowanceTransactionBody()): CryptoDeleteAllowanceTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.nftAllowances = appendTo(m.nftAllowances, readNftRemoveAllowance(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('CryptoDeleteAllowanceTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoDeleteAllowanceTransactionBody: MessageType<CryptoDeleteAllowanceTransactionBody> = defineMessage<CryptoDeleteAllowanceTransactionBody>(
  'CryptoDeleteAllowanceTransactionBody',
  newCryptoDeleteAllowanceTransactionBody,
  readCryptoDeleteAllowanceTransactionBody,
  () => [
    { number: 2, name: 'nftAllowances', kind: 'message', repeated: true, type: NftRemoveAllowance },
  ],
);

/** proto.NftRemoveAllowance */
export interface NftRemoveAllowance {
  tokenId: TokenID | undefined;
  owner: AccountID | undefined;
  serialNumbers: readonly bigint[];
}
function newNftRemoveAllowance(): NftRemoveAllowance {
  return { tokenId: undefined, owner: undefined, serialNumbers: NONE };
}
export function readNftRemoveAllowance(c: Cursor, end: number, depth: number, m: NftRemoveAllowance = newNftRemoveAllowance()): NftRemoveAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenId); break;
      case 18: m.owner = readAccountID(c, c.delimitedEnd(end), depth + 1, m.owner); break;
      case 24: m.serialNumbers = appendTo(m.serialNumbers, c.int64(end)); break;
      case 26: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.serialNumbers = appendTo(m.serialNumbers, c.int64(stop)); break;
      default: c.skipField('NftRemoveAllowance', tag, end);
    }
  }
  return m;
}
export const NftRemoveAllowance: MessageType<NftRemoveAllowance> = defineMessage<NftRemoveAllowance>(
  'NftRemoveAllowance',
  newNftRemoveAllowance,
  readNftRemoveAllowance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'owner', kind: 'message', type: AccountID },
    { number: 3, name: 'serialNumbers', kind: 'int64', repeated: true },
  ],
);
