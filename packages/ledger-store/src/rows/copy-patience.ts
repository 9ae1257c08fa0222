import { setTimeout as sleep } from 'node:timers/promises';
import { QueryLimitError, RetryableStoreError, type StoreError } from '../client/store-error.ts';

const FIRST_MS = 500;
const MOST_MS = 30_000;

/** Hears why a copy waits, after each failure; undefined once it goes on. */
export type CopyWaitListener = (error: StoreError | undefined) => void;

export interface PatienceOptions {
  /** Without it a failure is the caller's. */
  readonly onWait?: CopyWaitListener | undefined;
  /** Ends the wait with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Before the second try, in milliseconds; 500 by default. Each pause is twice the one before, up to half a minute. */
  readonly firstMs?: number | undefined;
}

/** Tries what may succeed later until it does. */
export class Patience {
  readonly #options: PatienceOptions;
  #isWaiting = false;

  constructor(options: PatienceOptions) {
    this.#options = options;
  }

  /** @param work gets how often it failed before. @throws the error of work that would fail again, and the signal's reason */
  async until<Result>(work: (failures: number) => Promise<Result>): Promise<Result> {
    const { onWait, signal, firstMs = FIRST_MS } = this.#options;
    // Ends with the work, with an error that does not pass, and with the signal.
    for (let failures = 0; ; failures++) {
      signal?.throwIfAborted();
      try {
        const result = await work(failures);
        this.#goOn();
        return result;
      } catch (error) {
        if (onWait === undefined || !mayPass(error)) throw error;
        this.#isWaiting = true;
        onWait(error);
        await sleep(Math.min(firstMs * 2 ** failures, MOST_MS), undefined, { signal }).catch(() => {});
      }
    }
  }

  #goOn(): void {
    if (this.#isWaiting) this.#options.onWait?.(undefined);
    this.#isWaiting = false;
  }
}

/** Whether the same may succeed later. What ran into its limit may have been held up, as by a process that was stopped for a while. */
function mayPass(error: unknown): error is StoreError {
  return error instanceof RetryableStoreError || error instanceof QueryLimitError;
}
