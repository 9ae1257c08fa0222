import { Worker } from 'node:worker_threads';

/** What a thread may take before it is ended. */
export interface ThreadLimits {
  /** From when the program is loaded: reading its modules is no work of strangers, and takes a busy machine long. */
  readonly ms: number;
  /** Of the JavaScript heap. */
  readonly heapMb: number;
}

/** For reading the modules of the program. */
export const LOAD_MS = 30_000;

/** A thread took longer or more memory than it may, or broke down. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError';
}

/**
 * What a program over what strangers sent has of the server's environment: nothing but the folder of compiled modules, without which it
 * compiles its own at each run.
 */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

/**
 * Runs a program over what strangers sent in a thread of its own, which ends with it: nothing of it reaches the next run.
 * The program posts `{ loaded: true }` when its modules are read, and `{ done: result }` at its end; whatever else it posts is
 * answered by `answer`, in the thread's own words.
 * @throws ThreadEndedError where it is stopped
 */
export async function runInThread<Result>(
  program: URL,
  workerData: unknown,
  limits: ThreadLimits,
  answer: (asked: unknown) => Promise<unknown> = () => Promise.resolve(undefined),
): Promise<Result> {
  const worker = new Worker(program, {
    workerData,
    env: bareEnvironment(),
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      const endAfter = (ms: number) =>
        setTimeout(() => reject(new ThreadEndedError(`it took more than ${ms / 1_000} seconds`)), ms);
      timer = endAfter(LOAD_MS);
      worker.on('message', (message: { loaded?: true; done?: Result }) => {
        if (message.done !== undefined) resolve(message.done);
        else if (message.loaded === true) {
          clearTimeout(timer);
          timer = endAfter(limits.ms);
        } else answer(message).then((reply) => worker.postMessage(reply), reject);
      });
      worker.on('error', (error) => reject(new ThreadEndedError(error.message, { cause: error })));
      worker.on('exit', (code) => reject(new ThreadEndedError(`it exited with code ${code}`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
