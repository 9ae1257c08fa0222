import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { RunnerProgress } from '@ledgerscope/demo-network';
import { ConfigError } from '@ledgerscope/process/config-error';
import type { Logger } from 'pino';
import type { DemoOrder, DemoReport, DemoRun } from './demo-messages.ts';
import { describeProgress } from './demo-progress.ts';

const PROCESS = fileURLToPath(new URL('./demo-process.ts', import.meta.url));
const LOG_MS = 10_000;
const REPORT_MS = 5_000;

/** The demo network that a server runs beside itself. */
export interface RunningDemo {
  /** Resolves when its folder can be read. Rejects with a ConfigError where it cannot begin, or continue, in that folder. */
  readonly opened: Promise<void>;
  /** Undefined until its process has said something. */
  readonly progress: () => RunnerProgress | undefined;
  /** Why nothing comes any more, and since when (milliseconds since 1970); undefined while its process lives. */
  readonly failure: () => DemoFailure | undefined;
  /** Ends it after the file under way. */
  readonly stop: () => Promise<void>;
}

export interface DemoFailure {
  readonly message: string;
  readonly since: number;
}

/**
 * Starts the demo network in a process of its own.
 * @param storedUntilNs asked for now and then, so that files can go once they are stored
 */
export function startDemo(settings: DemoRun, log: Logger, storedUntilNs: () => bigint | undefined): RunningDemo {
  const child = fork(PROCESS, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Packing and signing need no more threads than there are cores.
    env: { ...process.env, UV_THREADPOOL_SIZE: `${os.availableParallelism()}` },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let progress: RunnerProgress | undefined;
  let stopping = false;
  let failure: DemoFailure | undefined;
  let stopFollowing = (): void => {};
  const opened = new Promise<void>((resolve, reject) => {
    child.on('message', (report: DemoReport) => {
      if (report.kind === 'opened') resolve();
      else if (report.kind === 'progress') progress = report.progress;
      else {
        reject(report.expected ? new ConfigError(report.message) : new Error(report.message));
        failure = { message: firstLine(report.message), since: Date.now() };
        log.error({ reason: report.message }, 'the demo network has stopped; stored data remains available');
      }
    });
    void ended.then(() => reject(new Error('the demo network process has stopped')));
  });
  child.once('exit', (code) => {
    stopFollowing();
    if (stopping) return;
    failure ??= { message: `the process exited with code ${code}`, since: Date.now() };
    if (code !== 0) log.error({ code }, 'the demo network process has stopped');
  });
  send(child, { kind: 'run', settings });
  opened.then(
    () => {
      if (!stopping) stopFollowing = follow(child, log, () => progress, storedUntilNs);
    },
    () => {
      // Who waits for it gets the error.
    },
  );
  return {
    opened,
    progress: () => progress,
    failure: () => failure,
    stop: async () => {
      stopping = true;
      stopFollowing();
      send(child, { kind: 'stop' });
      await ended;
    },
  };
}

/** Of an error with its stack, what it says. */
function firstLine(message: string): string {
  return message.split('\n')[0] ?? '';
}

/** Logs its progress until it is live, and sends it what is stored. */
function follow(
  child: ChildProcess,
  log: Logger,
  progress: () => RunnerProgress | undefined,
  storedUntilNs: () => bigint | undefined,
): () => void {
  let live = false;
  const show = setInterval(() => {
    const now = progress();
    if (now === undefined || live) return;
    live = now.phase === 'live';
    log.info(describeProgress(now));
  }, LOG_MS);
  const timer = setInterval(() => {
    const untilNs = storedUntilNs();
    if (untilNs !== undefined) send(child, { kind: 'read', untilNs });
  }, REPORT_MS);
  return () => {
    clearInterval(show);
    clearInterval(timer);
  };
}

function send(child: ChildProcess, order: DemoOrder): void {
  if (child.connected) child.send(order, () => {});
}
