import type { Logger } from 'pino';

const AGAIN_MS = 60_000;

/** Logs what is tried over and over: when it begins to fail, once a minute while it goes on failing, and when it works again. */
export class FailureLog {
  readonly #log: Pick<Logger, 'warn' | 'info'>;
  readonly #what: string;
  readonly #now: () => number;
  #failures = 0;
  #loggedMs = Number.NEGATIVE_INFINITY;

  /** @param what what fails, as a sentence says it: "units could not be written" */
  constructor(log: Pick<Logger, 'warn' | 'info'>, what: string, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#what = what;
    this.#now = now;
  }

  noteFailure(error: unknown): void {
    this.#failures++;
    const now = this.#now();
    if (now - this.#loggedMs < AGAIN_MS) return;
    this.#loggedMs = now;
    this.#log.warn({ err: error, failures: this.#failures }, `${this.#what}; retrying`);
  }

  noteSuccess(): void {
    if (this.#failures === 0) return;
    this.#log.info({ failures: this.#failures }, `${this.#what}, and works again`);
    this.#failures = 0;
    this.#loggedMs = Number.NEGATIVE_INFINITY;
  }
}
