import { FailureLog } from '@ledgerscope/portal/failure-log';
import { addKeyCalls, type KeyCall, MOST_KEY_CALLS, type PortalStore } from '@ledgerscope/portal-store';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

const WRITE_MS = 1_000;
/** Calls that wait to be written, of all keys together; beyond that the oldest are omitted. */
const MOST_WAITING = 10_000;

/**
 * Logs the last calls of each key. Calls are noted when they were answered and written once a second, those of
 * all keys together.
 */
export function addKeyLog(app: FastifyInstance, store: () => PortalStore, logger: Pick<Logger, 'warn' | 'info'>): void {
  const log = new KeyLog(store, logger);
  app.decorate('keyLog', log);
  app.addHook('onResponse', async ({ apiKey, routeOptions }, reply) => {
    if (apiKey === undefined || routeOptions.config.publicPath === undefined) return;
    log.note({
      accessKey: apiKey.accessKey,
      answeredAt: new Date(),
      call: routeOptions.config.publicPath.documented,
      status: reply.statusCode,
      units: BigInt(String(reply.getHeader('x-units-charged') ?? 0)),
      durationMs: Math.ceil(reply.elapsedTime),
    });
  });
  const timer = setInterval(() => void log.write(), WRITE_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await log.write();
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Notes the calls of each key. */
    keyLog: KeyLog;
  }
}

/** Calls that were answered and are not written yet. */
class KeyLog {
  readonly #store: () => PortalStore;
  readonly #failures: FailureLog;
  #waiting: KeyCall[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(store: () => PortalStore, log: Pick<Logger, 'warn' | 'info'>) {
    this.#store = store;
    this.#failures = new FailureLog(log, 'the latest calls of API keys could not be stored');
  }

  note(call: KeyCall): void {
    this.#waiting.push(call);
    if (this.#waiting.length > 2 * MOST_WAITING) this.#waiting = this.#waiting.slice(-MOST_WAITING);
  }

  /** Writes what waits, after what is being written; what the database does not take is written the next time. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeNow());
    return this.#writing;
  }

  async #writeNow(): Promise<void> {
    const calls = newestOfEach(this.#waiting);
    this.#waiting = [];
    if (calls.length === 0) return;
    try {
      await addKeyCalls(this.#store(), calls);
      this.#failures.noteSuccess();
    } catch (error) {
      this.#failures.noteFailure(error);
      this.#waiting = [...calls, ...this.#waiting];
    }
  }
}

/** Of each key as many as stay, in their order. */
function newestOfEach(calls: readonly KeyCall[]): KeyCall[] {
  const seen = new Map<string, number>();
  const newest = calls.toReversed().filter(({ accessKey }) => {
    const count = (seen.get(accessKey) ?? 0) + 1;
    seen.set(accessKey, count);
    return count <= MOST_KEY_CALLS;
  });
  return newest.slice(0, MOST_WAITING).toReversed();
}
