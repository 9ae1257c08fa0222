// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey, TokenID, readTokenID } from './services-basic-types.ts';
import { Duration, readDuration } from './services-duration.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';
import { BytesValue, readBytesValue, StringValue, readStringValue } from './wrappers.ts';

/** proto.TokenUpdateTransactionBody */
export interface TokenUpdateTransactionBody {
  token: TokenID | undefined;
  symbol: string;
  name: string;
  treasury: AccountID | undefined;
  adminKey: Key | undefined;
  kycKey: Key | undefined;
  freezeKey: Key | undefined;
  wipeKey: Key | undefined;
  supplyKey: Key | undefined;
  autoRenewAccount: AccountID | undefined;
  autoRenewPeriod: Duration | undefined;
  expiry: Timestamp | undefined;
  memo: StringValue | undefined;
  feeScheduleKey: Key | undefined;
  pauseKey: Key | undefined;
  metadata: BytesValue | undefined;
  metadataKey: Key | undefined;
  keyVerificationMode: number;
}
function newTokenUpdateTransactionBody(): TokenUpdateTransactionBody {
  return { token: undefined, symbol: '', name: '', treasury: undefined, adminKey: undefined, kycKey: undefined, freezeKey: undefined, wipeKey: undefined, supplyKey: undefined, autoRenewAccount: undefined, autoRenewPeriod: undefined, expiry: undefined, memo: undefined, feeScheduleKey: undefined, pauseKey: undefined, metadata: undefined, metadataKey: undefined, keyVerificationMode: 0 };
}
export function readTokenUpdateTransactionBody(c: Cursor, end: number, depth: number, m: TokenUpdateTransactionBody = newTokenUpdateTransactionBody()): TokenUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimitedEnd(end), depth + 1, m.token); break;
      case 18: m.symbol = c.text(end); break;
      case 26: m.name = c.text(end); break;
      case 34: m.treasury = readAccountID(c, c.delimitedEnd(end), depth + 1, m.treasury); break;
      case 42: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 50: m.kycKey = readKey(c, c.delimitedEnd(end), depth + 1, m.kycKey); break;
      case 58: m.freezeKey = readKey(c, c.delimitedEnd(end), depth + 1, m.freezeKey); break;
      case 66: m.wipeKey = readKey(c, c.delimitedEnd(end), depth + 1, m.wipeKey); break;
      case 74: m.supplyKey = readKey(c, c.delimitedEnd(end), depth + 1, m.supplyKey); break;
      case 82: m.autoRenewAccount = readAccountID(c, c.delimitedEnd(end), depth + 1, m.autoRenewAccount); break;
      case 90: m.autoRenewPeriod = readDuration(c, c.delimitedEnd(end), depth + 1, m.autoRenewPeriod); break;
      case 98: m.expiry = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.expiry); break;
      case 106: m.memo = readStringValue(c, c.delimitedEnd(end), depth + 1, m.memo); break;
      case 114: m.feeScheduleKey = readKey(c, c.delimitedEnd(end), depth + 1, m.feeScheduleKey); break;
      case 122: m.pauseKey = readKey(c, c.delimitedEnd(end), depth + 1, m.pauseKey); break;
      case 130: m.metadata = readBytesValue(c, c.delimitedEnd(end), depth + 1, m.metadata); break;
      case 138: m.metadataKey = readKey(c, c.delimitedEnd(end), depth + 1, m.metadataKey); break;
      case 144: m.keyVerificationMode = c.int32(end); break;
      default: c.skipField('TokenUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenUpdateTransactionBody: MessageType<TokenUpdateTransactionBody> = defineMessage<TokenUpdateTransactionBody>(
  'TokenUpdateTransactionBody',
  newTokenUpdateTransactionBody,
  readTokenUpdateTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'symbol', kind: 'string' },
    { number: 3, name: 'name', kind: 'string' },
    { number: 4, name: 'treasury', kind: 'message', type: AccountID },
    { number: 5, name: 'adminKey', kind: 'message', type: Key },
    { number: 6, name: 'kycKey', kind: 'message', type: Key },
    { number: 7, name: 'freezeKey', kind: 'message', type: Key },
    { number: 8, name: 'wipeKey', kind: 'message', type: Key },
    { number: 9, name: 'supplyKey', kind: 'message', type: Key },
    { number: 10, name: 'autoRenewAccount', kind: 'message', type: AccountID },
    { number: 11, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 12, name: 'expiry', kind: 'message', type: Timestamp },
    { number: 13, name: 'memo', kind: 'message', type: StringValue },
    { number: 14, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 15, name: 'pauseKey', kind: 'message', type: Key },
    { number: 16, name: 'metadata', kind: 'message', type: BytesValue },
    { number: 17, name: 'metadataKey', kind: 'message', type: Key },
    { number: 18, name: 'keyVerificationMode', kind: 'enum' },
  ],
);
