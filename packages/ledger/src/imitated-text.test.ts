import { describe, expect, it } from 'vitest';
import { imitatedText } from './imitated-text.ts';

describe('imitatedText', () => {
  it.each<[string, string, string | undefined]>([
    ['a zero-width space', 'U\u200bSDC', 'USDC'],
    ['a soft hyphen', 'US\u00adDC', 'USDC'],
    ['a Cyrillic letter', 'USD\u0421', 'USDC'],
    ['a Greek letter', '\u0397BAR', 'HBAR'],
    ['full-width letters', '\uff35\uff33\uff24\uff23', 'USDC'],
    ['letters of another script alone', '\u0412\u0422\u0421', 'BTC'],
    ['a turned name', 'Tether\u202eDSU', 'TetherDSU'],
    ['tags behind it', 'HBAR\u{e0041}', 'HBAR'],
    ['a variation selector', 'US\ufe0fDC', 'USDC'],
    ['a mark through a letter', 'U\u0335SDC', 'USDC'],
    ['a mark below a letter', 'USD\u0323C', 'USDC'],
    ['small capitals', '\u1d1c\ua731\u1d05\u1d04', 'USDC'],
    ['letters in squares', '\u{1f184}\u{1f182}\u{1f173}\u{1f172}', 'USDC'],
    ['Coptic letters', '\u2ca4\u2c9e\u2c96', undefined],
    ['an Armenian letter', '\u054d\u054fDC', 'USDC'],
    ['a digit for a letter', 'D0VU', 'DOVU'],
    ['a small letter for a capital', 'HSUlTE', 'HSUITE'],
    ['a sign for a letter', 'U$DC', 'USDC'],
    ['a flag', '🇺🇸DC', 'USDC'],
    ['a space behind it', 'USDC ', 'USDC'],
    ['a space that does not break', 'USDC\u00a0', 'USDC'],
  ])('says what %s looks like', (_, text, plain) => {
    expect(imitatedText(text)).toBe(plain);
  });

  it.each([
    'USDC',
    'DAL',
    'usdc',
    'S 01',
    'USDC.e',
    'Cafe\u0301',
    '🇺🇸',
    '❤️',
    'L1',
    'Plain name 7',
    '',
    'Café',
    '\u0421\u041e\u0420',
    'שלום',
    '旅行',
    'ℏ token',
    'München',
    '👩‍🚀',
  ])('says nothing of %j', (text) => expect(imitatedText(text)).toBeUndefined());
});
