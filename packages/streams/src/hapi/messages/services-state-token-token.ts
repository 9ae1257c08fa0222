// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey, TokenID, readTokenID } from './services-basic-types.ts';
import { CustomFee, readCustomFee } from './services-custom-fees.ts';

const EMPTY = new Uint8Array(0);

/** proto.Token */
export interface Token {
  tokenId: TokenID | undefined;
  name: string;
  symbol: string;
  decimals: number;
  totalSupply: bigint;
  treasuryAccountId: AccountID | undefined;
  adminKey: Key | undefined;
  kycKey: Key | undefined;
  freezeKey: Key | undefined;
  wipeKey: Key | undefined;
  supplyKey: Key | undefined;
  feeScheduleKey: Key | undefined;
  pauseKey: Key | undefined;
  lastUsedSerialNumber: bigint;
  deleted: boolean;
  tokenType: number;
  supplyType: number;
  autoRenewAccountId: AccountID | undefined;
  autoRenewSeconds: bigint;
  expirationSecond: bigint;
  memo: string;
  maxSupply: bigint;
  paused: boolean;
  accountsFrozenByDefault: boolean;
  accountsKycGrantedByDefault: boolean;
  customFees: readonly CustomFee[];
  metadata: Uint8Array;
  metadataKey: Key | undefined;
}
function newToken(): Token {
  return { tokenId: undefined, name: '', symbol: '', decimals: 0, totalSupply: 0n, treasuryAccountId: undefined, adminKey: undefined, kycKey: undefined, freezeKey: undefined, wipeKey: undefined, supplyKey: undefined, feeScheduleKey: undefined, pauseKey: undefined, lastUsedSerialNumber: 0n, deleted: false, tokenType: 0, supplyType: 0, autoRenewAccountId: undefined, autoRenewSeconds: 0n, expirationSecond: 0n, memo: '', maxSupply: 0n, paused: false, accountsFrozenByDefault: false, accountsKycGrantedByDefault: false, customFees: NONE, metadata: EMPTY, metadataKey: undefined };
}
export function readToken(c: Cursor, end: number, depth: number, m: Token = newToken()): Token {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenId); break;
      case 18: m.name = c.text(end); break;
      case 26: m.symbol = c.text(end); break;
      case 32: m.decimals = c.int32(end); break;
      case 40: m.totalSupply = c.int64(end); break;
      case 50: m.treasuryAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.treasuryAccountId); break;
      case 58: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 66: m.kycKey = readKey(c, c.delimitedEnd(end), depth + 1, m.kycKey); break;
      case 74: m.freezeKey = readKey(c, c.delimitedEnd(end), depth + 1, m.freezeKey); break;
      case 82: m.wipeKey = readKey(c, c.delimitedEnd(end), depth + 1, m.wipeKey); break;
      case 90: m.supplyKey = readKey(c, c.delimitedEnd(end), depth + 1, m.supplyKey); break;
      case 98: m.feeScheduleKey = readKey(c, c.delimitedEnd(end), depth + 1, m.feeScheduleKey); break;
      case 106: m.pauseKey = readKey(c, c.delimitedEnd(end), depth + 1, m.pauseKey); break;
      case 112: m.lastUsedSerialNumber = c.int64(end); break;
      case 120: m.deleted = c.bool(end); break;
      case 128: m.tokenType = c.int32(end); break;
      case 136: m.supplyType = c.int32(end); break;
      case 146: m.autoRenewAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.autoRenewAccountId); break;
      case 152: m.autoRenewSeconds = c.int64(end); break;
      case 160: m.expirationSecond = c.int64(end); break;
      case 170: m.memo = c.text(end); break;
      case 176: m.maxSupply = c.int64(end); break;
      case 184: m.paused = c.bool(end); break;
      case 192: m.accountsFrozenByDefault = c.bool(end); break;
      case 200: m.accountsKycGrantedByDefault = c.bool(end); break;
      case 210: m.customFees = appendTo(m.customFees, readCustomFee(c, c.delimitedEnd(end), depth + 1)); break;
      case 218: m.metadata = c.bytes(end); break;
      case 226: m.metadataKey = readKey(c, c.delimitedEnd(end), depth + 1, m.metadataKey); break;
      default: c.skipField('Token', tag, end);
    }
  }
  return m;
}
export const Token: MessageType<Token> = defineMessage<Token>(
  'Token',
  newToken,
  readToken,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'name', kind: 'string' },
    { number: 3, name: 'symbol', kind: 'string' },
    { number: 4, name: 'decimals', kind: 'int32' },
    { number: 5, name: 'totalSupply', kind: 'int64' },
    { number: 6, name: 'treasuryAccountId', kind: 'message', type: AccountID },
    { number: 7, name: 'adminKey', kind: 'message', type: Key },
    { number: 8, name: 'kycKey', kind: 'message', type: Key },
    { number: 9, name: 'freezeKey', kind: 'message', type: Key },
    { number: 10, name: 'wipeKey', kind: 'message', type: Key },
    { number: 11, name: 'supplyKey', kind: 'message', type: Key },
    { number: 12, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 13, name: 'pauseKey', kind: 'message', type: Key },
    { number: 14, name: 'lastUsedSerialNumber', kind: 'int64' },
    { number: 15, name: 'deleted', kind: 'bool' },
    { number: 16, name: 'tokenType', kind: 'enum' },
    { number: 17, name: 'supplyType', kind: 'enum' },
    { number: 18, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 19, name: 'autoRenewSeconds', kind: 'int64' },
    { number: 20, name: 'expirationSecond', kind: 'int64' },
    { number: 21, name: 'memo', kind: 'string' },
    { number: 22, name: 'maxSupply', kind: 'int64' },
    { number: 23, name: 'paused', kind: 'bool' },
    { number: 24, name: 'accountsFrozenByDefault', kind: 'bool' },
    { number: 25, name: 'accountsKycGrantedByDefault', kind: 'bool' },
    { number: 26, name: 'customFees', kind: 'message', repeated: true, type: CustomFee },
    { number: 27, name: 'metadata', kind: 'bytes' },
    { number: 28, name: 'metadataKey', kind: 'message', type: Key },
  ],
);
