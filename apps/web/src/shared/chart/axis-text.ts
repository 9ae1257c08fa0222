import { wholeText } from '../format/hbar-text.ts';

const STEPS: readonly (readonly [number, string])[] = [
  [1e15, 'Q'],
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
];

const MOST_DECIMALS = 8;
/** Beyond the last letter numbers are written by their power of ten. */
const LETTERS_END = 1e18;

/**
 * A number on an axis: thousands, millions and billions shortened to K, M and B (T and Q above, which tinybars reach); at
 * most three digits and a decimal, and more where the numbers of the axis, `step` apart, would read alike.
 */
export function axisText(value: number, step = 0): string {
  const magnitude = Math.abs(value);
  if (magnitude >= LETTERS_END) return String(Number(value.toPrecision(3)).toExponential()).replace('e+', 'e');
  const [size, letter] = STEPS.find(([least]) => magnitude >= least) ?? [1, ''];
  const apart = step === 0 ? 0 : Math.min(MOST_DECIMALS, Math.ceil(Math.log10(size / step)));
  if (letter === '') return String(Number(step === 0 ? value.toPrecision(3) : value.toFixed(Math.max(2, apart))));
  return `${Number((value / size).toFixed(Math.max(magnitude / size < 100 ? 1 : 0, apart)))}${letter}`;
}

/** A change in percent with its sign: `+4.1%`, `+12,345.7%`. */
export function percentText(percent: number): string {
  const digits = Math.abs(percent) < 10 ? 2 : 1;
  const [whole = '', fraction = ''] = percent.toFixed(digits).split('.');
  return `${percent > 0 ? '+' : ''}${wholeText(whole)}.${fraction}%`;
}
