import { larger, smaller } from '@ledgerscope/ledger';
import type { AskedValues } from './mirror-query.ts';

/** Where the next page begins, by one of the parameters. */
export interface PageKey {
  readonly key: string;
  /** As it is written into the address. */
  readonly value: string;
  /** Whether the next page may begin with this value itself, because a further key tells its rows apart. */
  readonly inclusive?: boolean;
}

/** What reads the values of a page key, to see whether a page behind it can have rows. */
export type ReadBound = (text: string) => bigint | undefined;

const LOWER = /^gte?:/i;
const UPPER = /^lte?:/i;

/**
 * The address of the page behind the last row: the request's own, with the bound in the direction of the walk moved. Null where no row can
 * be behind it. The first key decides that.
 */
export function nextLink(
  path: string,
  asked: AskedValues,
  order: 'asc' | 'desc',
  keys: readonly PageKey[],
  read: ReadBound,
): string | null {
  const values = new Map<string, readonly string[]>([...asked].map(([key, texts]) => [key, texts]));
  for (const one of keys) moveBound(values, order, one);
  const [first] = keys;
  if (first !== undefined && isEmptyRange(values.get(first.key) ?? [], read)) return null;
  if (first !== undefined && areExactValuesPassed(asked.get(first.key) ?? [], order, first, read)) return null;
  const query = writeQuery(values);
  // What says one exact value of each key has all of its rows on this page.
  if (query === writeQuery(asked)) return null;
  return `${path.endsWith('/') ? path.slice(0, -1) : path}?${query}`;
}

function writeQuery(values: AskedValues): string {
  return [...values].flatMap(([key, texts]) => texts.map((text) => `${key}=${text}`)).join('&');
}

/** Whether exact values are asked for, none of which is behind the page. Names that cannot be read as numbers may be. */
function areExactValuesPassed(
  texts: readonly string[],
  order: 'asc' | 'desc',
  { value, inclusive }: PageKey,
  read: ReadBound,
): boolean {
  const exact = texts.filter(isExact).map((text) => read(text.replace(/^eq:/i, '')));
  const end = read(value);
  if (exact.length === 0 || end === undefined) return false;
  if (exact.length === 1 && inclusive !== true) return true;
  return exact.every((one) => {
    if (one === undefined) return false;
    if (one === end) return inclusive !== true;
    return order === 'asc' ? one < end : one > end;
  });
}

/** Values that say `eq` stay as they are: the rows of one value are distinguished by the keys behind. */
function moveBound(
  values: Map<string, readonly string[]>,
  order: 'asc' | 'desc',
  { key, value, inclusive }: PageKey,
): void {
  const bound = `${order === 'asc' ? 'gt' : 'lt'}${inclusive === true ? 'e' : ''}:${value}`;
  const own = order === 'asc' ? LOWER : UPPER;
  const asked = values.get(key) ?? [];
  const kept = asked.filter((text) => !own.test(text));
  if (kept.some((text) => isExact(text))) {
    if (kept.length < asked.length || kept.filter(isExact).length > 1) values.set(key, [...kept, bound]);
    return;
  }
  if (asked.length === 1 && kept.length === 0) values.delete(key);
  values.set(key, [...kept, bound]);
}

function isExact(text: string): boolean {
  return !text.includes(':') || /^eq:/i.test(text);
}

/** Whether bounds leave nothing between them. */
function isEmptyRange(texts: readonly string[], read: ReadBound): boolean {
  const valuesOf = (bound: RegExp, strict: RegExp, step: bigint) =>
    texts.flatMap((text) => {
      const value = bound.test(text) ? read(text.slice(text.indexOf(':') + 1)) : undefined;
      return value === undefined ? [] : [strict.test(text) ? value + step : value];
    });
  // No row has a number below zero.
  const [lowest = 0n, ...higher] = valuesOf(LOWER, /^gt:/i, 1n);
  const [highest, ...lower] = valuesOf(UPPER, /^lt:/i, -1n);
  if (highest === undefined) return false;
  return lower.reduce(smaller, highest) < higher.reduce(larger, lowest);
}
