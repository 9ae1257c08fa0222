// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Fraction, readFraction, Key, readKey, TokenID, readTokenID } from './services-basic-types.ts';

/** proto.AssessedCustomFee */
export interface AssessedCustomFee {
  amount: bigint;
  tokenId: TokenID | undefined;
  feeCollectorAccountId: AccountID | undefined;
  effectivePayerAccountId: readonly AccountID[];
}
function newAssessedCustomFee(): AssessedCustomFee {
  return { amount: 0n, tokenId: undefined, feeCollectorAccountId: undefined, effectivePayerAccountId: NONE };
}
export function readAssessedCustomFee(c: Cursor, end: number, depth: number, m: AssessedCustomFee = newAssessedCustomFee()): AssessedCustomFee {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.amount = c.int64(end); break;
      case 18: m.tokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenId); break;
      case 26: m.feeCollectorAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.feeCollectorAccountId); break;
      case 34: m.effectivePayerAccountId = appendTo(m.effectivePayerAccountId, readAccountID(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('AssessedCustomFee', tag, end);
    }
  }
  return m;
}
export const AssessedCustomFee: MessageType<AssessedCustomFee> = defineMessage<AssessedCustomFee>(
  'AssessedCustomFee',
  newAssessedCustomFee,
  readAssessedCustomFee,
  () => [
    { number: 1, name: 'amount', kind: 'int64' },
    { number: 2, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 3, name: 'feeCollectorAccountId', kind: 'message', type: AccountID },
    { number: 4, name: 'effectivePayerAccountId', kind: 'message', repeated: true, type: AccountID },
  ],
);

/** proto.CustomFee */
export interface CustomFee {
  fixedFee: FixedFee | undefined;
  fractionalFee: FractionalFee | undefined;
  feeCollectorAccountId: AccountID | undefined;
  royaltyFee: RoyaltyFee | undefined;
  allCollectorsAreExempt: boolean;
}
function newCustomFee(): CustomFee {
  return { fixedFee: undefined, fractionalFee: undefined, feeCollectorAccountId: undefined, royaltyFee: undefined, allCollectorsAreExempt: false };
}
export function readCustomFee(c: Cursor, end: number, depth: number, m: CustomFee = newCustomFee()): CustomFee {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fixedFee = readFixedFee(c, c.delimitedEnd(end), depth + 1, m.fixedFee); break;
      case 18: m.fractionalFee = readFractionalFee(c, c.delimitedEnd(end), depth + 1, m.fractionalFee); break;
      case 26: m.feeCollectorAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.feeCollectorAccountId); break;
      case 34: m.royaltyFee = readRoyaltyFee(c, c.delimitedEnd(end), depth + 1, m.royaltyFee); break;
      case 40: m.allCollectorsAreExempt = c.bool(end); break;
      default: c.skipField('CustomFee', tag, end);
    }
  }
  return m;
}
export const CustomFee: MessageType<CustomFee> = defineMessage<CustomFee>(
  'CustomFee',
  newCustomFee,
  readCustomFee,
  () => [
    { number: 1, name: 'fixedFee', kind: 'message', optional: true, type: FixedFee },
    { number: 2, name: 'fractionalFee', kind: 'message', optional: true, type: FractionalFee },
    { number: 3, name: 'feeCollectorAccountId', kind: 'message', type: AccountID },
    { number: 4, name: 'royaltyFee', kind: 'message', optional: true, type: RoyaltyFee },
    { number: 5, name: 'allCollectorsAreExempt', kind: 'bool' },
  ],
);

/** proto.CustomFeeLimit */
export interface CustomFeeLimit {
  accountId: AccountID | undefined;
  fees: readonly FixedFee[];
}
function newCustomFeeLimit(): CustomFeeLimit {
  return { accountId: undefined, fees: NONE };
}
export function readCustomFeeLimit(c: Cursor, end: number, depth: number, m: CustomFeeLimit = newCustomFeeLimit()): CustomFeeLimit {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountId); break;
      case 18: m.fees = appendTo(m.fees, readFixedFee(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('CustomFeeLimit', tag, end);
    }
  }
  return m;
}
export const CustomFeeLimit: MessageType<CustomFeeLimit> = defineMessage<CustomFeeLimit>(
  'CustomFeeLimit',
  newCustomFeeLimit,
  readCustomFeeLimit,
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'fees', kind: 'message', repeated: true, type: FixedFee },
  ],
);

/** proto.FeeExemptKeyList */
export interface FeeExemptKeyList {
  keys: readonly Key[];
}
function newFeeExemptKeyList(): FeeExemptKeyList {
  return { keys: NONE };
}
export function readFeeExemptKeyList(c: Cursor, end: number, depth: number, m: FeeExemptKeyList = newFeeExemptKeyList()): FeeExemptKeyList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.keys = appendTo(m.keys, readKey(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('FeeExemptKeyList', tag, end);
    }
  }
  return m;
}
export const FeeExemptKeyList: MessageType<FeeExemptKeyList> = defineMessage<FeeExemptKeyList>(
  'FeeExemptKeyList',
  newFeeExemptKeyList,
  readFeeExemptKeyList,
  () => [
    { number: 1, name: 'keys', kind: 'message', repeated: true, type: Key },
  ],
);

/** proto.FixedCustomFee */
export interface FixedCustomFee {
  fixedFee: FixedFee | undefined;
  feeCollectorAccountId: AccountID | undefined;
}
function newFixedCustomFee(): FixedCustomFee {
  return { fixedFee: undefined, feeCollectorAccountId: undefined };
}
export function readFixedCustomFee(c: Cursor, end: number, depth: number, m: FixedCustomFee = newFixedCustomFee()): FixedCustomFee {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fixedFee = readFixedFee(c, c.delimitedEnd(end), depth + 1, m.fixedFee); break;
      case 18: m.feeCollectorAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.feeCollectorAccountId); break;
      default: c.skipField('FixedCustomFee', tag, end);
    }
  }
  return m;
}
export const FixedCustomFee: MessageType<FixedCustomFee> = defineMessage<FixedCustomFee>(
  'FixedCustomFee',
  newFixedCustomFee,
  readFixedCustomFee,
  () => [
    { number: 1, name: 'fixedFee', kind: 'message', type: FixedFee },
    { number: 2, name: 'feeCollectorAccountId', kind: 'message', type: AccountID },
  ],
);

/** proto.FixedCustomFeeList */
export interface FixedCustomFeeList {
  fees: readonly FixedCustomFee[];
}
function newFixedCustomFeeList(): FixedCustomFeeList {
  return { fees: NONE };
}
export function readFixedCustomFeeList(c: Cursor, end: number, depth: number, m: FixedCustomFeeList = newFixedCustomFeeList()): FixedCustomFeeList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fees = appendTo(m.fees, readFixedCustomFee(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('FixedCustomFeeList', tag, end);
    }
  }
  return m;
}
export const FixedCustomFeeList: MessageType<FixedCustomFeeList> = defineMessage<FixedCustomFeeList>(
  'FixedCustomFeeList',
  newFixedCustomFeeList,
  readFixedCustomFeeList,
  () => [
    { number: 1, name: 'fees', kind: 'message', repeated: true, type: FixedCustomFee },
  ],
);

/** proto.FixedFee */
export interface FixedFee {
  amount: bigint;
  denominatingTokenId: TokenID | undefined;
}
function newFixedFee(): FixedFee {
  return { amount: 0n, denominatingTokenId: undefined };
}
export function readFixedFee(c: Cursor, end: number, depth: number, m: FixedFee = newFixedFee()): FixedFee {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.amount = c.int64(end); break;
      case 18: m.denominatingTokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.denominatingTokenId); break;
      default: c.skipField('FixedFee', tag, end);
    }
  }
  return m;
}
export const FixedFee: MessageType<FixedFee> = defineMessage<FixedFee>(
  'FixedFee',
  newFixedFee,
  readFixedFee,
  () => [
    { number: 1, name: 'amount', kind: 'int64' },
    { number: 2, name: 'denominatingTokenId', kind: 'message', type: TokenID },
  ],
);

/** proto.FractionalFee */
export interface FractionalFee {
  fractionalAmount: Fraction | undefined;
  minimumAmount: bigint;
  maximumAmount: bigint;
  netOfTransfers: boolean;
}
function newFractionalFee(): FractionalFee {
  return { fractionalAmount: undefined, minimumAmount: 0n, maximumAmount: 0n, netOfTransfers: false };
}
export function readFractionalFee(c: Cursor, end: number, depth: number, m: FractionalFee = newFractionalFee()): FractionalFee {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fractionalAmount = readFraction(c, c.delimitedEnd(end), depth + 1, m.fractionalAmount); break;
      case 16: m.minimumAmount = c.int64(end); break;
      case 24: m.maximumAmount = c.int64(end); break;
      case 32: m.netOfTransfers = c.bool(end); break;
      default: c.skipField('FractionalFee', tag, end);
    }
  }
  return m;
}
export const FractionalFee: MessageType<FractionalFee> = defineMessage<FractionalFee>(
  'FractionalFee',
  newFractionalFee,
  readFractionalFee,
  () => [
    { number: 1, name: 'fractionalAmount', kind: 'message', type: Fraction },
    { number: 2, name: 'minimumAmount', kind: 'int64' },
    { number: 3, name: 'maximumAmount', kind: 'int64' },
    { number: 4, name: 'netOfTransfers', kind: 'bool' },
  ],
);

/** proto.RoyaltyFee */
export interface RoyaltyFee {
  exchangeValueFraction: Fraction | undefined;
  fallbackFee: FixedFee | undefined;
}
function newRoyaltyFee(): RoyaltyFee {
  return { exchangeValueFraction: undefined, fallbackFee: undefined };
}
export function readRoyaltyFee(c: Cursor, end: number, depth: number, m: RoyaltyFee = newRoyaltyFee()): RoyaltyFee {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.exchangeValueFraction = readFraction(c, c.delimitedEnd(end), depth + 1, m.exchangeValueFraction); break;
      case 18: m.fallbackFee = readFixedFee(c, c.delimitedEnd(end), depth + 1, m.fallbackFee); break;
      default: c.skipField('RoyaltyFee', tag, end);
    }
  }
  return m;
}
export const RoyaltyFee: MessageType<RoyaltyFee> = defineMessage<RoyaltyFee>(
  'RoyaltyFee',
  newRoyaltyFee,
  readRoyaltyFee,
  () => [
    { number: 1, name: 'exchangeValueFraction', kind: 'message', type: Fraction },
    { number: 2, name: 'fallbackFee', kind: 'message', type: FixedFee },
  ],
);
