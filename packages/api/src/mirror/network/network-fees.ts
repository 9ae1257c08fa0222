import { hapi } from '@ledgerscope/streams';

/** What gas costs of one type of transaction. */
interface GasFee {
  /** Tinybars. */
  readonly gas: bigint;
  readonly transaction_type: string;
}

/** Prices are in thousandths of tinycents. */
const PARTS_OF_TINYCENT = 1_000n;
/** Types that use gas, by their number among what the network does. */
const GAS_TYPES: readonly number[] = [6, 7, 84];

/** Prices of gas that a schedule of fees says, by type, at a rate of cents for hbars. */
export function gasFees(
  schedule: hapi.FeeSchedule,
  { hbarEquiv, centEquiv }: Pick<hapi.ExchangeRate, 'hbarEquiv' | 'centEquiv'>,
): readonly GasFee[] {
  if (centEquiv <= 0) return [];
  const fees = schedule.transactionFeeSchedule.flatMap(({ hederaFunctionality, fees: [first], feeData }) => {
    const price = (first ?? feeData)?.servicedata?.gas ?? 0n;
    const name = hapi.HederaFunctionality[hederaFunctionality];
    if (!GAS_TYPES.includes(hederaFunctionality) || name === undefined || price === 0n) return [];
    const tinybars = ((price / PARTS_OF_TINYCENT) * BigInt(hbarEquiv)) / BigInt(centEquiv);
    return [{ gas: tinybars < 1n ? 1n : tinybars, transaction_type: name }];
  });
  return fees.sort((one, other) => (one.transaction_type < other.transaction_type ? -1 : 1));
}

/** Which of two is in force, by when the first one ends. */
export function inForce<One>(current: One, next: One | undefined, endSeconds: bigint, atSeconds: bigint): One {
  return next !== undefined && endSeconds !== 0n && atSeconds > endSeconds ? next : current;
}
