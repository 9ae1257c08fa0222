import { NS_PER_SECOND } from '@ledgerscope/ledger';
import type { ExchangeRate } from '../hapi/messages.ts';

/** Rates in force and the next ones, as rows of the store have them; expirations in nanoseconds. */
interface StoredRates {
  readonly hbarEquiv: number;
  readonly centEquiv: number;
  readonly expirationNs: bigint;
  readonly nextHbarEquiv: number;
  readonly nextCentEquiv: number;
  readonly nextExpirationNs: bigint;
}

/** Stored rates as the message of HAPI that receipts and file 0.0.112 contain. */
export function exchangeRateSet(row: StoredRates): {
  readonly currentRate: ExchangeRate;
  readonly nextRate: ExchangeRate;
} {
  return {
    currentRate: rate(row.hbarEquiv, row.centEquiv, row.expirationNs),
    nextRate: rate(row.nextHbarEquiv, row.nextCentEquiv, row.nextExpirationNs),
  };
}

function rate(hbarEquiv: number, centEquiv: number, expirationNs: bigint): ExchangeRate {
  return { hbarEquiv, centEquiv, expirationTime: { seconds: expirationNs / NS_PER_SECOND } };
}
