import { AsyncLocalStorage } from 'node:async_hooks';

/** The client that statements run for: clients are served in turn. */
export interface Asker {
  /** Unique name: a client's address, or a role of the server. */
  readonly name: string;
  /** True for ingest and the feeds: they follow the network, and have a connection that no reader takes. */
  readonly isFollower?: boolean;
  /** What still waits when this aborts is never started. */
  readonly signal?: AbortSignal | undefined;
}

const askers = new AsyncLocalStorage<Asker>();

/** Does work on behalf of somebody: every statement of it, however deep, waits in their turn. */
export function askingFor<T>(asker: Asker, work: () => T): T {
  return askers.run(asker, work);
}

/** On whose behalf this runs; undefined for what the server does by itself. */
export function currentAsker(): Asker | undefined {
  return askers.getStore();
}

/** Does work whose result others wait for too: it continues when the one who asked first is gone. */
export function forAllAskers<T>(work: () => T): T {
  const asker = askers.getStore();
  return asker?.signal === undefined ? work() : askers.run({ ...asker, signal: undefined }, work);
}

/** Does work on behalf of the same, which is given up when this signal aborts, too. */
export function untilAborted<T>(signal: AbortSignal, work: () => T): T {
  const asker = askers.getStore() ?? { name: '' };
  const both = asker.signal === undefined ? signal : AbortSignal.any([asker.signal, signal]);
  return askers.run({ ...asker, signal: both }, work);
}
