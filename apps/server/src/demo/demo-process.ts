// The process in which a server's demo network is simulated and written, apart from the one that answers requests.
import { setTimeout as sleep } from 'node:timers/promises';
import { DemoRunner, DemoStateError, demoProducers, type RunnerOptions } from '@ledgerscope/demo-network';
import { NS_PER_HOUR, NS_PER_MS } from '@ledgerscope/ledger';
import { collectGarbage } from '@ledgerscope/process/collect-garbage';
import { FreeSpace } from '@ledgerscope/process/free-space';
import type { DemoOrder, DemoReport, DemoRun } from './demo-messages.ts';

const REPORT_MS = 250;
const HELD_MS = 15_000;
const RETRY_MS = 200;
const NO_ROOM_MS = 1_000;
const MOST_STOP_MS = 5_000;
/** Files that are stored and older than this are removed. */
const KEEP_NS = NS_PER_HOUR;

const abort = new AbortController();
let readUntilNs = 0n;

// The server says when to stop: a terminal's Ctrl-C reaches both processes, and this one must not be first.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => {
  abort.abort();
  // The server is gone. Whatever is under way is made again at the next start.
  setTimeout(() => process.exit(1), MOST_STOP_MS).unref();
});
process.on('message', (order: DemoOrder) => {
  if (order.kind === 'stop') abort.abort();
  else if (order.kind === 'read') readUntilNs = order.untilNs;
  else void run(order.settings);
});

async function run(settings: DemoRun): Promise<void> {
  try {
    // Ends with a failure other than a full disk, and with the signal.
    while (await isCutShort(settings)) await sleep(NO_ROOM_MS, undefined, { signal: abort.signal }).catch(() => {});
  } catch (error) {
    const expected = error instanceof DemoStateError || (error as NodeJS.ErrnoException).code !== undefined;
    report({ kind: 'failed', message: messageOf(error, expected), expected });
    process.exitCode = 1;
  }
  if (process.connected) process.disconnect();
}

/** Writes the network until it is to end; true where the disk was full before, so that the file under way is made again. */
async function isCutShort(settings: DemoRun): Promise<boolean> {
  try {
    const runner = await open(settings);
    report({ kind: 'opened' });
    let live = false;
    const timer = setInterval(() => {
      const { progress } = runner;
      report({ kind: 'progress', progress });
      if (live || progress.phase !== 'live') return;
      live = true;
      void collectGarbage();
    }, REPORT_MS);
    await runner.run(abort.signal).finally(() => clearInterval(timer));
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC' && !abort.signal.aborted) return true;
    throw error;
  }
}

async function untilRoom(space: FreeSpace, signal: AbortSignal): Promise<void> {
  while (space.shortage() !== undefined && !signal.aborted)
    await sleep(NO_ROOM_MS, undefined, { signal }).catch(() => {});
}

/** A server that was killed leaves this process of its own behind for the moment that it takes to end. */
async function open(settings: DemoRun): Promise<DemoRunner> {
  const deadline = Date.now() + HELD_MS;
  // Ends at the deadline, or where this process is to end.
  for (;;) {
    try {
      return new DemoRunner(runnerOptions(settings), demoProducers);
    } catch (error) {
      const held = error instanceof DemoStateError && error.holder !== undefined;
      if (!held || Date.now() > deadline || abort.signal.aborted) throw error;
      await sleep(RETRY_MS);
    }
  }
}

function runnerOptions({ freeSpace, ...settings }: DemoRun): RunnerOptions {
  const space = new FreeSpace(settings.out, freeSpace);
  return {
    ...settings,
    untilRoom: (signal) => untilRoom(space, signal),
    untilNs: BigInt(Date.now()) * NS_PER_MS,
    live: true,
    keepNs: KEEP_NS,
    readUntilNs: () => readUntilNs,
  };
}

function messageOf(error: unknown, expected: boolean): string {
  if (!(error instanceof Error)) return String(error);
  return expected ? error.message : (error.stack ?? error.message);
}

function report(message: DemoReport): void {
  // The server may have ended first; then nobody is left to be notified.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}
