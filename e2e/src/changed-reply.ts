import type { Page } from 'playwright-core';

/** Replies of the site API by their parts. */
type ReplyBody = Record<string, unknown> & { data: Record<string, unknown> };

/**
 * Changes the server's answers to the calls that match, for states that no ledger at hand is in. What it is not asked to
 * change stays as the server wrote it.
 */
export async function changeReply(page: Page, path: RegExp, change: (body: ReplyBody) => void): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as ReplyBody;
    change(body);
    await route.fulfill({ response, json: body });
  });
}
