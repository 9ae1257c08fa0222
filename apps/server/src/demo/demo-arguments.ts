import path from 'node:path';
import type { RunnerOptions } from '@ledgerscope/demo-network';
import { ConfigError } from '@ledgerscope/process/config-error';
import { parseFlags, textsOf } from '@ledgerscope/process/setting';
import { DEMO_FLAGS } from './demo-flags.ts';
import { parseInstant, readCutover, readDuration, readFormat, readSeed, readTps } from './demo-values.ts';

type Flags = ReturnType<typeof parseFlags<keyof typeof DEMO_FLAGS>>;

const MOST_TRANSACTIONS = 1_000_000_000;
const MULTIPLES: Readonly<Record<string, number>> = { '': 1, k: 1_000, m: 1_000_000 };

/** Reads the flags of `ledgerscope demo`. @throws ConfigError naming the flag that cannot be used, and why */
export function readDemoArguments(args: readonly string[], nowNs: bigint): RunnerOptions {
  const flags = parseFlags(args, DEMO_FLAGS);
  const texts = textsOf(DEMO_FLAGS, givenTexts(flags));
  const { transactions } = texts;
  const format = readFormat('--format', texts.format);
  const options = {
    out: readOut(texts.out),
    seed: readSeed('--seed', texts.seed),
    tps: readTps('--tps', texts.tps),
    historyNs: readDuration('--history', texts.history),
    untilNs: readUntil(texts.until, nowNs),
    format,
    cutover: readCutover('--cutover-at', texts['cutover-at'], format),
    transactions: transactions === undefined ? undefined : readCount('transactions', transactions),
    perFile: readCount('per-file', texts['per-file']),
    live: flags.live === true,
    keepNs: texts.keep === undefined ? undefined : readDuration('--keep', texts.keep),
  };
  refuseContradictions(flags, options);
  return options;
}

function givenTexts(flags: Flags): Partial<Record<keyof typeof DEMO_FLAGS, string>> {
  return Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, String(value)]));
}

function readOut(text: string | undefined): string {
  if (text === undefined || text === '') throw new ConfigError('--out is missing: the folder for the files');
  return path.resolve(text);
}

function readUntil(text: string, nowNs: bigint): bigint {
  if (text === 'now') return nowNs;
  const ns = parseInstant(text);
  if (ns === undefined) {
    throw new ConfigError(`Invalid value "${text}" for --until: must be now or a time such as 2026-11-01T00:00:00Z`);
  }
  if (ns > nowNs) throw new ConfigError(`--until is ${text}, which is in the future`);
  return ns;
}

function readCount(flag: keyof typeof DEMO_FLAGS, text: string): number {
  const match = /^(\d{1,10})([km]?)$/.exec(text);
  const value = Number(match?.[1] ?? 0) * (MULTIPLES[match?.[2] ?? ''] ?? 0);
  if (value >= 1 && value <= MOST_TRANSACTIONS) return value;
  throw new ConfigError(
    `Invalid value "${text}" for --${flag}: must be an integer up to 1000m, such as 500, 20k or 10m`,
  );
}

function refuseContradictions(flags: Flags, { live, untilNs, historyNs, cutover }: RunnerOptions): void {
  const isLater = cutover !== undefined && 'afterNs' in cutover;
  const rules: readonly [boolean, string][] = [
    [
      live && flags.transactions !== undefined,
      '--transactions stops after a number of transactions; --live continues without one',
    ],
    [live && flags.until !== undefined && flags.until !== 'now', '--live continues from now; it cannot have --until'],
    [!live && flags.keep !== undefined, '--keep removes old files; it requires --live'],
    [!live && isLater, '--cutover-at with a duration counts from the end of the history; it requires --live'],
    [flags['per-file'] !== undefined && flags.transactions === undefined, '--per-file needs --transactions'],
    [historyNs > untilNs, '--history starts before 1970'],
  ];
  for (const [broken, message] of rules) if (broken) throw new ConfigError(message);
}
