/** A part of a whole. */
export interface ChartSlice {
  readonly name: string;
  readonly value: number;
  /** The same of the span before; undefined where it is not compared. */
  readonly before?: number | undefined;
  /** Where it leads, below the base path; null where it leads nowhere. */
  readonly href: string | null;
}

/** Colours of slices: as many as there are, always in the same order. */
export const SLICE_COLOURS = 10;
const LABEL_LEAST = 1;
const INSIDE_LEAST = 5;
export const OTHERS = 'Other';

/** At most ten slices, greatest first: the rest is one slice. */
export function drawnSlices(slices: readonly ChartSlice[]): readonly ChartSlice[] {
  const sorted = slices.toSorted((a, b) => b.value - a.value);
  if (sorted.length <= SLICE_COLOURS) return sorted;
  const rest = sorted.slice(SLICE_COLOURS - 1);
  const sum = (of: (slice: ChartSlice) => number) => rest.reduce((total, slice) => total + of(slice), 0);
  const others = { name: OTHERS, value: sum(({ value }) => value), href: null };
  const before = rest.some((slice) => slice.before !== undefined) ? sum((slice) => slice.before ?? 0) : undefined;
  return [...sorted.slice(0, SLICE_COLOURS - 1), { ...others, before }];
}

/** Where a slice's label is: none below one percent, outside below five. */
export function labelPlace(value: number, total: number): 'none' | 'outside' | 'inside' {
  const percent = sharePercent(value, total);
  if (percent < LABEL_LEAST) return 'none';
  return percent < INSIDE_LEAST ? 'outside' : 'inside';
}

/** A share in percent; 0 of nothing. */
export function sharePercent(value: number, total: number): number {
  return total === 0 ? 0 : (value / total) * 100;
}

/** A share in words; what is there at all is never shown as nothing. */
export function shareText(value: number, total: number): string {
  const percent = sharePercent(value, total);
  return percent > 0 && percent < 0.1 ? '<0.1%' : `${percent.toFixed(1)}%`;
}
