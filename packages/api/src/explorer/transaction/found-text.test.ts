import { describe, expect, it } from 'vitest';
import { searchedWords, textAround } from './found-text.ts';

describe('textAround', () => {
  it.each([
    ['a short message', 'hello world', 'world', 'hello world'],
    ['a word in other letters', 'Hello World', 'WORLD hello', 'Hello World'],
    ['a word with stars', 'an invoice', '*voi*', 'an invoice'],
    ['nothing', 'hello', 'world', undefined],
    ['no words', 'hello', ' * ', undefined],
    [
      'a word far down',
      `${'x'.repeat(500)} word ${'y'.repeat(500)}`,
      'word',
      `…${'x'.repeat(39)} word ${'y'.repeat(195)}…`,
    ],
    ['a character of two units at the cut', `${'😀'.repeat(30)}word`, 'word', `…${'😀'.repeat(20)}word`],
  ])('shows %s', (_, text, q, shown) => {
    expect(textAround(text, searchedWords(q))).toBe(shown);
  });
});
