import type { Browser, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from './browser-page.ts';
import { type RunningServer, startServer } from './running-server.ts';

const FLAGS = ['--demo-history', '20s', '--demo-tps', '2', '--demo-seed', '6', '--demo-cutover-at', '30s'];
const PATIENCE_MS = 120_000;
const PAGE = 100;

interface Block {
  readonly number: number;
  readonly format: string;
  readonly hash: string;
  readonly previousHash: string;
  readonly transactionCount: number;
}

let server: RunningServer | undefined;
let browser: Browser | undefined;
/** Why ingest stood still, whenever it was asked. */
const halts: unknown[] = [];

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function get<T>(path: string): Promise<T> {
  return ((await (await fetch(`${server?.url}/api${path}`)).json()) as { data: T }).data;
}

async function newest(): Promise<Block | undefined> {
  const { reason } = await get<{ reason: unknown }>('/status');
  if (reason !== null) halts.push(reason);
  return (await get<Block[]>('/blocks?limit=1'))[0];
}

/** What the home page shows as the newest block, without being loaded again; 0 while it shows none. */
async function newestShown(page: Page): Promise<number> {
  const figure = page.locator('main dl > div').filter({ hasText: 'Latest block' }).locator('dd');
  return Number((await figure.textContent())?.replaceAll(/\D/g, ''));
}

/** Every block, oldest first, after it was looked whether they go on from each other. */
async function chain(): Promise<{ readonly blocks: Block[]; readonly first: number }> {
  const blocks: Block[] = [];
  for (let page: Block[] | undefined; page === undefined || page.length === PAGE; blocks.push(...page))
    page = await get<Block[]>(`/blocks?order=asc&limit=${PAGE}&offset=${blocks.length}`);
  const first = blocks.findIndex(({ format }) => format === 'block');
  const numbers = blocks.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  expect(blocks.map(({ format }) => format)).toEqual(blocks.map((_, index) => (index < first ? 'record' : 'block')));
  for (const [index, block] of blocks.entries())
    if (index > 0 && index !== first) expect(block.previousHash).toBe(blocks[index - 1]?.hash);
  return { blocks, first: numbers[first] ?? 0 };
}

async function expectLinked(page: Page, first: number): Promise<void> {
  for (const number of [first - 1, first]) {
    await page.goto(`${server?.url}/hedera/blocks/${number}`);
    const link = page.getByRole('region', { name: 'Cutover' });
    await link.getByText('recomputed from the block that wraps this file').waitFor();
  }
  const proof = page.getByRole('region', { name: 'Proof' });
  await proof.getByText('Verified against the ledger ID').first().waitFor();
  expect(await proof.getByText('Signed hash (file)').count()).toBe(0);
}

describe('the simulated network, which leaves record files for blocks', () => {
  it('is read through the cutover, live and over a restart', { timeout: 3 * PATIENCE_MS }, async () => {
    server = await startServer(FLAGS);
    browser = await sharedBrowser();
    const { page, troubles } = await openPage(browser, server.url);
    await page.goto(`${server.url}/hedera/home`);
    await expect.poll(() => newestShown(page), { timeout: PATIENCE_MS }).toBeGreaterThan(0);
    await expect.poll(async () => (await newest())?.format, { timeout: PATIENCE_MS }).toBe('block');
    const { first } = await chain();
    await expect.poll(() => newestShown(page), { timeout: PATIENCE_MS }).toBeGreaterThanOrEqual(first);
    await expectLinked(page, first);
    expect(troubles).toEqual([]);
    await page.close();

    const { data } = server;
    const before = await newest();
    expect(await server.stop(true)).toBe(0);
    server = await startServer(FLAGS, { data });
    await expect
      .poll(async () => (await newest())?.number, { timeout: PATIENCE_MS })
      .toBeGreaterThan((before?.number ?? 0) + 2);
    const after = await chain();
    expect(after.first).toBe(first);
    const { page: again } = await openPage(browser, server.url);
    await expectLinked(again, first);
    const { transactions, gaps } = await get<{ transactions: number; gaps: unknown[] }>('/status');
    const counted = after.blocks.reduce((sum, { transactionCount }) => sum + transactionCount, 0);
    expect(transactions).toBeGreaterThanOrEqual(counted);
    expect({ halts, gaps }).toEqual({ halts: [], gaps: [] });
    expect(server.log()).not.toContain('"level":50');
  });
});
