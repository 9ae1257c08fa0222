import type { AcceptedKey, PortalStore } from '@ledgerscope/portal-store';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KnownKeys } from './known-keys.ts';

/** What the documentation promises. */
const MOST_MS = 5_000;

it('a key that is switched off is refused after five seconds, however often it is used', async () => {
  const key = { keyHash: 'k', state: 'ACTIVE' } as AcceptedKey;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 6_000 }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 0, max: 20_000 }),
      async (gaps, offMs) => {
        let nowMs = 0;
        const store = { query: async () => (nowMs < offMs ? [key] : []) } as unknown as PortalStore;
        const keys = new KnownKeys(() => nowMs);
        for (const gap of gaps) {
          nowMs += gap;
          const found = await keys.find(store, 'k');
          if (nowMs >= offMs + MOST_MS) expect(found).toBeUndefined();
          if (nowMs < offMs) expect(found).toBe(key);
          // What was asked in the meantime is answered.
          await new Promise(setImmediate);
        }
      },
    ),
  );
});
