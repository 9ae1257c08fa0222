import { expect, it } from 'vitest';
import { mailboxHash, mailboxOf } from './mailbox-hash.ts';
import { sealerOf } from './sealer.ts';

it.each([
  ['Ada@Example.ORG', 'ada@example.org'],
  [' ada+news@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['a.d.a@example.org', 'a.d.a@example.org'],
  ['A.da+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it('is stored as a hash of the server’s key', () => {
  const [one, other] = [sealerOf(new Uint8Array(32).fill(1)), sealerOf(new Uint8Array(32).fill(2))];
  const hash = mailboxHash(one, 'Ada@example.org');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(mailboxHash(one, 'ada+x@example.org')).toBe(hash);
  expect(mailboxHash(other, 'ada@example.org')).not.toBe(hash);
  expect(one.fingerprint('number', 'ada@example.org')).not.toBe(hash);
  expect(mailboxHash(undefined, 'ada@example.org')).toBeUndefined();
});
