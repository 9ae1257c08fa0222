import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idPatternCondition } from './id-pattern.ts';

const NUM_MASK = (1n << 38n) - 1n;

/** What the condition lets pass, read as the engine reads it. */
function passes({ sql, parameters }: ReturnType<typeof idPatternCondition>, id: bigint): boolean {
  const ranges = [...sql.matchAll(/\{(idFrom\d+):UInt64\} AND id <= \{(idTo\d+):UInt64\}/g)];
  const inside = ranges.some(
    ([, from = '', to = '']) => id >= (parameters[from] as bigint) && id <= (parameters[to] as bigint),
  );
  if (!inside || parameters.idLike === undefined) return inside;
  const like = String(parameters.idLike).replaceAll('%', '\\d*').replaceAll('_', '\\d');
  return new RegExp(`^${like}$`).test(String(id & NUM_MASK));
}

describe('ids that fit a pattern', () => {
  it('are those whose number in decimal fits it', () => {
    const pattern = fc
      .array(fc.constantFrom('0', '1', '2', '7', '*', '?'), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join(''));
    const num = fc.oneof(fc.bigInt(0n, 2_000n), fc.bigInt(0n, NUM_MASK), fc.constantFrom(0n, 1n, 12n, 120n, NUM_MASK));
    fc.assert(
      fc.property(pattern, num, (text, number) => {
        const expected = new RegExp(`^${text.replaceAll('*', '\\d*').replaceAll('?', '\\d')}$`).test(String(number));
        expect(passes(idPatternCondition({ shard: 0n, realm: 0n, num: text }), number), `${text} ${number}`).toBe(
          expected,
        );
      }),
      { numRuns: 3_000 },
    );
  });

  it('lie in one shard and realm', () => {
    const condition = idPatternCondition({ shard: 1n, realm: 2n, num: '12*' });
    const base = ((1n << 16n) | 2n) << 38n;
    expect(passes(condition, base + 12n)).toBe(true);
    expect(passes(condition, 12n)).toBe(false);
  });
});
