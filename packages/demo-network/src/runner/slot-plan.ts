import { NS_PER_SECOND, SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@ledgerscope/ledger';
import type { FileSlot } from '../produced-file.ts';
import { activityAt } from '../world/rhythm.ts';

const YEAR_SECONDS = 365 * SECONDS_PER_DAY;
/** What the newest two years hold of the part that rises towards today, whatever the live rate. */
const RISING_SHARE = 170_000;
const RISING_SECONDS = 2 * YEAR_SECONDS;
/** A young network's transactions a day, and how many come on top with each year. */
const FIRST_PER_DAY = 30;
const MORE_PER_DAY_AND_YEAR = 60;

/** How dense the transactions of a growing network are. */
interface Growth {
  /** Transactions a second that the present approaches. */
  readonly tps: number;
  /** The age at which the rising part has half the live rate. */
  readonly halfAgeSeconds: number;
}

/**
 * A network whose rate rises like 1/(age + c) to the live rate, so that two years cost no more than a few days of it:
 * `c` is chosen so that the rising part of two years is the same number of transactions for every live rate.
 */
function growthTo(tps: number): Growth {
  let [low, high] = [1, 1e12];
  for (let step = 0; step < 100; step++) {
    const middle = Math.sqrt(low * high);
    if (risingPart({ tps, halfAgeSeconds: middle }, RISING_SECONDS) < RISING_SHARE) low = middle;
    else high = middle;
  }
  return { tps, halfAgeSeconds: low };
}

function risingPart({ tps, halfAgeSeconds }: Growth, age: number): number {
  return tps * halfAgeSeconds * Math.log1p(age / halfAgeSeconds);
}

/**
 * How many transactions fall between two ages (seconds before the end, `from` the greater one) of a network whose
 * history is `history` seconds long. Rhythm and bursts are not in it.
 */
function expectedTransactions(growth: Growth, from: number, to: number, history: number): number {
  const rising = risingPart(growth, from) - risingPart(growth, to);
  const steady = steadyUntil(history - to) - steadyUntil(history - from);
  return Math.min(rising + steady, growth.tps * (from - to));
}

/** The part that grows evenly, from the beginning to a time after it. */
function steadyUntil(seconds: number): number {
  const days = seconds / SECONDS_PER_DAY;
  return FIRST_PER_DAY * days + (MORE_PER_DAY_AND_YEAR * days * seconds) / YEAR_SECONDS / 2;
}

/** Record files begin at even seconds and are two seconds long; a file of the past may cover any number of them. */
export const FILE_SECONDS = 2;
export const FILE_NS = BigInt(FILE_SECONDS) * NS_PER_SECOND;
/** A file of the past covers this part of its age, so that old years are thin and the last hours are not. */
const PART_OF_AGE = 0.03;
/** Signing a file with seven keys takes longer than simulating its transactions: old years have a file a day. */
const LONGEST_SECONDS = SECONDS_PER_DAY;

/** A stretch of time to be filled with files. */
export interface Stretch {
  readonly startNs: bigint;
  readonly endNs: bigint;
  /** When the network began. */
  readonly genesisNs: bigint;
  /** Rate that the end of the stretch has, transactions a second. */
  readonly tps: number;
  /** So many transactions, evenly spread over large files, in place of a growing network's. */
  readonly transactions?: number | undefined;
  /** How many transactions a file has where they are evenly spread. */
  readonly perFile?: number | undefined;
}

/** The latest time at or before `ns` at which a file can begin. */
export function fileStart(ns: bigint): bigint {
  return ns - (ns % FILE_NS);
}

/** The slots of a stretch, in time order, without a gap between them. The same stretch gives the same slots. */
export function planSlots(stretch: Stretch): Iterable<FileSlot> {
  return stretch.transactions === undefined ? growingSlots(stretch) : evenSlots(stretch, stretch.transactions);
}

function* growingSlots({ startNs, endNs, genesisNs, tps }: Stretch): Generator<FileSlot> {
  const growth = growthTo(tps);
  const history = secondsOf(endNs - genesisNs);
  let owed = 0;
  for (const [from, to] of fileAges(secondsOf(endNs - startNs))) {
    const start = endNs - nanoseconds(from);
    owed += expectedTransactions(growth, from, to, history) * activityOver(start, from - to);
    const transactions = Math.floor(owed);
    owed -= transactions;
    yield { startNs: start, endNs: endNs - nanoseconds(to), transactions };
  }
}

/** How long before the end each file begins and ends, in seconds, the oldest first. */
function fileAges(seconds: number): [from: number, to: number][] {
  const ages: [number, number][] = [];
  for (let to = 0; to < seconds; ) {
    const wanted = Math.min(LONGEST_SECONDS, to * PART_OF_AGE);
    const length = Math.max(FILE_SECONDS, Math.floor(wanted / FILE_SECONDS) * FILE_SECONDS);
    const from = Math.min(seconds, to + length);
    ages.push([from, to]);
    to = from;
  }
  return ages.reverse();
}

/** Mean of the rhythm over some seconds. */
function activityOver(startNs: bigint, seconds: number): number {
  const samples = Math.max(1, Math.ceil(seconds / SECONDS_PER_HOUR));
  let sum = 0;
  for (let index = 0; index < samples; index++) {
    sum += activityAt(startNs + nanoseconds(((index + 0.5) * seconds) / samples));
  }
  return sum / samples;
}

const DEFAULT_PER_FILE = 4_000;

function* evenSlots({ startNs, endNs, perFile = DEFAULT_PER_FILE }: Stretch, total: number): Generator<FileSlot> {
  const units = (endNs - startNs) / FILE_NS;
  const files = BigInt(Math.max(1, Math.ceil(total / perFile)));
  const count = files < units ? files : units;
  let done = 0n;
  for (let file = 1n; file <= count; file++) {
    const until = (BigInt(total) * file) / count;
    const bounds = [file - 1n, file].map((place) => startNs + ((units * place) / count) * FILE_NS);
    yield { startNs: bounds[0] ?? startNs, endNs: bounds[1] ?? endNs, transactions: Number(until - done) };
    done = until;
  }
}

function secondsOf(ns: bigint): number {
  return Number(ns / NS_PER_SECOND);
}

function nanoseconds(seconds: number): bigint {
  return BigInt(Math.round(seconds * 1e9));
}
