import fs from 'node:fs';
import { NS_PER_SECOND } from '@ledgerscope/ledger';
import type { Logger } from 'pino';
import type { DemoRun } from './demo-messages.ts';

const SECONDS: readonly (readonly [unit: string, seconds: bigint])[] = [
  ['y', 31_536_000n],
  ['d', 86_400n],
  ['h', 3_600n],
  ['m', 60n],
];

/**
 * The history of an existing simulated network does not change: logs this where the setting now asks for another history.
 * The first setting is stored in a file beside the network's folder.
 */
export function noteDemoHistory({ out, historyNs }: DemoRun, log: Logger): void {
  const file = `${out}.json`;
  if (!fs.existsSync(out)) {
    fs.mkdirSync(out, { recursive: true });
    fs.writeFileSync(file, `${JSON.stringify({ historyNs: `${historyNs}` })}\n`);
    return;
  }
  const made = historyOf(file);
  if (made === undefined || made === historyNs) return;
  log.warn(
    `--demo-history is ${inWords(historyNs)}, but the simulated network in ${out} was created with ${inWords(made)} and keeps that history; delete the data folder to start with another one`,
  );
}

/** Undefined where the file is missing or not ours. */
function historyOf(file: string): bigint | undefined {
  if (!fs.existsSync(file)) return undefined;
  const text = /"historyNs":"(\d{1,19})"/.exec(fs.readFileSync(file, 'utf8'))?.[1];
  return text === undefined ? undefined : BigInt(text);
}

/** As the setting is written: in the greatest unit that it is a whole number of. */
function inWords(ns: bigint): string {
  const seconds = ns / NS_PER_SECOND;
  const [unit, size] = SECONDS.find(([, each]) => seconds % each === 0n) ?? ['s', 1n];
  return `${seconds / size}${unit}`;
}
