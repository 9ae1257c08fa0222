import type { Cutover } from '@ledgerscope/demo-network';
import { STREAM_FORMATS, type WrittenFormat } from '@ledgerscope/demo-network/stream-format';
import { NS_PER_MS } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { parseDuration } from './duration.ts';

const MOST_SEED = 0xffff_ffff;
const LEAST_TPS = 0.1;
const MOST_TPS = 1_000;

/** The seed of a demo network. @throws ConfigError naming the flag */
export function readSeed(flag: string, text: string): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value <= MOST_SEED) return value;
  throw new ConfigError(`Invalid value "${text}" for ${flag}: must be an integer from 0 to ${MOST_SEED}`);
}

/** Transactions a second. @throws ConfigError naming the flag */
export function readTps(flag: string, text: string): number {
  const value = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= LEAST_TPS && value <= MOST_TPS) return value;
  throw new ConfigError(`Invalid value "${text}" for ${flag}: must be a number from ${LEAST_TPS} to ${MOST_TPS}`);
}

/** Nanoseconds. @throws ConfigError naming the flag */
export function readDuration(flag: string, text: string): bigint {
  const ns = parseDuration(text);
  if (ns !== undefined) return ns;
  throw new ConfigError(
    `Invalid value "${text}" for ${flag}: must be a duration of up to 20 years, such as 90m, 12h, 3d or 2y`,
  );
}

/** When a demo network leaves record files for blocks, if it does. @throws ConfigError naming the flag */
export function readCutover(flag: string, text: string | undefined, format: WrittenFormat): Cutover | undefined {
  if (text === undefined) return undefined;
  if (format !== 'record') throw new ConfigError(`${flag} is for a network that starts with record files`);
  const afterNs = parseDuration(text);
  if (afterNs !== undefined) return { afterNs };
  const atNs = parseInstant(text);
  if (atNs !== undefined) return { atNs };
  throw new ConfigError(
    `Invalid value "${text}" for ${flag}: must be a time such as 2026-11-25T00:00:00Z, or a duration after the end of the history, such as 2m`,
  );
}

/** Nanoseconds of an ISO date or time in UTC; undefined for any other text. */
export function parseInstant(text: string): bigint | undefined {
  const ms = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) || ms < 0 ? undefined : BigInt(ms) * NS_PER_MS;
}

/** What stream files are written as. @throws ConfigError naming the flag */
export function readFormat(flag: string, text: string): WrittenFormat {
  const format = STREAM_FORMATS.find((each) => each === text);
  if (format !== undefined) return format;
  throw new ConfigError(`Invalid value "${text}" for ${flag}: must be record, wrapped or blocks`);
}
