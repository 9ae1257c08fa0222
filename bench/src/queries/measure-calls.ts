import type { MeasuredCall } from './calls.ts';

/** Milliseconds of one call. */
export interface CallTimes {
  readonly p50: number;
  readonly p95: number;
  /** Answers that were not 200. */
  readonly failed: number;
}

/**
 * Asks each call with so many keys, one request after the other over one connection. `round` stands in each address: with a
 * new one no answer is given again from the server's memory, and what is measured is the queries.
 */
export async function measureCalls(
  url: string,
  calls: readonly MeasuredCall[],
  keys: number,
  round: string,
): Promise<Map<string, CallTimes>> {
  const times = new Map<string, CallTimes>();
  for (const call of calls) times.set(call.name, await measureCall(url, call, keys, round));
  return times;
}

async function measureCall(url: string, call: MeasuredCall, keys: number, round: string): Promise<CallTimes> {
  const took: number[] = [];
  let failed = 0;
  for (let index = 0; index < keys; index++) {
    const started = performance.now();
    const path = call.url(index);
    const address = `${url}${path}${path.includes('?') ? '&' : '?'}round=${round}${index}`;
    const reply = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    await reply.arrayBuffer();
    took.push(performance.now() - started);
    if (reply.status !== 200) failed++;
  }
  const sorted = took.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), failed };
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
