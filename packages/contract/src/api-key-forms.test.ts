import { describe, expect, it } from 'vitest';
import { KEY_LIMITS_FORM } from './api-key-forms.ts';
import { readForm } from './form.ts';

const read = (sent: unknown) => readForm(KEY_LIMITS_FORM, sent);

describe('the limits of a key', () => {
  it('are none where nothing is sent', () => {
    expect(read({})).toEqual({ ok: true, value: { lastDay: null, addresses: [], calls: [] } });
    expect(read({ lastDay: '', addresses: '', calls: [] })).toEqual(read({}));
  });

  it.each([
    '0.0.0.0/0',
    '203.0.113.7',
    '203.0.113.0/24',
    '255.255.255.255/32',
    '::',
    '::1/128',
    '2001:db8::/32',
    '::ffff:192.0.2.1',
  ])('take the address %s, also among lines of a text', (address) => {
    expect(read({ addresses: [address] })).toMatchObject({ ok: true, value: { addresses: [address] } });
    expect(read({ addresses: `192.0.2.1,\n ${address}\n` })).toMatchObject({
      value: { addresses: ['192.0.2.1', address] },
    });
  });

  it.each([
    '256.0.0.1',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.4.',
    '1.2.3.4/33',
    '1.2.3.4/-1',
    '1.2.3.4/',
    ':::',
    '2001:db8::/129',
    'localhost',
    '01.2.3.4',
  ])('do not take %s for an address', (address) => {
    expect(read({ addresses: [address] })).toMatchObject({
      ok: false,
      faults: { addresses: expect.stringContaining(address) },
    });
  });

  it.each([
    ['lastDay', '2026-02-30'],
    ['lastDay', '0000-01-01'],
    ['lastDay', 5],
    ['calls', ['no name']],
    ['calls', { a: 1 }],
    ['addresses', 7],
  ])('name %s as wrong where it is %j', (name, given) => {
    expect(read({ [name]: given })).toMatchObject({ ok: false, faults: { [name]: expect.any(String) } });
  });
});
