import { type CustomFee, toAmount } from '@ledgerscope/contract';
import type { TokenState } from '@ledgerscope/ledger-store';
import { idOrNull, idText } from '../values.ts';

type StoredFee = TokenState['customFees'][number];
type FeeParts = Pick<CustomFee, 'fixed_fees' | 'fractional_fees' | 'royalty_fees'>;

const NONE = { fixed_fees: null, fractional_fees: null, royalty_fees: null } as const;

/** A custom fee in the specification's shape. */
export function feeReply(fee: StoredFee): CustomFee {
  return {
    ...partsOf(fee),
    collector_account_id: idText(fee.collector),
    all_collectors_are_exempt: fee.allCollectorsAreExempt,
  };
}

function partsOf(fee: StoredFee): FeeParts {
  switch (fee.kind) {
    case 'fixed':
      return { ...NONE, fixed_fees: fixedAmount(fee) };
    case 'fractional':
      return {
        ...NONE,
        fractional_fees: {
          fractional_amount: fraction(fee),
          minimum_amount: toAmount(fee.minimum),
          maximum_amount: fee.maximum === 0n ? null : toAmount(fee.maximum),
          net_of_transfers: fee.netOfTransfers,
        },
      };
    case 'royalty':
      return {
        ...NONE,
        royalty_fees: {
          exchange_value_fraction: fraction(fee),
          fallback_fee: fee.fallback === undefined ? null : fixedAmount(fee.fallback),
        },
      };
  }
}

function fixedAmount({ amount, token }: { readonly amount: bigint; readonly token: bigint }) {
  return { amount: toAmount(amount), denominating_token_id: idOrNull(token) };
}

function fraction({ numerator, denominator }: { readonly numerator: bigint; readonly denominator: bigint }) {
  return { numerator: toAmount(numerator), denominator: toAmount(denominator) };
}
