// `npm run bench:web -- [--url http://…] [--runs 5]`: what the built web app weighs, and how soon it is there on the reference
// profile of a slow machine and line. Without an address it starts a demo network of its own.
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../e2e/src/browser-page.ts';
import { startServer } from '../../e2e/src/running-server.ts';
import { BUDGETS, webBundle } from '../../e2e/src/web-bundle.ts';
import { medianOf } from './median-of.ts';
import { openSlowPage, type PageTimes, readTimes } from './web/reference-profile.ts';
import { warmRouteChanges } from './web/route-change.ts';

const DEMO = ['--demo-history', '30d', '--demo-tps', '0.5', '--demo-seed', '5', '--request-rate', '0'];
/** Until the history is written and read. */
const START_MS = 600_000;
const HOME_BUDGET = { lcp: 1_500, blocked: 150, shift: 0.05 } as const;
const ROUTE_BUDGET_MS = 150;
/** After this a page has come to rest. */
const SETTLE_MS = 6_000;

const { values } = parseArgs({
  options: { url: { type: 'string' }, runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);

printBundle();
const server = values.url === undefined ? await startServer(DEMO, { startMs: START_MS }) : undefined;
const origin = values.url ?? server?.url ?? '';
const browser = await launchBrowser();
try {
  printHome(await homeTimes(browser));
  printRouteChanges(await routeTimes(browser));
} finally {
  await browser.close();
  await server?.stop();
}

function printBundle(): void {
  const { first, routes } = webBundle();
  console.log('bundle, kB after gzip           script   style');
  const line = (name: string, script: number, style: number, limit: { script: number; style: number }) =>
    console.log(
      `  ${name.padEnd(28)} ${kb(script).padStart(7)} ${kb(style).padStart(7)}   ${verdict(script <= limit.script && style <= limit.style)}`,
    );
  line('first page', first.script, first.style, { script: BUDGETS.firstScript, style: BUDGETS.firstStyle });
  for (const { name, script, style } of routes.toSorted((a, b) => b.script - a.script))
    line(name, script, style, { script: BUDGETS.routeScript, style: BUDGETS.routeStyle });
  console.log(
    `  budgets: first ${kb(BUDGETS.firstScript)} and ${kb(BUDGETS.firstStyle)}, each further ${kb(BUDGETS.routeScript)}`,
  );
}

async function homeTimes(browser: Browser): Promise<PageTimes[]> {
  const times: PageTimes[] = [];
  for (let run = 0; run < runs; run++) {
    const { context, page } = await openSlowPage(browser);
    await page.goto(`${origin}/hedera/home`);
    await page.waitForTimeout(SETTLE_MS);
    times.push(await readTimes(page));
    await context.close();
  }
  return times;
}

function printHome(times: readonly PageTimes[]): void {
  console.log('\nhome, 4 times slower CPU, 10 Mbit/s, 40 ms   median  budget');
  const line = (name: string, all: readonly number[], budget: number, digits: number) =>
    console.log(
      `  ${name.padEnd(42)} ${medianOf(all).toFixed(digits).padStart(6)} ${String(budget).padStart(7)}   ${verdict(medianOf(all) <= budget)}   (${all.map((one) => one.toFixed(digits)).join(', ')})`,
    );
  line(
    'largest paint, ms',
    times.map(({ lcp }) => lcp),
    HOME_BUDGET.lcp,
    0,
  );
  line(
    'blocked, ms',
    times.map(({ blocked }) => blocked),
    HOME_BUDGET.blocked,
    0,
  );
  line(
    'layout shift',
    times.map(({ shift }) => shift),
    HOME_BUDGET.shift,
    3,
  );
  console.log(`  largest: ${times.at(-1)?.lcpElement ?? ''}`);
}

async function routeTimes(browser: Browser): Promise<Map<string, number[]>> {
  const { context, page } = await openSlowPage(browser);
  await page.goto(`${origin}/hedera/home`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const times = await warmRouteChanges(page, runs);
  await context.close();
  return times;
}

function printRouteChanges(times: ReadonlyMap<string, readonly number[]>): void {
  console.log('\nchange to a warm page, same profile        median  budget');
  for (const [name, all] of times)
    console.log(
      `  ${name.padEnd(40)} ${medianOf(all).toFixed(0).padStart(6)} ${String(ROUTE_BUDGET_MS).padStart(7)}   ${verdict(medianOf(all) <= ROUTE_BUDGET_MS)}`,
    );
}

function kb(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

function verdict(holds: boolean): string {
  return holds ? 'holds' : 'TOO MUCH';
}
