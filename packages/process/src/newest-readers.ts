/** How long after the last reader new blocks are still committed one by one: an open page asks every ten seconds. */
const WAITED_MS = 30_000;

/**
 * Whether anybody reads what is newest. While nobody does, ingest gathers files into fewer commits, since a commit costs about as
 * much however little is in it (0036).
 */
export class NewestReaders {
  #present = true;
  #reading = 0;
  #ending: NodeJS.Timeout | undefined;
  readonly #listeners = new Set<(present: boolean) => void>();

  constructor() {
    this.noteReader();
  }

  /** True while somebody reads and for a while after. */
  get present(): boolean {
    return this.#present;
  }

  /** Somebody reads, until what is returned is called. */
  begin(): () => void {
    this.#reading++;
    clearTimeout(this.#ending);
    this.#turn(true);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      if (--this.#reading === 0) this.#ending = setTimeout(() => this.#turn(false), WAITED_MS).unref();
    };
  }

  /** Somebody read once. */
  noteReader(): void {
    this.begin()();
  }

  /** Is called at once, and with each change, until the signal. */
  follow(listener: (present: boolean) => void, signal: AbortSignal): void {
    listener(this.#present);
    this.#listeners.add(listener);
    signal.addEventListener('abort', () => this.#listeners.delete(listener), { once: true });
  }

  #turn(present: boolean): void {
    if (present === this.#present) return;
    this.#present = present;
    for (const listener of this.#listeners) listener(present);
  }
}
