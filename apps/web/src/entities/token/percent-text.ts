import { trimEnd } from '@ledgerscope/ledger';

const DIGITS = 6n;

/** A fraction as percent with up to six digits behind the point, `5/100` as `5%`; undefined where it is none. */
export function percentOfFraction(numerator: bigint, denominator: bigint): string | undefined {
  if (denominator <= 0n || numerator < 0n) return undefined;
  const scaled = (numerator * 100n * 10n ** DIGITS) / denominator;
  const whole = scaled / 10n ** DIGITS;
  const rest = trimEnd(String(scaled % 10n ** DIGITS).padStart(Number(DIGITS), '0'), '0');
  return `${whole}${rest === '' ? '' : `.${rest}`}%`;
}

/** A share of a supply as the API writes it, with at most four digits behind the point; `<0.0001%` below that. */
export function shareText(share: string): string {
  const [whole = '0', decimals = ''] = share.split('.');
  const shown = trimEnd(decimals.slice(0, 4), '0');
  if (whole === '0' && shown === '' && /[1-9]/.test(decimals)) return '<0.0001%';
  return `${whole}${shown === '' ? '' : `.${shown}`}%`;
}
