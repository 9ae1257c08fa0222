import { parseEpoch } from '@ledgerscope/ledger';

const OPERATOR = /^(?:(eq|gt|gte|lt|lte):)?(.+)$/;

const KEEPS: Readonly<Record<string, (value: bigint, bound: bigint) => boolean>> = {
  eq: (value, bound) => value === bound,
  gt: (value, bound) => value > bound,
  gte: (value, bound) => value >= bound,
  lt: (value, bound) => value < bound,
  lte: (value, bound) => value <= bound,
};

/** Whether a value is within every bound that the query names, such as `timestamp=gte:1.000000000`. */
export function withinBounds(query: URLSearchParams, name: string, value: bigint): boolean {
  return query.getAll(name).every((text) => {
    const [, operator = 'eq', bound = ''] = OPERATOR.exec(text) ?? [];
    const number = /^\d+$/.test(bound) ? BigInt(bound) : parseEpoch(bound);
    if (number === undefined) throw new Error(`${name}=${text} is no bound`);
    // Seconds without a point are an instant too.
    const scaled = name === 'timestamp' && /^\d+$/.test(bound) ? number * 1_000_000_000n : number;
    return KEEPS[operator]?.(value, scaled) ?? false;
  });
}

/** The newest instant that the query allows; undefined where it names none. */
export function asOf(query: URLSearchParams): bigint | undefined {
  const [text] = query.getAll('timestamp');
  const [, operator = 'eq', bound = ''] = OPERATOR.exec(text ?? '') ?? [];
  const ns = parseEpoch(bound);
  if (ns === undefined) return undefined;
  return operator === 'lt' ? ns - 1n : ns;
}
