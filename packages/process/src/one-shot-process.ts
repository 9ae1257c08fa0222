import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bareEnvironment, LOAD_MS, ThreadEndedError, type ThreadLimits } from './one-shot-thread.ts';

/** What the process is asked. */
export interface ProcessOrder {
  /** Address of the program for its thread. */
  readonly program: string;
  readonly workerData: unknown;
  readonly limits: ThreadLimits;
}

/** How it answers: what the program found, or why it was stopped. */
export interface ProcessAnswer {
  readonly done?: unknown;
  readonly stopped?: string;
}

const MAIN = fileURLToPath(new URL('./one-shot-process-main.ts', import.meta.url));
/** The thread inside is ended first, and says why. */
const LATER_MS = 5_000;
/** For what is not the thread's. */
const OWN_HEAP_MB = 64;

/**
 * As `runInThread`, in a thread of a process of its own: one allocation that is too large for V8 ends the process that it is made
 * in, whatever the limits of the thread are. The program asks nothing back.
 * @throws ThreadEndedError where it is stopped
 */
export async function runInProcess<Result>(program: URL, workerData: unknown, limits: ThreadLimits): Promise<Result> {
  const child = fork(MAIN, {
    // Nothing else of the server's environment or of its flags is there.
    env: bareEnvironment(),
    execArgv: [`--max-old-space-size=${limits.heapMb + OWN_HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      const fail = (reason: string) => reject(new ThreadEndedError(reason));
      timer = setTimeout(() => fail(`it took more than ${limits.ms / 1_000} seconds`), LOAD_MS + limits.ms + LATER_MS);
      child.on('message', ({ done, stopped: reason }: ProcessAnswer) => {
        if (reason === undefined) resolve(done as Result);
        else fail(reason);
      });
      child.on('error', (error) => fail(error.message));
      child.on('exit', () => fail('it exceeded the memory limit'));
      const order: ProcessOrder = { program: program.href, workerData, limits };
      child.send(order, (error) => {
        if (error !== null) fail(error.message);
      });
    });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
