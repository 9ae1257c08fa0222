import { type Asker, currentAsker } from './asker.ts';
import { MAX_WAITING_STATEMENTS } from './ledger-client.ts';
import { AbandonedStoreError, BusyStoreError, type StoreError, StoreStoppedError } from './store-error.ts';

/** The server's own statements: one asker among the others, without a limit of its own. */
const SERVER: Asker = { name: '' };

interface Waiting<Connection> {
  readonly asker: Asker;
  readonly start: (connection: Connection) => void;
  readonly refuse: (error: StoreError) => void;
}

export interface FairPoolOptions {
  /** How many statements may wait. One asker may use half of them. */
  readonly bound?: number;
  /** Connections that are left to those who follow the network. */
  readonly forFollowers?: number;
}

/**
 * A fixed number of connections, each running one statement at a time. Askers are served in turn, the statements of each in
 * order, and no asker ever has all connections; a statement that nobody waits for any more is not started.
 * Invariant: a connection is either in `#free` or used by exactly one running statement.
 */
export class FairPool<Connection> {
  readonly #free: Connection[];
  readonly #all: number;
  /** By asker; the one that is served next is first. */
  readonly #waiting = new Map<string, Waiting<Connection>[]>();
  readonly #running = new Map<string, number>();
  readonly #bound: number;
  readonly #forFollowers: number;
  #waitingInAll = 0;
  #runningOfOthers = 0;
  #closed = false;
  #drained: (() => void) | undefined;

  constructor(
    connections: readonly Connection[],
    { bound = MAX_WAITING_STATEMENTS, forFollowers = 0 }: FairPoolOptions = {},
  ) {
    this.#free = [...connections];
    this.#all = connections.length;
    this.#bound = bound;
    this.#forFollowers = forFollowers;
  }

  /**
   * Throws BusyStoreError where too many wait already, or when no connection came free within `waitMs`, and AbandonedStoreError
   * where the asker's signal aborts before it starts.
   */
  async run<T>(work: (connection: Connection) => Promise<T>, waitMs?: number): Promise<T> {
    const asker = currentAsker() ?? SERVER;
    const connection = await this.#take(asker, waitMs);
    try {
      return await work(connection);
    } finally {
      this.#giveBack(asker, connection);
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

  #take(asker: Asker, waitMs: number | undefined): Promise<Connection> {
    if (this.#closed) return Promise.reject(new StoreStoppedError('the store is closed'));
    if (asker.signal?.aborted === true) return Promise.reject(abandonedError());
    if (this.#mayRun(asker)) {
      const connection = this.#free.pop();
      if (connection !== undefined) return Promise.resolve(this.#begin(asker, connection));
    }
    return this.#hasRoomFor(asker)
      ? this.#wait(asker, waitMs)
      : Promise.reject(new BusyStoreError(`${this.#bound} statements are waiting already, or too many of one asker`));
  }

  #hasRoomFor({ name }: Asker): boolean {
    const own = this.#waiting.get(name)?.length ?? 0;
    return this.#waitingInAll < this.#bound && (name === '' || own < Math.ceil(this.#bound / 2));
  }

  #wait(asker: Asker, waitMs: number | undefined): Promise<Connection> {
    return new Promise((start, refuse) => {
      let timer: NodeJS.Timeout | undefined;
      const settle = (): void => {
        clearTimeout(timer);
        asker.signal?.removeEventListener('abort', leave);
      };
      const waiting: Waiting<Connection> = {
        asker,
        start: (free) => {
          settle();
          start(free);
        },
        refuse: (error) => {
          settle();
          refuse(error);
        },
      };
      const leave = (): void => this.#giveUp(waiting, abandonedError());
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

  #giveUp(waiting: Waiting<Connection>, error: StoreError): void {
    const queue = this.#waiting.get(waiting.asker.name) ?? [];
    queue.splice(queue.indexOf(waiting), 1);
    if (queue.length === 0) this.#waiting.delete(waiting.asker.name);
    this.#waitingInAll--;
    waiting.refuse(error);
  }

  #mayRun({ name, isFollower }: Asker): boolean {
    if (isFollower === true) return true;
    if (this.#runningOfOthers >= this.#all - this.#forFollowers) return false;
    const most = Math.max(1, this.#all - this.#forFollowers - 1);
    return name === '' || (this.#running.get(name) ?? 0) < most;
  }

  #begin({ name, isFollower }: Asker, connection: Connection): Connection {
    this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
    if (isFollower !== true) this.#runningOfOthers++;
    return connection;
  }

  #giveBack({ name, isFollower }: Asker, connection: Connection): void {
    const running = (this.#running.get(name) ?? 1) - 1;
    if (running === 0) this.#running.delete(name);
    else this.#running.set(name, running);
    if (isFollower !== true) this.#runningOfOthers--;
    this.#free.push(connection);
    this.#startWaiting();
    if (this.#closed && this.#free.length === this.#all) this.#drained?.();
  }

  /** Gives the free connections to the waiting askers, one each in turn. */
  #startWaiting(): void {
    // Ends where no connection is free: each turn takes one.
    for (;;) {
      const next = [...this.#waiting].find(([, [first]]) => first !== undefined && this.#mayRun(first.asker));
      const connection = next === undefined ? undefined : this.#free.pop();
      if (next === undefined || connection === undefined) return;
      const [name, queue] = next;
      const waiting = queue.shift();
      // Behind all others.
      this.#waiting.delete(name);
      if (queue.length > 0) this.#waiting.set(name, queue);
      this.#waitingInAll--;
      if (waiting !== undefined) waiting.start(this.#begin(waiting.asker, connection));
    }
  }
}

function abandonedError(): AbandonedStoreError {
  return new AbandonedStoreError('nobody waits for the answer any more');
}
