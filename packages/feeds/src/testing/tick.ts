import { testSize } from '@ledgerscope/ledger/testing/test-size';

/** From one transaction of the ledger of feed processes to the next: 200 a second, and 2,000 where rare faults are looked for. */
export const TICK_NS = BigInt(testSize(5_000_000, 500_000));

/** Of one saved account there is one mail in so many seconds. */
export const ALERT_EVERY_SECONDS = 1;

/** The instants at which an account pays, after one and up to another. */
export function paidBy(place: bigint, afterNs: bigint, untilNs: bigint): bigint[] {
  const found: bigint[] = [];
  for (let tick = afterNs / TICK_NS + 1n; tick * TICK_NS <= untilNs; tick++)
    if (tick % 10n === place) found.push(tick * TICK_NS);
  return found;
}
