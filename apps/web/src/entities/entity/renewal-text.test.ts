import { describe, expect, it } from 'vitest';
import { renewalText } from './renewal-text.ts';

describe('how often something is renewed', () => {
  it.each([
    [7_776_000, 'every 90 days'],
    [86_400, 'every day'],
    [6_999_999, 'every 6,999,999 seconds'],
    ['8640000', 'every 100 days'],
    ['9223372036854775807', 'every 9,223,372,036,854,775,807 seconds'],
    ['9223372036854720000', 'every 106,751,991,167,300 days'],
  ])('%s seconds: %s', (seconds, text) => expect(renewalText(seconds)).toBe(text));
});
