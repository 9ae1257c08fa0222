import { type AcceptedKey, keysOfHashes, type PortalStore } from '@ledgerscope/portal-store';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { FailureLog } from '../failure-log.ts';

/** A key is asked for again after this time, while the call that found it so continues. */
const FRESH_MS = 2_000;
/** After this time nobody relies on what is known: a key that was deleted elsewhere is refused within five seconds. */
const RELIED_ON_MS = 4_500;
/** Keys, and texts that are none, that are cached; the one that was used longest ago is evicted first. */
const MOST = 10_000;

interface Known {
  readonly key: AcceptedKey | undefined;
  /** When the database was asked. */
  readonly askedMs: number;
}

/**
 * Keys of the public API by their hashes, cached in memory: calls in quick succession ask the database once in two seconds, and do
 * not wait for it. Lookups at the same time share one statement.
 */
export class KnownKeys {
  readonly #now: () => number;
  readonly #looking: FailureLog;
  readonly #known = new LRUCache<string, Known>({ max: MOST });
  readonly #asking = new Map<string, Promise<Known>>();
  #next: { readonly hashes: Set<string>; readonly answer: Promise<ReadonlyMap<string, AcceptedKey>> } | undefined;

  constructor(log: Pick<Logger, 'warn' | 'info'>, now: () => number = () => performance.now()) {
    this.#looking = new FailureLog(log, 'API keys could not be looked up');
    this.#now = now;
  }

  /** The key with this hash; undefined where there is none, or it is not active. */
  async find(store: PortalStore, hash: string): Promise<AcceptedKey | undefined> {
    const known = this.#known.get(hash);
    const age = known === undefined ? Number.POSITIVE_INFINITY : this.#now() - known.askedMs;
    if (known !== undefined && age < RELIED_ON_MS) {
      if (age > FRESH_MS)
        this.#ask(store, hash).then(
          () => this.#looking.noteSuccess(),
          (error: unknown) => this.#looking.noteFailure(error),
        );
      return activeOf(known);
    }
    return activeOf(await this.#ask(store, hash));
  }

  #ask(store: PortalStore, hash: string): Promise<Known> {
    const running = this.#asking.get(hash);
    if (running !== undefined) return running;
    const askedMs = this.#now();
    const asking = this.#answerOf(store, hash)
      .then((keys) => this.#cache(hash, { key: keys.get(hash), askedMs }))
      .finally(() => this.#asking.delete(hash));
    this.#asking.set(hash, asking);
    return asking;
  }

  /** The answer to the statement that is sent next, of this hash and all others that are asked for in the same turn. */
  #answerOf(store: PortalStore, hash: string): Promise<ReadonlyMap<string, AcceptedKey>> {
    if (this.#next === undefined) {
      const hashes = new Set<string>();
      const answer = Promise.resolve().then(async () => {
        this.#next = undefined;
        const keys = await keysOfHashes(store, [...hashes]);
        return new Map(keys.map((key) => [key.keyHash, key]));
      });
      this.#next = { hashes, answer };
    }
    this.#next.hashes.add(hash);
    return this.#next.answer;
  }

  #cache(hash: string, known: Known): Known {
    this.#known.set(hash, known);
    return known;
  }
}

function activeOf({ key }: Known): AcceptedKey | undefined {
  return key?.state === 'ACTIVE' ? key : undefined;
}
