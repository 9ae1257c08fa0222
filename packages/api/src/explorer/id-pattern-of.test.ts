import { describe, expect, it } from 'vitest';
import { idPatternOf } from './searched-text.ts';

describe('ids that a text names', () => {
  it.each([
    ['0.0.12', '12*'],
    ['*0.0.12*', '12*'],
    ['0.0.1?12', '1?12'],
    ['12', '12*'],
    ['1?12', '1?12'],
    ['1*2', '1*2'],
    ['0.0.', '*'],
  ])('%s: those whose number fits %s', (text, num) => expect(idPatternOf(text)).toEqual({ shard: 0n, realm: 0n, num }));

  it('are those of the shard and realm that it names, or none', () => {
    expect(idPatternOf('11.12.7')).toEqual({ shard: 11n, realm: 12n, num: '7*' });
    expect(idPatternOf('9999.0.1')).toBe('none');
  });

  it.each(['', '*', '?1', 'coin', '0.0', '0.0.x', '0.0.1-abcde', '1234567890123'])('%s names none', (text) =>
    expect(idPatternOf(text)).toBeUndefined(),
  );
});
