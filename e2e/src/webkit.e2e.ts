import { describe, expect, it } from 'vitest';
import { download, subscribe, typeDates, walkToTransaction } from './engine-walk.ts';
import { peopleOf } from './portal-people.ts';
import { stillLedger } from './shared-servers.ts';
import { hasWebKit, startWebKit } from './webkit-browser.ts';

const { server } = stillLedger();

function tryWebKit(): void {
  it('leads from a search and a list to a transaction, subscribes and downloads', async () => {
    const webkit = await startWebKit();
    await walkToTransaction(webkit, server.url);
    await subscribe(
      webkit,
      server.url,
      peopleOf(() => server),
      'webkit@example.org',
    );
    await download(webkit, server.url);
    await webkit.close();
  }, 240_000);

  it.each(['Europe/Berlin', 'Asia/Tokyo', 'UTC'])(
    'takes dates as they are typed in %s',
    async (zone) => {
      const webkit = await startWebKit(zone);
      await typeDates(webkit, server.url);
      await webkit.close();
    },
    150_000,
  );
}

// Chromium tries the same pages everywhere.
if (hasWebKit()) describe('WebKit', tryWebKit);
else it('is not tried in WebKit: webkit2gtk-driver and xvfb are not installed', () => expect(hasWebKit()).toBe(false));
