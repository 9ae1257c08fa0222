import { MS_PER_SECOND } from '@ledgerscope/ledger';
import { leaseRate, type PortalStore, type Rate } from '@ledgerscope/portal-store';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { FailureLog } from '../failure-log.ts';

/** Calls that a process takes from a key's bucket at a time. */
const CHUNK = 4;
/** After this time what was taken is not used any more; it goes back with the next question. */
const LEASE_MS = 1_000;
/** Keys that are stored; the one without calls for longest is evicted first. */
const MOST_KEYS = 10_000;

/** What a key has used of its limit. */
export interface RateState {
  readonly isAllowed: boolean;
  /** Calls that may be made at once now. */
  readonly remaining: number;
  /** Until there are as many again as may be made at once. */
  readonly resetSeconds: number;
  /** Until the next call may be made; 0 where one may. */
  readonly waitSeconds: number;
}

interface Bucket {
  /** Calls that this process took and did not serve yet. */
  taken: number;
  untilMs: number;
  /** What was left for all, when that was asked. */
  left: number;
  /** Before this time nothing is left for anybody. */
  emptyUntilMs: number;
  waiting: number;
  leasing: Promise<void> | undefined;
}

/**
 * Calls a second of each key, over all processes of one portal store: each takes a few at a time from the bucket there, the
 * next ones beside the calls that it serves.
 */
export class RateLimiter {
  readonly rate: Rate;
  readonly #store: () => PortalStore;
  readonly #leasing: FailureLog;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MOST_KEYS });

  constructor(store: () => PortalStore, rate: Rate, log: Pick<Logger, 'warn' | 'info'>) {
    this.#leasing = new FailureLog(log, 'the call rate of a key could not be reserved in advance');
    this.#store = store;
    this.rate = rate;
  }

  /** Counts a call. */
  async take(accessKey: string): Promise<RateState> {
    const bucket = this.#bucketOf(accessKey);
    bucket.waiting++;
    try {
      while (!isLeft(bucket)) {
        if (performance.now() < bucket.emptyUntilMs) return this.#stateOf(bucket, false);
        await this.#lease(accessKey, bucket);
      }
      bucket.taken--;
    } finally {
      bucket.waiting--;
    }
    // The next call finds its own.
    if (bucket.taken <= 1 && performance.now() >= bucket.emptyUntilMs)
      this.#lease(accessKey, bucket).then(
        () => this.#leasing.noteSuccess(),
        (error: unknown) => this.#leasing.noteFailure(error),
      );
    return this.#stateOf(bucket, true);
  }

  #lease(accessKey: string, bucket: Bucket): Promise<void> {
    bucket.leasing ??= this.#leaseNow(accessKey, bucket).finally(() => {
      bucket.leasing = undefined;
    });
    return bucket.leasing;
  }

  async #leaseNow(accessKey: string, bucket: Bucket): Promise<void> {
    const wanted = Math.min(this.rate.burst, Math.max(CHUNK, bucket.waiting));
    const unused = performance.now() > bucket.untilMs ? bucket.taken : 0;
    bucket.taken -= unused;
    const { given, left } = await leaseRate(this.#store(), accessKey, this.rate, wanted, unused);
    const nowMs = performance.now();
    bucket.taken += given;
    bucket.left = left;
    if (given > 0) bucket.untilMs = nowMs + LEASE_MS;
    else bucket.emptyUntilMs = nowMs + ((1 - left) / this.rate.perSecond) * MS_PER_SECOND;
  }

  #stateOf({ taken, left, emptyUntilMs }: Bucket, isAllowed: boolean): RateState {
    const { perSecond, burst } = this.rate;
    const remaining = Math.max(0, Math.min(burst, Math.floor(left) + taken));
    const waitMs = isAllowed ? 0 : Math.max(1, emptyUntilMs - performance.now());
    return {
      isAllowed,
      remaining,
      resetSeconds: Math.ceil((burst - remaining) / perSecond),
      waitSeconds: Math.ceil(waitMs / MS_PER_SECOND),
    };
  }

  #bucketOf(accessKey: string): Bucket {
    const known = this.#buckets.get(accessKey);
    const bucket = known ?? { taken: 0, untilMs: 0, left: 0, emptyUntilMs: 0, waiting: 0, leasing: undefined };
    if (known === undefined) this.#buckets.set(accessKey, bucket);
    return bucket;
  }
}

function isLeft({ taken, untilMs }: Bucket): boolean {
  return taken > 0 && performance.now() <= untilMs;
}
