import { NS_PER_HOUR } from '@ledgerscope/ledger';

const HOURS_PER_DAY = 24;
const HOURS_PER_WEEK = 168;
/** Busiest in the early afternoon, quietest before dawn (UTC). */
const BUSIEST_HOUR = 15;
const DAY_SWING = 0.35;
/** Monday to Sunday; their mean is 1. 1970-01-01 was a Thursday. */
const WEEKDAYS = [1.08, 1.12, 1.13, 1.1, 1.07, 0.78, 0.72] as const;
const THURSDAY = 3;
/** A burst lasts some hours and begins, on average, every eight days. */
const BURST_HOURS = 6;
const BURST_ONE_IN = 32;
const MEAN = 1 + 2.2 / (2 * BURST_ONE_IN);

/**
 * How busy the network is at an instant, relative to its average of 1: rhythm of day and week, and bursts (a popular
 * mint, a market day). A function of time alone.
 */
export function activityAt(ns: bigint): number {
  const hour = Number(ns / NS_PER_HOUR);
  const part = Number(ns % NS_PER_HOUR) / Number(NS_PER_HOUR);
  const hourOfDay = (hour % HOURS_PER_DAY) + part;
  const daily = 1 + DAY_SWING * Math.cos(((hourOfDay - BUSIEST_HOUR) / HOURS_PER_DAY) * 2 * Math.PI);
  const weekday = WEEKDAYS[(Math.floor((hour % HOURS_PER_WEEK) / HOURS_PER_DAY) + THURSDAY) % WEEKDAYS.length] ?? 1;
  return (daily * weekday * burst(hour, part)) / MEAN;
}

function burst(hour: number, part: number): number {
  const window = Math.floor(hour / BURST_HOURS);
  const lot = scramble(window);
  if (lot % BURST_ONE_IN !== 0) return 1;
  const within = ((hour % BURST_HOURS) + part) / BURST_HOURS;
  return 1 + 2.2 * Math.sin(within * Math.PI) ** 2;
}

/** A well mixed 32-bit number for a small one (the finalizer of MurmurHash3). */
function scramble(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
