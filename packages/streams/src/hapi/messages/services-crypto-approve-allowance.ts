// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, TokenID, readTokenID } from './services-basic-types.ts';
import { BoolValue, readBoolValue } from './wrappers.ts';

/** proto.CryptoAllowance */
export interface CryptoAllowance {
  owner: AccountID | undefined;
  spender: AccountID | undefined;
  amount: bigint;
}
function newCryptoAllowance(): CryptoAllowance {
  return { owner: undefined, spender: undefined, amount: 0n };
}
export function readCryptoAllowance(c: Cursor, end: number, depth: number, m: CryptoAllowance = newCryptoAllowance()): CryptoAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.owner = readAccountID(c, c.delimitedEnd(end), depth + 1, m.owner); break;
      case 18: m.spender = readAccountID(c, c.delimitedEnd(end), depth + 1, m.spender); break;
      case 24: m.amount = c.int64(end); break;
      default: c.skipField('CryptoAllowance', tag, end);
    }
  }
  return m;
}
export const CryptoAllowance: MessageType<CryptoAllowance> = defineMessage<CryptoAllowance>(
  'CryptoAllowance',
  newCryptoAllowance,
  readCryptoAllowance,
  () => [
    { number: 1, name: 'owner', kind: 'message', type: AccountID },
    { number: 2, name: 'spender', kind: 'message', type: AccountID },
    { number: 3, name: 'amount', kind: 'int64' },
  ],
);

/** proto.CryptoApproveAllowanceTransactionBody */
export interface CryptoApproveAllowanceTransactionBody {
  cryptoAllowances: readonly CryptoAllowance[];
  nftAllowances: readonly NftAllowance[];
  tokenAllowances: readonly TokenAllowance[];
}
function newCryptoApproveAllowanceTransactionBody(): CryptoApproveAllowanceTransactionBody {
  return { cryptoAllowances: NONE, nftAllowances: NONE, tokenAllowances: NONE };
}
export function readCryptoApproveAllowanceTransactionBody(c: Cursor, end: number, depth: number, m: CryptoApproveAllowanceTransactionBody = newCryptoApproveAllowanceTransactionBody()): CryptoApproveAllowanceTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.cryptoAllowances = appendTo(m.cryptoAllowances, readCryptoAllowance(c, c.delimitedEnd(end), depth + 1)); break;
      case 18: m.nftAllowances = appendTo(m.nftAllowances, readNftAllowance(c, c.delimitedEnd(end), depth + 1)); break;
      case 26: m.tokenAllowances = appendTo(m.tokenAllowances, readTokenAllowance(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('CryptoApproveAllowanceTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoApproveAllowanceTransactionBody: MessageType<CryptoApproveAllowanceTransactionBody> = defineMessage<CryptoApproveAllowanceTransactionBody>(
  'CryptoApproveAllowanceTransactionBody',
  newCryptoApproveAllowanceTransactionBody,
  readCryptoApproveAllowanceTransactionBody,
  () => [
    { number: 1, name: 'cryptoAllowances', kind: 'message', repeated: true, type: CryptoAllowance },
    { number: 2, name: 'nftAllowances', kind: 'message', repeated: true, type: NftAllowance },
    { number: 3, name: 'tokenAllowances', kind: 'message', repeated: true, type: TokenAllowance },
  ],
);

/** proto.NftAllowance */
export interface NftAllowance {
  tokenId: TokenID | undefined;
  owner: AccountID | undefined;
  spender: AccountID | undefined;
  serialNumbers: readonly bigint[];
  approvedForAll: BoolValue | undefined;
  delegatingSpender: AccountID | undefined;
}
function newNftAllowance(): NftAllowance {
  return { tokenId: undefined, owner: undefined, spender: undefined, serialNumbers: NONE, approvedForAll: undefined, delegatingSpender: undefined };
}
export function readNftAllowance(c: Cursor, end: number, depth: number, m: NftAllowance = newNftAllowance()): NftAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenId); break;
      case 18: m.owner = readAccountID(c, c.delimitedEnd(end), depth + 1, m.owner); break;
      case 26: m.spender = readAccountID(c, c.delimitedEnd(end), depth + 1, m.spender); break;
      case 32: m.serialNumbers = appendTo(m.serialNumbers, c.int64(end)); break;
      case 34: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.serialNumbers = appendTo(m.serialNumbers, c.int64(stop)); break;
      case 42: m.approvedForAll = readBoolValue(c, c.delimitedEnd(end), depth + 1, m.approvedForAll); break;
      case 50: m.delegatingSpender = readAccountID(c, c.delimitedEnd(end), depth + 1, m.delegatingSpender); break;
      default: c.skipField('NftAllowance', tag, end);
    }
  }
  return m;
}
export const NftAllowance: MessageType<NftAllowance> = defineMessage<NftAllowance>(
  'NftAllowance',
  newNftAllowance,
  readNftAllowance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'owner', kind: 'message', type: AccountID },
    { number: 3, name: 'spender', kind: 'message', type: AccountID },
    { number: 4, name: 'serialNumbers', kind: 'int64', repeated: true },
    { number: 5, name: 'approvedForAll', kind: 'message', type: BoolValue },
    { number: 6, name: 'delegatingSpender', kind: 'message', type: AccountID },
  ],
);

/** proto.TokenAllowance */
export interface TokenAllowance {
  tokenId: TokenID | undefined;
  owner: AccountID | undefined;
  spender: AccountID | undefined;
  amount: bigint;
}
function newTokenAllowance(): TokenAllowance {
  return { tokenId: undefined, owner: undefined, spender: undefined, amount: 0n };
}
export function readTokenAllowance(c: Cursor, end: number, depth: number, m: TokenAllowance = newTokenAllowance()): TokenAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenId); break;
      case 18: m.owner = readAccountID(c, c.delimitedEnd(end), depth + 1, m.owner); break;
      case 26: m.spender = readAccountID(c, c.delimitedEnd(end), depth + 1, m.spender); break;
      case 32: m.amount = c.int64(end); break;
      default: c.skipField('TokenAllowance', tag, end);
    }
  }
  return m;
}
export const TokenAllowance: MessageType<TokenAllowance> = defineMessage<TokenAllowance>(
  'TokenAllowance',
  newTokenAllowance,
  readTokenAllowance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'owner', kind: 'message', type: AccountID },
    { number: 3, name: 'spender', kind: 'message', type: AccountID },
    { number: 4, name: 'amount', kind: 'int64' },
  ],
);
