import { testSize } from '@ledgerscope/ledger/testing/test-size';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';
import { openSettled } from './settled.ts';
import { stillLedger } from './shared-servers.ts';
import { siteAddresses } from './site-addresses.ts';

/** Fields of replies that hold what somebody wrote on the ledger, in metadata or in the portal. */
const WRITTEN = new Set(
  'memo name symbol description tokenName messageText errorMessage title company trait_type label detail contentsText'.split(
    ' ',
  ),
);
/** Replies whose names are the network's or ours. */
const OURS = /\/api\/(status|config|network|stats|charts?|nodes|search\/route|price|apis|plans)/;
/** From right to left, with a control character that turns everything after it around. */
const HOSTILE = '\u202eשלום';

const ledger = stillLedger();
const { open } = pagesOf(ledger.server.url);

describe('ledger text', () => {
  it('keeps its direction to itself on every page, in text, titles, labels and tips, its control characters shown', async () => {
    const { page } = await open();
    await writeHostileTexts(page);
    const findings: string[] = [];
    for (const address of (await siteAddresses(ledger.get)).filter(isLookedAt)) {
      await openSettled(page, `${ledger.server.url}/hedera${address}`);
      const found = await page.evaluate<string[]>(LOOSE_TEXTS);
      findings.push(...found.map((text) => `${address}: ${text}`));
    }
    expect(findings).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }, 300_000);
});

/** Further views of a page only where they show texts that the page does not, but for thorough runs. */
function isLookedAt(address: string): boolean {
  return testSize(0, 1) === 1 || !address.includes('?') || /tab=(?:message|calls|created)/.test(address);
}

async function writeHostileTexts(page: Page): Promise<void> {
  await page.route(/\/api\/(?!.*\/media\/)/, async (route) => {
    const response = await route.fetch();
    const isReply = response.headers()['content-type']?.includes('json') && !OURS.test(route.request().url());
    if (!isReply) return route.fulfill({ response });
    await route.fulfill({ response, json: rewritten(await response.json()) });
  });
  // What the document brings along is asked for instead.
  await page.route(/\/hedera\/(?!assets\/)/, async (route) => {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('html')) return route.fulfill({ response });
    const body = (await response.text()).replace(
      /<script type="application\/json" id="document-data">.*?<\/script>/s,
      '',
    );
    await route.fulfill({ response, body });
  });
}

function rewritten(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return WRITTEN.has(field) && value !== '' ? `${HOSTILE} ${value}` : value;
  if (Array.isArray(value)) return value.map((one) => rewritten(one, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rewritten(one, name)]));
}

/** Texts that hold a control character, or whose direction can reach the words around them. */
const LOOSE_TEXTS = `(() => {
  const marked = (text) => text.includes('שלום');
  const isolated = (text) => !marked(text.replace(/\\u2068[^\\u2069]*\\u2069/g, ''));
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const text = node.nodeValue;
    const element = node.parentElement;
    if (text.includes('\\u202e')) found.push('raw control in ' + element.outerHTML.slice(0, 120));
    else if (marked(text) && element.closest('bdi, script, style') === null && !isolated(text))
      found.push('loose text in ' + (element.parentElement ?? element).outerHTML.slice(0, 160));
  }
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (['aria-label', 'alt', 'data-tip', 'title', 'data-label'].includes(name) && (value.includes('\\u202e') || !isolated(value)))
        found.push('loose ' + name + ' of ' + element.outerHTML.slice(0, 160));
  if (document.title.includes('\\u202e') || !isolated(document.title)) found.push('the title ' + document.title);
  return [...new Set(found)];
})()`;
