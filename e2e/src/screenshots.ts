// `npm run screenshots -- [--url http://…] [--only text] [--out folder]`: a picture of every page, wide and narrow, light and
// dark. Without an address it starts a demo network of its own.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from './browser-page.ts';
import { startServer } from './running-server.ts';
import { openSettled } from './settled.ts';
import { readerOf, siteAddresses } from './site-addresses.ts';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const DEMO = ['--demo-history', '30d', '--demo-tps', '0.5', '--demo-seed', '5', '--request-rate', '0'];
/** Longer pages are cut: what follows are rows like those before. */
const MAX_HEIGHT = 4_000;
const LOOKS = [
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: path.join(TOP, 'screenshots') },
  },
});

const server = values.url === undefined ? await startServer(DEMO, { startMs: 600_000 }) : undefined;
const origin = values.url ?? server?.url ?? '';
const browser = await launchBrowser();
try {
  const addresses = (await siteAddresses(readerOf(origin))).filter((address) => address.includes(values.only));
  fs.mkdirSync(values.out, { recursive: true });
  for (const [theme, width] of LOOKS) await takeAll(browser, addresses, theme, width);
  console.log(`${addresses.length * LOOKS.length} pictures in ${values.out}`);
} finally {
  await browser.close();
  await server?.stop();
}

async function takeAll(browser: Browser, addresses: readonly string[], theme: 'light' | 'dark', width: number) {
  const { page, troubles } = await openPage(browser, origin, { theme, width });
  for (const address of addresses) {
    try {
      await openSettled(page, `${origin}/hedera${address}`);
    } catch (error) {
      console.error(
        `${address} (${theme}, ${width}): ${error instanceof Error ? error.message.split('\n')[0] : error}`,
      );
    }
    const height = await page.evaluate<number>('document.documentElement.scrollHeight');
    await page.screenshot({
      path: path.join(values.out, `${nameOf(address)}-${width}-${theme}.png`),
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) },
    });
  }
  for (const trouble of new Set(troubles)) console.error(`${theme}, ${width}: ${trouble}`);
  await page.context().close();
}

/** `/accounts/0.0.3?tab=created` as a file's name. */
function nameOf(address: string): string {
  return address.slice(1).replace(/[^a-z0-9.]+/gi, '-');
}
