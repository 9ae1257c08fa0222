import { SUCCESS, type TransactionFilter } from './transaction-filter.ts';

/** Kinds of terms in term_transaction. */
export const TERM_KIND = { entity: 0, type: 1, amount: 2, result: 3 } as const;

/** Where a filter's rows are read from: ranges of the term index, or `transaction` itself. */
export type Driver =
  | { readonly kind: 'terms'; readonly termKind: number; readonly terms: readonly bigint[] }
  | { readonly kind: 'transactions' };

/** Crypto transfers and submitted messages are too dense to index: a scan meets them at once. */
const UNINDEXED_TYPES: ReadonlySet<number> = new Set([14, 27]);
/** Each term costs a read of a page in the list; beyond these the scan is as good. */
const MAX_TERMS = 8;

/** The narrowest range that covers the filter; what it leaves open is checked row by row. */
export function chooseDriver(filter: TransactionFilter): Driver {
  if (filter.entity !== undefined) return { kind: 'terms', termKind: TERM_KIND.entity, terms: [filter.entity] };
  if (isIndexed(filter.types, (type) => !UNINDEXED_TYPES.has(type)))
    return { kind: 'terms', termKind: TERM_KIND.type, terms: distinct(filter.types) };
  if (filter.failedOnly !== true && isIndexed(filter.results, (result) => result !== SUCCESS))
    return { kind: 'terms', termKind: TERM_KIND.result, terms: distinct(filter.results) };
  return { kind: 'transactions' };
}

function isIndexed(values: readonly number[] | undefined, indexed: (value: number) => boolean): boolean {
  return values !== undefined && values.length > 0 && distinct(values).length <= MAX_TERMS && values.every(indexed);
}

function distinct(values: readonly number[] | undefined): bigint[] {
  return [...new Set(values ?? [])].map(BigInt);
}
