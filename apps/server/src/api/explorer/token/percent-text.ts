import { trimEnd } from '@ledgerscope/ledger';

const DIGITS = 18;
const SCALE = 10n ** BigInt(DIGITS);

/** `part` in percent of `whole` as a decimal with up to 18 digits, cut off; null where there is no whole. */
export function percentText(part: bigint, whole: bigint | null): string | null {
  if (whole === null || whole <= 0n || part < 0n) return null;
  const scaled = (part * 100n * SCALE) / whole;
  const digits = trimEnd((scaled % SCALE).toString().padStart(DIGITS, '0'), '0');
  return digits === '' ? `${scaled / SCALE}` : `${scaled / SCALE}.${digits}`;
}
