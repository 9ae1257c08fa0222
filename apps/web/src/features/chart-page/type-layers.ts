import type { TypeDimensionPoint } from '@ledgerscope/contract/chart';
import { transactionTypeByCode } from '@ledgerscope/ledger';
import { OTHERS, SLICE_COLOURS } from '../../shared/chart/slices.ts';

/** Transactions of one type in each bucket. */
export interface TypeLayer {
  /** Null for all types without a layer of their own. */
  readonly code: string | null;
  readonly name: string;
  readonly values: readonly number[];
}

/** The most frequent types of all buckets, each as a layer, and the others together as the last one. */
export function typeLayers(points: readonly TypeDimensionPoint[]): readonly TypeLayer[] {
  const sums = new Map<string, number>();
  for (const { transactionTypes } of points)
    for (const { transactionType, count } of transactionTypes)
      sums.set(transactionType, (sums.get(transactionType) ?? 0) + count);
  const codes = [...sums].toSorted((a, b) => b[1] - a[1]).map(([code]) => code);
  const own = codes.length <= SLICE_COLOURS ? codes : codes.slice(0, SLICE_COLOURS - 1);
  const layers: TypeLayer[] = own.map((code) => ({
    code,
    name: transactionTypeByCode(code)?.label ?? code,
    values: points.map((point) => countOf(point, (type) => type === code)),
  }));
  if (own.length === codes.length) return layers;
  const known = new Set(own);
  const rest = points.map((point) => countOf(point, (type) => !known.has(type)));
  return [...layers, { code: null, name: OTHERS, values: rest }];
}

function countOf({ transactionTypes }: TypeDimensionPoint, counts: (type: string) => boolean): number {
  return transactionTypes.reduce((sum, { transactionType, count }) => sum + (counts(transactionType) ? count : 0), 0);
}
