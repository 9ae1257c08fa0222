import { nextReceiveMs, type PortalStore, type ReceivedMessage } from '@ledgerscope/portal-store';

/** Between two looks that nothing was said of. */
const LEAST_PAUSE_MS = 100;

/** How somebody who waits looks for messages. */
type Receive = () => Promise<ReceivedMessage[]>;

interface Waiting {
  readonly receive: Receive;
  readonly resolve: (found: ReceivedMessage[]) => void;
  readonly reject: (error: unknown) => void;
  /** Whether it is looking at the moment. */
  isLooking: boolean;
  /** Its time was over while it looked. */
  isOver: boolean;
}

/**
 * Those who wait for messages of queues, in this process. They do not ask the database again and again: for each queue it is asked once, when
 * somebody says that there is something, or when a message becomes visible again. They receive in the order in which they came.
 */
export class QueueWaits {
  readonly #store: PortalStore;
  readonly #queues = new Map<bigint, WaitedQueue>();

  constructor(store: PortalStore) {
    this.#store = store;
    store.wakes.onMessages((ids) => {
      for (const id of ids ?? this.#queues.keys()) this.#queues.get(id)?.look();
    });
  }

  /** Receives as soon as there is something; nothing after so long, or when the signal aborts. @throws whatever `receive` does */
  async receive(
    subscriptionId: bigint,
    receive: Receive,
    waitMs: number,
    signal: AbortSignal,
  ): Promise<ReceivedMessage[]> {
    if (signal.aborted) return [];
    const queue = this.#queues.get(subscriptionId) ?? this.#begin(subscriptionId);
    const { promise, resolve, reject } = Promise.withResolvers<ReceivedMessage[]>();
    const waiting: Waiting = { receive, resolve, reject, isLooking: false, isOver: false };
    const leave = () => {
      waiting.isOver = true;
      // What it finds now is not lost.
      if (waiting.isLooking && !signal.aborted) return;
      queue.leave(waiting);
      resolve([]);
    };
    const timer = setTimeout(leave, waitMs);
    signal.addEventListener('abort', leave, { once: true });
    queue.join(waiting);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      queue.leave(waiting);
    }
  }

  #begin(subscriptionId: bigint): WaitedQueue {
    const queue = new WaitedQueue(this.#store, subscriptionId, () => this.#queues.delete(subscriptionId));
    this.#queues.set(subscriptionId, queue);
    return queue;
  }
}

/** Those who wait for messages of one queue. It ends with the last of them. */
class WaitedQueue {
  readonly #store: PortalStore;
  readonly #subscriptionId: bigint;
  readonly #onEnd: () => void;
  readonly #waiting = new Set<Waiting>();
  #looks = 0;
  #wake: (() => void) | undefined;
  #isRunning = false;

  constructor(store: PortalStore, subscriptionId: bigint, onEnd: () => void) {
    this.#store = store;
    this.#subscriptionId = subscriptionId;
    this.#onEnd = onEnd;
  }

  join(waiting: Waiting): void {
    this.#waiting.add(waiting);
    this.look();
    if (!this.#isRunning) void this.#run();
  }

  leave(waiting: Waiting): void {
    this.#waiting.delete(waiting);
    if (this.#waiting.size === 0) this.#wake?.();
  }

  /** There may be something. */
  look(): void {
    this.#looks++;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      while (this.#waiting.size > 0) {
        const before = this.#looks;
        const dueMs = await nextReceiveMs(this.#store, this.#subscriptionId);
        const isDue = dueMs !== undefined && dueMs <= 0;
        if (isDue && (await this.#serve())) continue;
        if (this.#looks === before && this.#waiting.size > 0) await this.#pause(dueMs);
      }
    } catch (error) {
      for (const waiting of this.#waiting) waiting.reject(error);
    } finally {
      this.#onEnd();
    }
  }

  /** Lets one after the other look, until one finds nothing, which is false: then there is nothing for those behind it either. */
  async #serve(): Promise<boolean> {
    for (const waiting of this.#waiting) if ((await this.#look(waiting)) === 0) return false;
    return true;
  }

  /** How much it found; it waits no longer where that is something, its time is over, or it failed. */
  async #look(waiting: Waiting): Promise<number | undefined> {
    waiting.isLooking = true;
    try {
      const found = await waiting.receive();
      if (found.length > 0 || waiting.isOver) {
        this.#waiting.delete(waiting);
        waiting.resolve(found);
      }
      return found.length;
    } catch (error) {
      this.#waiting.delete(waiting);
      waiting.reject(error);
      return undefined;
    } finally {
      waiting.isLooking = false;
    }
  }

  async #pause(dueMs: number | undefined): Promise<void> {
    const { restMs } = this.#store.wakes;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const timer = setTimeout(resolve, Math.min(restMs, Math.max(dueMs ?? restMs, LEAST_PAUSE_MS)));
    await promise;
    clearTimeout(timer);
    this.#wake = undefined;
  }
}
