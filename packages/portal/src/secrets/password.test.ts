import { BusyError } from '@ledgerscope/process/bounded-limit';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  it('are hashed with argon2id and compared whichever way a keyboard writes them', async () => {
    const hash = await hashPassword('Zoë’s long passphrase');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(hash, 'Zoe\u0308’s long passphrase')).toBe(true);
    expect(await verifyPassword(hash, 'Zoe’s long passphrase')).toBe(false);
    expect(await verifyPassword(null, 'Zoë’s long passphrase')).toBe(false);
  });

  it('are refused where more wait than can be hashed in time', async () => {
    const results = await Promise.allSettled(Array.from({ length: 120 }, () => verifyPassword(undefined, 'x')));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.every((reason) => reason instanceof BusyError)).toBe(true);
    expect(await verifyPassword(undefined, 'x')).toBe(false);
  });
});
