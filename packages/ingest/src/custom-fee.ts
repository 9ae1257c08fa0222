import { type EntityId, NO_ENTITY } from '@ledgerscope/ledger';
import type { FeeColumns } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import type { EntityIds } from './entity-ids.ts';

const FIXED = 0;
const FRACTIONAL = 1;
const ROYALTY = 2;

/** One entry of a fee schedule, before it is spread over the columns. */
const NO_FEE = {
  kind: FIXED,
  amount: 0n,
  token: NO_ENTITY,
  numerator: 0n,
  denominator: 0n,
  minimum: 0n,
  maximum: 0n,
  netOfTransfers: false,
};

/** The columns of a fee schedule of `token`: a denominating token of 0.0.0 means that token itself, none means hbar. */
export function feeColumns(
  { ids }: { readonly ids: EntityIds },
  list: readonly hapi.CustomFee[],
  token: EntityId,
): FeeColumns {
  const tokenOf = ({ denominatingTokenId }: hapi.FixedFee): EntityId =>
    denominatingTokenId === undefined ? NO_ENTITY : ids.token(denominatingTokenId) || token;
  const fees = list.map((fee) => feeOf(fee, tokenOf));
  return {
    feeKind: fees.map(({ kind }) => kind),
    feeAmount: fees.map(({ amount }) => amount),
    feeToken: fees.map(({ token: denominating }) => denominating),
    feeNumerator: fees.map(({ numerator }) => numerator),
    feeDenominator: fees.map(({ denominator }) => denominator),
    feeMinimum: fees.map(({ minimum }) => minimum),
    feeMaximum: fees.map(({ maximum }) => maximum),
    feeNetOfTransfers: fees.map(({ netOfTransfers }) => (netOfTransfers ? 1 : 0)),
    feeCollector: list.map(({ feeCollectorAccountId }) => ids.account(feeCollectorAccountId)),
    feeCollectorsExempt: list.map(({ allCollectorsAreExempt }) => (allCollectorsAreExempt ? 1 : 0)),
  };
}

function feeOf(fee: hapi.CustomFee, tokenOf: (fixed: hapi.FixedFee) => EntityId): typeof NO_FEE {
  const { fixedFee, fractionalFee, royaltyFee } = fee;
  if (fractionalFee !== undefined)
    return {
      ...NO_FEE,
      kind: FRACTIONAL,
      ...fractionOf(fractionalFee.fractionalAmount),
      minimum: fractionalFee.minimumAmount,
      maximum: fractionalFee.maximumAmount,
      netOfTransfers: fractionalFee.netOfTransfers,
    };
  if (royaltyFee !== undefined)
    return {
      ...NO_FEE,
      kind: ROYALTY,
      ...fractionOf(royaltyFee.exchangeValueFraction),
      ...fixedOf(royaltyFee.fallbackFee, tokenOf),
    };
  return { ...NO_FEE, ...fixedOf(fixedFee, tokenOf) };
}

function fixedOf(fixed: hapi.FixedFee | undefined, tokenOf: (fixed: hapi.FixedFee) => EntityId) {
  return fixed === undefined ? {} : { amount: fixed.amount, token: tokenOf(fixed) };
}

function fractionOf(fraction: hapi.Fraction | undefined) {
  return { numerator: fraction?.numerator ?? 0n, denominator: fraction?.denominator ?? 0n };
}
