import { MAX_WAITING_STATEMENTS } from './ledger-client.ts';
import { BusyStoreError, StoreStoppedError } from './store-error.ts';

interface Waiting<Lane> {
  readonly start: (lane: Lane) => void;
  readonly refuse: (error: StoreStoppedError) => void;
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

  async run<T>(work: (lane: Lane) => Promise<T>): Promise<T> {
    const lane = await this.#take();
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

  #take(): Promise<Lane> {
    if (this.#closed) return Promise.reject(new StoreStoppedError('the store is closed'));
    const lane = this.#free.pop();
    if (lane !== undefined) return Promise.resolve(lane);
    if (this.#waiting.length >= this.#bound)
      return Promise.reject(new BusyStoreError(`${this.#bound} statements are waiting already`));
    return new Promise((start, refuse) => {
      this.#waiting.push({ start, refuse });
    });
  }

  #giveBack(lane: Lane): void {
    const next = this.#waiting.shift();
    if (next !== undefined) next.start(lane);
    else this.#free.push(lane);
    if (this.#closed && this.#free.length === this.#all) this.#drained?.();
  }
}
