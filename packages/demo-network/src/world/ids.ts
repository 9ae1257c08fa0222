import { NS_PER_SECOND } from '@ledgerscope/ledger';
import { encode, hapi } from '@ledgerscope/streams';
import type { EntityNum } from './world-state.ts';

const MAX_CACHED = 100_000;

/** Serialized `AccountID` by number: most transactions name the same few accounts. */
const ACCOUNT_IDS = new Map<EntityNum, Uint8Array>();

/** `AccountID` 0.0.num, encoded. */
export function accountId(num: EntityNum): Uint8Array {
  let bytes = ACCOUNT_IDS.get(num);
  if (bytes === undefined) {
    bytes = encode(hapi.AccountID, { accountNum: BigInt(num) });
    if (ACCOUNT_IDS.size >= MAX_CACHED) ACCOUNT_IDS.clear();
    ACCOUNT_IDS.set(num, bytes);
  }
  return bytes;
}

export const tokenId = (num: EntityNum) => ({ tokenNum: BigInt(num) });
export const topicId = (num: EntityNum) => ({ topicNum: BigInt(num) });
export const fileId = (num: EntityNum) => ({ fileNum: BigInt(num) });
export const scheduleId = (num: EntityNum) => ({ scheduleNum: BigInt(num) });
export const contractId = (num: EntityNum) => ({ contractNum: BigInt(num) });

/** One line of a transfer list. */
export function amountOf(num: EntityNum, amount: bigint, isApproval = false) {
  return { accountID: accountId(num), amount, isApproval };
}

/** Nanoseconds since 1970 as a protobuf `Timestamp`. */
export function timestamp(ns: bigint): hapi.Timestamp {
  return { seconds: ns / NS_PER_SECOND, nanos: Number(ns % NS_PER_SECOND) };
}
