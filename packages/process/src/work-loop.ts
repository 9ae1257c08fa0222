import { setTimeout as sleep } from 'node:timers/promises';
import { askingFor } from '@ledgerscope/ledger-store';
import type { Logger } from 'pino';
import { onceAMinute } from './once-a-minute.ts';

/** Something that is done whenever there is something to do. */
export interface WorkLoop {
  /** Its name among those who ask the ledger store. */
  readonly name: string;
  /** Whether it asks for what is newest as long as it runs. */
  readonly isFollower?: boolean;
  /** Does what is due; answers after how many milliseconds something may be due again, 0 where there is more. */
  readonly step: () => Promise<number>;
  /** Asked before each step; what it answers waits for so long, or until somebody wakes it since. It sleeps where nobody does. */
  readonly waiter?: () => (ms: number) => Promise<void>;
  /** While it says why nothing is to be stored, no step is begun. */
  readonly shortage?: (() => string | undefined) | undefined;
  /** What is logged where a step fails, at most once a minute. */
  readonly failure: string;
  readonly afterErrorMs: number;
  /** Hears of each step that was done (without an error) or failed. */
  readonly onStep?: ((error?: unknown) => void) | undefined;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/** Does it until the signal. What is begun within a request is not done in that request's turn. */
export function workLoop({ name, isFollower = false, ...loop }: WorkLoop): Promise<void> {
  return askingFor({ name, isFollower }, () => run(loop));
}

/** The pause after so many failures: exponential, with a random part so that what failed together is not tried together. */
export function backOffMs(failures: number, firstMs: number, longestMs: number, random: () => number = Math.random) {
  const longest = Math.min(firstMs * 2 ** failures, longestMs);
  return longest / 2 + (random() * longest) / 2;
}

const NO_ROOM_MS = 5_000;

async function run({
  step,
  waiter,
  shortage,
  failure,
  afterErrorMs,
  onStep,
  log,
  signal,
}: Omit<WorkLoop, 'name'>): Promise<void> {
  const isToBeLogged = onceAMinute();
  const asleep = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  while (!signal.aborted) {
    if (shortage?.() !== undefined) {
      await asleep(NO_ROOM_MS);
      continue;
    }
    const wait = waiter?.() ?? asleep;
    try {
      const ms = await stepAndNote(step, onStep);
      if (ms > 0) await wait(ms);
    } catch (error) {
      if (!signal.aborted && isToBeLogged()) log.warn({ err: error }, failure);
      await asleep(afterErrorMs);
    }
  }
}

async function stepAndNote(step: WorkLoop['step'], onStep: WorkLoop['onStep']): Promise<number> {
  try {
    const ms = await step();
    onStep?.();
    return ms;
  } catch (error) {
    onStep?.(error);
    throw error;
  }
}
