import { describe, expect, it } from 'vitest';
import { ledgerIdBytes, searchTarget } from './search-target.ts';

const MAINNET = Uint8Array.of(0);
const HASH = '8fcf8dbfae1c11fb1b377c75ccc29f1e7a1468cc120c7971d37a6a23721975e22e4dc1cdb8c568fe3e78c9c62d88e797';

describe('searchTarget', () => {
  it.each(['', '   '])('does nothing for %j', (text) => {
    expect(searchTarget(text, MAINNET)).toEqual({ kind: 'empty' });
  });

  it.each([
    ['0.0.123', '/accounts/0.0.123'],
    [' 0.0.123 ', '/accounts/0.0.123'],
    ['0.0.123-vfmkw', '/accounts/0.0.123'],
    ['0.0.3926417@1753303054.290075851', '/transactions/0.0.3926417@1753303054.290075851'],
    ['0.0.3926417-1753303054-290075851', '/transactions/0.0.3926417-1753303054-290075851'],
    ['0039264171753303054290075851', '/transactions/0039264171753303054290075851'],
    ['1753303062.076472454', '/transactions/1753303062.076472454'],
    [HASH, `/transactions/${HASH}`],
    [`0x${HASH.toUpperCase()}`, `/transactions/0x${HASH.toUpperCase()}`],
    [`0x${HASH.slice(0, 64)}`, `/transactions/0x${HASH.slice(0, 64)}`],
  ])('%j leads to %s', (text, href) => {
    expect(searchTarget(text, MAINNET)).toEqual({ kind: 'page', href });
  });

  it('refuses a checksum of another ledger and says the right one', () => {
    expect(searchTarget('0.0.123-aaaaa', MAINNET)).toMatchObject({
      kind: 'invalid',
      message: 'The checksum does not fit: 0.0.123 ends in -vfmkw on this network.',
    });
  });

  it('takes any checksum where the ledger id is not known', () => {
    expect(searchTarget('0.0.123-aaaaa', null)).toEqual({ kind: 'page', href: '/accounts/0.0.123' });
  });

  it.each(['bob', '0.0', '0.0.x', '<script>', '0x12', '../home'])('refuses %j', (text) => {
    expect(searchTarget(text, MAINNET)).toMatchObject({ kind: 'invalid', message: 'Invalid format! Should be x.y.z' });
  });

  it('reads the ledger id of the configuration', () => {
    expect(ledgerIdBytes('00')).toEqual(MAINNET);
    expect(ledgerIdBytes('a1ff01')).toEqual(Uint8Array.of(0xa1, 0xff, 1));
    expect(ledgerIdBytes(null)).toBeNull();
  });
});
