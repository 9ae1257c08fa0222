import type { RateInForce } from '@ledgerscope/contract';
import { larger } from '@ledgerscope/ledger';
import { type ExchangeRateRow, exchangeRatesBefore, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { instantText } from '@ledgerscope/transactions/values';
import { currentOf, nextOf, type PricedRate } from './ledger-rate.ts';

/** A network states a new rate every hour: nearly always the first of these differs from the one in force. */
const FIRST_ROWS = 20;
/** More than a year of hourly statements. A rate that held all the while has an unknown beginning. */
const MOST_ROWS = 10_000;

/** A stretch of time in which one rate held. */
interface Stretch {
  readonly fromNs: bigint;
  readonly rate: PricedRate | undefined;
}

/** The rate in force at `at`, and since when; null where the stream stated none that gives a price. */
export async function rateInForce(snapshot: LedgerSnapshot, at: bigint): Promise<RateInForce | null> {
  const newest = await exchangeRatesBefore(snapshot, at + 1n, FIRST_ROWS);
  const [stretch] = stretchesOf(newest, at + 1n);
  const rate = stretch?.rate;
  if (rate === undefined) return null;
  const fromNs = beginningOf(newest, at + 1n) ?? (await earlierBeginning(snapshot, newest, at + 1n));
  return {
    price: rate.price,
    hbarEquivalent: rate.hbarEquivalent,
    centEquivalent: rate.centEquivalent,
    from: fromNs === undefined ? null : instantText(fromNs),
    expiration: instantText(rate.expirationNs),
  };
}

async function earlierBeginning(
  snapshot: LedgerSnapshot,
  newest: readonly ExchangeRateRow[],
  endNs: bigint,
): Promise<bigint | undefined> {
  // Fewer than were asked for: there are no earlier ones.
  if (newest.length < FIRST_ROWS) return undefined;
  return beginningOf(await exchangeRatesBefore(snapshot, endNs, MOST_ROWS), endNs);
}

/**
 * Since when the rate has held that is in force just before `endNs`.
 * @param rows rates that were stated before it, newest first
 * @returns undefined where it held from the first of them on, or longer
 */
export function beginningOf(rows: readonly ExchangeRateRow[], endNs: bigint): bigint | undefined {
  let since: Stretch | undefined;
  for (const stretch of stretchesOf(rows, endNs)) {
    if (since !== undefined && !isSame(since.rate, stretch.rate)) return since.fromNs;
    since = stretch;
  }
  return undefined;
}

/** Stretches before `endNs`, newest first: of each row the next rate once the current one has run out, and the current one. */
export function* stretchesOf(rows: readonly ExchangeRateRow[], endNs: bigint): Generator<Stretch> {
  let end = endNs;
  for (const row of rows) {
    const { consensusNs, expirationNs } = row;
    const next = nextOf(row);
    const runsOut = next !== undefined && expirationNs < end;
    if (runsOut) yield { fromNs: larger(expirationNs, consensusNs), rate: next };
    if (!runsOut || expirationNs > consensusNs) yield { fromNs: consensusNs, rate: currentOf(row) };
    end = consensusNs;
  }
}

function isSame(one: PricedRate | undefined, other: PricedRate | undefined): boolean {
  return one?.hbarEquivalent === other?.hbarEquivalent && one?.centEquivalent === other?.centEquivalent;
}
