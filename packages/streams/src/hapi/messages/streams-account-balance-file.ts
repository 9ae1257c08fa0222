// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, TokenID, readTokenID } from './services-basic-types.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

/** proto.AllAccountBalances */
export interface AllAccountBalances {
  consensusTimestamp: Timestamp | undefined;
  allAccounts: readonly SingleAccountBalances[];
}
function newAllAccountBalances(): AllAccountBalances {
  return { consensusTimestamp: undefined, allAccounts: NONE };
}
export function readAllAccountBalances(c: Cursor, end: number, depth: number, m: AllAccountBalances = newAllAccountBalances()): AllAccountBalances {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.consensusTimestamp = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.consensusTimestamp); break;
      case 18: m.allAccounts = appendTo(m.allAccounts, readSingleAccountBalances(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('AllAccountBalances', tag, end);
    }
  }
  return m;
}
export const AllAccountBalances: MessageType<AllAccountBalances> = defineMessage<AllAccountBalances>(
  'AllAccountBalances',
  newAllAccountBalances,
  readAllAccountBalances,
  () => [
    { number: 1, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 2, name: 'allAccounts', kind: 'message', repeated: true, type: SingleAccountBalances },
  ],
);

/** proto.SingleAccountBalances */
export interface SingleAccountBalances {
  accountID: AccountID | undefined;
  hbarBalance: bigint;
  tokenUnitBalances: readonly TokenUnitBalance[];
}
function newSingleAccountBalances(): SingleAccountBalances {
  return { accountID: undefined, hbarBalance: 0n, tokenUnitBalances: NONE };
}
export function readSingleAccountBalances(c: Cursor, end: number, depth: number, m: SingleAccountBalances = newSingleAccountBalances()): SingleAccountBalances {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountID); break;
      case 16: m.hbarBalance = c.uint64(end); break;
      case 26: m.tokenUnitBalances = appendTo(m.tokenUnitBalances, readTokenUnitBalance(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('SingleAccountBalances', tag, end);
    }
  }
  return m;
}
export const SingleAccountBalances: MessageType<SingleAccountBalances> = defineMessage<SingleAccountBalances>(
  'SingleAccountBalances',
  newSingleAccountBalances,
  readSingleAccountBalances,
  () => [
    { number: 1, name: 'accountID', kind: 'message', type: AccountID },
    { number: 2, name: 'hbarBalance', kind: 'uint64' },
    { number: 3, name: 'tokenUnitBalances', kind: 'message', repeated: true, type: TokenUnitBalance },
  ],
);

/** proto.TokenUnitBalance */
export interface TokenUnitBalance {
  tokenId: TokenID | undefined;
  balance: bigint;
}
function newTokenUnitBalance(): TokenUnitBalance {
  return { tokenId: undefined, balance: 0n };
}
export function readTokenUnitBalance(c: Cursor, end: number, depth: number, m: TokenUnitBalance = newTokenUnitBalance()): TokenUnitBalance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenId); break;
      case 16: m.balance = c.uint64(end); break;
      default: c.skipField('TokenUnitBalance', tag, end);
    }
  }
  return m;
}
export const TokenUnitBalance: MessageType<TokenUnitBalance> = defineMessage<TokenUnitBalance>(
  'TokenUnitBalance',
  newTokenUnitBalance,
  readTokenUnitBalance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'balance', kind: 'uint64' },
  ],
);
