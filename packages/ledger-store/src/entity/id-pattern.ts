import { ALWAYS, type Condition, NEVER } from '../condition.ts';
import type { IdPattern } from './entity-filter.ts';

const NUM_BITS = 38n;
const REALM_BITS = 16n;
const NUM_MASK = (1n << NUM_BITS) - 1n;
/** Digits of the greatest number, 2^38 - 1. */
const MAX_DIGITS = 12;

/** Ids that fit a pattern, as ranges of the primary key: one for each length that the number can have. */
export function idPatternCondition({ shard, realm, num }: IdPattern): Condition {
  const fixed = /^\d*/.exec(num)?.[0] ?? '';
  const rest = num.slice(fixed.length);
  const parameters: Record<string, bigint | string> = {};
  const base = ((shard << REALM_BITS) | realm) << NUM_BITS;
  const ranges = lengthsOf(rest).flatMap((digits, index) => {
    const range = rangeOf(fixed, digits);
    if (range === undefined) return [];
    parameters[`idFrom${index}`] = base + range.from;
    parameters[`idTo${index}`] = base + range.to;
    return `(id >= {idFrom${index}:UInt64} AND id <= {idTo${index}:UInt64})`;
  });
  if (ranges.length === 0) return NEVER;
  const like = rest === '' || /^\*+$/.test(rest) ? ALWAYS : likeCondition(num);
  return {
    sql: `(${ranges.join(' OR ')})${like === ALWAYS ? '' : ` AND ${like.sql}`}`,
    parameters: { ...parameters, ...like.parameters },
  };
}

/** How many digits the part from the first wildcard on can match. */
function lengthsOf(rest: string): number[] {
  const least = rest.replaceAll('*', '').length;
  const most = rest.includes('*') ? MAX_DIGITS : least;
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
}

/** Numbers of these first digits and so many more; undefined where there is none. */
function rangeOf(fixed: string, digits: number): { from: bigint; to: bigint } | undefined {
  const length = fixed.length + digits;
  // 0 is the only number that begins with 0.
  if (length === 0 || length > MAX_DIGITS || (fixed.startsWith('0') && length > 1)) return undefined;
  const scale = 10n ** BigInt(digits);
  const first = fixed === '' ? 0n : BigInt(fixed);
  const from = fixed === '' && digits > 1 ? scale / 10n : first * scale;
  const to = (first + 1n) * scale - 1n;
  return from > NUM_MASK ? undefined : { from, to: to > NUM_MASK ? NUM_MASK : to };
}

function likeCondition(num: string): Condition {
  const idLike = num.replace(/\*+/g, '%').replaceAll('?', '_');
  return { sql: `toString(bitAnd(id, ${NUM_MASK})) LIKE {idLike:String}`, parameters: { idLike } };
}
