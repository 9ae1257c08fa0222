import { absolute } from './bigint-order.ts';
import { NS_PER_SECOND } from './time.ts';

declare const brand: unique symbol;

/**
 * A consensus (or other ledger) instant: nanoseconds since 1970-01-01T00:00:00Z, exactly as stated. Those that senders state can
 * are outside of 64 bits, and of any calendar.
 */
export type ConsensusNs = bigint & { readonly [brand]: 'ConsensusNs' };

/**
 * Means "before the first block", for the state that a network began with, which has no instants: the instant of its
 * contents and code, and of the creation of its entities.
 */
export const GENESIS_NS = 1n as ConsensusNs;

const YEARS_OF_CYCLE = 400n;
const SECONDS_OF_CYCLE = 12_622_780_800n;
const MAX_NS = 0x7fff_ffff_ffff_ffffn;
const EPOCH_TEXT = /^(\d{1,12})\.(\d{1,9})$/;
const ISO_TEXT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/i;

/** From a protobuf Timestamp. */
export function consensusNs(seconds: bigint, nanos: number): ConsensusNs {
  return (seconds * NS_PER_SECOND + BigInt(nanos)) as ConsensusNs;
}

/** Reads an instant that our own store or code made. */
export function consensusNsOf(value: bigint): ConsensusNs {
  return value as ConsensusNs;
}

/** `seconds.nanoseconds` with 9 digits, as `1753303062.076472454`. */
export function formatEpoch(ns: ConsensusNs): string {
  const seconds = floorDiv(ns, NS_PER_SECOND);
  return `${seconds}.${(ns - seconds * NS_PER_SECOND).toString().padStart(9, '0')}`;
}

/**
 * Parses `seconds.nanoseconds` (1 to 9 fraction digits, taken as a decimal fraction) of an instant that rows can have; undefined
 * for any other text.
 */
export function parseEpoch(text: string): ConsensusNs | undefined {
  const match = EPOCH_TEXT.exec(text);
  if (match === null) return undefined;
  const [, seconds = '', fraction = ''] = match;
  const value = BigInt(seconds) * NS_PER_SECOND + BigInt(fraction.padEnd(9, '0'));
  return value > MAX_NS ? undefined : (value as ConsensusNs);
}

/**
 * ISO-8601 in UTC with 9 fraction digits, as `2020-02-04T16:29:16.681829100Z`; a year of more than four digits has a sign and at
 * least six (`+051468-07-12T…`).
 */
export function formatIso(ns: ConsensusNs): string {
  const seconds = floorDiv(ns, NS_PER_SECOND);
  const fraction = (ns - seconds * NS_PER_SECOND).toString().padStart(9, '0');
  // The calendar repeats itself after 400 years, which takes every instant into the range of Date.
  const cycles = floorDiv(seconds, SECONDS_OF_CYCLE);
  const date = new Date(Number(seconds - cycles * SECONDS_OF_CYCLE) * 1000).toISOString();
  const year = BigInt(date.slice(0, 4)) + cycles * YEARS_OF_CYCLE;
  return `${yearText(year)}${date.slice(4, -5)}.${fraction}Z`;
}

function yearText(year: bigint): string {
  if (year >= 0n && year <= 9_999n) return year.toString().padStart(4, '0');
  return `${year < 0n ? '-' : '+'}${absolute(year).toString().padStart(6, '0')}`;
}

/** Parses ISO-8601 in UTC with up to 9 fraction digits; undefined for any other text, or a day that no calendar has. */
export function parseIso(text: string): ConsensusNs | undefined {
  const [, second, fraction = ''] = ISO_TEXT.exec(text) ?? [];
  if (second === undefined) return undefined;
  const ms = Date.parse(`${second}Z`);
  // Date moves a 31st of February on into March.
  if (Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(second.toUpperCase())) return undefined;
  const value = BigInt(ms / 1000) * NS_PER_SECOND + BigInt(fraction.padEnd(9, '0'));
  return value > MAX_NS ? undefined : (value as ConsensusNs);
}

function floorDiv(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value < 0n && quotient * by !== value ? quotient - 1n : quotient;
}
