import { type Asker, currentAsker } from './asker.ts';
import { MAX_WAITING_STATEMENTS } from './ledger-client.ts';
import { AbandonedStoreError, BusyStoreError, type StoreError, StoreStoppedError } from './store-error.ts';

/** What the server does by itself: one asker among the others, without a limit of its own. */
const SERVER: Asker = { name: '' };

interface Waiting<Lane> {
  readonly asker: Asker;
  readonly start: (lane: Lane) => void;
  readonly refuse: (error: StoreError) => void;
}

export interface LaneOptions {
  /** How many may wait. One asker may fill half of it. */
  readonly bound?: number;
  /** Lanes that are left to ingest. */
  readonly ofIngest?: number;
}

/**
 * A fixed number of lanes, each running one statement at a time. Who asks for several waits in turns with others, each in
 * order, and never has all lanes; what nobody waits for any more is not started.
 * Invariant: a lane is either in `#free` or in the hands of exactly one running statement.
 */
export class Lanes<Lane> {
  readonly #free: Lane[];
  readonly #all: number;
  /** By asker; who is served next stands first. */
  readonly #waiting = new Map<string, Waiting<Lane>[]>();
  readonly #running = new Map<string, number>();
  readonly #bound: number;
  readonly #ofIngest: number;
  #waitingInAll = 0;
  #runningOfOthers = 0;
  #closed = false;
  #drained: (() => void) | undefined;

  constructor(lanes: readonly Lane[], { bound = MAX_WAITING_STATEMENTS, ofIngest = 0 }: LaneOptions = {}) {
    this.#free = [...lanes];
    this.#all = lanes.length;
    this.#bound = bound;
    this.#ofIngest = ofIngest;
  }

  /**
   * Throws BusyStoreError where too many wait already, or when no lane came free within `waitMs`, and AbandonedStoreError
   * where the asker's signal aborts before it starts.
   */
  async run<T>(work: (lane: Lane) => Promise<T>, waitMs?: number): Promise<T> {
    const asker = currentAsker() ?? SERVER;
    const lane = await this.#take(asker, waitMs);
    try {
      return await work(lane);
    } finally {
      this.#giveBack(asker, lane);
    }
  }

  /** Refuses what waits, lets what runs finish, and resolves when nothing runs any more. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of [...this.#waiting.values()].flat())
      waiting.refuse(new StoreStoppedError('the store is closed'));
    this.#waiting.clear();
    this.#waitingInAll = 0;
    if (this.#free.length === this.#all) return;
    await new Promise<void>((resolve) => {
      this.#drained = resolve;
    });
  }

  #take(asker: Asker, waitMs: number | undefined): Promise<Lane> {
    if (this.#closed) return Promise.reject(new StoreStoppedError('the store is closed'));
    if (asker.signal?.aborted === true) return Promise.reject(abandoned());
    if (this.#mayRun(asker)) {
      const lane = this.#free.pop();
      if (lane !== undefined) return Promise.resolve(this.#begin(asker, lane));
    }
    return this.#hasRoomFor(asker)
      ? this.#wait(asker, waitMs)
      : Promise.reject(new BusyStoreError(`${this.#bound} statements are waiting already, or too many of one asker`));
  }

  #hasRoomFor({ name }: Asker): boolean {
    const own = this.#waiting.get(name)?.length ?? 0;
    return this.#waitingInAll < this.#bound && (name === '' || own < Math.ceil(this.#bound / 2));
  }

  #wait(asker: Asker, waitMs: number | undefined): Promise<Lane> {
    return new Promise((start, refuse) => {
      let timer: NodeJS.Timeout | undefined;
      const settled = (): void => {
        clearTimeout(timer);
        asker.signal?.removeEventListener('abort', leave);
      };
      const waiting: Waiting<Lane> = {
        asker,
        start: (free) => {
          settled();
          start(free);
        },
        refuse: (error) => {
          settled();
          refuse(error);
        },
      };
      const leave = (): void => this.#giveUp(waiting, abandoned());
      const queue = this.#waiting.get(asker.name);
      if (queue === undefined) this.#waiting.set(asker.name, [waiting]);
      else queue.push(waiting);
      this.#waitingInAll++;
      asker.signal?.addEventListener('abort', leave);
      if (waitMs !== undefined) {
        const late = new BusyStoreError(`no connection came free within ${waitMs} ms`);
        timer = setTimeout(() => this.#giveUp(waiting, late), waitMs);
      }
    });
  }

  #giveUp(waiting: Waiting<Lane>, error: StoreError): void {
    const queue = this.#waiting.get(waiting.asker.name) ?? [];
    queue.splice(queue.indexOf(waiting), 1);
    if (queue.length === 0) this.#waiting.delete(waiting.asker.name);
    this.#waitingInAll--;
    waiting.refuse(error);
  }

  #mayRun({ name, isIngest }: Asker): boolean {
    if (isIngest === true) return true;
    if (this.#runningOfOthers >= this.#all - this.#ofIngest) return false;
    const most = Math.max(1, this.#all - this.#ofIngest - 1);
    return name === '' || (this.#running.get(name) ?? 0) < most;
  }

  #begin({ name, isIngest }: Asker, lane: Lane): Lane {
    this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
    if (isIngest !== true) this.#runningOfOthers++;
    return lane;
  }

  #giveBack({ name, isIngest }: Asker, lane: Lane): void {
    const running = (this.#running.get(name) ?? 1) - 1;
    if (running === 0) this.#running.delete(name);
    else this.#running.set(name, running);
    if (isIngest !== true) this.#runningOfOthers--;
    this.#free.push(lane);
    this.#startWaiting();
    if (this.#closed && this.#free.length === this.#all) this.#drained?.();
  }

  /** Gives the free lanes to those who wait, one each in turns. */
  #startWaiting(): void {
    for (;;) {
      const next = [...this.#waiting].find(([, [first]]) => first !== undefined && this.#mayRun(first.asker));
      const lane = next === undefined ? undefined : this.#free.pop();
      if (next === undefined || lane === undefined) return;
      const [name, queue] = next;
      const waiting = queue.shift();
      // Behind all others.
      this.#waiting.delete(name);
      if (queue.length > 0) this.#waiting.set(name, queue);
      this.#waitingInAll--;
      if (waiting !== undefined) waiting.start(this.#begin(waiting.asker, lane));
    }
  }
}

function abandoned(): AbandonedStoreError {
  return new AbandonedStoreError('nobody waits for the answer any more');
}
