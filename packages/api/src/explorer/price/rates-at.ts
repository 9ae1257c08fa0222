import { exchangeRatesBefore, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import type { PricedRate } from './ledger-rate.ts';
import { stretchesOf } from './rate-in-force.ts';

/** Rows that are read at once: more than a year of hourly statements. */
const MOST_ROWS = 10_000;
/** A month of hourly statements. */
const FIRST_ROWS = 800;

/** The rate in force at each of these instants, which are in no order; undefined where the stream stated none that gives a price. */
export async function ratesAt(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<ReadonlyMap<bigint, PricedRate | undefined>> {
  const found = new Map<bigint, PricedRate | undefined>();
  // Newest first, as the stretches are.
  const left = [...new Set(instants)].sort((one, other) => (one < other ? 1 : -1));
  for (let most = FIRST_ROWS; left.length > 0; most = MOST_ROWS) {
    const endNs = (left[0] ?? 0n) + 1n;
    const rows = await exchangeRatesBefore(snapshot, endNs, most);
    for (const { fromNs, rate } of stretchesOf(rows, endNs))
      for (let [at] = left; at !== undefined && at >= fromNs; [at] = left) {
        found.set(at, rate);
        left.shift();
      }
    // Fewer than were asked for: nothing was stated before them.
    if (rows.length < most) break;
  }
  return found;
}
