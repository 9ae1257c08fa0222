import { describe, expect, it } from 'vitest';
import { readableError, reasonText } from './readable-error.ts';

const word = (value: number) => value.toString(16).padStart(64, '0');

describe('readableError', () => {
  it.each([
    ['0x57524f4e475f4e4f4e4345', 'WRONG_NONCE'],
    [`0x08c379a0${word(32)}${word(5)}68656c6c6f${'0'.repeat(54)}`, 'hello'],
    ['0x', null],
    ['INSUFFICIENT_GAS', null],
    ['0x00ff', null],
    [`0x08c379a0${'f'.repeat(200)}`, null],
  ])('%s', (message, text) => {
    expect(readableError(message)).toBe(text);
  });
});

describe('reasonText', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['INSUFFICIENT_GAS', 'INSUFFICIENT_GAS'],
    ['0x57524f4e475f4e4f4e4345', 'WRONG_NONCE'],
    ['0x00ff', undefined],
  ])('%s', (message, text) => {
    expect(reasonText(message)).toBe(text);
  });
});

describe('a panic', () => {
  it.each([
    ['01', 'assertion failed (panic code 0x1)'],
    ['11', 'arithmetic overflow or underflow (panic code 0x11)'],
    ['12', 'division by zero (panic code 0x12)'],
    ['32', 'array index out of bounds (panic code 0x32)'],
    ['99', 'unknown panic (panic code 0x99)'],
  ])('of code 0x%s says what it means', (code, text) => {
    expect(readableError(`0x4e487b71${code.padStart(64, '0')}`)).toBe(text);
  });
});
