import { describe, expect, it } from 'vitest';
import { renewalText } from './renewal-text.ts';

describe('how often something is renewed', () => {
  it.each([
    [7_776_000, 'every 90 days'],
    [86_400, 'every day'],
    [6_999_999, 'every 6,999,999 seconds'],
    ['8640000', 'every 100 days'],
  ])('%s seconds: %s', (seconds, text) => expect(renewalText(seconds)).toBe(text));
});
