import { NS_PER_HOUR, SECONDS_PER_HOUR } from '@ledgerscope/ledger';
import { encode, hapi } from '@ledgerscope/streams';

const HBAR_EQUIVALENT = 30_000;
const SECONDS_AN_HOUR = BigInt(SECONDS_PER_HOUR);
/** US cents for one hbar, on average over the years. */
const MEAN_CENTS = 9.5;

/** How many hbars and US cents are worth the same (`ExchangeRate`), in the hour that holds an instant. */
export interface SimulatedRate {
  readonly hbarEquiv: number;
  readonly centEquiv: number;
}

/** The rate of an hour: a smooth walk made of waves of several lengths. A function of time alone. */
export function rateAt(ns: bigint): SimulatedRate {
  const hours = Number(ns / NS_PER_HOUR);
  const wave = (length: number, height: number, phase: number) =>
    height * Math.sin((hours / length) * 2 * Math.PI + phase);
  const cents =
    MEAN_CENTS * Math.exp(wave(9_100, 0.42, 0.4) + wave(1_390, 0.16, 2) + wave(223, 0.05, 1) + wave(37, 0.015, 5));
  return { hbarEquiv: HBAR_EQUIVALENT, centEquiv: Math.round(cents * HBAR_EQUIVALENT) };
}

/** What file 0.0.112 holds in the hour of an instant: this hour's rate and the next one's. */
export function rateSetAt(ns: bigint): Uint8Array {
  const hour = ns / NS_PER_HOUR;
  const rate = (of: bigint) => ({
    ...rateAt(of * NS_PER_HOUR),
    expirationTime: { seconds: (of + 1n) * SECONDS_AN_HOUR },
  });
  return encode(hapi.ExchangeRateSet, { currentRate: rate(hour), nextRate: rate(hour + 1n) });
}

/** Tinybars that are worth `tinycents` (1 US cent = 10^8 tinycents), rounded down. */
export function toTinybar(tinycents: bigint, rate: SimulatedRate): bigint {
  return (tinycents * BigInt(rate.hbarEquiv)) / BigInt(rate.centEquiv);
}
