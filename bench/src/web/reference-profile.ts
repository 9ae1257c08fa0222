import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A middling phone on a fair line: what ui.md calls the reference profile. */
const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = 10_000_000 / 8;
const LATENCY_MS = 40;
/** A task longer than this keeps the visitor waiting; what is beyond it counts as blocked. */
const LONG_TASK_MS = 50;

/** Runs in the page before its own scripts. */
const OBSERVE = `(() => {
  const seen = { lcp: 0, lcpElement: '', fcp: 0, tasks: [], shift: 0 };
  window.__seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.lcp = entry.startTime;
      seen.lcpElement = entry.element ? entry.element.tagName + '.' + entry.element.className : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.tasks.push([entry.startTime, entry.duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

/** Of one opening of a page, in milliseconds; `shift` is the cumulative layout shift. */
export interface PageTimes {
  readonly lcp: number;
  readonly lcpElement: string;
  readonly blocked: number;
  readonly shift: number;
}

/** A page in a browser profile of its own, slowed down as the reference profile says. */
export async function openSlowPage(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(OBSERVE);
  return { context, page };
}

/** What the page measured of itself since it was opened. Blocking time counts from the first paint on. */
export async function readTimes(page: Page): Promise<PageTimes> {
  const seen = await page.evaluate<{
    lcp: number;
    lcpElement: string;
    fcp: number;
    tasks: [start: number, duration: number][];
    shift: number;
  }>('window.__seen');
  const blocked = seen.tasks
    .filter(([start, duration]) => start + duration > seen.fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
  return { lcp: seen.lcp, lcpElement: seen.lcpElement, blocked, shift: seen.shift };
}
