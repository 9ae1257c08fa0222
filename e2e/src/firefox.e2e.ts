import { describe, expect, it, vi } from 'vitest';
import { download, subscribe, walkToTransaction } from './engine-walk.ts';
import { hasFirefox, startFirefox } from './firefox-browser.ts';
import { peopleOf } from './portal-people.ts';
import { stillLedger } from './shared-servers.ts';

const ledger = stillLedger();
const PAGES = [
  ['/home', 'Look up anything on the ledger'],
  ['/search?q=withdrawal', 'Results for “withdrawal”'],
  ['/transactions', 'Transactions'],
  ['/accounts', 'Accounts'],
  ['/statistics', 'Statistics'],
  ['/login', 'Sign in'],
  ['/signup', 'Sign up'],
] as const;
/** Until what follows the window's width has done so. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))';
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

function tryFirefox(): void {
  it.each([
    ['as usual', 0],
    ['with a least size of text of 24 pixels', 24],
  ])(
    'opens pages without an error, each as wide as its window, %s',
    async (_, minimum) => {
      const firefox = await startFirefox(minimum);
      const findings: string[] = [];
      for (const [path, heading] of PAGES) {
        await firefox.resize(1280);
        await firefox.open(`${ledger.server.url}/hedera${path}`);
        await vi.waitFor(async () => {
          expect(await firefox.evaluate('document.querySelector("h1")?.textContent')).toBe(heading);
          expect(await firefox.evaluate('document.querySelectorAll("main [aria-busy=true]").length')).toBe(0);
        }, 60_000);
        for (let width = 320; width <= 1920; width += 80) {
          await firefox.resize(width);
          await firefox.evaluate(DRAWN);
          const overflow = await firefox.evaluate(OVERFLOW);
          if (overflow !== 0) findings.push(`${path}, ${width} pixels: ${overflow} too few`);
        }
        findings.push(...firefox.errors().map((text) => `${path}: ${text}`));
      }
      await firefox.close();
      expect(findings).toEqual([]);
    },
    300_000,
  );

  it('leads from a search and a list to a transaction, subscribes and downloads', async () => {
    const firefox = await startFirefox();
    await walkToTransaction(firefox, ledger.server.url);
    await subscribe(
      firefox,
      ledger.server.url,
      peopleOf(() => ledger.server),
      'firefox@example.org',
    );
    await download(firefox, ledger.server.url);
    expect(firefox.errors()).toEqual([]);
    await firefox.close();
  }, 240_000);
}

// Chromium tries the same pages everywhere.
if (hasFirefox()) describe('Firefox', tryFirefox);
else it('is not tried in Firefox: firefox-esr is not installed', () => expect(hasFirefox()).toBe(false));
