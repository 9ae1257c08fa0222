import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A browser begins the process of its next page before one is asked for, each context anew. (Of several such lists the last counts:
  // the first two features are what matters here of Playwright's.)
  '--disable-features=PaintHolding,HttpsUpgrades,SpareRendererForSitePerProcess',
];

/** How long a page may take to show what is waited for: a busy machine needs more than the usual half minute. */
const WAIT_MS = 60_000;

/** The browser's line about a server that is too busy for the moment, which pages ask again: no failure of theirs. */
const SAYS_BUSY = /status of 503/;

/** Starts the browser that `npm test` found or installed. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.LEDGERSCOPE_CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
}

let shared: Browser | undefined;

/** The browser that the test files of a process share; closing it closes what is open in it. It ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  if (shared?.isConnected()) return shared;
  const browser = await launchBrowser();
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  shared = browser;
  return browser;
}

/** A page that remembers what must not happen: console errors, script errors, requests to other hosts. */
export interface WatchedPage {
  readonly page: Page;
  readonly troubles: string[];
}

export async function openPage(
  browser: Browser,
  origin: string,
  options: { width?: number; theme?: 'light' | 'dark'; javaScript?: boolean } = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: 900 },
    colorScheme: options.theme ?? 'light',
    javaScriptEnabled: options.javaScript ?? true,
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const close = context.close.bind(context);
  // A reply that a route still waits for when the page is closed is nobody's any more, and no failure of the test.
  context.close = async (reason) => {
    await Promise.all(context.pages().map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
    await close(reason);
  };
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || SAYS_BUSY.test(message.text())) return;
    troubles.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      troubles.push(`foreign request: ${request.url()}`);
  });
  return { page, troubles };
}

/** What axe finds wrong by all its rules, with WCAG 2.2's size of targets, as one line each. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const rules = { 'target-size': { enabled: true } };
  // The header that stays in sight covers what is scrolled below it, and a target that is covered counts as a small one.
  await page.evaluate('window.scrollTo({ top: 0, behavior: "instant" })');
  // Nor is what a tip covers that is shown because the pointer happens to be there.
  await page.mouse.move(0, 0);
  // One script in one page (“legacy”), and no lists of what is right: half the time, with the same findings.
  const axe = new AxeBuilder({ page }).options({ rules, resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
