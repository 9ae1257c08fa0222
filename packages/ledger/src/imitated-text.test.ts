import { describe, expect, it } from 'vitest';
import { imitatedText } from './imitated-text.ts';

describe('imitatedText', () => {
  it.each([
    ['a zero-width space', 'U\u200bSDC', 'USDC'],
    ['a soft hyphen', 'US\u00adDC', 'USDC'],
    ['a Cyrillic letter', 'USD\u0421', 'USDC'],
    ['a Greek letter', '\u0397BAR', 'HBAR'],
    ['full-width letters', '\uff35\uff33\uff24\uff23', 'USDC'],
    ['letters of another script alone', '\u0412\u0422\u0421', 'BTC'],
    ['a turned name', 'Tether\u202eDSU', 'TetherDSU'],
    ['tags behind it', 'HBAR\u{e0041}', 'HBAR'],
  ])('says what %s looks like', (_, text, plain) => {
    expect(imitatedText(text)).toBe(plain);
  });

  it.each(['USDC', 'Plain name 7', '', 'Café', '\u0421\u041e\u0420', 'שלום', '旅行', 'ℏ token', 'München', '👩‍🚀'])(
    'says nothing of %j',
    (text) => expect(imitatedText(text)).toBeUndefined(),
  );
});
