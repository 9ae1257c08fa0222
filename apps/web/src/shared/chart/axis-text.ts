const STEPS: readonly (readonly [number, string])[] = [
  [1e15, 'Q'],
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
];

/**
 * A number on an axis: thousands, millions and billions shortened to K, M and B (T and Q above, which tinybars reach); at
 * most three digits and a decimal.
 */
export function axisText(value: number): string {
  const magnitude = Math.abs(value);
  const step = STEPS.find(([least]) => magnitude >= least);
  if (step === undefined) return String(Number(value.toPrecision(3)));
  const [size, letter] = step;
  return `${Number((value / size).toFixed(magnitude / size < 100 ? 1 : 0))}${letter}`;
}

/** A change in percent with its sign: `+4.1%`. */
export function percentText(percent: number): string {
  const digits = Math.abs(percent) < 10 ? 2 : 1;
  return `${percent > 0 ? '+' : ''}${percent.toFixed(digits)}%`;
}
