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
];

/** Starts the browser that `npm test` found or installed. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.LEDGERSCOPE_CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
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
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      troubles.push(`foreign request: ${request.url()}`);
  });
  return { page, troubles };
}

/** Rules of axe whose findings a theme or the width of the window can change. */
export const RULES_OF_LOOK = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** What axe finds wrong by these rules (all by default), as one line each. */
export async function accessibilityFindings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
