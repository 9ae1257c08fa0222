import { NS_PER_SECOND } from '@ledgerscope/ledger';
import type { RunnerOptions } from '../runner/demo-runner.ts';

/** 2026-01-01T00:00:00Z */
export const SAMPLE_UNTIL_NS = 1_767_225_600n * NS_PER_SECOND;

/** A run that ends with its history, always at the same time. */
export function sampleRun(out: string, historySeconds: number): RunnerOptions {
  return {
    out,
    seed: 11,
    format: 'record',
    tps: 1,
    historyNs: BigInt(historySeconds) * NS_PER_SECOND,
    untilNs: SAMPLE_UNTIL_NS,
    live: false,
  };
}
