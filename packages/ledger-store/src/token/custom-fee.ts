import type { FeeColumns } from './rows.ts';

interface FeeOf<Kind> {
  readonly kind: Kind;
  readonly collector: bigint;
  /** Accounts that collect any fee of the token do not pay this one. */
  readonly allCollectorsAreExempt: boolean;
}

/** An amount for each transfer; of the token, or of hbar (tinybars) where `token` is 0. */
export interface FixedFee extends FeeOf<'fixed'> {
  readonly amount: bigint;
  readonly token: bigint;
}

/** A share of what is transferred, within bounds (`maximum` 0 for none). */
export interface FractionalFee extends FeeOf<'fractional'> {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly minimum: bigint;
  readonly maximum: bigint;
  /** The sender pays it on top, so that the receiver gets the whole amount. */
  readonly netOfTransfers: boolean;
}

/** A share of what an NFT is exchanged for, or else the fallback, paid by the receiver. */
export interface RoyaltyFee extends FeeOf<'royalty'> {
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** Undefined for none. */
  readonly fallback: { readonly amount: bigint; readonly token: bigint } | undefined;
}

export type CustomFee = FixedFee | FractionalFee | RoyaltyFee;

/** The fees of a schedule, in its order. */
export function customFeesOf(columns: FeeColumns): CustomFee[] {
  return columns.feeKind.map((kind, index) => feeAt(columns, kind, index));
}

function feeAt(columns: FeeColumns, kind: number, index: number): CustomFee {
  const at = (values: readonly bigint[]): bigint => values[index] ?? 0n;
  const common = {
    collector: at(columns.feeCollector),
    allCollectorsAreExempt: columns.feeCollectorsExempt[index] === 1,
  };
  const fixed = { amount: at(columns.feeAmount), token: at(columns.feeToken) };
  const share = { numerator: at(columns.feeNumerator), denominator: at(columns.feeDenominator) };
  if (kind === 0) return { kind: 'fixed', ...common, ...fixed };
  if (kind === 1) {
    const netOfTransfers = columns.feeNetOfTransfers[index] === 1;
    const bounds = { minimum: at(columns.feeMinimum), maximum: at(columns.feeMaximum) };
    return { kind: 'fractional', ...common, ...share, ...bounds, netOfTransfers };
  }
  return { kind: 'royalty', ...common, ...share, fallback: fixed.amount === 0n ? undefined : fixed };
}
