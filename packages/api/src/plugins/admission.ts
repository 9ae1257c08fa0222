import { FairPool, forAllAskers } from '@ledgerscope/ledger-store';

/** Replies that are made at once: each asks a few statements, most of which wait for a connection of the store. */
export const REPLIES_AT_ONCE = 16;
/** Who waits longer is asked to come back. */
const MOST_WAIT_MS = 5_000;

/**
 * Where requests wait until their replies are begun, in turns of those who ask. What is begun has the store to itself, with a few
 * others: a server that is asked for more than it can do refuses replies before they cost anything, and finishes the others.
 */
export class Admission {
  readonly #places: FairPool<number>;
  /** What was asked for and has not begun, by name. */
  readonly #waiting = new Map<string, Promise<unknown>>();

  readonly #onTurn: (waitedMs: number) => void;

  /**
   * @param places how many are made at once; fewer than the store has connections would leave some of these unused
   * @param onTurn gets how long each waited, also one that was refused
   */
  constructor(places = REPLIES_AT_ONCE, onTurn: (waitedMs: number) => void = () => undefined) {
    this.#places = new FairPool(Array.from({ length: places }, (_, index) => index));
    this.#onTurn = onTurn;
  }

  /** Throws BusyStoreError where too many wait, or its turn does not come in time, and AbandonedStoreError where the asker leaves before. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const asked = performance.now();
    let begunAt: number | undefined;
    try {
      return await this.#places.run(() => {
        begunAt = performance.now();
        return work();
      }, MOST_WAIT_MS);
    } finally {
      this.#onTurn((begunAt ?? performance.now()) - asked);
    }
  }

  /** The same, once for all who ask under this name before it begins. */
  once<T>(name: string, work: () => Promise<T>): Promise<T> {
    // All under one name ask for the same.
    const waiting = this.#waiting.get(name) as Promise<T> | undefined;
    if (waiting !== undefined) return waiting;
    const forgetWaiting = () => this.#waiting.delete(name);
    const begun = forAllAskers(() =>
      this.run(() => {
        forgetWaiting();
        return work();
      }),
    );
    this.#waiting.set(name, begun);
    begun.catch(forgetWaiting);
    return begun;
  }
}
