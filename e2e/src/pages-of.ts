import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openPage, sharedBrowser, type WatchedPage } from './browser-page.ts';

type PageOptions = Parameters<typeof openPage>[2];

/** Pages of one server, in a browser of the test file's own. */
export interface Pages {
  readonly browser: () => Browser;
  /** An empty page, before it goes anywhere. */
  readonly open: (options?: PageOptions) => Promise<WatchedPage>;
  /** A page at a route under the base path, with its heading there. */
  readonly at: (route: string, options?: PageOptions) => Promise<WatchedPage>;
}

/** Starts the browser before the file's tests and ends it after them: to be called at the top of the file. */
export function pagesOf(url: string): Pages {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });
  const open = (options: PageOptions = {}) => openPage(browser, url, options);
  return {
    browser: () => browser,
    open,
    at: async (route, options) => {
      const watched = await open(options);
      await watched.page.goto(`${url}/hedera/${route}`);
      await watched.page.getByRole('heading', { level: 1 }).first().waitFor();
      return watched;
    },
  };
}
