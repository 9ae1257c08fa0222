import { OutsideError } from './outside-error.ts';

const MAX_WAITING = 64;
const FAILURES_BEFORE_PAUSE = 3;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;
const MAX_HOSTS = 10_000;

interface Host {
  running: number;
  readonly waiting: (() => void)[];
  /** In a row. */
  failures: number;
  pausedUntil: number;
}

/** Given back when a request has ended; `answered` false counts towards a pause of the host. */
export type ReleaseHost = (answered: boolean) => void;

/** A few requests at a time to each host, none for a while to one that fails repeatedly. Everything that it stores is bounded. */
export class HostSemaphore {
  readonly #perHost: number;
  readonly #now: () => number;
  /** The most recently used last. */
  readonly #hosts = new Map<string, Host>();

  constructor(perHost: number, now: () => number = Date.now) {
    this.#perHost = perHost;
    this.#now = now;
  }

  /** Waits for a place. @throws OutsideError 'paused' for a host that is left alone, or has too many requests waiting */
  async acquire(name: string): Promise<ReleaseHost> {
    const host = this.#host(name);
    if (host.pausedUntil > this.#now())
      throw new OutsideError('paused', 'Paused after repeated failures; will retry later.');
    if (host.running >= this.#perHost) {
      if (host.waiting.length >= MAX_WAITING)
        throw new OutsideError('paused', 'Too many requests to this server are waiting.');
      await new Promise<void>((resolve) => host.waiting.push(resolve));
    } else host.running++;
    return this.#makeRelease(host);
  }

  /** Ends once; a waiting request takes the place over, so that `running` never falls in between. */
  #makeRelease(host: Host): ReleaseHost {
    let ended = false;
    return (answered) => {
      if (ended) return;
      ended = true;
      host.failures = answered ? 0 : host.failures + 1;
      const beyond = host.failures - FAILURES_BEFORE_PAUSE;
      if (beyond >= 0) host.pausedUntil = this.#now() + Math.min(FIRST_PAUSE_MS * 2 ** beyond, LONGEST_PAUSE_MS);
      const next = host.waiting.shift();
      if (next === undefined) host.running--;
      else next();
    };
  }

  #host(name: string): Host {
    const host = this.#hosts.get(name) ?? { running: 0, waiting: [], failures: 0, pausedUntil: 0 };
    this.#hosts.delete(name);
    this.#hosts.set(name, host);
    const oldest = this.#hosts.entries().next();
    if (this.#hosts.size > MAX_HOSTS && !oldest.done && oldest.value[1].running === 0)
      this.#hosts.delete(oldest.value[0]);
    return host;
  }
}
