// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey } from './services-basic-types.ts';
import { CustomFee, readCustomFee } from './services-custom-fees.ts';
import { Duration, readDuration } from './services-duration.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

const EMPTY = new Uint8Array(0);

/** proto.TokenCreateTransactionBody */
export interface TokenCreateTransactionBody {
  name: string;
  symbol: string;
  decimals: number;
  initialSupply: bigint;
  treasury: AccountID | undefined;
  adminKey: Key | undefined;
  kycKey: Key | undefined;
  freezeKey: Key | undefined;
  wipeKey: Key | undefined;
  supplyKey: Key | undefined;
  freezeDefault: boolean;
  expiry: Timestamp | undefined;
  autoRenewAccount: AccountID | undefined;
  autoRenewPeriod: Duration | undefined;
  memo: string;
  tokenType: number;
  supplyType: number;
  maxSupply: bigint;
  feeScheduleKey: Key | undefined;
  customFees: readonly CustomFee[];
  pauseKey: Key | undefined;
  metadata: Uint8Array;
  metadataKey: Key | undefined;
}
function newTokenCreateTransactionBody(): TokenCreateTransactionBody {
  return { name: '', symbol: '', decimals: 0, initialSupply: 0n, treasury: undefined, adminKey: undefined, kycKey: undefined, freezeKey: undefined, wipeKey: undefined, supplyKey: undefined, freezeDefault: false, expiry: undefined, autoRenewAccount: undefined, autoRenewPeriod: undefined, memo: '', tokenType: 0, supplyType: 0, maxSupply: 0n, feeScheduleKey: undefined, customFees: NONE, pauseKey: undefined, metadata: EMPTY, metadataKey: undefined };
}
export function readTokenCreateTransactionBody(c: Cursor, end: number, depth: number, m: TokenCreateTransactionBody = newTokenCreateTransactionBody()): TokenCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.name = c.text(end); break;
      case 18: m.symbol = c.text(end); break;
      case 24: m.decimals = c.unsigned32(end); break;
      case 32: m.initialSupply = c.uint64(end); break;
      case 42: m.treasury = readAccountID(c, c.delimitedEnd(end), depth + 1, m.treasury); break;
      case 50: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 58: m.kycKey = readKey(c, c.delimitedEnd(end), depth + 1, m.kycKey); break;
      case 66: m.freezeKey = readKey(c, c.delimitedEnd(end), depth + 1, m.freezeKey); break;
      case 74: m.wipeKey = readKey(c, c.delimitedEnd(end), depth + 1, m.wipeKey); break;
      case 82: m.supplyKey = readKey(c, c.delimitedEnd(end), depth + 1, m.supplyKey); break;
      case 88: m.freezeDefault = c.bool(end); break;
      case 106: m.expiry = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.expiry); break;
      case 114: m.autoRenewAccount = readAccountID(c, c.delimitedEnd(end), depth + 1, m.autoRenewAccount); break;
      case 122: m.autoRenewPeriod = readDuration(c, c.delimitedEnd(end), depth + 1, m.autoRenewPeriod); break;
      case 130: m.memo = c.text(end); break;
      case 136: m.tokenType = c.int32(end); break;
      case 144: m.supplyType = c.int32(end); break;
      case 152: m.maxSupply = c.int64(end); break;
      case 162: m.feeScheduleKey = readKey(c, c.delimitedEnd(end), depth + 1, m.feeScheduleKey); break;
      case 170: m.customFees = appendTo(m.customFees, readCustomFee(c, c.delimitedEnd(end), depth + 1)); break;
      case 178: m.pauseKey = readKey(c, c.delimitedEnd(end), depth + 1, m.pauseKey); break;
      case 186: m.metadata = c.bytes(end); break;
      case 194: m.metadataKey = readKey(c, c.delimitedEnd(end), depth + 1, m.metadataKey); break;
      default: c.skipField('TokenCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenCreateTransactionBody: MessageType<TokenCreateTransactionBody> = defineMessage<TokenCreateTransactionBody>(
  'TokenCreateTransactionBody',
  newTokenCreateTransactionBody,
  readTokenCreateTransactionBody,
  () => [
    { number: 1, name: 'name', kind: 'string' },
    { number: 2, name: 'symbol', kind: 'string' },
    { number: 3, name: 'decimals', kind: 'uint32' },
    { number: 4, name: 'initialSupply', kind: 'uint64' },
    { number: 5, name: 'treasury', kind: 'message', type: AccountID },
    { number: 6, name: 'adminKey', kind: 'message', type: Key },
    { number: 7, name: 'kycKey', kind: 'message', type: Key },
    { number: 8, name: 'freezeKey', kind: 'message', type: Key },
    { number: 9, name: 'wipeKey', kind: 'message', type: Key },
    { number: 10, name: 'supplyKey', kind: 'message', type: Key },
    { number: 11, name: 'freezeDefault', kind: 'bool' },
    { number: 13, name: 'expiry', kind: 'message', type: Timestamp },
    { number: 14, name: 'autoRenewAccount', kind: 'message', type: AccountID },
    { number: 15, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 16, name: 'memo', kind: 'string' },
    { number: 17, name: 'tokenType', kind: 'enum' },
    { number: 18, name: 'supplyType', kind: 'enum' },
    { number: 19, name: 'maxSupply', kind: 'int64' },
    { number: 20, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 21, name: 'customFees', kind: 'message', repeated: true, type: CustomFee },
    { number: 22, name: 'pauseKey', kind: 'message', type: Key },
    { number: 23, name: 'metadata', kind: 'bytes' },
    { number: 24, name: 'metadataKey', kind: 'message', type: Key },
  ],
);
