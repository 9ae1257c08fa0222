/** More waits already than may. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** So many pieces of work at a time, the rest waits in order, up to a bound. */
export class Turns {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /** Does the work when its turn comes. @throws BusyError where too much waits already */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#most) this.#running++;
    else if (this.#waiting.length >= this.#mostWaiting) throw new BusyError('too much waits already');
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place goes straight to who waits, so that nobody slips in between.
      if (next === undefined) this.#running--;
      else next();
    }
  }
}
