import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeNodes, writeAddressBook } from '@ledgerscope/demo-network';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { RELEASES, restoreRelease } from '@ledgerscope/ledger-store/testing/restore-release';
import { layEmptyPortal } from '@ledgerscope/portal-store/testing/empty-portal';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from './browser-page.ts';
import { startServer } from './running-server.ts';
import { openSettled } from './settled.ts';
import { siteAddresses } from './site-addresses.ts';

/** Pages that say so where they are opened without the link of a mail. */
const NEEDS_A_LINK = /^\/(?:reset-password\?|unsubscribe)/;

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** The oldest alone; every one with LEDGERSCOPE_THOROUGH=1. */
const TRIED = RELEASES.slice(0, testSize(1, RELEASES.length));

/** The program is started on what each release and each day left, brings it up to date, and shows all that it has. */
describe.each(TRIED)('a server on the store of %s', (release) => {
  it('walks every page without an error', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-upgraded-'));
    const source = path.join(folder, 'source');
    writeAddressBook(source, makeNodes(1));
    const data = await restoreRelease(release, folder);
    layEmptyPortal(data);
    const server = await startServer(['--source', source, '--network', 'demo'], { data, ready: false });
    try {
      const get = async <Data>(address: string): Promise<Data | undefined> => {
        const reply = await fetch(server.url + address);
        return reply.status === 200 ? ((await reply.json()) as { data: Data }).data : undefined;
      };
      // Rows are made behind the open port.
      await expect.poll(() => get('/api/transactions?limit=1'), { timeout: 60_000 }).toHaveLength(1);
      const { page, troubles } = await openPage(browser, server.url);
      const findings: string[] = [];
      for (const address of await siteAddresses(get)) {
        await openSettled(page, `${server.url}/hedera${address}`);
        const alerts = await page.locator('main [role="alert"]').allTextContents();
        const said = NEEDS_A_LINK.test(address) ? [] : alerts.filter((text) => text.trim() !== '');
        findings.push(...[...troubles.splice(0), ...said].map((trouble) => `${address}: ${trouble}`));
      }
      expect(findings).toEqual([]);
      await page.context().close();
    } finally {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }, 400_000);
});
