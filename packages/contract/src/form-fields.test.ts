import { describe, expect, it } from 'vitest';
import { SIGN_UP_FORM } from './account-forms.ts';
import { CONTACT_FORM } from './contact-form.ts';
import { faultOf, readForm } from './form.ts';
import { MARKETPLACE_FORM } from './marketplace-form.ts';

describe('fields of forms', () => {
  it.each([
    ['name', ' Ada ', undefined],
    ['name', '', "Can't be blank"],
    ['name', undefined, "Can't be blank"],
    ['name', null, "Can't be blank"],
    ['name', 5, 'Must be text'],
    ['name', 'x'.repeat(101), 'Use at most 100 characters'],
    ['name', 'a\u0000b', 'Must be one line of text'],
    ['name', 'a\ud800b', 'Must be one line of text'],
    ['name', 'a🙂b', undefined],
    ['email', 'ada@example.org', undefined],
    ['email', "o'hara+tag@mail.example.co", undefined],
    ['email', '', 'Invalid email'],
    ['email', 'ada', 'Invalid email'],
    ['email', 'ada@example', 'Invalid email'],
    ['email', '@example.org', 'Invalid email'],
    ['email', 'ada@example.info', 'Invalid email'],
    ['email', 'ada@example.o', 'Invalid email'],
    ['email', 'ada@-example.org', 'Invalid email'],
    ['email', 'a@b.co\nBcc: c@d.co', 'Invalid email'],
    ['email', 'a@b.co,c@d.co', 'Invalid email'],
    ['email', '<a@b.co>', 'Invalid email'],
    ['email', `${'a'.repeat(65)}@b.co`, 'Invalid email'],
    ['email', `a@${'b.'.repeat(130)}co`, 'Invalid email'],
    ['password', '0123456789x', undefined],
    ['password', 'ÄÖÜäöüßéèê', undefined],
    ['password', '', "Password can't be blank"],
    ['password', '          ', "Password can't be blank"],
    ['password', '🙂🙂🙂🙂🙂', 'Use at least 10 characters'],
    ['password', 'QWERTYUIOP', 'This password is too common. Choose a different one.'],
    ['password', 'zzzzzzzzzzzz', 'This password is too common. Choose a different one.'],
    ['password', 'x'.repeat(201), 'Use at most 200 characters'],
    ['company', undefined, undefined],
    ['company', '', undefined],
    ['company', 'x'.repeat(101), 'Use at most 100 characters'],
  ] as const)('%s of %j: %s', (name, value, fault) => {
    expect(faultOf(SIGN_UP_FORM[name], value)).toBe(fault);
  });

  it('are read trimmed, addresses in lower case, blanks as nothing', () => {
    const sent = {
      name: ' Ada ',
      email: ' Ada@Example.ORG ',
      password: ' 0123456789 ',
      company: ' ',
      role: 'administrator',
    };
    expect(readForm(SIGN_UP_FORM, sent)).toEqual({
      ok: true,
      value: { name: 'Ada', email: 'ada@example.org', password: ' 0123456789 ', company: null },
    });
  });

  it.each([
    ['message', CONTACT_FORM.message, 'Must be text without control characters'],
    ['phone', MARKETPLACE_FORM.phone, 'Must be one line of text'],
    ['link', MARKETPLACE_FORM.marketplaceLink, 'Must be an address that starts with https:// or http://'],
  ] as const)('have no half of a character: %s', (name, field, fault) => {
    const text = name === 'link' ? 'https://a.example/' : 'a';
    expect([faultOf(field, `${text}🙂`), faultOf(field, `${text}\udfff`)]).toEqual([undefined, fault]);
  });

  it('are not read from what an object inherits', () => {
    expect(readForm({ toString: SIGN_UP_FORM.name }, {})).toEqual({
      ok: false,
      faults: { toString: "Can't be blank" },
    });
  });
});
