import { absolute } from '@ledgerscope/ledger';
import type { PricedRate } from '../price/ledger-rate.ts';

const DECIMALS = 4;
const SCALE = 10n ** BigInt(DECIMALS);
/** Tinybars of an hbar times cents of a dollar. */
const TINYBAR_CENTS = 100_000_000n * 100n;

/** Tinybars in dollars with four decimals, rounded half away from zero; null where either is not known. */
export function usdText(tinybars: bigint | null, rate: PricedRate | undefined): string | null {
  if (tinybars === null || rate === undefined) return null;
  const size = absolute(tinybars) * BigInt(rate.centEquivalent) * SCALE;
  const unit = BigInt(rate.hbarEquivalent) * TINYBAR_CENTS;
  const scaled = (2n * size + unit) / (2n * unit);
  const sign = tinybars < 0n && scaled > 0n ? '-' : '';
  return `${sign}${scaled / SCALE}.${String(scaled % SCALE).padStart(DECIMALS, '0')}`;
}
