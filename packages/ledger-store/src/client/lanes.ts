import { MAX_WAITING_STATEMENTS } from './ledger-client.ts';
import { BusyStoreError, type StoreError, StoreStoppedError } from './store-error.ts';

interface Waiting<Lane> {
  readonly start: (lane: Lane) => void;
  readonly refuse: (error: StoreError) => void;
}

/**
 * A fixed number of lanes, each running one statement at a time; callers wait in order, and only so many of them.
 * Invariant: a lane is either in `#free` or in the hands of exactly one running statement.
 */
export class Lanes<Lane> {
  readonly #free: Lane[];
  readonly #all: number;
  readonly #waiting: Waiting<Lane>[] = [];
  readonly #bound: number;
  #closed = false;
  #drained: (() => void) | undefined;

  constructor(lanes: readonly Lane[], bound: number = MAX_WAITING_STATEMENTS) {
    this.#free = [...lanes];
    this.#all = lanes.length;
    this.#bound = bound;
  }

  /** Throws BusyStoreError where too many wait already, or when no lane came free within `waitMs`. */
  async run<T>(work: (lane: Lane) => Promise<T>, waitMs?: number): Promise<T> {
    const lane = await this.#take(waitMs);
    try {
      return await work(lane);
    } finally {
      this.#giveBack(lane);
    }
  }

  /** Refuses what waits, lets what runs finish, and resolves when nothing runs any more. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#waiting.splice(0)) waiting.refuse(new StoreStoppedError('the store is closed'));
    if (this.#free.length === this.#all) return;
    await new Promise<void>((resolve) => {
      this.#drained = resolve;
    });
  }

  #take(waitMs: number | undefined): Promise<Lane> {
    if (this.#closed) return Promise.reject(new StoreStoppedError('the store is closed'));
    const lane = this.#free.pop();
    if (lane !== undefined) return Promise.resolve(lane);
    if (this.#waiting.length >= this.#bound)
      return Promise.reject(new BusyStoreError(`${this.#bound} statements are waiting already`));
    return new Promise((start, refuse) => {
      let timer: NodeJS.Timeout | undefined;
      const waiting: Waiting<Lane> = {
        start: (free) => {
          clearTimeout(timer);
          start(free);
        },
        refuse: (error) => {
          clearTimeout(timer);
          refuse(error);
        },
      };
      this.#waiting.push(waiting);
      if (waitMs !== undefined) timer = setTimeout(() => this.#giveUp(waiting, waitMs), waitMs);
    });
  }

  #giveUp(waiting: Waiting<Lane>, waitMs: number): void {
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    waiting.refuse(new BusyStoreError(`no connection came free within ${waitMs} ms`));
  }

  #giveBack(lane: Lane): void {
    const next = this.#waiting.shift();
    if (next !== undefined) next.start(lane);
    else this.#free.push(lane);
    if (this.#closed && this.#free.length === this.#all) this.#drained?.();
  }
}
