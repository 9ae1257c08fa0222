import type { hapi } from '@ledgerscope/streams';
import type { EntityNum } from '../../world/world-state.ts';

/** A share: numerator and denominator. */
export type Share = readonly [numerator: bigint, denominator: bigint];

/** An amount of hbar (tinybar) or, with a token, of its smallest units. */
export interface FixedAmount {
  readonly amount: bigint;
  readonly token?: EntityNum;
}

/** A fee that each sender of the token pays. `token` 0 means the token that is being created. */
export function fixedFee(collector: EntityNum, fixed: FixedAmount, allCollectorsAreExempt = false): hapi.CustomFee {
  return {
    ...EMPTY,
    fixedFee: fixedPart(fixed),
    feeCollectorAccountId: accountMessage(collector),
    allCollectorsAreExempt,
  };
}

/** A share of what is sent, in the token itself; from the receivers' part, or on top where `netOfTransfers`. */
export function fractionalFee(
  collector: EntityNum,
  share: Share,
  bounds: { readonly minimum?: bigint; readonly maximum?: bigint; readonly netOfTransfers?: boolean } = {},
  allCollectorsAreExempt = false,
): hapi.CustomFee {
  return {
    ...EMPTY,
    fractionalFee: {
      fractionalAmount: fraction(share),
      minimumAmount: bounds.minimum ?? 0n,
      maximumAmount: bounds.maximum ?? 0n,
      netOfTransfers: bounds.netOfTransfers ?? false,
    },
    feeCollectorAccountId: accountMessage(collector),
    allCollectorsAreExempt,
  };
}

/** A share of what an NFT is sold for; where nothing is paid for it, the receiver pays the fallback, if there is one. */
export function royaltyFee(collector: EntityNum, share: Share, fallback?: FixedAmount): hapi.CustomFee {
  return {
    ...EMPTY,
    royaltyFee: {
      exchangeValueFraction: fraction(share),
      fallbackFee: fallback === undefined ? undefined : fixedPart(fallback),
    },
    feeCollectorAccountId: accountMessage(collector),
  };
}

/** Who gets the fee. */
export function collectorOf(fee: hapi.CustomFee): EntityNum {
  return Number(fee.feeCollectorAccountId?.accountNum ?? 0n);
}

/** The token that a fixed fee is paid in; undefined for hbar. */
export function denominationOf(fixed: hapi.FixedFee): EntityNum | undefined {
  return fixed.denominatingTokenId === undefined ? undefined : Number(fixed.denominatingTokenId.tokenNum);
}

/** The fee as the token with number `num` has it: 0.0.0 in its body means the new token itself (HIP-18). */
export function resolvedFee(fee: hapi.CustomFee, num: EntityNum): hapi.CustomFee {
  const { fixedFee: fixed } = fee;
  if (fixed?.denominatingTokenId?.tokenNum !== 0n) return fee;
  return { ...fee, fixedFee: { amount: fixed.amount, denominatingTokenId: tokenMessage(num) } };
}

const EMPTY: hapi.CustomFee = {
  fixedFee: undefined,
  fractionalFee: undefined,
  royaltyFee: undefined,
  feeCollectorAccountId: undefined,
  allCollectorsAreExempt: false,
};

function fixedPart({ amount, token }: FixedAmount): hapi.FixedFee {
  return { amount, denominatingTokenId: token === undefined ? undefined : tokenMessage(token) };
}

function fraction([numerator, denominator]: Share): hapi.Fraction {
  return { numerator, denominator };
}

function accountMessage(num: EntityNum): hapi.AccountID {
  return { shardNum: 0n, realmNum: 0n, accountNum: BigInt(num), alias: undefined };
}

/** `TokenID` 0.0.num as a whole message. */
export function tokenMessage(num: EntityNum): hapi.TokenID {
  return { shardNum: 0n, realmNum: 0n, tokenNum: BigInt(num) };
}
