import { describe, expect, it } from 'vitest';
import { isFilterText } from './filter-text.ts';

describe('isFilterText', () => {
  it.each([
    '',
    '0.0.1001',
    '0.0.5@1700000000.000000001',
    'Größe 5*',
    '0xabc',
    "it's (50%)",
    '日本 語',
    '👩‍🚀🏽 🇨🇭 lunch 🍕',
    'नमस्ते',
    'می‌خواهم',
    '5 €',
  ])('takes %j', (text) => expect(isFilterText(text)).toBe(true));

  it.each(['<script>', 'a{b}', 'a\\b', 'a|b', 'a\u0000b', 'a~b', 'x'.repeat(401)])('refuses %j', (text) =>
    expect(isFilterText(text)).toBe(false),
  );
});
